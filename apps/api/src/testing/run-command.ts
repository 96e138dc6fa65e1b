import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs the program as an operator does, to its end. */
export async function runCommand(words: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../command.ts'), ...words], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, fault, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output: output.trim(), fault: fault.trim() };
}
