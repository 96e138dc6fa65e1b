/**
 * `pnpm test:faults`: runs what `pnpm test` skips for time, and every fault test of the suite. With a number, only the
 * tests of that fault.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const wanted = process.argv[2];
const title = wanted ? `fault ${wanted}\\b` : '(?:fault|security) \\d+\\b';
const isWanted = (file: string) =>
  new RegExp(`['"\`]fault ${wanted ?? '\\d+'}\\b`).test(readFileSync(path.join(root, file), 'utf8'));

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && isWanted(file));
if (files.length === 0) throw new Error(`No test is of the fault ${wanted}`);

// One after the other: many measure how long something lasts.
const run = (...which: string[]) =>
  spawnSync('vitest', ['run', '--maxWorkers=1', ...which], { cwd: root, stdio: 'inherit' }).status === 0;
const runs = wanted
  ? [run(...files, '-t', title)]
  : [run('--project', 'faults'), run('--project', '!faults', ...files, '-t', title)];
process.exitCode = runs.every(Boolean) ? 0 : 1;
