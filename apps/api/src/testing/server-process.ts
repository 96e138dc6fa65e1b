import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import type { Config } from '../config.ts';
import { compileCache } from './compile-cache.ts';

/** Present version. */
const server = path.resolve(import.meta.dirname, '../server.ts');

type Base = Pick<Config, 'DATABASE_URL' | 'SECRET' | 'SMTP_URL' | 'STORAGE_DIR'>;

/** Server as the operator starts it, in a separate process, with the resources of a test. */
export function serverProcesses({ DATABASE_URL, SECRET, SMTP_URL, STORAGE_DIR }: Base) {
  const children = new Set<ChildProcess>();

  function start(settings: Record<string, string> = {}, program = server) {
    const own = { DATABASE_URL, SECRET, SMTP_URL, STORAGE_DIR, LOG_LEVEL: 'error', HOST: '127.0.0.1' };
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...compileCache, ...own, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    child.stdout.pipe(process.stdout, { end: false });
    const logged = text(child.stdout);
    const said = text(child.stderr);
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    return {
      /** Exit code. */
      ended,
      /** Error output of a failed start. */
      said: async () => (await said).trim(),
      /** Log of the process, once it has exited. */
      log: async () =>
        (await logged)
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      kill: (signal: NodeJS.Signals) => child.kill(signal),
      /** Stops it as an operator would; returns its exit code and the milliseconds that it took. */
      async stop() {
        const began = performance.now();
        child.kill('SIGTERM');
        return { code: await ended, took: performance.now() - began };
      },
    };
  }

  /** Starts the API on a port, and waits until it is ready. */
  async function startApi(port: number, settings: Record<string, string> = {}, program = server) {
    const running = start({ RUN: 'api', PORT: String(port), ...settings }, program);
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200), {
      timeout: 90_000,
      interval: 100,
    });
    return { ...running, url };
  }

  return {
    start,
    startApi,
    /** Kills all processes that a test has left. */
    killAll() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
