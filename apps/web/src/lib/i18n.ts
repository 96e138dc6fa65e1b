import i18next from 'i18next';
import type { Namespace } from '../locales/words.ts';
import { currentLocale } from './locale.ts';

/** The translations of the most visited pages. The paths of all others are loaded when one of them is needed. */
const firstFiles = import.meta.glob<Record<string, unknown>>(
  '../locales/*/{kernel/common,companies/company,content/home,jobs/job}.json',
  {
    import: 'default',
  },
);

/** Loads the translations of a feature in the page's language; routes do so in parallel with their code. */
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

export const loadNamespaces = (namespaces: readonly Namespace[]) =>
  Promise.all(namespaces.map(loadNamespace));

/** Starts i18next in the page's language. The server preloads the common translations along with our code. */
export async function startI18n() {
  const locale = currentLocale();
  const [common] = await Promise.all([
    firstFiles[`../locales/${locale}/kernel/common.json`]?.(),
    // Without the module, lines break as the browser breaks them.
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
