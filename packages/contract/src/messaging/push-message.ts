import type { Locale } from '../kernel/locale.ts';

/** What a device is told: the line of the bell, under the name of the site, and the page that it opens. */
export interface PushMessage {
  title: string;
  body: string;
  lang: Locale;
  path: string;
}
