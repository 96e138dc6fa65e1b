import type { FilterOf, List, ListFilter } from '@acheep/contract/kernel/list';
import { isNarrowed, valuesOf } from '@acheep/contract/kernel/list-url';
import { asLabel } from '@acheep/contract/kernel/locale';
import { Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { DayFilter } from '../../../ui/day-filter.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './filter-bar.module.css';
import { SavedViews } from './saved-views.tsx';

/** Choices that come from a list of records are its first page. */
const maxChoices = 100;
/** As many filters stand one below the other; more of them in two columns. */
const shortList = 6;

interface Choice {
  value: string;
  label: string;
}

export interface FilterBarProps<L extends List> {
  of: L;
  control: Pick<ListControl<FilterOf<L>>, 'asked' | 'set' | 'reset'>;
  /** Label and hint of the search; omitted if the list cannot be searched. */
  search?: { label: string; hint?: string };
  /** Choices of filters by records, or others than the whole option list; without any a filter is not offered. */
  choices?: { [F in FilterOf<L>]?: readonly Choice[] | undefined };
  /** Labels of the empty choice; defaults to 'All'. */
  any?: { [F in FilterOf<L>]?: string };
  /** Further controls, below the choices. */
  children?: ReactNode;
}

/** The choices, and several of them together where the address asks for these. */
function withChosen(choices: readonly Choice[], chosen = ''): readonly Choice[] {
  const several = valuesOf(chosen);
  if (several.length < 2) return choices;
  const labels = several.map((value) => choices.find((choice) => choice.value === value)?.label);
  return [...choices, { value: chosen, label: labels.filter(Boolean).join(', ') }];
}

interface Offered {
  name: string;
  label: string;
  filter: ListFilter;
  choices: readonly Choice[];
}

/** Filters of a work list in one row above it: a search, the choices behind a button, and what is chosen as chips. */
export function FilterBar<L extends List>(props: FilterBarProps<L>) {
  const { of, search, children } = props;
  const { asked, set, reset } = props.control as ListControl;
  const any: Record<string, string | undefined> = props.any ?? {};
  const given: Record<string, readonly Choice[] | undefined> = props.choices ?? {};
  const { t } = useTranslation(['common', 'widget']);
  const [opened, setOpened] = useState(false);
  const offered = Object.entries<ListFilter>(of.filters).flatMap(([name, filter]): Offered[] => {
    const { takes, words, options } = filter;
    const isChosen = takes === 'one' || takes === 'several';
    const choices = name in given ? given[name] : isChosen && options ? choicesOf(options) : undefined;
    if (!choices && (takes !== 'day' || name in given)) return [];
    return [{ name, label: localized(asLabel(words)), filter, choices: choices ?? [] }];
  });
  const chosen = offered.flatMap(({ name, label, filter, choices }) => {
    const value = asked.filters[name];
    if (value === undefined) return [];
    if (filter.takes === 'day') return [{ name, text: `${label}: ${formatDate(value)}`, isGone: false }];
    const named = valuesOf(value).map((one) => choices.find((choice) => choice.value === one)?.label);
    const isGone = named.includes(undefined);
    // Without choices they are being loaded, and many may not be all.
    if (isGone && (choices.length === 0 || choices.length >= maxChoices)) return [];
    return [{ name, text: `${label}: ${isGone ? t('widget:list.gone') : named.join(', ')}`, isGone }];
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
      {(offered.length > 0 || children) && (
        <Popover
          opened={opened}
          onChange={setOpened}
          position="bottom-start"
          width={offered.length > shortList ? 'min(560px, 94vw)' : 300}
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
          <Popover.Dropdown aria-label={t('list.filters')} className={classes.choices}>
            <SimpleGrid cols={{ base: 1, sm: offered.length > shortList ? 2 : 1 }} spacing="sm">
              {offered.map(({ name, label, filter, choices }) =>
                filter.takes === 'day' ? (
                  <DayFilter
                    key={name}
                    label={label}
                    value={asked.filters[name]}
                    onChange={(value) => set(name, value)}
                  />
                ) : (
                  <NativeSelect
                    key={name}
                    label={label}
                    data={[
                      { value: '', label: any[name] ?? t('list.all') },
                      ...withChosen(choices, asked.filters[name]),
                    ]}
                    value={asked.filters[name] ?? ''}
                    onChange={(event) => set(name, event.currentTarget.value || undefined)}
                  />
                ),
              )}
              {children}
            </SimpleGrid>
          </Popover.Dropdown>
        </Popover>
      )}
      <SavedViews of={of} asked={asked} />
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
