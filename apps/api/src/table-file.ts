import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Cell, csvInPieces } from './csv.ts';

/**
 * A table that is sent as CSV while its rows are read, so that neither memory nor the event loop notice its length. The
 * response is that of the contract: `{ data: { name, text } }`, or with another key for the text.
 */
export class TableFile {
  readonly #name: string;
  readonly #pieces: AsyncIterable<string>;
  readonly #key: string;

  constructor(name: string, pieces: AsyncIterable<string>, key = 'text') {
    this.#name = name;
    this.#pieces = pieces;
    this.#key = key;
  }

  /** The response as JSON. */
  async *response(): AsyncGenerator<string> {
    yield `{"data":{"name":${JSON.stringify(this.#name)},"${this.#key}":"`;
    for await (const piece of this.#pieces) yield JSON.stringify(piece).slice(1, -1);
    yield '"}}';
  }
}

export const tableFile = <K extends string>(
  name: string,
  columns: Readonly<Record<K, string>>,
  rows: AsyncIterable<Readonly<Record<NoInfer<K>, Cell>>>,
): TableFile => new TableFile(name, csvInPieces(columns, rows));

/** Maximum number of rows in a table, and the numbers of ids and of rows that are read at a time. */
const maxRows = 10_000;
const idBatch = 1_000;
const rowBatch = 200;

type Page = { offset: number; limit: number };

/**
 * Iterates over the rows that a query finds, in its order. The ids of all are read first, of one moment, so that no row
 * is missing or written twice whatever changes meanwhile; rows that are deleted later are left out. `most` at most.
 */
export async function foundRows<Row extends { id: string }>(
  prisma: PrismaClient,
  readIds: (tx: Transaction, page: Page) => Promise<string[]>,
  readRows: (ids: string[]) => Promise<Row[]>,
) {
  const ids: string[] = [];
  await prisma.$transaction(
    async (tx) => {
      for (let offset = 0; offset === ids.length && offset < maxRows; offset += idBatch)
        ids.push(...(await readIds(tx, { offset, limit: idBatch })));
    },
    { isolationLevel: 'RepeatableRead', timeout: 60_000 },
  );
  async function* rows() {
    for (let from = 0; from < ids.length; from += rowBatch) {
      const wanted = ids.slice(from, from + rowBatch);
      const read = new Map((await readRows(wanted)).map((row) => [row.id, row]));
      for (const id of wanted) {
        const row = read.get(id);
        if (row) yield row;
      }
    }
  }
  return { ids, rows: rows() };
}
