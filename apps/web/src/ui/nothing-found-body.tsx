import { type Asked, filterCount } from '@acheep/contract/kernel/list-url';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { SearchEverywhere } from '../lib/search-everywhere.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from './empty-state.tsx';

export interface NothingFoundProps {
  title: string;
  asked: Pick<Asked, 'filters' | 'search'>;
  clear: () => void;
  /** Link to the unfiltered list. */
  all: ReactNode;
}

/** Empty result of a list: suggests removing the filters, the whole list, or a search of other kinds. */
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
