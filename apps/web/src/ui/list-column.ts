import type { ReactNode } from 'react';

export interface ListRow {
  _id: string;
}

/** A column of the table and its place on the card that replaces the row on phones. */
export interface Column<T> {
  key: string;
  header: ReactNode;
  /** For screen readers only, for example above buttons. */
  hiddenHeader?: boolean;
  cell: (row: T, as: 'table' | 'card') => ReactNode;
  /** Place on the card: heading, top corner, line of facts, small print, row of buttons at the end, or nowhere. */
  card: 'title' | 'mark' | 'fact' | 'note' | 'actions' | 'none';
  /** The API's sort key (`createdAt`), if the list can be sorted by this column. */
  sort?: string;
  /** The orders that pressing its head asks for in turn; by default descending, then ascending. */
  orders?: readonly string[];
  /** Its first part is a label of some length, which half a column would cut. */
  isWide?: boolean;
  /** Aligned with the numbers above and below. */
  isNumber?: boolean;
}

export interface RowLooks<T> {
  /** Props of a whole row or card. */
  rowLooks?: ((row: T) => { className?: string | undefined; title?: string | undefined }) | undefined;
}
