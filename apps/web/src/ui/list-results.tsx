import { Button, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { lazy } from '../lib/lazy.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { type LinkProps, polymorphic } from './link-props.ts';
import classes from './list-results.module.css';

// Below the rows: loaded after them.
const Pagination = lazy(() => import('./pagination.tsx').then((m) => ({ default: m.Pagination })));

/** Query state of one page of a list. */
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
  /** Skeleton of the list. */
  waiting: ReactNode;
  /** Defaults to 'No data available'. */
  empty?: ReactNode;
  children: (rows: T[]) => ReactNode;
}

/** One page of a list in any state: loading, failed, empty, past the end, or the rows with pagination. */
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
      <Suspense>
        <Pagination page={asked.page} limit={meta.per_page} total={meta.total} link={pageLink} />
      </Suspense>
    </>
  );
}

/** Shown past the last page: the list has become shorter, or the number was typed into the URL. */
function Beyond({ link }: { link: LinkProps }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('list.beyond')}
      action={<Button {...polymorphic(link)}>{t('list.firstPage')}</Button>}
    />
  );
}
