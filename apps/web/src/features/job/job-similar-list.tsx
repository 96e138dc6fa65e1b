import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { similarJobsQuery } from './job.api.ts';
import { JobCardList } from './job-card-list.tsx';

const shown = 4;

/** Other open jobs of the same category. Where they cannot be loaded nothing is missed. */
export function JobSimilarList({ jobId, categoryId }: { jobId: string; categoryId: string }) {
  const { t } = useTranslation('job');
  const { data, isError } = useQuery(similarJobsQuery(categoryId, shown));
  const others = data?.filter(({ _id }) => _id !== jobId).slice(0, shown);
  if (isError || others?.length === 0) return null;
  return (
    <Section title={t('similar')}>
      <JobCardList jobs={others} expected={shown} twoColumns />
    </Section>
  );
}
