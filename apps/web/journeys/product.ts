import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@acheep/database/connection';
import { createTestDatabase } from '@acheep/database/test-database';
import { afterAll, inject } from 'vitest';
import { createEmptyDatabase } from '../../api/src/testing/empty-database.ts';
import { freePort } from '../../api/src/testing/free-port.ts';
import { startTelegram } from '../../api/src/testing/telegram-server.ts';
import { startHosted } from './hosted-product.ts';
import { stackOf } from './stack.ts';

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

/** Gives a folder the files of another, which no product changes: it writes a new one and renames it. */
function linkFiles(from: string, to: string) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const [source, target] = [from, to].map((folder) =>
      path.join(folder, path.relative(from, entry.parentPath), entry.name),
    ) as [string, string];
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else linkSync(source, target);
  }
}

/**
 * Starts the product of one file of journeys, which shares nothing with any other: its own database with the demo,
 * port, mail folder, files and Telegram. It ends after the file.
 */
export async function startOwnProduct({ admin }: Options = {}) {
  const demo = inject('demo');
  const data = await mkdtemp(path.join(tmpdir(), 'acheep-journey-'));
  if (!admin) linkFiles(demo.data, data);
  const [{ url: database, drop }, telegram, port] = await Promise.all([
    admin ? createEmptyDatabase(demo.adminUrl) : createTestDatabase(demo.adminUrl),
    startTelegram(),
    freePort(),
  ]);
  log = [];
  const product = await startHosted(
    {
      ...telegram.settings,
      DATABASE_URL: database,
      DATA_DIR: data,
      PORT: String(port),
      LOG_LEVEL: 'info',
      ...(admin && { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }),
    },
    (text) => log.push({ at: Date.now(), text }),
  );
  const connection = connect({ url: database, poolSize: 2 });
  afterAll(async () => {
    await connection.close();
    try {
      await product.stop();
    } finally {
      await telegram.close();
      await drop();
      await rm(data, { recursive: true, force: true });
    }
  });
  return {
    ...stackOf({ url: `http://localhost:${port}`, mail: path.join(data, 'mail') }),
    database: connection,
    databaseUrl: database,
    /** Folder of what it keeps in files. */
    data,
    telegram,
    /** Returns all that it has printed. */
    output: () => logOfProduct(0),
  };
}

export type Product = Awaited<ReturnType<typeof startOwnProduct>>;
