import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterIdle } from '../lib/after-idle.ts';
import { lazy } from '../lib/lazy.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { chosenLabels, type Filter, type FilterState } from './filter.ts';
import classes from './filter-pill.module.css';

const loadPopover = () => import('./filter-popover.tsx');
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
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void afterIdle().then(() => setIdle(true)), []);
  const { name, label, kind } = filter;
  const labels = chosenLabels(filter, asked).map((one) => one.label);
  const text = labels.length > 1 ? `${label} · ${labels.length}` : (labels[0] ?? (icon ? filter.any : label));
  const isSwitch = kind === 'check';
  const isFixed = kind === 'none';
  const button: ComponentProps<'button'> = {
    type: 'button',
    className: classes.button,
    ...(isSwitch
      ? {
          'aria-pressed': labels.length > 0,
          onClick: () => set(name, labels.length > 0 ? undefined : 'true'),
        }
      : { 'aria-haspopup': 'dialog', 'aria-expanded': opened, onClick: () => setOpened(!opened) }),
    ...(text !== label && {
      'aria-label': `${labels.length > 1 ? text : label}: ${labels.join(', ') || text}`,
    }),
    children: (
      <>
        {icon}
        <span className={classes.text}>{text}</span>
        {!isSwitch && <IconChevronDown size={16} aria-hidden />}
      </>
    ),
  };
  const plain = <button {...button} />;
  return (
    <span
      className={classes.pill}
      data-chosen={labels.length > 0 || undefined}
      data-field={icon ? true : undefined}
    >
      {isFixed ? (
        <span className={classes.button}>{text}</span>
      ) : isSwitch || !(isIdle || opened) ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <FilterPopover
            filter={filter}
            asked={asked}
            set={set as FilterState<string>['set']}
            opened={opened}
            onClose={() => setOpened(false)}
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
