import { Button, Container, NativeSelect, Text, Title } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyName } from '../../entities/company/company-name.ts';
import { apiPage } from '../../lib/api-query.ts';
import { filterCount, listRequest } from '../../lib/list-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useListUrl } from '../../lib/use-list-url.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { FilterPanel } from '../../ui/filter-panel.tsx';
import { useJobFilters } from './job-filter.ts';
import { jobList } from './job-list.ts';
import classes from './job-list-page.module.css';
import { sortOptions, useListTitle } from './job-list-title.ts';
import { JobResults } from './job-results.tsx';
import { JobSearchBar } from './job-search-bar.tsx';

const Sheet = lazy(() => import('../../ui/filter-sheet.tsx').then((m) => ({ default: m.FilterSheet })));

/** The job list: search, filters, order and page all live in the URL. */
export function JobListPage() {
  const { t } = useTranslation('job');
  const control = useListUrl(jobList);
  const { asked, set, clear } = control;
  const result = useQuery(apiPage('GET /job', { query: listRequest(jobList, asked) }));
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const title = useListTitle(asked);
  const chosen = filterCount(asked);
  const meta = result.data?.meta;
  const count = meta
    ? t('list.count', {
        count: meta.total,
        number: `${meta.total.toLocaleString('en-US')}${meta.total_capped ? '+' : ''}`,
      })
    : '';
  const first = result.data?.data[0];
  const filters = useJobFilters(first && companyName(first.company));

  return (
    <Container className={classes.page}>
      <PageHead title={title} noIndex={chosen > 1 || asked.search !== ''} />
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      <JobSearchBar asked={asked} set={set} />
      <div className={classes.columns}>
        <aside className={classes.filters} aria-label={t('list.filters', { ns: 'common' })}>
          <FilterPanel filters={filters} asked={asked} set={set} />
        </aside>
        <section className={classes.main} aria-label={t('list.results')}>
          <div className={classes.bar}>
            <Button
              className={classes.sheetButton}
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              onClick={() => setSheet('open')}
            >
              {chosen > 0
                ? t('list.filtersChosen', { ns: 'common', number: chosen })
                : t('list.filters', { ns: 'common' })}
            </Button>
            {!result.isError && (
              <Text className={classes.count} role="status" fw={600}>
                {count}
              </Text>
            )}
            <NativeSelect
              aria-label={t('list.sort')}
              value={asked.sort}
              data={sortOptions(asked.search !== '')}
              onChange={(event) => set('sort', event.currentTarget.value)}
            />
          </div>
          <FilterChips filters={filters} asked={asked} set={set} clear={clear} />
          {meta?.corrected && (
            <Text role="status">
              {t('list.corrected', { search: asked.search, corrected: meta.corrected })}
            </Text>
          )}
          <JobResults result={result} {...control} />
        </section>
      </div>
      {sheet !== 'never' && (
        <Suspense>
          <Sheet
            filters={filters}
            asked={asked}
            set={set}
            clear={clear}
            opened={sheet === 'open'}
            onClose={() => setSheet('closed')}
            count={count}
          />
        </Suspense>
      )}
    </Container>
  );
}
