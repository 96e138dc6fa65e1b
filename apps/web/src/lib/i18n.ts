import i18next from 'i18next';
import type { Namespace } from '../locales/words.ts';
import { currentLocale } from './locale.ts';

/** Of the pages that most come to first. Where all the others are is known when one of them is wanted. */
const firstFiles = import.meta.glob<Record<string, unknown>>(
  '../locales/*/{kernel/common,companies/company,content/home,jobs/job}.json',
  {
    import: 'default',
  },
);

/** Loads the words of a feature in the page's language; a page's route does so beside its code. */
async function loadNamespace(namespace: Namespace): Promise<void> {
  const locale = currentLocale();
  if (i18next.hasResourceBundle(locale, namespace)) return;
  const isWanted = ([file]: [string, unknown]) =>
    file.startsWith(`../locales/${locale}/`) && file.endsWith(`/${namespace}.json`);
  const [, load] =
    Object.entries(firstFiles).find(isWanted) ??
    Object.entries((await import('./word-files.ts')).wordFiles).find(isWanted) ??
    [];
  const words = await load?.();
  i18next.addResourceBundle(locale, namespace, words);
}

/** Those of several. */
export const loadNamespaces = (namespaces: readonly Namespace[]) =>
  Promise.all(namespaces.map(loadNamespace));

/** Starts the translations of the page's language. The server has the browser load the common words beside our code. */
export async function startI18n() {
  const locale = currentLocale();
  const [common] = await Promise.all([
    firstFiles[`../locales/${locale}/kernel/common.json`]?.(),
    // What does not come leaves the lines as the browser breaks them.
    locale === 'km' &&
      import('./khmer-line.ts').then((m) => m.holdKhmerWords(document.body)).catch(() => null),
  ]);
  document.documentElement.lang = locale;
  return i18next.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    ns: ['common'],
    resources: { [locale]: { common: common ?? {} } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}
