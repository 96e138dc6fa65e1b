import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { type LinkProps, polymorphic } from './link-props.ts';
import { ListCards } from './list-cards.tsx';
import type { Column, ListRow, RowLooks } from './list-column.ts';
import { ListTable } from './list-table.tsx';
import { Pagination } from './pagination.tsx';
import { SkeletonList } from './skeleton-list.tsx';

/** A page of a list, on its way, failed or there. */
export interface ListQueryState<T> {
  data: { data: T[]; meta: { total: number; per_page: number } } | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ListViewProps<T> extends RowLooks<T> {
  query: ListQueryState<T>;
  /** What the list is of, for whoever cannot see the heading over it. */
  label: string;
  columns: readonly Column<T>[];
  /** Which page, from 1, and in which order. */
  asked: { page: number; sort: string };
  pageLink: (page: number) => LinkProps;
  sortLink: (sort: string) => LinkProps;
  /** Where there is nothing; 'No data available' where it is not said. */
  empty?: ReactNode;
}

/** A page of a list in whatever state it is: on its way, failed, empty, a table on desks or cards on phones. */
export function ListView<T extends ListRow>(props: ListViewProps<T>) {
  const { query, label, columns, asked, pageLink, sortLink, empty, rowLooks } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList height={wide ? 64 : 124} />;
  const rows = data.data;
  return (
    <>
      {rows.length === 0 && (asked.page > 1 ? <Beyond link={pageLink(1)} /> : (empty ?? <EmptyState />))}
      {rows.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined}>
          {wide ? (
            <ListTable
              label={label}
              rows={rows}
              columns={columns}
              sort={{ value: asked.sort, link: sortLink }}
              rowLooks={rowLooks}
            />
          ) : (
            <ListCards label={label} rows={rows} columns={columns} rowLooks={rowLooks} />
          )}
        </div>
      )}
      <Pagination page={asked.page} limit={data.meta.per_page} total={data.meta.total} link={pageLink} />
    </>
  );
}

/** A page after the last: the list has become shorter, or somebody typed the number. */
function Beyond({ link }: { link: LinkProps }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('list.beyond')}
      action={<Button {...polymorphic(link)}>{t('list.firstPage')}</Button>}
    />
  );
}
