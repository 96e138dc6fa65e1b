// Checks SECURITY.md and the tests against each other: every promise is in the title of a test, every number in a title
// is a promise, and the last column names the files. `--write` fills in that column.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const page = path.join(import.meta.dirname, 'SECURITY.md');
/** `| 20 | promise | shown by |`, or `| fault 5 | … |`. */
const row = /^\| ((?:fault )?\d+) \| (.+?) \|.*\|$/gm;
/** `security 20, 27: …` or `fault 5: …`, at the beginning of a title. */
const titled = /(?<=['"`])(security|fault) (\d+(?:(?:, | and )\d+)*):/g;

const tests = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.journey.ts'],
  { encoding: 'utf8' },
);
const shownBy = new Map<string, Set<string>>();
for (const file of tests.split('\n').filter(Boolean)) {
  for (const [, kind, numbers = ''] of readFileSync(file, 'utf8').matchAll(titled)) {
    for (const number of numbers.match(/\d+/g) ?? []) {
      const name = kind === 'fault' ? `fault ${number}` : number;
      shownBy.set(name, (shownBy.get(name) ?? new Set()).add(file));
    }
  }
}

const links = (name: string) =>
  [...(shownBy.get(name) ?? [])]
    .sort()
    .map((file) => `[${path.basename(file).replace(/\.(test|journey)\.tsx?$/, '')}](../${file})`)
    .join(', ');

const written = readFileSync(page, 'utf8');
const wanted = written.replace(
  row,
  (_, name: string, promise: string) => `| ${name} | ${promise} | ${links(name)} |`,
);
const promised = [...written.matchAll(row)].map(([, name = '']) => name);

const faults = [
  ...promised
    .filter((name) => !shownBy.has(name))
    .map((name) => `SECURITY.md ${name}: no test names it in its title.`),
  ...[...shownBy]
    .filter(([name]) => !promised.includes(name))
    .map(([name, files]) => `${[...files].join(', ')}: SECURITY.md has no line ${name}.`),
];
if (process.argv.includes('--write')) writeFileSync(page, wanted);
else if (wanted !== written)
  faults.push('SECURITY.md: the last column is out of date; `npx pnpm@10 fix` writes it.');

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length ? 1 : 0;
