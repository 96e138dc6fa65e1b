import { numberText } from '@acheep/contract/kernel/english-text';
import { toggled, valuesOf } from '@acheep/contract/kernel/list-url';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Filter, type FilterOption, type FilterState, optionOf } from './filter.ts';
import classes from './filter-panel.module.css';
import { FilterSlider } from './filter-slider.tsx';
import { PlainSelect } from './plain-field.tsx';

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

interface FilterControlProps<F extends string> extends FilterState<F> {
  filter: Filter<F>;
  /** Alone in a pop-over, which has its label: everything is at sight. */
  alone?: boolean;
}

/** The control of one filter. It takes effect at once through the URL. */
export function FilterControl<F extends string>({ filter, asked, set, alone }: FilterControlProps<F>) {
  const { name, label, kind, options, any = '' } = filter;
  const value = asked.filters[name];
  const choose = (next: string | undefined) => set(name, next);
  if (kind === 'none' || kind === 'own') return filter.control;
  if (kind === 'slider')
    return <FilterSlider filter={filter} value={value} onChange={choose} alone={alone} />;
  if (kind === 'select' && !alone)
    return (
      <PlainSelect
        label={label}
        value={optionOf(filter, value ?? '')?.value ?? ''}
        data={[{ value: '', label: any }, ...options.map(counted)]}
        onChange={(event) => choose(event.currentTarget.value || undefined)}
      />
    );
  const same = filter.same ?? Object.is;
  const chosen = valuesOf(value);
  const isOne = kind === 'select';
  const boxes = (isOne ? [{ value: '', label: any, count: undefined }, ...options] : options).map(
    (option) => (
      <label key={option.value} className={classes.choice}>
        <input
          type={isOne ? 'radio' : 'checkbox'}
          name={isOne ? name : undefined}
          className={classes.box}
          checked={isOne ? (value ?? '') === option.value : chosen.some((one) => same(one, option.value))}
          onChange={() =>
            choose(
              isOne
                ? option.value || undefined
                : toggled(value, chosen.find((one) => same(one, option.value)) ?? option.value),
            )
          }
        />
        {option.label}
        {option.count !== undefined && <span className={classes.count}>{numberText(option.count)}</span>}
      </label>
    ),
  );
  if (kind === 'check') return <div className={classes.choices}>{boxes}</div>;
  if (kind === 'folded' && !alone)
    return (
      <Folded title={label} opened={Boolean(value)}>
        {boxes}
      </Folded>
    );
  return (
    <fieldset className={classes.choices}>
      {alone ? (
        <VisuallyHidden component="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={classes.legend}>{label}</legend>
      )}
      {boxes}
    </fieldset>
  );
}

interface FilterPanelProps<F extends string> extends FilterState<F> {
  filters: readonly Filter<F>[];
}

/** All filters, stacked. */
export const FilterPanel = <F extends string>({ filters, ...state }: FilterPanelProps<F>) => (
  <div className={classes.filters}>
    {filters.map((filter) => (
      <FilterControl key={filter.name} filter={filter} {...state} />
    ))}
  </div>
);
