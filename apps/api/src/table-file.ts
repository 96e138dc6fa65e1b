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

/** Rows read at once. */
const batch = 200;

/**
 * Reads rows by their ids in batches, in the order of the ids. Filter and order are applied once, when the ids are read;
 * rows that are deleted meanwhile are left out.
 */
export async function* rowsOf<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += batch) {
    const wanted = ids.slice(from, from + batch);
    const rows = new Map((await read(wanted)).map((row) => [row.id, row]));
    for (const id of wanted) {
      const row = rows.get(id);
      if (row) yield row;
    }
  }
}
