import { numberText } from '@acheep/contract/kernel/english-text';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toggled, valuesOf } from '../lib/list-url.ts';
import classes from './filter-panel.module.css';
import { PlainSelect } from './plain-field.tsx';

interface FilterOption {
  value: string;
  label: string;
  /** How many entries one would find with it; nothing is said where that is not known. */
  count?: number | undefined;
}

/** One filter of a public list: how it is chosen, and what there is to choose. */
export interface Filter<F extends string = string> {
  name: F;
  label: string;
  /** One of many, one that is ticked or not, several at sight, several behind a fold; a control of its own; or set by links only, and shown once it is. */
  kind: 'select' | 'check' | 'checks' | 'folded' | 'own' | 'none';
  /** Empty while they load. */
  options: readonly FilterOption[];
  /** What a select says where nothing is chosen. */
  any?: string;
  /** Whether two values mean the same; equal ones do where it is not said. */
  same?: (value: string, other: string) => boolean;
  /** The words for a value that is no option. */
  labelOf?: (value: string) => string;
  /** Where it is `own`. */
  control?: ReactNode;
}

export interface FilterState<F extends string> {
  asked: { filters: Partial<Record<F, string>> };
  set(name: F, value: string | undefined): void;
}

/** The option that a value of the URL means. */
export const optionOf = ({ options, same = Object.is }: Filter, value: string) =>
  options.find((option) => same(option.value, value));

/** A list to choose from has room for words alone. */
const counted = ({ value, label, count }: FilterOption) => ({
  value,
  label: count === undefined ? label : `${label} (${numberText(count)})`,
});

interface FoldedProps {
  title: string;
  /** Whether it begins unfolded; from then on the person decides. */
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

/** All filters, one below the other. Each takes effect at once, by the URL. */
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
