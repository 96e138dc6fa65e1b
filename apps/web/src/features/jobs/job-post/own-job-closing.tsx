import type { OwnJob } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import classes from './own-job-list.module.css';

/** Days before the closing date from which a job closes soon. */
const soon = 3;

/** Until when the job is open, marked when that is near, or since when it is not. */
export function OwnJobClosing({ job }: { job: OwnJob }) {
  const { t } = useTranslation('job-post');
  const { status, closingDate } = job;
  const now = today();
  const sayOn = (key: 'list.closesOn' | 'list.closedOn' | 'list.goesLive', day: string) => (
    <DateText value={day} format="short">
      {(date) => t(key, { date })}
    </DateText>
  );
  const say = () => {
    if (status === 'closed' || status === 'archived') {
      return job.closedOn ? sayOn('list.closedOn', job.closedOn) : t('list.closedByHand');
    }
    if (job.scheduledOn) return sayOn('list.goesLive', job.scheduledOn);
    if (!closingDate) return t('list.noClosing');
    if (closingDate === now) return t('list.closesToday');
    if (closingDate === addDays(now, 1)) return t('list.closesTomorrow');
    return sayOn('list.closesOn', closingDate);
  };
  const near = status === 'active' && closingDate !== null && closingDate <= addDays(now, soon);
  return (
    <Text span size="sm" className={near ? classes.near : undefined} c={closingDate ? undefined : 'dimmed'}>
      {say()}
    </Text>
  );
}
