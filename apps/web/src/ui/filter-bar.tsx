import { Button, Group, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { isNarrowed } from '../lib/list-url.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { SearchField } from './search-field.tsx';

interface FilterSelect<F extends string> {
  name: F;
  label: string;
  /** Label of the empty choice; defaults to 'All'. */
  any?: string;
  choices: readonly { value: string; label: string }[];
}

interface FilterBarProps<F extends string> {
  asked: { search: string; filters: Partial<Record<F, string>> };
  set(name: F | 'search', value: string | undefined): void;
  reset: () => void;
  selects?: readonly FilterSelect<F>[];
  /** Label and hint of the search; omitted if the list cannot be searched. */
  search?: { label: string; hint?: string; bare?: boolean };
  children?: ReactNode;
}

/** Filters of a work list in a row above it: a search, some choices and a reset. */
export function FilterBar<F extends string>({
  asked,
  set,
  reset,
  selects = [],
  search,
  children,
}: FilterBarProps<F>) {
  const { t } = useTranslation();
  return (
    <Group component="search" aria-label={t('list.narrow')} align="end" gap="sm" mb="md">
      {search && (
        <SearchField {...search} value={asked.search} onSearch={(wanted) => set('search', wanted)} />
      )}
      {selects.map(({ name, label, any, choices }) => (
        <NativeSelect
          key={name}
          label={label}
          flex="1 1 130px"
          maw={{ sm: 260 }}
          data={[{ value: '', label: any ?? t('list.all') }, ...choices]}
          value={asked.filters[name] ?? ''}
          onChange={(event) => set(name, event.currentTarget.value || undefined)}
        />
      ))}
      {children}
      {isNarrowed(asked) && (
        <Button variant="subtle" onClick={reset}>
          {t('list.showAll')}
        </Button>
      )}
    </Group>
  );
}
