import {
  canonicalGatherings,
  type GatheringFilterName,
  gatheringLists,
  timesAhead,
  type View,
  viewOf,
  views,
} from '@acheep/contract/events/gathering-list-url';
import {
  eventTypes,
  type GatheringKind,
  gatheringFees,
  gatheringPlaces,
  gatheringSorts,
  trainingLevels,
} from '@acheep/contract/events/gathering-option';
import { languages } from '@acheep/contract/jobs/job-option';
import { isNarrowed, withParam } from '@acheep/contract/kernel/list-url';
import { categoryIdOf, categoryParam, paths } from '@acheep/contract/paths';
import { Button, Container, Title } from '@mantine/core';
import { IconCalendarMonth, IconCalendarOff, IconHistory, IconList } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { GatheringCardList } from '../../../entities/events/gathering/gathering-card-list.tsx';
import { categoryQuery, provinceQuery, recordChoices } from '../../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { lazy } from '../../../lib/lazy.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { type ListControl, useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { DayFilter } from '../../../ui/day-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Filter } from '../../../ui/filter.ts';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { gatheringPage, type ListAnswer } from './gathering.api.ts';
import classes from './gathering-list-page.module.css';

interface FilterNeeds {
  kind: GatheringKind;
  view: View;
  control: Pick<ListControl<GatheringFilterName>, 'asked' | 'set'>;
  company: string | undefined;
}

/** Returns the filters of a list in the page's language; options are empty while they load. */
function useGatheringFilters({ kind, view, control, company }: FilterNeeds): Filter<GatheringFilterName>[] {
  const { t } = useTranslation('gathering');
  const categories = useQuery(categoryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const { asked, set } = control;
  const filter = (
    name: GatheringFilterName,
    kind: Filter['kind'],
    options: Filter['options'],
    rest: Partial<Filter<GatheringFilterName>> = {},
  ) => ({ name, label: t(`filter.${name}`), kind, options, ...rest });
  const any = (name: 'when' | 'categoryId' | 'provinceId' | 'place' | 'fee') => ({
    any: t(`filter.any.${name}`),
  });
  const dayFilter = (name: 'from' | 'to') =>
    filter(name, 'own', [], {
      labelOf: (value) => t(`filter.chip.${name}`, { date: formatDate(value, 'short') }),
      control: (
        <DayFilter
          key={name}
          label={t(`filter.${name}`)}
          value={asked.filters[name]}
          onChange={(value) => set(name, value)}
        />
      ),
    });
  const all = [
    filter('when', 'select', choicesOf(timesAhead), any('when')),
    dayFilter('from'),
    dayFilter('to'),
    filter(
      'categoryId',
      'select',
      categories.map((category) => ({ value: categoryParam(category), label: localized(category.name) })),
      { ...any('categoryId'), same: (a, b) => categoryIdOf(a) === categoryIdOf(b) },
    ),
    filter('place', 'select', choicesOf(gatheringPlaces), any('place')),
    filter('provinceId', 'select', recordChoices(provinces), any('provinceId')),
    filter('fee', 'select', choicesOf(gatheringFees), any('fee')),
    filter('eventType', 'checks', choicesOf(eventTypes)),
    filter('level', 'checks', choicesOf(trainingLevels)),
    filter('language', 'folded', choicesOf(languages)),
    // Set by links only: the panel has no room for all companies.
    filter('companyId', 'none', [], { labelOf: () => company ?? t('filter.companyId') }),
  ];
  return all.filter(({ name }) => name in gatheringLists[kind][view].filters);
}

interface GatheringResultsProps extends Pick<ListControl, 'asked' | 'clear' | 'pageLink'> {
  kind: GatheringKind;
  view: View;
  result: UseQueryResult<ListAnswer>;
}

function GatheringResults({ kind, view, result, asked, clear, pageLink }: GatheringResultsProps) {
  const { t } = useTranslation('gathering');
  const list = kind === 'training' ? paths.trainingList : paths.eventList;
  const all = (
    <Button component={Link} to={list()}>
      {t(`${kind}.all`)}
    </Button>
  );
  // Nothing is upcoming: suggests past ones.
  const empty = isNarrowed(asked) ? (
    <NothingFound title={t(`${kind}.none`)} asked={asked} clear={clear} all={all} />
  ) : (
    <EmptyState
      icon={IconCalendarOff}
      title={t(view === 'past' ? 'empty.past' : `${kind}.nothingAhead`)}
      text={view === 'past' ? undefined : t('empty.text')}
      action={
        view === 'past' ? (
          all
        ) : (
          <Button component={Link} to={list({ view: 'past' })} variant="default">
            {t('empty.seePast')}
          </Button>
        )
      }
    />
  );
  return (
    <ListResults
      query={result}
      asked={asked}
      pageLink={pageLink}
      waiting={<GatheringCardList gatherings={undefined} expected={5} as="h2" />}
      empty={empty}
    >
      {(rows) => <GatheringCardList gatherings={rows} expected={0} as="h2" />}
    </ListResults>
  );
}

const icons = { list: IconList, calendar: IconCalendarMonth, past: IconHistory };

/** Tabs of upcoming ones as a list or by month, and of past ones. Filters carry over. */
function GatheringViews({ view }: { view: View }) {
  const { t } = useTranslation('gathering');
  const [params] = useSearchParams();
  return (
    <nav aria-label={t('view.label')} className={classes.views}>
      {views.map((one) => {
        const Icon = icons[one];
        const next = withParam(params, 'view', one === 'list' ? undefined : one);
        // The same order would mean the opposite for past ones.
        next.delete('sort');
        return (
          <Link
            key={one}
            to={{ search: `?${next}` }}
            preventScrollReset
            className={classes.view}
            aria-current={one === view ? 'page' : undefined}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
            {t(`view.${one}`)}
          </Link>
        );
      })}
    </nav>
  );
}

const GatheringCalendar = lazy(() =>
  import('./gathering-calendar.tsx').then((m) => ({ default: m.GatheringCalendar })),
);

/** The trainings or events: search, filters, order, page and view are in the URL. */
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
