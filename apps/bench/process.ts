import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Running {
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

/** API as in production, in a separate process. */
export async function startApi(databaseUrl: string): Promise<Running> {
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
    },
  });
  const port = await firstMessage<number>(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
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
