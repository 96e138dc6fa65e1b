import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const read = (locale: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8'));

/** Flattens the texts of a file to paths, such as `a.b.c`. */
function flat(value: unknown, prefix = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[prefix, value]];
  return Object.entries(value).flatMap(([key, entry]) => flat(entry, prefix ? `${prefix}.${key}` : key));
}

const filesIn = (locale: string) => globSync('*/*.json', { cwd: path.join(folder, locale) }).sort();
const files = filesIn('en');
const places = (text: unknown) =>
  String(text)
    .match(/\{\{.*?\}\}/g)
    ?.sort() ?? [];
// Khmer has one plural form: of the English two, it needs only the last.
const needed = (key: string) => !key.endsWith('_one');

/** The words of what pages of records say, which no compiler looks up: `say('job:closes')`. */
const root = path.join(folder, '../../../..');
const said = globSync('packages/contract/src/*/*-facts.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bsay\(\s*'([^']+)'/g)].map(
    ([, word = '']) => word,
  ),
);

describe('locales', () => {
  it('has the words that the contract says', () => {
    const known = new Set(
      files.flatMap((file) => {
        const { name } = path.parse(file);
        return flat(read('en', file)).map(([key]) => `${name}:${key.replace(/_(one|other)$/, '')}`);
      }),
    );
    expect(said.length).toBeGreaterThan(90);
    expect(
      said.map((word) => (word.includes(':') ? word : `common:${word}`)).filter((word) => !known.has(word)),
    ).toEqual([]);
  });

  it('says “professionalism” in the banner line alone, whose words are given', () => {
    const said = files.flatMap((file) =>
      flat(read('en', file)).flatMap(([key, text]) =>
        /professionalism/i.test(String(text)) ? [`${file} ${key}`] : [],
      ),
    );
    expect(said).toEqual(['kernel/common.json banner.text']);
  });

  it('has other words for who has no e-mail address wherever an account is promised an e-mail', () => {
    const promise =
      /we(?:’ll|’ve)? e-mail(?:ed)? you|we’ve sent you an e-mail|(?:get an|here and by) e-mail/i;
    // Companies and those who work for the site always have an address; `mailed` is shown to who has one.
    const always = ['billing/order', 'jobs/job-post'];
    const missing = files.flatMap((file) => {
      const words = new Map(flat(read('en', file)));
      const isAlways = always.includes(file.replace('.json', ''));
      return [...words].flatMap(([key, text]) => {
        const isPromised = promise.test(String(text)) && !isAlways && !key.endsWith('.mailed');
        const isOrphan = key.endsWith('_noEmail') && !words.has(key.replace(/_noEmail$/, ''));
        return (isPromised && !words.has(`${key}_noEmail`)) || isOrphan ? [`${file} ${key}`] : [];
      });
    });
    expect(missing).toEqual([]);
  });

  it('has the same files in both languages', () => {
    expect(filesIn('km')).toEqual(files);
  });

  describe.each(files)('%s', (file) => {
    const en = flat(read('en', file)).filter(([key]) => needed(key));
    const km = new Map(flat(read('km', file)).filter(([key]) => needed(key)));

    it('has the same keys', () => {
      expect([...km.keys()].sort()).toEqual(en.map(([key]) => key).sort());
    });

    it('has no empty text, and the same places to fill in', () => {
      for (const [key, text] of en) {
        expect(String(text).trim(), `en ${key}`).not.toBe('');
        expect(String(km.get(key) ?? '').trim(), `km ${key}`).not.toBe('');
        expect(places(km.get(key)), key).toEqual(places(text));
      }
    });
  });
});
