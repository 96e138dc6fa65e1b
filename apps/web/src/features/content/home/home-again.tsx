import { paths } from '@acheep/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { JobBand, jobsShown } from './job-band.tsx';

/** Jobs for what was last searched for in this browser. */
export function HomeAgain({ search }: { search: string }) {
  const { t } = useTranslation('home-more');
  const { data, isError } = useQuery(useJobListQuery({ query: { search, limit: jobsShown } }));
  if (isError) return null;
  return (
    <JobBand
      title={t('again.title', { search })}
      to={paths.jobList({ search })}
      all={t('again.all')}
      // Jobs that only mention the words are left to the list, which says so.
      jobs={data?.data.slice(0, data.meta.in_title ?? jobsShown)}
    >
      {t(data?.data.length ? 'again.mentioned' : 'again.none')}
    </JobBand>
  );
}
