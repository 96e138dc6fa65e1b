import type { SiteFound } from '@acheep/contract/jobs/site-search';
import { maximumSearch } from '@acheep/contract/kernel/list';
import { shortSearch } from '@acheep/contract/kernel/page-head';
import { Container, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { apiPage } from '../../../lib/api-query.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './search-page.module.css';
import { SearchResults } from './search-results.tsx';

const againAfter = 3000;
const triesOfLate = 3;
const hasLate = (result: { data: SiteFound } | undefined) =>
  result !== undefined && Object.values(result.data).includes(null);

/** Search of the whole site: the first results of each kind, with links to the rest. The search text is in the URL. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.trim().slice(0, maximumSearch) ?? '';
  const result = useQuery({
    ...apiPage('GET /search', { query: { search } }),
    enabled: search !== '',
    // A list that was too slow is asked again, as it may have been for a moment only.
    refetchInterval: ({ state }) =>
      state.dataUpdateCount + state.errorUpdateCount <= triesOfLate && hasLate(state.data)
        ? againAfter
        : false,
  });
  const title = search ? t('titleOf', { search: shortSearch(search) }) : t('title');
  return (
    <Container className={classes.page}>
      <PageHead title={title} noIndex />
      <Title order={1} mb="sm" className={classes.title}>
        {title}
      </Title>
      {!search && (
        <Text c="dimmed" mb="md">
          {t('lead')}
        </Text>
      )}
      <search className={classes.field}>
        <SearchField
          bare
          label={t('label')}
          hint={t('label')}
          value={search}
          onSearch={(wanted) => setParams(wanted ? { search: wanted } : {})}
        />
      </search>
      {search && <SearchResults search={search} result={result} />}
    </Container>
  );
}
