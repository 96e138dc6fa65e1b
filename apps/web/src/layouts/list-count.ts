import { paths } from '@acheep/contract/kernel/paths';
import { useQuery } from '@tanstack/react-query';
import { type Counts, useCandidateCounts } from '../entities/hiring/application/candidate-count.ts';
import { apiQuery } from '../lib/api-query.ts';

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);
/** The number of records is all that is read of a list. */
const query = { limit: 1 };

/** Returns the number of records of each state of a list, by the address of its tab. */
export function useListCounts(list: string): Counts {
  const isOf = (address: string) => list === address;
  const candidates = useCandidateCounts(isOf(paths.manageApplied()));
  const { data: jobs } = useQuery({
    ...apiQuery('GET /job/own', { query }),
    enabled: isOf(paths.manageJob()),
    select: ({ meta: { counts } }): Counts => ({
      [paths.manageJob()]: sum(counts),
      [paths.manageJobDraft()]: counts.draft,
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
