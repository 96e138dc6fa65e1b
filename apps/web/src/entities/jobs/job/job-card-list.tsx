import type { JobCard as Job } from '@acheep/contract/jobs/job';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useAppliedJobs } from './applied-jobs.ts';
import classes from './job-card.module.css';
import { type JobBeside, JobCard } from './job-card.tsx';

interface JobCardListProps {
  /** Undefined while they are on their way. */
  jobs: readonly Job[] | undefined;
  /** How many places are held until then. */
  expected: number;
  /** Two beside each other where there is room. */
  twoColumns?: boolean;
  as?: 'h2' | 'h3';
  beside?: JobBeside | undefined;
}

const SkeletonCard = () => (
  <div className={classes.card}>
    <Skeleton width={44} height={44} radius="md" />
    <div className={classes.body}>
      <Skeleton height={18} width="70%" mt={4} />
      <Skeleton height={14} width="45%" mt={12} />
    </div>
    <div className={classes.facts}>
      {/* As the facts themselves: two rows of two. */}
      {[90, 110, 70, 120].map((width) => (
        <Skeleton key={width} height="1lh" width={width} />
      ))}
    </div>
  </div>
);

/** Jobs as cards, or their shapes while they load. */
export function JobCardList({ jobs, expected, twoColumns, as, beside }: JobCardListProps) {
  const { t } = useTranslation();
  const applied = useAppliedJobs();
  const className = twoColumns ? classes.twoColumns : classes.list;
  if (!jobs) {
    return (
      <div className={className} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {Array.from({ length: expected }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    );
  }
  return (
    <ul className={className}>
      {jobs.map((job) => (
        <li key={job._id}>
          <JobCard job={job} applied={applied.has(job._id)} as={as} beside={beside} />
        </li>
      ))}
    </ul>
  );
}
