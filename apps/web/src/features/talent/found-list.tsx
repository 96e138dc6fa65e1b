import type { ListMeta } from '@acheep/contract/kernel/endpoint';
import { filterCount } from '@acheep/contract/kernel/list-url';
import type { ResumeFilterName } from '@acheep/contract/talent/resume-view-option';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import type { ListControl } from '../../lib/use-list-url.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { countText } from '../../ui/count-text.ts';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { ListResults } from '../../ui/list-results.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';
import classes from './found-list.module.css';
import { talentSortOptions, useTalentFilters } from './talent-list.ts';

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
