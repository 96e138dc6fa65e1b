import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { startMetricsServer } from '../watching/metrics-server.ts';

const { statfs, access } = fs;
let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

/** What the system itself says of such a volume. */
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
  const states = async () => {
    const app = await buildApp(api.deps);
    const ready = await app.inject({ url: '/health/ready' });
    await app.close();
    const server = await startMetricsServer({ ...api.deps.config, METRICS_PORT: 0 }, api.deps.database, []);
    const numbers = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    await server.close();
    const [, writable] = /^acheep_storage_writable (\d)$/m.exec(numbers) ?? [];
    return [ready.statusCode, ready.json().storage, writable];
  };
  try {
    volume({ free: 1e12 });
    expect(await states()).toEqual([200, 'ok', '1']);
    volume({ free: 4096 });
    expect(await states()).toEqual([200, 'full', '0']);
    volume({ code: 'EROFS' });
    expect(await states()).toEqual([200, 'read-only', '0']);
    volume({ code: 'EIO' });
    expect(await states()).toEqual([200, 'away', '0']);
  } finally {
    Object.assign(fs, { statfs, access });
    syncBuiltinESMExports();
  }
});
