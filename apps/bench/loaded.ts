import { connect } from '@acheep/database/connection';
import type { EmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { fileJobs } from '../api/src/modules/jobs/job-index/job-index.service.ts';
import { load } from './load.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

const loaded = 'loaded';

/** URL of a database with `count` jobs and their words filed. An existing one is reused. */
export async function loadedDatabase(
  postgres: Pick<EmbeddedPostgres, 'url'>,
  count: number,
): Promise<string> {
  const name = `bench_${count}`;
  const server = connect({ url: postgres.url });
  const { rows } = await server.pool.query<{ said: string | null }>(
    `SELECT shobj_description(oid, 'pg_database') AS said FROM pg_database WHERE datname = $1`,
    [name],
  );
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  if (rows[0]?.said !== loaded) {
    await server.pool.query(`DROP DATABASE IF EXISTS ${name}`);
    await server.pool.query(`CREATE DATABASE ${name}`);
    const database = connect({ url: url.href, statementTimeout: 0 });
    await migrate(database.pool);
    say(`Loading ${count} jobs …`);
    const began = Date.now();
    await load(database, count);
    const entered = Date.now();
    await fileJobs({ database });
    say(`  loaded in ${(entered - began) / 1000} s, words filed in ${(Date.now() - entered) / 1000} s`);
    await database.pool.query('VACUUM (ANALYZE)');
    await database.close();
    await server.pool.query(`COMMENT ON DATABASE ${name} IS '${loaded}'`);
  }
  await server.close();
  return url.href;
}
