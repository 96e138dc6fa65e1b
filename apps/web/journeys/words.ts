import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldLabel } from '@acheep/contract/kernel/field-label';
import type { Locale } from '@acheep/contract/kernel/locale';

const folder = path.resolve(import.meta.dirname, '../src/locales');

type Schema = Parameters<typeof fieldLabel>[0];

/** Returns a form's label of a schema field: `label(loginBody, 'email')`. Labels are matched regardless of case. */
export const labelsOf =
  (locale: Locale) =>
  (schema: Schema, field: string): string => {
    const label = fieldLabel(schema, field)?.[locale];
    if (!label) throw new Error(`${locale} has no word for ${field}`);
    return label;
  };

/** Returns the page's translations in one language: `t('account:login.title')`. Throws if the key is missing. */
export function wordsOf(locale: Locale) {
  return (key: string): string => {
    const [namespace = 'common', name = ''] = key.split(':');
    const [file = ''] = globSync(path.join(folder, locale, `*/${namespace}.json`));
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
