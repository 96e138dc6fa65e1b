import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Config } from '../config.ts';
import { withSecretFiles } from '../plumbing/secret-file.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const asEnvironment = (config: Config): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** For development: the API restarts when its files change, and Vite serves the page with hot reload. */
export function startWatching(config: Config): () => Promise<void> {
  const run = (cwd: string, ...words: string[]) =>
    spawn(process.execPath, words, {
      cwd: path.join(root, cwd),
      stdio: 'inherit',
      env: { ...withSecretFiles(process.env).given, ...asEnvironment(config) },
    });
  const children = [
    run('apps/api', '--watch', '--watch-preserve-output', 'src/server.ts'),
    run('apps/web', 'node_modules/vite/bin/vite.js'),
  ];
  return async () => {
    await Promise.all(children.map(ended));
  };
}
