// Checks that the names in the templates of `pnpm new noun` match the existing code, which is fast. `test:deep` checks
// the types of the result, and runs its tests.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeNoun } from './new-noun.ts';

const repository = path.resolve(import.meta.dirname, '..');
const root = mkdtempSync(path.join(os.tmpdir(), 'acheep-new-noun-'));
afterAll(() => rmSync(root, { recursive: true }));

const central = [
  'packages/contract/src/nouns.ts',
  'apps/api/src/module-list.ts',
  'apps/web/src/features/jobs/pages.ts',
];
for (const file of [...central, 'prisma/migrations'])
  cpSync(path.join(repository, file), path.join(root, file), {
    recursive: true,
    filter: (from) => !from.endsWith('.sql'),
  });
const wish = { root, domain: 'jobs', noun: 'yearly-inquiry', khmer: 'ការស្ទង់មតិ' };
const { made, edited } = writeNoun(wish, new Date());
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('joins the others by one line in two files, and by its page in the third', () => {
  expect(edited).toEqual(central);
  const added = edited.map((file) => {
    const before = readFileSync(path.join(repository, file), 'utf8').split('\n');
    const after = textOf(file).split('\n');
    expect(before.filter((line) => !after.includes(line) && !/^import \{$|tabler|Icon/.test(line))).toEqual(
      [],
    );
    return after.filter((line) => line.toLowerCase().replaceAll('-', '').includes('yearlyinquir')).length;
  });
  expect(added.slice(0, 2)).toEqual([1, 1]);
  expect(textOf(central[2] ?? '')).toContain("label: { en: 'Yearly inquiries', km: 'ការស្ទង់មតិ' }");
});

it('leaves nothing of the sample in names and texts', () => {
  for (const file of made) expect(`${file}\n${textOf(file)}`).not.toMatch(/sample|គំរូ|\/domain\//i);
});

/** Path of an imported file: among the created files, otherwise in the repository. */
function fileOf(from: string, name: string): string {
  const workspaces = name.replace(
    /^@acheep\/(\w+)\//,
    (_, workspace: string) => `${workspace === 'prisma' ? 'prisma' : `packages/${workspace}/src`}/`,
  );
  const file = name.startsWith('.') ? path.join(path.dirname(from), name) : `${workspaces}.ts`;
  const made = path.join(root, file);
  return existsSync(made) ? made : path.join(repository, file);
}

const imported = made
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [
      ...textOf(file).matchAll(/import (?:type )?(\{[^}]*\}|\* as \w+) from '((?:\.|@acheep\/)[^']+)'/g),
    ].flatMap(([, names = '', from = '']) =>
      names.startsWith('*')
        ? [{ file, from, name: '*' }]
        : names
            .slice(1, -1)
            .split(',')
            .flatMap((one) => one.trim().replace(/^type /, '') || [])
            .map((name) => ({ file, from, name })),
    ),
  );

it('imports what is there, and makes what it imports of itself', () => {
  const missing = imported.filter(({ file, from, name }) => {
    // The generated Prisma client exports the names of the models.
    if (from === '@acheep/database/client') return false;
    const target = fileOf(file, from);
    if (!existsSync(target)) return true;
    if (name === '*') return false;
    const exported = `^export (async )?(const|function|interface|type|class) ${name}\\b|^export \\*|^export \\{[^}]*\\b${name}\\b`;
    return !new RegExp(exported, 'm').test(readFileSync(target, 'utf8'));
  });
  expect(imported.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

it('uses words that both languages have', () => {
  const [km, en] = made.filter((file) => file.endsWith('.json')).map((file) => JSON.parse(textOf(file)));
  const keys = (value: object, at = ''): string[] =>
    Object.entries(value).flatMap(([key, one]) =>
      typeof one === 'string' ? `${at}${key}` : keys(one, `${at}${key}.`),
    );
  expect(keys(km)).toEqual(keys(en));
});
