import type { Locale } from '../kernel/locale.ts';

/** Push message: the bell's text under the site's name, and the page that it opens. */
export interface PushMessage {
  title: string;
  body: string;
  lang: Locale;
  path: string;
}
