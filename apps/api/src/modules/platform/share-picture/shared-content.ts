import { createHash } from 'node:crypto';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';

/** Icons of facts. */
export type FactSign = 'place' | 'time' | 'person' | 'field';

/** A bar of a chart, in one unit for all: from zero, or a range with a mark. */
export interface SharedBar {
  label: string;
  text: string;
  from?: number;
  to: number;
  mark?: number;
}

/** The content of a page's preview picture, in the language of the page. */
export interface SharedContent {
  /** The kind of page: a job, a training, an HR tip. */
  sort: string;
  title: string;
  /** The owner, shown beside the logo. */
  by?: string | null | undefined;
  /** The beginning of the text, if there is no owner. */
  text?: string | null | undefined;
  /** A chart, below the title and the text. */
  bars?: readonly SharedBar[];
  facts: readonly { sign: FactSign; text: string }[];
  /** Pay or price. */
  worth?: string | null | undefined;
  /** Public addresses of the company's logo and of the record's photo. */
  logo?: string | null | undefined;
  photo?: string | null | undefined;
}

/** The site; with a logo its name is not drawn. */
export interface SharingSite {
  name: string;
  logo?: string | undefined;
}

/** Labels of kinds that have no other word. */
export const sharedSorts = {
  job: { en: 'Job', km: 'ការងារ' },
  company: { en: 'Company', km: 'ក្រុមហ៊ុន' },
  post: { en: 'Post', km: 'ការបង្ហោះ' },
} satisfies Record<string, Localized>;

/** The known facts. */
export const sharedFacts = (facts: readonly [FactSign, string | null | undefined | false][]) =>
  facts.flatMap(([sign, text]) => (text ? [{ sign, text }] : []));

/** Incremented when the drawing changes: all pictures are then redrawn. */
const drawnBy = 1;

/** Hash of a picture's content: another content, site name or logo makes another picture. */
export const versionOf = (content: SharedContent, site: SharingSite, locale: Locale): string =>
  createHash('sha256')
    .update(JSON.stringify([drawnBy, locale, site.name, site.logo ?? null, content]))
    .digest('base64url')
    .slice(0, 22);
