import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { toggled, valuesOf } from '../lib/list-url.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { type Filter, type FilterState, optionOf } from './filter-panel.tsx';

interface FilterChipsProps<F extends string> extends FilterState<F> {
  filters: readonly Filter<F>[];
  clear: () => void;
}

/** What narrows a list now, each to be taken away. */
export function FilterChips<F extends string>({ filters, asked, set, clear }: FilterChipsProps<F>) {
  const { t } = useTranslation();
  const chips = filters.flatMap((filter) =>
    valuesOf(asked.filters[filter.name]).map((value) => ({
      name: filter.name,
      value,
      label: optionOf(filter, value)?.label ?? filter.labelOf?.(value) ?? filter.label,
    })),
  );
  if (chips.length === 0) return null;
  return (
    <Group gap={8} role="group" aria-label={t('list.chosen')}>
      {chips.map(({ name, value, label }) => (
        <Button
          key={`${name} ${value}`}
          variant="light"
          size="compact-md"
          fw={500}
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={t('list.remove', { filter: label })}
          onClick={() => set(name, toggled(asked.filters[name], value))}
        >
          {label}
        </Button>
      ))}
      <Button variant="subtle" size="compact-md" onClick={clear}>
        {t('list.clear')}
      </Button>
    </Group>
  );
}
