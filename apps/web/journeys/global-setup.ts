import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, openClient } from '@acheep/database/connection';
import { prepareTemplate } from '@acheep/database/test-database';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { TestProject } from 'vitest/node';
import { startPasswords } from '../../api/src/modules/accounts/account/password.ts';
import { browserPath } from './browser.ts';
import { startProduct } from './start-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL with the template of all databases, and the folder of the files that belong to it. */
    demo: { adminUrl: string; data: string };
  }
}

/** Waits until the worker has done what the demo's records gave it to do. */
async function untilIdle(url: string) {
  const client = await openClient({ connectionString: url });
  for (;;) {
    const { rows } = await client.query(
      `SELECT name FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now()`,
    );
    if (rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await client.end();
}

/** Hashes the demo's passwords at the lowest cost: at the usual one, each sign-in takes a quarter of a second. */
async function easeSignIn(url: string) {
  const { prisma, close } = connect({ url });
  const passwords = startPasswords(4);
  const passwordHash = await passwords.hash(demoAccounts[0].password);
  await prisma.user.updateMany({ where: { passwordHash: { not: '' } }, data: { passwordHash } });
  await passwords.close();
  await close();
}

/** Makes what every product of a journey begins with: a database and files with the demo, and nothing left to do. */
export default async function setup(project: TestProject) {
  const data = await mkdtemp(path.join(tmpdir(), 'acheep-demo-'));
  async function prepare(database: string) {
    const product = await startProduct({ database, data });
    await untilIdle(database);
    if ((await product.stop()) !== 0) throw new Error(`The product did not stop:\n${product.output()}`);
    await easeSignIn(database);
  }
  // Unpacks the browser before two workers do so at once.
  const [{ adminUrl, close }] = await Promise.all([prepareTemplate({ prepare }), browserPath()]);
  project.provide('demo', { adminUrl, data });
  return async () => {
    await close();
    await rm(data, { recursive: true, force: true });
  };
}
