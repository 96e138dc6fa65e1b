import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { LinkProps } from './link-props.ts';
import { ListCards } from './list-cards.tsx';
import type { Column, ListRow, RowLooks } from './list-column.ts';
import { type ListQueryState, ListResults } from './list-results.tsx';
import { ListTable } from './list-table.tsx';
import { SkeletonList } from './skeleton-list.tsx';

interface ListViewProps<T> extends RowLooks<T> {
  query: ListQueryState<T>;
  /** Accessible name of the list. */
  label: string;
  columns: readonly Column<T>[];
  /** Page number, from 1, and order. */
  asked: { page: number; sort: string };
  pageLink: (page: number) => LinkProps;
  sortLink: (sort: string) => LinkProps;
  /** Defaults to 'No data available'. */
  empty?: ReactNode;
}

/** A work list: a table on desktops, cards on phones. */
export function ListView<T extends ListRow>(props: ListViewProps<T>) {
  const { query, label, columns, asked, pageLink, sortLink, empty, rowLooks } = props;
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const looks = { label, columns, rowLooks };
  return (
    <ListResults
      query={query}
      asked={asked}
      pageLink={pageLink}
      empty={empty}
      waiting={<SkeletonList height={wide ? 64 : 124} />}
    >
      {(rows) =>
        wide ? (
          <ListTable {...looks} rows={rows} sort={{ value: asked.sort, link: sortLink }} />
        ) : (
          <ListCards {...looks} rows={rows} />
        )
      }
    </ListResults>
  );
}
