import type { Locale, Localized } from '@acheep/contract/kernel/locale';

const year = 365 * 24 * 60 * 60;

/** The language of a URL path: `/km` and what is below it is Khmer, everything else English. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/km' || pathname.startsWith('/km/') ? 'km' : 'en';
}

/** The language of this page. It never changes while the page lives: switching loads the other page. */
export const currentLocale = (): Locale => localeOfPath(window.location.pathname);

/** The text in the page's language. */
export const localized = (text: Localized): string => text[currentLocale()];

/** What the router puts before every path. */
export const basenameOf = (locale: Locale) => (locale === 'km' ? '/km' : '/');

/** The URL of an application path (`/job?search=x`) in `locale`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' || path.startsWith('/?') ? `/km${path.slice(1)}` : `/km${path}`;
}

/** Remembers for a year the language that somebody chose: `/` leads there on the next visit. */
export function rememberLocale(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `locale=${locale}; path=/; max-age=${year}; samesite=lax`;
}
