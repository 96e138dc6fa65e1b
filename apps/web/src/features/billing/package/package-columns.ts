/** The first of these numbers of columns that fills its rows, or else leaves more than one card in the last. */
const columnsFor = (count: number, wanted: readonly [number, ...number[]]) =>
  wanted.find((columns) => count % columns === 0) ??
  wanted.find((columns) => count % columns > 1) ??
  wanted[0];

/** Columns of so many packages on a desktop: up to five stand in one row. */
export const wideColumns = (count: number) => (count <= 5 ? count : columnsFor(count, [4, 3, 5]));

/** Columns of so many packages on a tablet. */
export const middleColumns = (count: number) => columnsFor(count, [2, 3]);
