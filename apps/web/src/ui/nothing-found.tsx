import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Asked, filterCount } from '../lib/list-url.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { EmptyState } from './empty-state.tsx';

interface NothingFoundProps {
  title: string;
  asked: Pick<Asked, 'filters'>;
  clear: () => void;
  /** The way to the whole list. */
  all: ReactNode;
}

/** Where nothing is found: without the filters there may be something, or else in the whole list. */
export function NothingFound({ title, asked, clear, all }: NothingFoundProps) {
  const { t } = useTranslation();
  const filtered = filterCount(asked) > 0;
  return (
    <EmptyState
      art="lens"
      title={title}
      text={filtered ? t('list.fewerFilters') : t('list.otherWords')}
      action={filtered ? <Button onClick={clear}>{t('list.clear')}</Button> : all}
    />
  );
}
