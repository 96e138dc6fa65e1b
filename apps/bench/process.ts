import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { startSmtpSink } from '../api/src/local/smtp-sink.ts';
import { freePort } from '../api/src/testing/free-port.ts';
import { load } from './load.ts';

interface Running {
  url: string;
  stop(): Promise<void>;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function firstMessage<T>(child: ChildProcess): Promise<T> {
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`A server of the benchmark ended with ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), failed]);
  return message as T;
}

export interface Api extends Running {
  /** Memory of its process, in bytes. */
  memory(): Promise<number>;
}

/** API as in production, in a separate process; `settings` are those of `.env.example`. */
export async function startApi(databaseUrl: string, settings: Record<string, string> = {}): Promise<Api> {
  const child = fork(path.join(import.meta.dirname, 'api.ts'), {
    // As in the compose file.
    execArgv: ['--max-old-space-size=320', '--max-semi-space-size=4', '--expose-gc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // As in the Dockerfile.
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '16384',
      MALLOC_TRIM_THRESHOLD_: '65536',
      PORT: '0',
      RUN: 'api',
      LOG_LEVEL: 'warn',
      // One caller sends more here than many people do.
      LIMIT_FACTOR: '1000000',
      DATABASE_URL: databaseUrl,
      SECRET: 'a secret of the benchmark, used for nothing else',
      SMTP_URL: 'smtp://127.0.0.1:9',
      ...settings,
    },
  });
  const port = await firstMessage<number>(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => stop(child),
    async memory() {
      child.send('memory');
      return firstMessage<number>(child);
    },
  };
}

export interface Bare extends Running {
  /** Sets the response from now on. */
  answer(response: Response): Promise<Buffer>;
}

/** Headers that every server writes itself. */
const ofTheConnection = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];

/** Bare Fastify server in a separate process. */
export async function startBare(): Promise<Bare> {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  const port = await firstMessage<number>(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => stop(child),
    async answer(response) {
      const body = Buffer.from(await response.arrayBuffer());
      const headers = [...response.headers].filter(([name]) => !ofTheConnection.includes(name));
      child.send({ headers: Object.fromEntries(headers), base64: body.toString('base64') });
      await once(child, 'message');
      return body;
    },
  };
}

/** Whole product in one process, with a new database, `jobs` jobs and a mail server, and access to its metrics. */
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
    /** Present value of one metric. */
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
