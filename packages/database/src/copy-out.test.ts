import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from './connection.ts';
import { type BinaryRow, copyOut } from './copy-out.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

let server: EmbeddedPostgres;
let database: Database;
const ended: { statement: string; error: unknown }[] = [];

beforeAll(async () => {
  server = await startEmbeddedPostgres({ persistent: false });
  database = connect({
    url: server.url,
    poolSize: 1,
    watch: (statement) => (error) => ended.push({ statement, error }),
  });
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const textsOf = (fields: BinaryRow) => fields.map((field) => field?.toString());
const readTexts = (query: string, given: unknown = null) => copyOut(database.pool, query, given, textsOf);

describe('what is read by copy', () => {
  it('is what the rows have, bytes as they are, and nothing where there is nothing', async () => {
    const rows = await copyOut(
      database.pool,
      `SELECT i, decode(lpad(to_hex(i), 2, '0'), 'hex'), NULL, 'ខ្មែរ', '' FROM generate_series(254, 255) i`,
      null,
      ([number, bytes, none, text, empty]) => [
        number?.readInt32BE(),
        [...(bytes ?? [])],
        none,
        text?.toString(),
        empty?.length,
      ],
    );
    expect(rows).toEqual([
      [254, [254], null, 'ខ្មែរ', 0],
      [255, [255], null, 'ខ្មែរ', 0],
    ]);
    expect(await readTexts('SELECT 1 WHERE false')).toEqual([]);
  });

  it('is whole where rows are larger than what comes at once', async () => {
    const sizes = await copyOut(
      database.pool,
      `SELECT convert_to(repeat('x', i * 100000), 'UTF8') FROM generate_series(1, 20) i`,
      null,
      ([bytes]) => [bytes?.length, bytes?.every((byte) => byte === 120)],
    );
    expect(sizes).toEqual(Array.from({ length: 20 }, (_, at) => [(at + 1) * 100_000, true]));
  });

  it('has what it was read in cleared away before much of it waits', async () => {
    const gc = vi.fn();
    vi.stubGlobal('gc', gc);
    await readTexts(`SELECT repeat('x', 1000000) FROM generate_series(1, 20)`);
    vi.unstubAllGlobals();
    expect(gc.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(gc.mock.calls.length).toBeLessThanOrEqual(5);
    expect(gc).toHaveBeenCalledWith({ type: 'minor' });
  });

  it.each([
    `'; DROP TABLE job; --`,
    String.raw`\'; SELECT 1; --`,
    String.raw`\\`,
    `$1 $$ $& "`,
    "E'\\x41'",
    'ស្វែងរក',
  ])('is asked with what is given and nothing else: %s', async (word) => {
    expect(await readTexts(`SELECT $1::jsonb ->> 'word', $1::jsonb ->> 'word'`, { word })).toEqual([
      [word, word],
    ]);
  });

  it('fails as the statement does, the reading does, or the time is over; the next is answered', async () => {
    await expect(readTexts('SELECT 1 / 0')).rejects.toThrow('division by zero');
    // Fails in the middle of the rows.
    await expect(readTexts('SELECT 1 / (500 - i) FROM generate_series(1, 1000) i')).rejects.toThrow(
      'division by zero',
    );
    const reading = copyOut(database.pool, 'SELECT 1', null, () => {
      throw new Error('not to be read');
    });
    await expect(reading).rejects.toThrow('not to be read');
    // Set on the only connection, which is discarded when the query fails.
    await database.pool.query(`SET statement_timeout = '200ms'`);
    await expect(readTexts('SELECT pg_sleep(60)')).rejects.toThrow('statement timeout');
    expect(await readTexts(`SELECT 'next'`)).toEqual([['next']]);
  });

  it('fails where the connection ends in the midst of it; the next is answered by another', async () => {
    const ending = `SELECT CASE i WHEN 500 THEN pg_terminate_backend(pg_backend_pid()) END FROM generate_series(1, 1000) i`;
    await expect(readTexts(ending)).rejects.toThrow('terminating connection');
    expect(await readTexts(`SELECT 'next'`)).toEqual([['next']]);
  });

  it('is heard of as other statements are, when it ends and how', async () => {
    ended.length = 0;
    await readTexts(`SELECT 'heard'`);
    await expect(readTexts('SELECT 1 / 0')).rejects.toThrow();
    expect(ended.map(({ statement, error }) => [statement, Boolean(error)])).toEqual([
      [`COPY (SELECT 'heard') TO STDOUT (FORMAT binary)`, false],
      ['COPY (SELECT 1 / 0) TO STDOUT (FORMAT binary)', true],
    ]);
  });
});
