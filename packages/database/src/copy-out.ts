import pg from 'pg';

/** Each field as PostgreSQL's binary format has it, null for NULL: a text in UTF-8, an int in its bytes, the highest first. */
export type BinaryRow = readonly (Buffer | null)[];

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** Bytes of flags after it; then comes the length of an extension. */
const flags = 4;

/** The row in a message: the server sends each in one of its own, and the header before the first. */
function rowIn(message: Buffer): BinaryRow | null {
  const isFirst = message.subarray(0, signature.length).equals(signature);
  const header = signature.length + flags;
  let at = isFirst ? header + 4 + message.readInt32BE(header) : 0;
  // Nothing but the header, or the sign that no row follows.
  if (at === message.length || message.readInt16BE(at) < 0) return null;
  const fields = message.readInt16BE(at);
  at += 2;
  return Array.from({ length: fields }, () => {
    const length = message.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return message.subarray(at - length, at);
  });
}

/** Bytes after which V8 is asked to clear away what they were read in. */
const clearedAfter = 4_000_000;
let uncleared = 0;

/**
 * V8 lets 64 MB of such memory wait before it looks what is still in use. Its young generation, where all of it is, takes
 * a millisecond. Where Node was started without `--expose-gc` it waits.
 */
function clearAfter(bytes: number) {
  uncleared += bytes;
  if (uncleared < clearedAfter) return;
  uncleared = 0;
  globalThis.gc?.({ type: 'minor' });
}

/** A query of our own for the driver, which calls it with each message of the server. */
class CopyQuery<Row> implements pg.Submittable {
  readonly text: string;
  readonly rows: Row[] = [];
  /** Set by the driver, where it is not set yet. */
  callback?: (error: unknown) => void;
  readonly #read: (fields: BinaryRow) => Row;
  #failure: unknown = null;

  constructor(text: string, read: (fields: BinaryRow) => Row) {
    this.text = text;
    this.#read = read;
  }

  submit(connection: pg.Connection) {
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }) {
    clearAfter(chunk.byteLength);
    try {
      const fields = rowIn(chunk);
      if (fields) this.rows.push(this.#read(fields));
    } catch (error) {
      this.#failure ??= error;
    }
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.callback?.(this.#failure);
  }

  handleError(error: unknown) {
    this.callback?.(error);
  }
}

type Asking = (query: CopyQuery<unknown>, callback: (error: unknown) => void) => void;

/**
 * Asks with `COPY` in PostgreSQL's binary format, for megabytes of `bytea`, which the driver otherwise makes into texts of
 * twice the size, and returns what `read` makes of each row; its fields are gone when it returns. `COPY` takes no
 * parameters: `given` stands in the query as JSON where it says `$1`.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-COPY
 */
export async function copyOut<Row>(
  pool: pg.Pool,
  query: string,
  given: unknown,
  read: (fields: BinaryRow) => Row,
): Promise<Row[]> {
  const json = pg.escapeLiteral(JSON.stringify(given));
  const asked = new CopyQuery(`COPY (${query.replaceAll('$1', () => json)}) TO STDOUT (FORMAT binary)`, read);
  const client = await pool.connect();
  try {
    await new Promise<void>((resolve, reject) => {
      // The types know no callback of such a query, by which the watch of statements hears of its end.
      (client.query.bind(client) as unknown as Asking)(asked, (error) => (error ? reject(error) : resolve()));
    });
    client.release();
    return asked.rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
