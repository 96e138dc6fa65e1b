import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { listRequest } from '../../../lib/list-url.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Section } from '../../../ui/section.tsx';

const companyJobs = { filters: {}, sorts: ['createdAt_-1'], limit: 10 } as const;

/** The open jobs of a company, on its page. */
export function JobOfCompany() {
  const { t } = useTranslation('job');
  const { id = '' } = useParams();
  const { asked, pageLink } = useListUrl(companyJobs);
  const query = { ...listRequest(companyJobs, asked), 'filter[companyId]': id };
  const { data, error, refetch } = useQuery(apiPage('GET /job', { query }));
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
              page={asked.page}
              limit={data.meta.per_page}
              total={data.meta.total}
              link={pageLink}
            />
          )}
        </>
      )}
    </Section>
  );
}
