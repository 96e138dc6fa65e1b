import type { List } from '@acheep/contract/kernel/list';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Button, NativeSelect } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { choicesOf } from '../../../lib/choice.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Namespace, Words } from '../../../locales/words.ts';
import type { Art } from '../../../ui/empty-art.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column, ListRow, RowLooks } from '../../../ui/list-column.ts';
import { type ListQueryState, ListResults } from '../../../ui/list-results.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import type { WorkListState } from './use-work-list.ts';

/** Words of a list: `none` where it has no rows at all, `empty` where none matches. */
type ListWords = { none: { title: string } } | { empty: { title: string } };
/** Namespace or group of one, `order` or `order:list`, whose words are those of a list. */
type ListWordsKey = {
  [N in Namespace]:
    | (Words[N] extends ListWords ? N : never)
    | {
        [G in keyof Words[N] & string]: Words[N][G] extends ListWords ? `${N}:${G}` : never;
      }[keyof Words[N] & string];
}[Namespace];

/** Says the words of a list; undefined where it has none of a kind, such as a lead. */
function useListWords(key: ListWordsKey) {
  const [namespace = key, group] = key.split(':');
  const { t } = useTranslation(namespace as Namespace);
  const say = t as unknown as (word: string) => string;
  return (word: string) => {
    const path = group ? `${group}.${word}` : word;
    return i18next.exists(path, { ns: namespace as Namespace }) ? say(path) : undefined;
  };
}

interface WorkListBodyProps<L extends List, T>
  extends RowLooks<T>,
    Omit<FilterBarProps<L>, 'of' | 'control' | 'search' | 'children'> {
  list: WorkListState<L, T>;
  /** Where its words are: title, lead, search, searchHint, none and empty. */
  words: ListWordsKey;
  /** Accessible name of the list; defaults to the title of its words. */
  label?: string;
  /** Columns of the table; a list without any draws its rows by `rows`. */
  columns?: readonly Column<T>[];
  rows?: (rows: T[]) => ReactNode;
  /** Height of a row that is not in the table, while it is loading. */
  rowHeight?: number;
  /** Picture of a list without any rows, and the suggested first step. */
  icon?: TablerIcon;
  art?: Art;
  firstStep?: ReactNode;
  /** Stands in place of the usual words when there are no rows. */
  empty?: ReactNode;
  /** Stands between the filters and the rows. */
  above?: ReactNode;
}

/** Orders to choose from; two are too few to be chosen without a head to press. */
const ordersOf = ({ sorts, searchSort }: List, search: string) =>
  valuesOf(sorts).length > 2 ? choicesOf(sorts).filter(({ value }) => search || value !== searchSort) : [];

/** A list with its filters, states and pages. */
export function WorkListBody<L extends List, T>(props: WorkListBodyProps<L, T>) {
  const {
    list,
    words,
    columns = [],
    rows,
    rowHeight = 96,
    icon,
    art,
    firstStep,
    empty,
    choices,
    any,
    above,
  } = props;
  const say = useListWords(words);
  const { t } = useTranslation();
  const { of, control, query, asked, narrowed, total } = list;
  const search = say('search');
  const hint = say('searchHint');
  const isNarrowable = search !== undefined || Object.keys(of.filters).length > 0;
  const label = props.label ?? say('title') ?? '';
  const emptyTitle = say('empty.title') ?? '';
  const nothing = say('empty.text') ? (
    <EmptyState art="lens" title={emptyTitle} text={say('empty.text')} />
  ) : (
    <NothingFound
      {...control}
      title={emptyTitle}
      all={<Button onClick={control.reset}>{t('list.showAll')}</Button>}
    />
  );
  const none = (
    <EmptyState
      {...(icon && { icon })}
      {...(art && { art })}
      title={say('none.title') ?? emptyTitle}
      text={say('none.text') ?? say('empty.text')}
      action={firstStep}
    />
  );
  const orders = ordersOf(of, asked.search);
  // Phones have no heads: their cards begin with the choice.
  const hasHeads = columns.some(({ sort }) => sort !== undefined);
  const noRows = empty ?? (narrowed ? nothing : none);
  return (
    <>
      {isNarrowable && (narrowed || total !== 0) && (
        <FilterBar
          of={of}
          control={control}
          {...(search && { search: { label: search, ...(hint && { hint }) } })}
          {...(choices && { choices })}
          {...(any && { any })}
        >
          {orders.length > 0 && !hasHeads && (
            <NativeSelect
              label={t('list.sort')}
              data={orders}
              value={asked.sort}
              onChange={(event) => control.set('sort', event.currentTarget.value)}
            />
          )}
        </FilterBar>
      )}
      {above}
      {rows ? (
        <ListResults
          query={query}
          asked={asked}
          pageLink={control.pageLink}
          waiting={<SkeletonList height={rowHeight} />}
          empty={noRows}
        >
          {rows}
        </ListResults>
      ) : (
        <ListView
          {...control}
          query={query as ListQueryState<T & ListRow>}
          label={label}
          columns={columns as readonly Column<T & ListRow>[]}
          orders={hasHeads ? orders : []}
          empty={noRows}
          rowLooks={props.rowLooks}
        />
      )}
    </>
  );
}

interface WorkListProps<L extends List, T> extends WorkListBodyProps<L, T> {
  /** Title, its form in the browser's tab, and lead, where they are not those of the words. */
  title?: string;
  headTitle?: string;
  lead?: ReactNode;
  breadcrumb?: ReactNode;
  /** The page's primary action. */
  action?: ReactNode;
  /** Stands between the head and the filters. */
  children?: ReactNode;
}

/** Page of a work list: head, filters, rows. */
export function WorkList<L extends List, T>(props: WorkListProps<L, T>) {
  const { lead, breadcrumb, action, children, ...body } = props;
  const say = useListWords(props.words);
  const title = props.title ?? say('title') ?? '';
  return (
    <>
      <PageHead title={props.headTitle ?? title} noIndex />
      <PageHeader title={title} lead={lead ?? say('lead')} breadcrumb={breadcrumb} action={action} />
      {children}
      <WorkListBody label={title} {...body} />
    </>
  );
}
