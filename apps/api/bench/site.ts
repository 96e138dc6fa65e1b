import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { startSmtpSink } from '../src/local/smtp-sink.ts';
import { freePort } from '../src/testing/free-port.ts';
import { load } from './load.ts';
import { startApi } from './process.ts';

/** The whole product in one process, with a database of its own, `jobs` jobs and a mail server; its numbers are read as Prometheus does. */
export async function startSite(jobs: number) {
  const postgres = await startEmbeddedPostgres({ persistent: false });
  const directory = await mkdtemp(path.join(tmpdir(), 'acheep-bench-'));
  const smtp = await startSmtpSink(path.join(directory, 'mail'));
  const database = connect({ url: postgres.url, statementTimeout: 0 });
  await migrate(database.pool);
  await load(database, jobs);
  const port = await freePort();
  const api = await startApi(postgres.url, {
    RUN: 'all',
    LOG_LEVEL: 'error',
    METRICS_PORT: String(port),
    SMTP_URL: smtp.url,
    STORAGE_DIR: path.join(directory, 'files'),
  });
  return {
    url: api.url,
    database,
    /** One of its numbers, as it is now. */
    async number(name: string): Promise<number> {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
      return Number(line?.split(' ').at(-1));
    },
    async stop() {
      await api.stop();
      await database.close();
      await smtp.stop();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
