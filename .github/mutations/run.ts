// Reports which mistakes the tests would notice: applies each mutation of this folder in a clone of the last commit,
// one at a time, and runs the tests that should fail. `--check` only checks that the texts to change still exist; names
// or numbers select some; `--whole` runs the whole suite where nothing failed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { access } from './access.ts';
import { account } from './account.ts';
import { input } from './input.ts';
import type { Mutation } from './mutation.ts';
import { page } from './page.ts';
import { privacy } from './privacy.ts';
import { record } from './record.ts';

const all = [...access, ...account, ...privacy, ...record, ...input, ...page];
const root = path.resolve(import.meta.dirname, '../..');
const { values: asked, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, whole: { type: 'boolean', default: false } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Mutations of the list that can no longer be applied. */
function faults(): string[] {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return all.flatMap(({ name, file, from, to, by }) => {
    const times = readFileSync(path.join(root, file), 'utf8').split(from).length - 1;
    const gone = by.filter((place) => !tracked.some((one) => one.startsWith(place)));
    return [
      ...(times === 1 && from !== to ? [] : [`${name} ${file} has its text ${times} times, not once.`]),
      ...(by.length > 0 ? gone : ['nobody']).map((place) => `${name} There is no ${place}.`),
      ...(all.filter((one) => one.name === name).length > 1 ? [`${name} There are two of that name.`] : []),
    ];
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'acheep-mutation-'));
const report = path.join(folder, 'report.json');
const clone = path.join(folder, 'clone');

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: clone, encoding: 'utf8', maxBuffer: 1e9 });
const pnpm = (...args: string[]) => run('npx', '--yes', 'pnpm@10', ...args);
const build = () => pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only');

/** Some test titles contain their input. */
const maxTitleLength = 160;

const failed = (output: string) => output.trim().split('\n').slice(-3).join(' ');

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Runs tests until one fails, and returns its title. */
function vitest(...args: string[]): string | null {
  rmSync(report, { force: true });
  const told = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const options = ['--bail=1', '--no-color', ...told];
  const { status, stdout, stderr } = run('node_modules/.bin/vitest', 'run', ...options, ...args);
  if (status === 0) return null;
  let results: Report['testResults'];
  try {
    results = JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return `vitest: ${failed(stdout + stderr)}`;
  }
  for (const { name, message, assertionResults } of results) {
    const test = assertionResults.find((one) => one.status === 'failed');
    const file = path.relative(clone, name);
    if (test) return `${file}: ${test.fullName.slice(0, maxTitleLength)}`;
    if (message) return `${file}: ${message.split('\n')[0]}`;
  }
  // A failed run without a failed test, on an overloaded machine for example, proves nothing about the mutation.
  say(`No test failed, but ${failed(stdout + stderr)}`);
  return null;
}

function check(place: string): string | null {
  const { status, stderr } = run('node_modules/.bin/node', place);
  return status === 0 ? null : `${place}: ${stderr.split('\n')[0]}`;
}

const isCheck = (place: string) => place.startsWith('.github/');
const isBuilt = (place: string) => place.startsWith('apps/web/journeys/');
const look = (places: readonly string[]) => {
  for (const place of places) {
    const noticed = isCheck(place) ? check(place) : vitest(place);
    if (noticed) return noticed;
  }
  return null;
};

/** Applies one mutation, and returns the test that failed. */
function tryOut({ file, from, to, by }: Mutation): string | null {
  const place = path.join(clone, file);
  const right = readFileSync(place, 'utf8');
  const wants = asked.whole || by.some(isBuilt);
  writeFileSync(place, right.split(from).join(to));
  try {
    if (wants) {
      const { status, stderr, stdout } = build();
      if (status !== 0) return `build: ${failed(stdout + stderr)}`;
    }
    return look(by) ?? (asked.whole ? vitest('--project=!faults', '--project=!deep*') : null);
  } finally {
    writeFileSync(place, right);
    if (wants) build();
  }
}

function tryAll(): boolean {
  const some = all.filter(
    ({ name }, at) =>
      chosen.length === 0 ||
      chosen.some((one) => one === String(at + 1) || (/\D/.test(one) && name.includes(one))),
  );
  execFileSync('git', ['clone', '--quiet', root, clone]);
  pnpm('install', '--prefer-offline', '--frozen-lockfile');
  pnpm('generate');
  const rows: string[] = [];
  const noticing = new Set<string>();
  let missed = 0;
  for (const mutation of some) {
    const began = Date.now();
    const noticed = tryOut(mutation);
    if (!noticed) missed += 1;
    else noticing.add(noticed.split(': ')[0] ?? '');
    const seconds = Math.round((Date.now() - began) / 1000);
    const row = `| ${all.indexOf(mutation) + 1} | ${mutation.name} | ${noticed ?? '**nobody**'} | ${seconds} |`;
    rows.push(row);
    say(row);
  }
  say(`\n| no. | mistake | noticed by | seconds |\n| --- | --- | --- | --- |\n${rows.join('\n')}`);
  say(`\n${some.length} mistakes, ${missed} of which nobody noticed`);
  // Tests that fail without a mutation have noticed nothing.
  const places = [...noticing].filter((place) => place.includes('/'));
  const tests = places.filter((place) => !isCheck(place));
  const anyway = look(places.filter(isCheck)) ?? (tests.length > 0 ? vitest(...tests) : null);
  if (anyway) say(`Without any mistake: ${anyway}`);
  return missed === 0 && !anyway;
}

const wrong = faults();
for (const fault of wrong) process.stderr.write(`${fault}\n`);
try {
  const isWell = wrong.length === 0 && (asked.check || tryAll());
  if (asked.check) say(`${all.length} mistakes, ${wrong.length} faults`);
  process.exitCode = isWell ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
