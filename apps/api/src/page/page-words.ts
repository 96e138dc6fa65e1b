import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@acheep/contract/kernel/locale';
import type { Say } from '@acheep/contract/kernel/page-facts';
import i18next, { type i18n } from 'i18next';

const folder = path.resolve(import.meta.dirname, '../../../web/src/locales');

function wordsOf(locale: Locale) {
  const files = globSync(`${folder}/${locale}/*/*.json`);
  return Object.fromEntries(
    files.map((file) => [path.parse(file).name, JSON.parse(readFileSync(file, 'utf8'))]),
  );
}

let read: Record<Locale, Say> | undefined;

/** The texts of the page in each language, from the same files that the page uses; read on the first call. */
export const pageWords = () => {
  read ??= readPageWords();
  return read;
};

function readPageWords(): Record<Locale, Say> {
  const words: i18n = i18next.createInstance();
  void words.init({
    fallbackLng: false,
    defaultNS: 'common',
    resources: Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)])),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const say = (locale: Locale): Say => {
    const t = words.getFixedT(locale) as unknown as Say;
    return (word, params) => t(word, params);
  };
  return { en: say('en'), km: say('km') };
}
