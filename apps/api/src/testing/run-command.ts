import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { compileCache } from './compile-cache.ts';

interface Given {
  environment?: Record<string, string>;
  /** Standard input. */
  input?: string;
}

/** Runs a program of the API, given by its path in `src`, until it exits. */
export async function runProgram(file: string, words: string[], { environment, input = '' }: Given) {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '..', file), ...words], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...compileCache, ...environment },
  });
  child.stdin.end(input);
  const [output, fault, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output: output.trim(), fault: fault.trim() };
}

/** Runs the command-line program as an operator does. */
export const runCommand = (words: string[], environment: Record<string, string> = {}, input = '') =>
  runProgram('command.ts', words, { environment, input });
