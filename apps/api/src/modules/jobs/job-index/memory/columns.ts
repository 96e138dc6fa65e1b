import { blockSize } from './bits.ts';

/**
 * The type of a column: one of many values, of some (up to 65,535) or of few (up to 255), several of few (up to 255
 * combinations, each given in one order and separated by commas), a whole number of up to
 * 65,535, a minute since 1970 (for both, 0 is none), or a time in milliseconds since then.
 */
export type Kept =
  | 'one-of-many'
  | 'one-of-some'
  | 'one-of-few'
  | 'some-of-few'
  | 'whole'
  | 'minute'
  | 'moment';

const made = {
  'one-of-many': Uint32Array,
  'one-of-some': Uint16Array,
  'one-of-few': Uint8Array,
  'some-of-few': Uint8Array,
  whole: Uint16Array,
  minute: Uint32Array,
  moment: Float64Array,
} as const;

/** The values of a block's entries, by their numbers within it. */
export type ColumnBlock = Uint32Array | Uint16Array | Uint8Array | Float64Array;

/** A column by block. Entries store the index of their value in `values`, 0 for none. */
export interface Column {
  blocks: (ColumnBlock | undefined)[];
  /** True if an entry has several values. */
  isMultiple: boolean;
  /** Distinct values; empty for numbers and times, of which the lowest possible is none. */
  values: string[];
  codes: Map<string, number>;
  /** Range of the numbers or times in each block, including entries that have ended since. */
  least: number[];
  most: number[];
}

/** Greater numbers are stored as this. */
export const maxWhole = 65_535;
function numberIn(kept: Kept, value: string | null): number {
  if (kept === 'moment') return value === null ? Number.NEGATIVE_INFINITY : Number(value);
  return kept === 'whole' ? Math.min(Number(value), maxWhole) : Number(value);
}

/** Ids of a list's entries, and their columns, by block. */
export function columnStore<Name extends string>(kept: Readonly<Record<Name, Kept>>) {
  const names = Object.keys(kept) as Name[];
  /** Undefined for blocks without entries. */
  const ids: (Buffer | undefined)[] = [];
  const columns = new Map<Name, Column>(
    names.map((name) => [
      name,
      {
        blocks: [],
        isMultiple: kept[name] === 'some-of-few',
        values: [''],
        codes: new Map(),
        least: [],
        most: [],
      },
    ]),
  );
  const isCoded = (name: Name) => kept[name].includes('-of-');

  function addBlock(block: number) {
    ids[block] = Buffer.alloc(blockSize * 16);
    for (const [name, { blocks }] of columns) blocks[block] = new made[kept[name]](blockSize);
  }

  function codeOf({ codes, values }: Column, value: string): number {
    const known = codes.get(value);
    if (known !== undefined) return known;
    const code = values.push(value) - 1;
    codes.set(value, code);
    return code;
  }

  const idOf = (ordinal: number) => {
    const at = (ordinal % blockSize) * 16;
    return (ids[Math.floor(ordinal / blockSize)] as Buffer).subarray(at, at + 16);
  };

  return {
    of: (name: Name) => columns.get(name) as Column,
    set(ordinal: number, id: string, values: Readonly<Record<Name, string | null>>) {
      const block = Math.floor(ordinal / blockSize);
      if (!ids[block]) addBlock(block);
      idOf(ordinal).write(id.replaceAll('-', ''), 'hex');
      for (const [name, column] of columns) {
        const value = values[name];
        const cells = column.blocks[block] as Float64Array;
        if (isCoded(name)) {
          cells[ordinal % blockSize] = value === null ? 0 : codeOf(column, value);
          continue;
        }
        const number = numberIn(kept[name], value);
        cells[ordinal % blockSize] = number;
        column.least[block] = Math.min(column.least[block] ?? number, number);
        column.most[block] = Math.max(column.most[block] ?? number, number);
      }
    },
    id(ordinal: number): string {
      const hex = idOf(ordinal).toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        '-',
      );
    },
    compareIds: (one: number, other: number) => idOf(one).compare(idOf(other)),
    drop(block: number) {
      ids[block] = undefined;
      for (const { blocks } of columns.values()) blocks[block] = undefined;
    },
    bytes: () =>
      [ids, ...[...columns.values()].map(({ blocks }) => blocks)]
        .flat()
        .reduce((sum, block) => sum + (block?.byteLength ?? 0), 0),
  };
}
