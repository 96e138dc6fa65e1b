import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@acheep/database/connection';
import { createTestDatabase } from '@acheep/database/test-database';
import { afterAll, inject } from 'vitest';
import { createEmptyDatabase } from '../../api/src/testing/empty-database.ts';
import { startTelegram } from '../../api/src/testing/telegram-server.ts';
import { stackOf } from './stack.ts';
import { startProduct } from './start-stack.ts';

interface Options {
  /** Starts an empty site with this admin instead of the demo, as `pnpm start` does. */
  admin?: { email: string; password: string };
}

/** Lines of the running product, each with its time. */
let log: { at: number; text: string }[] = [];
/** What the product of this file has logged since a moment. */
export const logOfProduct = (since: number) =>
  log
    .filter(({ at }) => at >= since)
    .map(({ text }) => text)
    .join('');

/**
 * Starts the product of one file of journeys, which shares nothing with any other: its own database with the demo,
 * process, port, mail folder, files and Telegram. It ends after the file.
 */
export async function startOwnProduct({ admin }: Options = {}) {
  const demo = inject('demo');
  const data = await mkdtemp(path.join(tmpdir(), 'acheep-journey-'));
  const [{ url, drop }, telegram] = await Promise.all([
    admin ? createEmptyDatabase(demo.adminUrl) : createTestDatabase(demo.adminUrl),
    startTelegram(),
    admin ? undefined : cp(demo.data, data, { recursive: true }),
  ]);
  log = [];
  const product = await startProduct({
    database: url,
    data,
    admin,
    settings: { ...telegram.settings, LOG_LEVEL: 'info' },
    hear: (text) => log.push({ at: Date.now(), text }),
    isAlone: !admin,
  });
  const database = connect({ url, poolSize: 2 });
  afterAll(async () => {
    await database.close();
    const code = await product.stop();
    await telegram.close();
    await drop();
    await rm(data, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.output()}`);
  });
  return {
    ...stackOf(product),
    database,
    databaseUrl: url,
    /** Folder of what it keeps in files. */
    data,
    telegram,
    output: product.output,
  };
}

export type Product = Awaited<ReturnType<typeof startOwnProduct>>;
