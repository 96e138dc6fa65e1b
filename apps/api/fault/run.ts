/**
 * `pnpm test:faults`: runs every fault test, including those that `pnpm test` skips for time. With a number, only those
 * of that fault.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const wanted = process.argv[2] ?? '\\d+';
const title = `fault ${wanted}\\b`;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && new RegExp(`['"\`]${title}`).test(readFileSync(path.join(root, file), 'utf8')));
if (files.length === 0) throw new Error(`No test is of the fault ${wanted}`);

const { status } = spawnSync('vitest', ['run', ...files, '-t', title], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
