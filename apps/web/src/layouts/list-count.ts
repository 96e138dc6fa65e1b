import { paths } from '@acheep/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../lib/api-query.ts';

/** Numbers of records, by the address of the list that has them. */
type Counts = Partial<Record<string, number>>;

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);
/** The number of records is all that is read of a list. */
const query = { limit: 1 };

/** Returns the number of records of each state of a list, by the address of its tab. */
export function useListCounts(list: string): Counts {
  const isOf = (address: string) => list === address;
  const { data: candidates } = useQuery({
    ...apiQuery('GET /application/candidate', { query }),
    enabled: isOf(paths.manageApplied()),
    select: ({ meta: { counts } }): Counts => ({
      [paths.manageApplied()]: sum(counts),
      [paths.manageShortlist()]: counts.shortlisted,
      [paths.manageRejected()]: counts.rejected,
    }),
  });
  const { data: jobs } = useQuery({
    ...apiQuery('GET /job/own', { query }),
    enabled: isOf(paths.manageJob()),
    select: ({ meta: { counts } }): Counts => ({
      [paths.manageJob()]: sum(counts),
      [paths.manageJobDraft()]: counts.draft + counts.pending,
      [paths.manageJobActive()]: counts.active,
      [paths.manageJobClosed()]: counts.closed,
      [paths.postJobOld()]: counts.closed + counts.archived,
    }),
  });
  const { data: trainings } = useQuery({
    ...apiQuery('GET /training/own', { query }),
    enabled: isOf(paths.manageTraining()),
    select: ({ meta: { counts } }): Counts => ({
      [paths.manageTraining()]: sum(counts),
      [paths.manageTrainingDraft()]: counts.draft,
      [paths.manageTrainingActive()]: counts.active,
      [paths.manageTrainingClosed()]: counts.closed,
    }),
  });
  return { ...candidates, ...jobs, ...trainings };
}
