import type { JobCard } from '@acheep/contract/jobs/job';
import { daysSince, isNew } from '@acheep/contract/jobs/job-date';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import classes from './job-card.module.css';

/** From here on the date says more than the number of days. */
const counted = 30;

/** How many days ago an open job was posted, after its company: of the last day it stands out. */
export function JobPosted({ job: { postedAt, status } }: { job: JobCard }) {
  const { t } = useTranslation('job');
  if (!postedAt || status !== 'active') return null;
  const days = daysSince(postedAt);
  // Keys of their own, not plurals: Khmer has one plural form for every number.
  const words =
    days > counted
      ? formatDate(postedAt, 'short')
      : days > 1
        ? t('posted.days', { count: days })
        : t(days === 1 ? 'posted.yesterday' : 'posted.today');
  return (
    <span className={classes.posted} data-new={isNew(postedAt) || undefined} lang={currentLocale()}>
      {' · '}
      <time dateTime={postedAt} title={formatDate(postedAt, 'short')}>
        {words}
      </time>
    </span>
  );
}
