import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import enCommon from '../locales/en/common.json';
import kmCommon from '../locales/km/common.json';
import type { Namespace } from '../locales/namespace.ts';
import { currentLocale, rememberLocale } from './locale.ts';

const files = import.meta.glob<Record<string, unknown>>(
  ['../locales/*/*.json', '!../locales/*/common.json'],
  { import: 'default' },
);

/** Loads the words of a feature in the page's language; a page's route does so beside its code. */
export async function loadNamespace(namespace: Namespace): Promise<void> {
  const locale = currentLocale();
  if (i18next.hasResourceBundle(locale, namespace)) return;
  const words = await files[`../locales/${locale}/${namespace}.json`]?.();
  i18next.addResourceBundle(locale, namespace, words);
}

/** Starts the translations of the page's language. The common words are in the first load: no wait before the page. */
export function startI18n() {
  const locale = currentLocale();
  rememberLocale(locale);
  document.documentElement.lang = locale;
  return i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    ns: ['common'],
    resources: { [locale]: { common: locale === 'km' ? kmCommon : enCommon } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
}
