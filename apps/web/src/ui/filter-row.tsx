import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isNarrowed } from '../lib/list-url.ts';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './filter-row.module.css';
import { Popover } from './popover.tsx';
import { SearchField } from './search-field.tsx';

/** Choices that come from a list of records are its first page. */
const mostChoices = 100;

interface FilterSelect<F extends string> {
  name: F;
  label: string;
  /** Label of the empty choice; defaults to 'All'. */
  any?: string;
  choices: readonly { value: string; label: string }[];
}

export interface FilterRowProps<F extends string> {
  asked: { search: string; filters: Partial<Record<F, string>> };
  set(name: F | 'search', value: string | undefined): void;
  reset: () => void;
  selects?: readonly FilterSelect<F>[];
  /** Label and hint of the search; omitted if the list cannot be searched. */
  search?: { label: string; hint?: string };
  /** Further controls, below the choices. */
  children?: ReactNode;
  /** Stands after the choices. */
  views?: ReactNode;
}

/** Filters of a work list in one row above it: a search, the choices behind a button, and what is chosen as chips. */
export function FilterRow<F extends string>({
  asked,
  set,
  reset,
  selects = [],
  search,
  children,
  views,
}: FilterRowProps<F>) {
  const { t } = useTranslation(['common', 'widget']);
  const [opened, setOpened] = useState(false);
  const chosen = selects.flatMap(({ name, label, choices }) => {
    const value = asked.filters[name];
    const choice = choices.find((one) => one.value === value);
    // Without choices they are being loaded, and many may not be all.
    const isKnown = choice || (choices.length > 0 && choices.length < mostChoices);
    if (value === undefined || !isKnown) return [];
    return [{ name, text: `${label}: ${choice?.label ?? t('widget:list.gone')}`, isGone: !choice }];
  });
  return (
    <Group component="search" aria-label={t('widget:list.narrow')} className={classes.bar}>
      {search && (
        <SearchField
          bare
          hint={search.label}
          {...search}
          value={asked.search}
          onSearch={(wanted) => set('search', wanted)}
        />
      )}
      {(selects.length > 0 || children) && (
        <Popover
          opened={opened}
          onChange={setOpened}
          position="bottom-start"
          width={300}
          trapFocus
          shadow="md"
        >
          <Popover.Target>
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              onClick={() => setOpened(!opened)}
            >
              {chosen.length > 0 ? t('list.filtersChosen', { number: chosen.length }) : t('list.filters')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('list.filters')}>
            <Stack gap="sm">
              {selects.map(({ name, label, any, choices }) => (
                <NativeSelect
                  key={name}
                  label={label}
                  data={[{ value: '', label: any ?? t('list.all') }, ...choices]}
                  value={asked.filters[name] ?? ''}
                  onChange={(event) => set(name, event.currentTarget.value || undefined)}
                />
              ))}
              {children}
            </Stack>
          </Popover.Dropdown>
        </Popover>
      )}
      {views}
      {chosen.map(({ name, text }) => (
        <Button
          key={name}
          variant="light"
          fw={500}
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={t('list.remove', { filter: text })}
          onClick={() => set(name, undefined)}
        >
          {text}
        </Button>
      ))}
      {isNarrowed(asked) && (
        <Button variant="subtle" onClick={reset}>
          {t('list.showAll')}
        </Button>
      )}
      {chosen.some(({ isGone }) => isGone) && (
        <Text size="sm" role="status" w="100%">
          {t('widget:list.goneHint')}
        </Text>
      )}
    </Group>
  );
}
