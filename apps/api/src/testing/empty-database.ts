import { randomBytes } from 'node:crypto';
import { openClient } from '@acheep/database/connection';

/** Creates an empty database, besides those of the tests. */
export async function createEmptyDatabase(adminUrl: string, options = '') {
  const name = `empty_${randomBytes(8).toString('hex')}`;
  const ask = async (statement: string) => {
    const admin = await openClient({ connectionString: adminUrl });
    await admin.query(statement).finally(() => admin.end());
  };
  await ask(`CREATE DATABASE ${name} ${options}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Result of a statement in a database. */
export async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = await openClient({ connectionString: url });
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}
