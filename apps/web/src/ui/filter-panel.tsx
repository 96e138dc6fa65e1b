import { numberText } from '@acheep/contract/kernel/english-text';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toggled, valuesOf } from '../lib/list-url.ts';
import classes from './filter-panel.module.css';
import { PlainSelect } from './plain-field.tsx';

interface FilterOption {
  value: string;
  label: string;
  /** Number of results with this option; undefined if unknown. */
  count?: number | undefined;
}

/** One filter of a public list: its control and its options. */
export interface Filter<F extends string = string> {
  name: F;
  label: string;
  /** One of many, one that is ticked or not, several at sight, several behind a fold; a control of its own; or set by links only, and shown once it is. */
  kind: 'select' | 'check' | 'checks' | 'folded' | 'own' | 'none';
  /** Empty while they load. */
  options: readonly FilterOption[];
  /** Label of a select's empty choice. */
  any?: string;
  /** Compares two values; defaults to equality. */
  same?: (value: string, other: string) => boolean;
  /** Returns the label of a value that is not an option. */
  labelOf?: (value: string) => string;
  control?: ReactNode;
}

export interface FilterState<F extends string> {
  asked: { filters: Partial<Record<F, string>> };
  set(name: F, value: string | undefined): void;
}

/** Finds the option of a URL value. */
export const optionOf = ({ options, same = Object.is }: Filter, value: string) =>
  options.find((option) => same(option.value, value));

/** A native select has room for text only. */
const counted = ({ value, label, count }: FilterOption) => ({
  value,
  label: count === undefined ? label : `${label} (${numberText(count)})`,
});

interface FoldedProps {
  title: string;
  /** The initial state; afterwards the user decides. */
  opened: boolean;
  children: ReactNode;
}

function Folded({ title, opened, children }: FoldedProps) {
  const [open] = useState(opened);
  return (
    <details className={classes.folded} open={open}>
      <summary className={classes.summary}>{title}</summary>
      <fieldset className={classes.choices}>
        <VisuallyHidden component="legend">{title}</VisuallyHidden>
        {children}
      </fieldset>
    </details>
  );
}

interface FilterPanelProps<F extends string> extends FilterState<F> {
  filters: readonly Filter<F>[];
}

/** All filters, stacked. Each takes effect at once through the URL. */
export function FilterPanel<F extends string>({ filters, asked, set }: FilterPanelProps<F>) {
  const control = (filter: Filter<F>) => {
    const { name, label, kind, options, any = '' } = filter;
    const value = asked.filters[name];
    if (kind === 'none' || kind === 'own') return filter.control;
    if (kind === 'select') {
      return (
        <PlainSelect
          key={name}
          label={label}
          value={optionOf(filter, value ?? '')?.value ?? ''}
          data={[{ value: '', label: any }, ...options.map(counted)]}
          onChange={(event) => set(name, event.currentTarget.value || undefined)}
        />
      );
    }
    const boxes = options.map((option) => (
      <label key={option.value} className={classes.choice}>
        <input
          type="checkbox"
          className={classes.box}
          checked={valuesOf(value).includes(option.value)}
          onChange={() => set(name, toggled(value, option.value))}
        />
        {option.label}
        {option.count !== undefined && <span className={classes.count}>{numberText(option.count)}</span>}
      </label>
    ));
    if (kind === 'check')
      return (
        <div key={name} className={classes.choices}>
          {boxes}
        </div>
      );
    return kind === 'folded' ? (
      <Folded key={name} title={label} opened={Boolean(value)}>
        {boxes}
      </Folded>
    ) : (
      <fieldset key={name} className={classes.choices}>
        <legend className={classes.legend}>{label}</legend>
        {boxes}
      </fieldset>
    );
  };
  return <div className={classes.filters}>{filters.map(control)}</div>;
}
