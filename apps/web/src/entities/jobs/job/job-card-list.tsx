import type { JobCard as Job } from '@acheep/contract/jobs/job';
import { Skeleton } from '@mantine/core';
import { CardList, type CardListShape } from '../../../ui/card-list.tsx';
import { useAppliedJobs } from './applied-jobs.ts';
import classes from './job-card.module.css';
import { type JobBeside, JobCard } from './job-card.tsx';

interface JobCardListProps extends CardListShape {
  /** Undefined while loading. */
  jobs: readonly Job[] | undefined;
  as?: 'h2' | 'h3';
  beside?: JobBeside | undefined;
}

const SkeletonCard = () => (
  <div className={classes.card}>
    <Skeleton width={40} height={40} radius="md" />
    <div className={classes.body}>
      <Skeleton height={18} width="70%" mt={4} />
      <Skeleton height={14} width="45%" mt={12} />
    </div>
    <div className={classes.facts}>
      <Skeleton height="1lh" width="80%" />
    </div>
  </div>
);

export function JobCardList({ jobs, as, beside, ...shape }: JobCardListProps) {
  const applied = useAppliedJobs();
  return (
    <CardList
      {...shape}
      className={shape.twoColumns ? undefined : classes.rows}
      records={jobs}
      skeleton={<SkeletonCard />}
    >
      {(job) => <JobCard job={job} applied={applied.get(job._id)} as={as} beside={beside} />}
    </CardList>
  );
}
