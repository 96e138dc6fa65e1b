import { languages } from '@acheep/contract/jobs/job-option';
import type { ListMeta } from '@acheep/contract/kernel/endpoint';
import { filterCount } from '@acheep/contract/kernel/list-url';
import { minorUnits, moneyText } from '@acheep/contract/kernel/money';
import { candidateExperiences, educationLevels, noticePeriods } from '@acheep/contract/talent/resume-option';
import { type ResumeFilterName, resumeOpened } from '@acheep/contract/talent/resume-view-option';
import { activeWithin, talentSorts } from '@acheep/contract/talent/talent-option';
import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { categoryQuery, provinceQuery } from '../../entities/jobs/reference/reference.ts';
import { choicesOf } from '../../lib/choice.ts';
import { localized } from '../../lib/locale.ts';
import { PageHead } from '../../lib/page-head.tsx';
import type { ListControl } from '../../lib/use-list-url.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { countText } from '../../ui/count-text.ts';
import type { Filter } from '../../ui/filter.ts';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { ListResults } from '../../ui/list-results.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';
import classes from './found-list.module.css';

const talentSortOptions = (searching: boolean) =>
  choicesOf(talentSorts).filter(({ value }) => searching || value !== 'relevance');

/** Steps of the salary filter, in whole US dollars a month. */
const salarySteps = ['200', '300', '400', '500', '700', '1000', '1500', '2000', '3000'];

/** Returns the filters of these lists in the page's language; options are empty while they load. */
function useTalentFilters(): Filter<ResumeFilterName>[] {
  const { t } = useTranslation('talent');
  const categories = useQuery(categoryQuery).data ?? [];
  const provinces = useQuery(provinceQuery).data ?? [];
  const named = (records: readonly Pick<(typeof provinces)[number], '_id' | 'name'>[]) =>
    records.map(({ _id, name }) => ({ value: _id, label: localized(name) }));
  const upTo = (value: string) =>
    t('filter.salaryUpTo', { amount: moneyText(Number(value) * minorUnits, 'USD') });
  const filter = (
    name: ResumeFilterName,
    kind: Filter['kind'],
    options: Filter['options'],
    more: Partial<Filter<ResumeFilterName>> = {},
  ): Filter<ResumeFilterName> => ({ name, label: t(`filter.${name}`), kind, options, ...more });
  return [
    filter('opened', 'checks', choicesOf(resumeOpened)),
    filter('categoryId', 'select', named(categories), { any: t('filter.any.categoryId') }),
    filter('provinceId', 'select', named(provinces), { any: t('filter.any.provinceId') }),
    filter('experience', 'checks', choicesOf(candidateExperiences)),
    filter('education', 'folded', choicesOf(educationLevels)),
    filter(
      'salary',
      'select',
      salarySteps.map((value) => ({ value, label: upTo(value) })),
      { any: t('filter.any.salary'), labelOf: upTo },
    ),
    filter('noticePeriod', 'folded', choicesOf(noticePeriods)),
    filter('language', 'folded', choicesOf(languages)),
    filter('active', 'select', choicesOf(activeWithin), { any: t('filter.any.active') }),
  ];
}

interface FoundListProps<R extends { _id: string }, F extends ResumeFilterName> {
  /** Group of the list's translations. */
  of: 'talents' | 'resumes';
  lead: string;
  /** Shown next to the title. */
  note?: ReactNode;
  names: readonly F[];
  control: ListControl<F>;
  result: UseQueryResult<{ data: R[]; meta: ListMeta & { corrected?: string | undefined } }>;
  /** Path of the unfiltered list. */
  home: string;
  card: (record: R) => ReactNode;
}

/** A list of job seekers: search, filters, order and page are in the URL. */
export function FoundList<R extends { _id: string }, F extends ResumeFilterName>(
  props: FoundListProps<R, F>,
) {
  const { of, lead, note, names, control, result, home, card } = props;
  const { t } = useTranslation('talent');
  const { asked, set, clear, pageLink } = control;
  const filters = useTalentFilters().filter((one): one is typeof one & { name: F } =>
    (names as readonly string[]).includes(one.name),
  );
  const meta = result.data?.meta;
  const count = meta ? t(`${of}.count`, { count: meta.total, number: countText(meta) }) : '';
  const all = (
    <Button component={Link} to={home}>
      {t(`${of}.all`)}
    </Button>
  );
  return (
    <>
      <PageHead title={t(`${of}.title`)} noIndex />
      <PageHeader title={t(`${of}.title`)} lead={lead} action={note} />
      <search>
        <SearchField
          bare
          label={t('talents.search')}
          hint={t('searchHint')}
          value={asked.search}
          onSearch={(wanted) => set('search', wanted)}
        />
      </search>
      <FilteredList
        {...control}
        filters={filters}
        sorts={talentSortOptions(asked.search !== '')}
        label={t(`${of}.results`)}
        count={result.isError ? undefined : count}
      >
        <ListResults
          query={result}
          asked={asked}
          pageLink={pageLink}
          waiting={<SkeletonList height={210} />}
          empty={
            <NothingFound
              title={t(`${of}.none`)}
              asked={asked}
              clear={clear}
              all={filterCount(asked) > 0 || asked.search ? all : null}
            />
          }
        >
          {(records) => (
            <ul className={classes.cards}>
              {records.map((record) => (
                <li key={record._id}>{card(record)}</li>
              ))}
            </ul>
          )}
        </ListResults>
      </FilteredList>
    </>
  );
}
