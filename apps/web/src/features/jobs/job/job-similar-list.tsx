import { useQuery } from '@tanstack/react-query';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

const shown = 4;

/** Other open jobs of the same category; nothing if they cannot be loaded. */
export function JobSimilarList({ jobId, categoryId }: { jobId: string; categoryId: string }) {
  const { t } = useTranslation('job');
  // One more than shown, because the job itself may be among them.
  const query = { limit: shown + 1, 'filter[categoryId]': categoryId };
  const { data, isError } = useQuery(useJobListQuery({ query }));
  const others = data?.data.filter(({ _id }) => _id !== jobId).slice(0, shown);
  if (isError || others?.length === 0) return null;
  return (
    <Section title={t('similar')}>
      <JobCardList jobs={others} expected={shown} twoColumns />
    </Section>
  );
}
