import { type Asked, filterCount, toggled } from '@acheep/contract/kernel/list-url';
import { Button, Group, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazy } from '../lib/lazy.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { chosenLabels, type Filter, type FilterState } from './filter.ts';
import { FilterPill } from './filter-pill.tsx';
import classes from './filtered-list.module.css';
import { PlainSelect } from './plain-field.tsx';

interface FilterChipsProps<F extends string> extends FilterState<F> {
  filters: readonly Filter<F>[];
  clear: () => void;
}

/** The active filters as removable chips. */
function FilterChips<F extends string>({ filters, asked, set, clear }: FilterChipsProps<F>) {
  const { t } = useTranslation();
  const chips = filters.flatMap((filter) =>
    chosenLabels(filter, asked).map((chosen) => ({ name: filter.name, ...chosen })),
  );
  if (chips.length === 0) return null;
  return (
    <Group gap={8} role="group" aria-label={t('list.chosen')} className={classes.chips}>
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

/** The filters that have a button of their own, and others that are set; the rest is behind the last button. */
function FilterPills<F extends string>({
  filters,
  clear,
  onMore,
  ...state
}: FilterChipsProps<F> & { onMore: () => void }) {
  const { t } = useTranslation();
  const { asked } = state;
  return (
    <Group gap={8} role="group" aria-label={t('list.filters')} className={classes.pills}>
      {filters
        .filter(({ name, pill, kind }) => pill || (kind !== 'own' && asked.filters[name]))
        .map((filter) => (
          <FilterPill key={filter.name} filter={filter} {...state} />
        ))}
      <Button variant="subtle" size="compact-md" onClick={onMore}>
        {t('list.allFilters')}
      </Button>
      {filterCount(asked) > 0 && (
        <Button variant="subtle" size="compact-md" onClick={clear}>
          {t('list.clear')}
        </Button>
      )}
    </Group>
  );
}

const Panel = lazy(() => import('./filter-panel.tsx').then((m) => ({ default: m.FilterPanel })));
const Sheet = lazy(() => import('./filter-sheet.tsx').then((m) => ({ default: m.FilterSheet })));

interface FilteredListProps<F extends string> {
  asked: Asked<F>;
  set(name: F | 'sort', value: string | undefined): void;
  clear: () => void;
  filters: readonly Filter<F>[];
  /** Empty if the order is fixed. */
  sorts: { value: string; label: string }[];
  /** Accessible name of the list. */
  label: string;
  /** Formatted number of results; undefined if unknown. */
  count: string | undefined;
  /** An action on the whole list. */
  action?: ReactNode;
  /** The detail beside the list, which moves the filters into the sheet. Null if there is room but nothing is open. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A public list with its filters (beside it on desktops, in a sheet on phones), count, order and active filters. */
export function FilteredList<F extends string>(props: FilteredListProps<F>) {
  const { asked, set, clear, filters, sorts, label, count, action, beside, children } = props;
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const chosen = filterCount(asked);
  const hasPills = filters.some(({ pill }) => pill);
  return (
    <div
      className={classes.columns}
      data-beside={beside === undefined ? undefined : Boolean(beside)}
      data-pills={hasPills || undefined}
    >
      {hasPills ? (
        <FilterPills {...{ filters, asked, set, clear }} onMore={() => setSheet('open')} />
      ) : (
        <aside className={classes.filters} aria-label={t('list.filters')}>
          <Suspense>
            <Panel filters={filters} asked={asked} set={set as FilterState<string>['set']} />
          </Suspense>
        </aside>
      )}
      <section className={classes.main} aria-label={label}>
        <div className={classes.bar}>
          <Button
            className={classes.sheetButton}
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            onClick={() => setSheet('open')}
          >
            {chosen > 0 ? t('list.filtersChosen', { number: chosen }) : t('list.filters')}
          </Button>
          {count !== undefined && (
            <Text className={classes.count} role="status" fw={600}>
              {count}
            </Text>
          )}
          {action && <div className={classes.action}>{action}</div>}
          {sorts.length > 0 && (
            <PlainSelect
              aria-label={t('list.sort')}
              value={asked.sort}
              data={sorts}
              onChange={(event) => set('sort', event.currentTarget.value)}
            />
          )}
        </div>
        <FilterChips filters={filters} asked={asked} set={set} clear={clear} />
        <div className={classes.results}>{children}</div>
      </section>
      {beside && <div className={classes.beside}>{beside}</div>}
      {sheet !== 'never' && (
        <Suspense>
          <Sheet
            filters={filters}
            asked={asked}
            set={set}
            clear={clear}
            opened={sheet === 'open'}
            onClose={() => setSheet('closed')}
            count={count ?? ''}
          />
        </Suspense>
      )}
    </div>
  );
}
