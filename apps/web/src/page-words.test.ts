import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountWords } from './page.ts';

const folder = import.meta.dirname;
/** It says what pages of records say, with the words of the pages. */
const contract = path.join(folder, '../../../packages/contract/src');
const sources = new Map<string, string>();
function read(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, known);
  return known;
}

/** Matches files that load their translations themselves. */
const ownWords = /loadNamespaces\(\[/;
/** Matches a lazy import with its translations. */
const withWords = /import\('[^']+'\),\s*loadNamespaces\(\[/g;

/** Returns the files of a page: its imports, static and dynamic. */
function partsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name = ''] of read(file)
    .replace(withWords, '')
    .matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?|@acheep\/contract\/[^']+-facts)'/g)) {
    const part = name.startsWith('.')
      ? path.resolve(path.dirname(file), name)
      : path.join(contract, `${name.replace('@acheep/contract/', '')}.ts`);
    if (!ownWords.test(read(part))) partsOf(part, known);
  }
  return known;
}

/** Returns the namespaces used in these files. */
const wordsIn = (files: Iterable<string>) =>
  new Set(
    [...files].flatMap((file) =>
      [
        ...read(file).matchAll(
          /useTranslation\('([a-z-]+)'\)|ns: '([a-z-]+)'|(?:i18next\.t|\bsay)\(\s*['`]([a-z-]+):/g,
        ),
      ].map((found) => found[1] ?? found[2] ?? found[3] ?? ''),
    ),
  );

const lists = ['routes.tsx', ...globSync('features/*/pages.ts', { cwd: folder })];
const listed = lists.flatMap((list) =>
  [
    ...read(path.join(folder, list)).matchAll(
      /(?:(access): '\w+',\s*(?:(?:frame|right|isRoomy): ['\w]+,\s*)*)?words: \[([^\]]*)\],\s*load: \(\) =>[^']*?import\('([^']+)'\)/g,
    ),
  ].map(([, guarded, words = '', file = '']) => ({
    file: path.join(path.dirname(list), file),
    words: [
      'common',
      ...[...words.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word),
      ...(guarded ? accountWords : []),
    ],
  })),
);

describe('the words that a route loads', () => {
  it('are looked at for each page', () => {
    expect(listed.length).toBeGreaterThan(130);
  });

  it.each(listed)('$file: are those that its parts have', ({ file, words }) => {
    const wanted = wordsIn(partsOf(path.join(folder, file)));
    expect([...wanted].filter((word) => !words.includes(word))).toEqual([]);
  });
});
