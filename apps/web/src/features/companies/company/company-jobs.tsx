import { companyTabPath } from '@acheep/contract/companies/company-tab';
import { listRequest } from '@acheep/contract/kernel/list-url';
import { byDate, some } from '@acheep/contract/kernel/option';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Section } from '../../../ui/section.tsx';

const companyJobs = { filters: {}, sorts: some(byDate, 'createdAt_-1'), limit: 10 };
/** Number of jobs beside what the company says about itself. */
const few = 4;

/** Query of the requested page of a company's open jobs; the server's document contains the first. */
function useJobs(id: string) {
  const { asked, pageLink } = useListUrl(companyJobs);
  const query = { ...listRequest(companyJobs, asked), 'filter[companyId]': id };
  return { ...useQuery(apiPage('GET /job', { query })), page: asked.page, pageLink };
}

/** Number of a company's open jobs; undefined while it loads. */
export const useJobCount = (id: string) => useJobs(id).data?.meta.total;

/** A company's open jobs: the first few, or all of them, by pages. */
export function CompanyJobs({ id, whole = false }: { id: string; whole?: boolean }) {
  const { t } = useTranslation('company');
  const { data, error, refetch, page, pageLink } = useJobs(id);
  const more = !whole && data && data.meta.total > few && (
    <Link to={companyTabPath(id, 'jobs')}>{t('allJobs')}</Link>
  );
  return (
    <Section title={t('nowOpen.title')} action={more || undefined}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState art="office" title={t('nowOpen.none')} text={t('nowOpen.noneHint')} />
      ) : (
        <>
          <JobCardList jobs={whole ? data?.data : data?.data.slice(0, few)} expected={2} twoColumns={whole} />
          {whole && data && (
            <Pagination page={page} limit={data.meta.per_page} total={data.meta.total} link={pageLink} />
          )}
        </>
      )}
    </Section>
  );
}
