import type { GatheringDetail } from '@acheep/contract/events/gathering';
import type { PageSection } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { apiQuery } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

const step = 10;
/** Maximum page size of the API. */
const maxPageSize = 100;

/** Open jobs of the participating companies, the point of a job fair. */
function OpenJobs({ id }: { id: string }) {
  const { t } = useTranslation('gathering');
  const [limit, setLimit] = useState(step);
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery('GET /event/job', { query: { limit, 'filter[eventId]': id } }),
    placeholderData: keepPreviousData,
  });
  if (data?.meta.total === 0) return null;
  return (
    <Section title={t('companies.jobs', { count: data?.meta.total ?? 0 })}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <JobCardList jobs={data?.data} expected={2} twoColumns />
          {data && data.data.length < Math.min(data.meta.total, maxPageSize) && (
            <Button
              variant="default"
              mt="md"
              loading={isFetching}
              onClick={() => setLimit((now) => Math.min(now + step * 2, maxPageSize))}
            >
              {t('companies.moreJobs')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

interface GatheringCompaniesProps {
  section: PageSection;
  id: string;
  /** In the order of the section. */
  companies: GatheringDetail['companies'];
}

/** The companies that take part in an event, and their open jobs. */
export const GatheringCompanies = ({ section, id, companies }: GatheringCompaniesProps) => (
  <>
    <Section title={section.title}>
      <ul className={classes.companies}>
        {companies.map((company, index) => {
          const [name] = section.list?.[index] ?? [];
          return (
            <li key={company._id}>
              <Link to={paths.company(company._id)} className={classes.company}>
                <CompanyAvatar company={company} src={company.logo} size="small" />
                <span lang={name?.lang}>{name?.text}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
    <div data-own>
      <OpenJobs id={id} />
    </div>
  </>
);
