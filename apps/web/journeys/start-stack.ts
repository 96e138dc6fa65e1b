import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const start = path.resolve(import.meta.dirname, '../../api/src/local/start.ts');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function running(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Acheep is running')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)));
  });
}

/** The product that all journeys share, as a test is told of it. */
export interface Running {
  url: string;
  /** Where its mail server puts what it takes in. */
  mail: string;
}

/**
 * The whole product as `pnpm start` runs it, in a process of its own with data of its own: database, demo data, mail
 * server, API, page, worker.
 */
export async function startStack(): Promise<Running & { stop(): Promise<number | null> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'acheep-journey-'));
  const port = await freePort();
  const child = spawn(process.execPath, [start], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await running(child);
  return {
    url: `http://localhost:${port}`,
    mail: path.join(directory, 'mail'),
    /** Stops it as Ctrl-C does, and returns how it ended. */
    async stop() {
      const code = await new Promise<number | null>((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', resolve);
        child.kill('SIGINT');
      });
      await rm(directory, { recursive: true, force: true });
      return code;
    },
  };
}
