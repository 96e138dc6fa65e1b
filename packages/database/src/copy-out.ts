import pg from 'pg';

/** Fields in PostgreSQL's binary format, null for NULL: text in UTF-8, integers big-endian. */
export type BinaryRow = readonly (Buffer | null)[];

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** Bytes of flags after the signature; the length of an extension follows. */
const flags = 4;

/** Row in a message: the server sends each in a separate one, with the header before the first. */
function rowIn(message: Buffer): BinaryRow | null {
  const isFirst = message.subarray(0, signature.length).equals(signature);
  const header = signature.length + flags;
  let at = isFirst ? header + 4 + message.readInt32BE(header) : 0;
  // Only the header, or the trailer after the last row.
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

/** Bytes read after which V8 is asked to collect the buffers. */
const clearedAfter = 4_000_000;
let uncleared = 0;

/**
 * V8 lets 64 MB of external memory accumulate before it collects. Collecting its young generation, which contains all
 * of it, takes a millisecond. Without Node's `--expose-gc` it accumulates.
 */
function clearAfter(bytes: number) {
  uncleared += bytes;
  if (uncleared < clearedAfter) return;
  uncleared = 0;
  globalThis.gc?.({ type: 'minor' });
}

/** Custom query for the driver, which calls it with each message of the server. */
class CopyQuery<Row> implements pg.Submittable {
  readonly text: string;
  readonly rows: Row[] = [];
  /** Set by the driver where it is undefined. */
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
 * Queries with `COPY` in PostgreSQL's binary format, for megabytes of `bytea`, which the driver otherwise turns into
 * strings of twice the size. Returns the result of `read` for each row, whose fields are invalid after it returns.
 * `COPY` takes no parameters: `given` replaces `$1` in the query as JSON.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-COPY
 */
export async function copyOut<Row>(
  pool: pg.Pool,
  query: string,
  given: unknown,
  read: (fields: BinaryRow) => Row,
): Promise<Row[]> {
  const json = pg.escapeLiteral(JSON.stringify(given));
  const copyQuery = new CopyQuery(
    `COPY (${query.replaceAll('$1', () => json)}) TO STDOUT (FORMAT binary)`,
    read,
  );
  const client = await pool.connect();
  try {
    await new Promise<void>((resolve, reject) => {
      // The types lack the callback of such a query, which signals its end to the statement watch.
      (client.query.bind(client) as unknown as Asking)(copyQuery, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    client.release();
    return copyQuery.rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
