import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { type LinkProps, polymorphic } from './link-props.ts';
import classes from './list-results.module.css';
import { Pagination } from './pagination.tsx';

/** A page of a list, on its way, failed or there. */
export interface ListQueryState<T> {
  data: { data: T[]; meta: { total: number; per_page: number; corrected?: string | undefined } } | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ListResultsProps<T> {
  query: ListQueryState<T>;
  asked: { page: number; search?: string };
  pageLink: (page: number) => LinkProps;
  /** The shape of the entries while they are on their way. */
  waiting: ReactNode;
  /** Where there is nothing; 'No data available' where it is not said. */
  empty?: ReactNode;
  children: (rows: T[]) => ReactNode;
}

/** A page of a list in whatever state it is: on its way, failed, empty, beyond the end, or its entries and the pager. */
export function ListResults<T>(props: ListResultsProps<T>) {
  const { t } = useTranslation();
  const { query, asked, pageLink, waiting, empty, children } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return waiting;
  const { data: rows, meta } = data;
  if (rows.length === 0) return meta.total > 0 ? <Beyond link={pageLink(1)} /> : (empty ?? <EmptyState />);
  return (
    <>
      {meta.corrected && (
        <Text role="status" mb="sm">
          {t('list.corrected', { search: asked.search, corrected: meta.corrected })}
        </Text>
      )}
      <div className={classes.rows} aria-busy={isPlaceholderData || undefined}>
        {children(rows)}
      </div>
      <Pagination page={asked.page} limit={meta.per_page} total={meta.total} link={pageLink} />
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
