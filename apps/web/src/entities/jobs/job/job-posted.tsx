import type { JobCard } from '@acheep/contract/jobs/job';
import { daysSince, isNew } from '@acheep/contract/jobs/job-date';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import classes from './job-card.module.css';

/** Days after which the date is more informative than their number. */
const counted = 30;

/** Age of an open job, highlighted on its first day. */
export function JobPosted({ job: { postedAt, status } }: { job: JobCard }) {
  const { t } = useTranslation('job');
  if (!postedAt || status !== 'active') return null;
  const days = daysSince(postedAt);
  // Separate keys instead of plurals: Khmer has one plural form for every number.
  const words =
    days > counted
      ? formatDate(postedAt, 'short')
      : days > 1
        ? t('posted.days', { count: days })
        : t(days === 1 ? 'posted.yesterday' : 'posted.today');
  return (
    <>
      {' '}
      <span className={classes.posted} data-new={isNew(postedAt) || undefined} lang={currentLocale()}>
        {'· '}
        <time dateTime={postedAt} title={formatDate(postedAt, 'short')}>
          {words}
        </time>
      </span>
    </>
  );
}
