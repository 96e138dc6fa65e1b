import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { compileCache } from '../../api/src/testing/compile-cache.ts';
import { freePort } from '../../api/src/testing/free-port.ts';

const program = path.resolve(import.meta.dirname, '../../api/src/local/start.mjs');

/** A running product, in serialisable form. */
export interface Running {
  url: string;
  /** Folder to which its mail server writes. */
  mail: string;
}

interface Start {
  /** URL of its database. */
  database: string;
  /** Folder of what it keeps in files. */
  data: string;
}

/** Starts the product like `pnpm start`, in a separate process, and waits until its demo data is complete. */
export async function startProduct({ database, data }: Start) {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...compileCache,
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: database,
    },
    // The IPC channel ends it with this process, whatever ends that.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Demo data is complete')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    mail: path.join(data, 'mail'),
    /** Returns all that it has printed. */
    output: () => output,
    /** Stops it like Ctrl-C and returns the exit code. */
    stop: () =>
      new Promise<number | null>((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', resolve);
        child.kill('SIGINT');
      }),
  };
}

/** The same from nothing, with demo data, a PostgreSQL and a folder of its own. */
export async function startStack() {
  const data = await mkdtemp(path.join(tmpdir(), 'acheep-journey-'));
  const postgres = await startEmbeddedPostgres({ persistent: false });
  const product = await startProduct({ database: postgres.url, data }).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  return {
    ...product,
    async stop() {
      await product.stop();
      await postgres.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
