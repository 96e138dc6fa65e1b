import { useQuery } from '@tanstack/react-query';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

const shown = 4;

interface JobSimilarListProps {
  jobId: string;
  categoryId: string;
  /** The place of the job, if it has one. */
  provinceId: string | undefined;
}

/** Other open jobs of the same category, those of the same place first; nothing if they cannot be loaded. */
export function JobSimilarList({ jobId, categoryId, provinceId }: JobSimilarListProps) {
  const { t } = useTranslation('job');
  // One more than shown, because the job itself may be among them.
  const query = { limit: shown + 1, 'filter[categoryId]': categoryId };
  const near = useQuery({
    ...useJobListQuery({ query: { ...query, 'filter[provinceId]': provinceId } }),
    enabled: provinceId !== undefined,
  });
  const isNearEnough = provinceId !== undefined && (near.isPending || (near.data?.data.length ?? 0) > shown);
  const all = useQuery({ ...useJobListQuery({ query }), enabled: !isNearEnough });
  const isWaiting = isNearEnough ? near.isPending : all.isPending;
  const found = new Map(
    [...(near.data?.data ?? []), ...(all.data?.data ?? [])].map((job) => [job._id, job] as const),
  );
  found.delete(jobId);
  const others = isWaiting ? undefined : [...found.values()].slice(0, shown);
  if (others?.length === 0) return null;
  return (
    <Section title={t('similar')}>
      <JobCardList jobs={others} expected={shown} twoColumns />
    </Section>
  );
}
