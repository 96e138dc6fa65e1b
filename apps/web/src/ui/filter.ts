import { type Asked, valuesOf } from '@acheep/contract/kernel/list-url';
import type { ReactNode } from 'react';

export interface FilterOption {
  value: string;
  label: string;
  /** Number of results with this option; undefined if unknown. */
  count?: number | undefined;
}

/** One filter of a public list: its control and its options. */
export interface Filter<F extends string = string> {
  name: F;
  label: string;
  /**
   * One of many, one that is ticked or not, several at sight, several behind a fold, a minimum among ascending steps; a
   * control of its own; or set by links only, and shown once it is.
   */
  kind: 'select' | 'check' | 'checks' | 'folded' | 'slider' | 'own' | 'none';
  /** True if it has a button of its own above the list on wide screens. */
  pill?: boolean | undefined;
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

/** Labels of what is chosen in a filter. */
export const chosenLabels = (filter: Filter, listQuery: Pick<Asked, 'filters'>) =>
  valuesOf(listQuery.filters[filter.name]).map((value) => ({
    value,
    label: optionOf(filter, value)?.label ?? filter.labelOf?.(value) ?? filter.label,
  }));
