import type { Locale, Localized } from '@acheep/contract/kernel/locale';

const year = 365 * 24 * 60 * 60;

/** Returns the language of a URL path: Khmer for `/km` and below, English for everything else. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/km' || pathname.startsWith('/km/') ? 'km' : 'en';
}

/** The page's language. It never changes during the page's lifetime: switching loads the other page. */
export const currentLocale = (): Locale => localeOfPath(window.location.pathname);

export const localized = (text: Localized): string => text[currentLocale()];

export const basenameOf = (locale: Locale) => (locale === 'km' ? '/km' : '/');

/** Returns the URL of an application path (`/job?search=x`) in `locale`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' || path.startsWith('/?') ? `/km${path.slice(1)}` : `/km${path}`;
}

/** Remembers the chosen language for a year: `/` redirects to it on the next visit. */
export function rememberLocale(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `locale=${locale}; path=/; max-age=${year}; samesite=lax`;
}
