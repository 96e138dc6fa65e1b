import { canonicalGatherings, gatheringLists, viewOf } from '@acheep/contract/events/gathering-list-url';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { gatheringSorts } from '@acheep/contract/events/gathering-option';
import { categoryIdOf } from '@acheep/contract/kernel/paths';
import { Container, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { categoryQuery } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { gatheringPage } from './gathering.api.ts';
import { useGatheringFilters } from './gathering-filter.tsx';
import classes from './gathering-list-page.module.css';
import { GatheringResults } from './gathering-results.tsx';
import { GatheringViews } from './gathering-views.tsx';

const GatheringCalendar = lazy(() =>
  import('./gathering-calendar.tsx').then((m) => ({ default: m.GatheringCalendar })),
);

/** The trainings or the events: search, filters, order, page and view all live in the URL. */
function GatheringListPage({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering');
  const [params] = useSearchParams();
  const view = viewOf(params);
  const list = gatheringLists[kind][view];
  const control = useListUrl(list);
  const { asked, set } = control;
  const isCalendar = view === 'calendar';
  const result = useQuery({ ...gatheringPage(kind, view, asked), enabled: !isCalendar });
  const meta = result.data?.meta;
  const first = result.data?.data[0];
  const filters = useGatheringFilters({ kind, view, control, company: first && companyName(first.company) });
  const category = useQuery(categoryQuery).data?.find(
    ({ _id }) => _id === categoryIdOf(asked.filters.categoryId),
  );
  const name = t(`${kind}.title`);
  const title = category ? t('titleCategory', { list: name, category: localized(category.name) }) : name;
  const count = meta && !isCalendar ? t(`${kind}.count`, { count: meta.total, number: countText(meta) }) : '';
  const sorts = choicesOf(gatheringSorts)
    .filter(({ value }) => asked.search !== '' || value !== 'relevance')
    .map((sort) =>
      view === 'past' && sort.value === 'startsAt_1' ? { ...sort, label: t('sort.latest') } : sort,
    );
  return (
    <Container className={classes.page}>
      <PageHead
        title={title}
        description={t(`${kind}.description`)}
        canonical={canonicalGatherings(kind, view, asked)}
      />
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      <p className={classes.lead}>{t(`${kind}.description`)}</p>
      <search className={classes.search}>
        <SearchField
          bare
          label={t('search.label')}
          hint={t(`${kind}.searchHint`)}
          value={asked.search}
          onSearch={(wanted) => set('search', wanted)}
        />
        <GatheringViews view={view} />
      </search>
      <FilteredList
        {...control}
        filters={filters}
        sorts={isCalendar ? [] : sorts}
        label={t(`${kind}.results`)}
        count={result.isError || isCalendar ? undefined : count}
      >
        {isCalendar ? (
          <Suspense>
            <GatheringCalendar kind={kind} asked={asked} narrowed={isNarrowed(asked)} />
          </Suspense>
        ) : (
          <GatheringResults kind={kind} view={view} result={result} {...control} />
        )}
      </FilteredList>
    </Container>
  );
}

export const TrainingListPage = () => <GatheringListPage key="training" kind="training" />;
export const EventListPage = () => <GatheringListPage key="event" kind="event" />;
