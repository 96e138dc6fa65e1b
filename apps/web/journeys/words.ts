import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@acheep/contract/locale';

const folder = path.resolve(import.meta.dirname, '../src/locales');

/** The page's own words in one language: `t('account:login.title')`. Fails where there is none. */
export function wordsOf(locale: Locale) {
  return (key: string): string => {
    const [namespace = 'common', name = ''] = key.split(':');
    const file = path.join(folder, locale, `${namespace}.json`);
    const found = name
      .split('.')
      .reduce<unknown>(
        (words, part) => (words as Record<string, unknown>)?.[part],
        JSON.parse(readFileSync(file, 'utf8')),
      );
    if (typeof found !== 'string') throw new Error(`${locale} has no words for ${key}`);
    return found;
  };
}
