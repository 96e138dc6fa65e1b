import type { ListMeta } from '@acheep/contract/endpoint';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';
import { adminLimit } from './admin.api.ts';

interface AdminListProps<T> {
  query: UseQueryResult<{ data: T[]; meta: ListMeta }>;
  page: number;
  /** The address of another page. */
  to: (page: number) => string;
  empty: ReactNode;
  table: (rows: T[]) => ReactNode;
  cards: (rows: T[]) => ReactNode;
}

/** A page of a list in whatever state it is: on its way, failed, empty, a table on desks or cards on phones. */
export function AdminList<T>({ query, page, to, empty, table, cards }: AdminListProps<T>) {
  const { data, error, refetch, isPlaceholderData } = query;
  const wide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList height={wide ? 64 : 110} />;
  return (
    <>
      {data.data.length === 0 && empty}
      {data.data.length > 0 && (
        <div aria-busy={isPlaceholderData}>{wide ? table(data.data) : cards(data.data)}</div>
      )}
      <Pagination
        page={page}
        limit={adminLimit}
        total={data.meta.total}
        link={(target) => ({ component: Link, to: to(target) })}
      />
    </>
  );
}
