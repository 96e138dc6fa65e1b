import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { connect } from '@acheep/database/connection';
import fastify from 'fastify';
import { expect, inject, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { registerHealth } from '../../plugins/health.ts';
import { startMetricsServer } from '../watching/metrics-server.ts';

const { statfs, access } = fs;

/** Mocks the system's answers for such a volume. */
function volume({ free, code }: { free?: number; code?: string } = {}) {
  const told = async (...given: Parameters<typeof statfs>) =>
    Object.assign(await statfs(...given), free !== undefined && { bavail: free, bsize: 1 });
  fs.statfs = told as typeof statfs;
  fs.access = async (...given) => {
    if (code) throw Object.assign(new Error(code), { code });
    return access(...given);
  };
  syncBuiltinESMExports();
}

it('fault 29: the storage that is full or can only be read is named where the process says it is ready', async () => {
  const url = inject('databaseAdminUrl');
  const config = readConfig({
    DATABASE_URL: url,
    SECRET: 'a secret that only the tests know, and long enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
    STORAGE_DIR: tmpdir(),
  });
  const database = connect({ url });
  const states = async () => {
    // Not the whole product: building it may block the event loop, and the process would report busy.
    const app = fastify();
    registerHealth(app, { database, config });
    const ready = await app.inject({ url: '/health/ready' });
    await app.close();
    const server = await startMetricsServer({ ...config, METRICS_PORT: 0 }, database, []);
    const numbers = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    await server.close();
    const [, writable] = /^acheep_storage_writable (\d)$/m.exec(numbers) ?? [];
    return [ready.statusCode, ready.json().storage, writable];
  };
  try {
    volume({ free: 1e12 });
    // Earlier tests of this process may have left it busy for some seconds.
    await expect.poll(states, { timeout: 20_000 }).toEqual([200, 'ok', '1']);
    volume({ free: 4096 });
    expect(await states()).toEqual([200, 'full', '0']);
    volume({ code: 'EROFS' });
    expect(await states()).toEqual([200, 'read-only', '0']);
    volume({ code: 'EIO' });
    expect(await states()).toEqual([200, 'away', '0']);
  } finally {
    Object.assign(fs, { statfs, access });
    syncBuiltinESMExports();
    await database.close();
  }
});
