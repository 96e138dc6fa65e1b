import type { ReactNode } from 'react';

export interface ListRow {
  _id: string;
}

/** One fact of a list's entries: a column of the table, and a place on the card that a phone shows instead. */
export interface Column<T> {
  key: string;
  header: ReactNode;
  /** A header that only screen readers are told, such as that of the buttons. */
  hiddenHeader?: boolean;
  cell: (row: T, as: 'table' | 'card') => ReactNode;
  /**
   * Where it stands on a card: on top, in the corner beside it, in the line of facts, in the small print, in the row
   * of buttons at the end, or nowhere.
   */
  card: 'title' | 'mark' | 'fact' | 'note' | 'actions' | 'none';
  /** The API's name of this order (`createdAt`), where the list can be sorted by it. */
  sort?: string;
  nowrap?: boolean;
}

export interface RowLooks<T> {
  /** What a whole row or card is given besides its facts. */
  rowLooks?: ((row: T) => { className?: string | undefined; title?: string | undefined }) | undefined;
}
