import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Asked, filterCount } from '../lib/list-url.ts';
import { SearchEverywhere } from '../lib/search-everywhere.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from './empty-state.tsx';

export interface NothingFoundProps {
  title: string;
  asked: Pick<Asked, 'filters' | 'search'>;
  clear: () => void;
  /** The way to the whole list. */
  all: ReactNode;
}

/** Where nothing is found: without the filters there may be something, or in the whole list, or of another kind. */
export function NothingFoundBody({ title, asked, clear, all }: NothingFoundProps) {
  const { t } = useTranslation(['search', 'common']);
  const filtered = filterCount(asked) > 0;
  return (
    <EmptyState
      art="lens"
      title={title}
      text={filtered ? t('fewerFilters') : t('otherWords')}
      action={
        <>
          {filtered ? <Button onClick={clear}>{t('common:list.clear')}</Button> : all}
          {asked.search && <SearchEverywhere search={asked.search} />}
        </>
      }
    />
  );
}
