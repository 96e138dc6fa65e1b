import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Config } from '../config.ts';
import { withSecretFiles } from '../plumbing/secret-file.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const asEnvironment = (config: Config): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));

/** Starts a program with the settings of this process; an IPC `channel` informs it when this process has ended. */
export const startBeside = (config: Config, cwd: string, words: string[], ...channel: 'ipc'[]) =>
  spawn(process.execPath, words, {
    cwd: path.join(root, cwd),
    stdio: ['inherit', 'inherit', 'inherit', ...channel],
    env: { ...withSecretFiles(process.env).given, ...asEnvironment(config) },
  });

export const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
