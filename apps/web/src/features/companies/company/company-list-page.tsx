import {
  type CompanyFilterName,
  companies,
  companyHiring,
  companySorts,
} from '@acheep/contract/companies/company-option';
import { canonicalSearch, listRequest } from '@acheep/contract/kernel/list-url';
import { paths } from '@acheep/contract/paths';
import { Button, Container, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CompanyCard } from '../../../entities/companies/company/company-card.tsx';
import { industryQuery, provinceQuery, recordChoices } from '../../../entities/jobs/reference/reference.ts';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import type { Filter } from '../../../ui/filter.ts';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './company-list-page.module.css';

const companySortOptions = (searching: boolean) =>
  choicesOf(companySorts).filter(({ value }) => searching || value !== 'relevance');

/** Returns the filters of the directory in the page's language; options are empty while they load. */
function useCompanyFilters(): Filter<CompanyFilterName>[] {
  const { t } = useTranslation('company');
  const industries = useQuery(industryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  return [
    { name: 'hiring', label: t('filter.hiring'), kind: 'checks', options: choicesOf(companyHiring) },
    {
      name: 'industryId',
      label: t('industry'),
      kind: 'select',
      options: recordChoices(industries),
      any: t('filter.anyIndustry'),
    },
    {
      name: 'provinceId',
      label: t('province'),
      kind: 'select',
      options: recordChoices(provinces),
      any: t('filter.anyProvince'),
    },
  ];
}

/** The directory of companies: search, filters, order and page are in the URL. */
export function CompanyListPage() {
  const { t } = useTranslation('company');
  const control = useListUrl(companies);
  const { asked, set, clear, pageLink } = control;
  const result = useQuery(apiPage('GET /company', { query: listRequest(companies, asked) }));
  const filters = useCompanyFilters();
  const meta = result.data?.meta;
  const count = meta ? t('list.count', { count: meta.total, number: countText(meta) }) : '';
  const all = (
    <Button component={Link} to={paths.companyList()}>
      {t('list.all')}
    </Button>
  );
  return (
    <Container className={classes.page}>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonical={canonicalSearch(companies, asked)}
      />
      <Title order={1} mb="sm">
        {t('list.title')}
      </Title>
      <search>
        <SearchField
          bare
          label={t('list.search')}
          hint={t('list.searchHint')}
          value={asked.search}
          onSearch={(wanted) => set('search', wanted)}
        />
      </search>
      <FilteredList
        {...control}
        filters={filters}
        sorts={companySortOptions(asked.search !== '')}
        label={t('list.results')}
        count={result.isError ? undefined : count}
      >
        <ListResults
          query={result}
          asked={asked}
          pageLink={pageLink}
          waiting={<SkeletonList height={220} />}
          empty={<NothingFound title={t('list.none')} asked={asked} clear={clear} all={all} />}
        >
          {(companies) => (
            <ul className={classes.cards}>
              {companies.map((company) => (
                <li key={company._id}>
                  <CompanyCard company={company} />
                </li>
              ))}
            </ul>
          )}
        </ListResults>
      </FilteredList>
    </Container>
  );
}
