import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { runProgram } from './run-command.ts';

/** Runs a program of the API until it ends, with a data folder of its own; returns its exit code and its output. */
export async function runStart(file: string, environment: Record<string, string>) {
  const directory = await mkdtemp(path.join(tmpdir(), 'acheep-start-'));
  const { code, output, fault } = await runProgram(file, [], {
    environment: { DATA_DIR: directory, ...environment },
  });
  await rm(directory, { recursive: true, force: true });
  return { code, output: output + fault };
}

/** Expects one line of output, and no stack trace. */
export function inOneSentence(output: string) {
  expect(output.split('\n')).toHaveLength(1);
  expect(output).not.toMatch(/\s+at .*:\d+:\d+/);
}
