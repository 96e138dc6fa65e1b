import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { loadAhead } from '../lib/chunk-reload.ts';
import { lazy } from '../lib/lazy.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { chosenLabels, type Filter, type FilterState } from './filter.ts';
import classes from './filter-pill.module.css';

const loadPopover = () => import('./filter-popover.tsx');
const prepare = () => loadAhead(loadPopover);
const FilterPopover = lazy(() => loadPopover().then((m) => ({ default: m.FilterPopover })));

interface FilterPillProps<F extends string> extends FilterState<F> {
  filter: Filter<F>;
  /** Looks like a field of a search bar, with this icon, instead of a pill. */
  icon?: ReactNode;
}

/**
 * A filter as a button that opens its choices. It shows what is chosen, with a button to remove it. One that is only
 * ticked or not is ticked by the button itself.
 */
export function FilterPill<F extends string>({ filter, asked, set, icon }: FilterPillProps<F>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { name, label, kind } = filter;
  const labels = chosenLabels(filter, asked).map((one) => one.label);
  const text = labels.length > 1 ? `${label} · ${labels.length}` : (labels[0] ?? (icon ? filter.any : label));
  const isSwitch = kind === 'check';
  const isFixed = kind === 'none';
  const toggle = () => {
    setUsed(true);
    setOpened(!opened);
  };
  const press = isSwitch
    ? {
        'aria-pressed': labels.length > 0,
        onClick: () => set(name, labels.length > 0 ? undefined : 'true'),
      }
    : {
        id,
        'aria-haspopup': 'dialog' as const,
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        onClick: toggle,
        onPointerEnter: prepare,
        onFocus: prepare,
      };
  return (
    <span
      className={classes.pill}
      data-chosen={labels.length > 0 || undefined}
      data-field={icon ? true : undefined}
    >
      {isFixed ? (
        <span className={classes.button}>{text}</span>
      ) : (
        <button
          {...press}
          ref={button}
          type="button"
          className={classes.button}
          aria-label={
            text === label ? undefined : `${labels.length > 1 ? text : label}: ${labels.join(', ') || text}`
          }
        >
          {icon}
          <span className={classes.text}>{text}</span>
          {!isSwitch && <IconChevronDown size={16} aria-hidden />}
        </button>
      )}
      {isUsed && (
        <Suspense>
          <FilterPopover
            filter={filter}
            asked={asked}
            set={set as FilterState<string>['set']}
            opened={opened}
            onClose={() => setOpened(false)}
            id={id}
            button={button}
          />
        </Suspense>
      )}
      {labels.length > 0 && !icon && !isSwitch && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('list.remove', { filter: labels.join(', ') })}
          onClick={() => set(name, undefined)}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
