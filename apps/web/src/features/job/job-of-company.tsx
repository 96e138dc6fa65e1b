import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Section } from '../../ui/section.tsx';
import { companyJobsQuery } from './job.api.ts';
import { JobCardList } from './job-card-list.tsx';

const jobsAPage = 10;

/** The open jobs of a company, for its page. */
export function JobOfCompany() {
  const { t } = useTranslation('job');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const { data, error, refetch } = useQuery(companyJobsQuery(id, { page, limit: jobsAPage }));
  return (
    <Section title={t('company.open')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState title={t('company.none')} text={t('company.noneHint')} />
      ) : (
        <>
          <JobCardList jobs={data?.data} expected={2} twoColumns />
          {data && (
            <Pagination
              page={page}
              limit={jobsAPage}
              total={data.meta.total}
              link={(wanted) => ({ component: Link, to: { search: wanted > 1 ? `?page=${wanted}` : '' } })}
            />
          )}
        </>
      )}
    </Section>
  );
}
