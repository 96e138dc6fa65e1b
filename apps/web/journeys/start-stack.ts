import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@acheep/database/embedded';

const start = path.resolve(import.meta.dirname, '../../api/src/local/start.mjs');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Resolves with the output once it contains the sentence. */
function says(child: ChildProcess, sentence: string): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(sentence)) resolve(output);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });
}

/** The product shared by all journeys, in serialisable form. */
export interface Running {
  url: string;
  /** Folder to which its mail server writes. */
  mail: string;
  /** URL of its PostgreSQL, for journeys that cannot wait until tomorrow. */
  database: string;
}

interface Started extends Running {
  /** Folder of what it keeps in files. */
  data: string;
  /** What it has printed. */
  output: string;
  /** Stops it like Ctrl-C and returns the exit code. */
  stop(): Promise<number | null>;
}

interface Start {
  /** The first admin of an empty site: demo data only comes in where there is no account. */
  admin?: { email: string; password: string };
  /** Further settings. */
  settings?: Record<string, string>;
}

/**
 * Starts the whole product like `pnpm start`, in a separate process with separate data: mail server, API, page, worker,
 * and demo data unless an admin is given. The database is the same kind, but is started here, so that its address is
 * known.
 */
export async function startStack({ admin, settings = {} }: Start = {}): Promise<Started> {
  const directory = await mkdtemp(path.join(tmpdir(), 'acheep-journey-'));
  const port = await freePort();
  const database = await startEmbeddedPostgres({ persistent: false });
  const child = spawn(process.execPath, [start], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: directory,
      DATABASE_URL: database.url,
      ...settings,
      ...(admin && { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = await says(child, admin ? 'Acheep is running' : 'Demo data is complete').catch(
    async (error) => {
      await database.stop();
      throw error;
    },
  );
  return {
    url: `http://localhost:${port}`,
    data: directory,
    output,
    mail: path.join(directory, 'mail'),
    database: database.url,
    async stop() {
      const code = await new Promise<number | null>((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', resolve);
        child.kill('SIGINT');
      });
      await database.stop();
      await rm(directory, { recursive: true, force: true });
      return code;
    },
  };
}
