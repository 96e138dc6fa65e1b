import { createHash } from 'node:crypto';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';

/** Signs before facts. */
export type FactSign = 'place' | 'time' | 'person' | 'field';

/** What the picture of a page says, where its link is shared, in the language of the page. */
export interface SharedContent {
  /** What it is: a job, a training, an HR tip. */
  sort: string;
  title: string;
  /** Whose it is, beside its logo. */
  by?: string | null | undefined;
  /** How its text begins, where it is nobody's. */
  text?: string | null | undefined;
  facts: readonly { sign: FactSign; text: string }[];
  /** What it pays, or costs. */
  worth?: string | null | undefined;
  /** Of the company, and of the record itself: public addresses of this site. */
  logo?: string | null | undefined;
  photo?: string | null | undefined;
}

/** Whose site it is: a logo stands alone. */
export interface SharingSite {
  name: string;
  logo?: string | undefined;
}

/** What a picture is of, where no other word of the record says it. */
export const sharedSorts = {
  job: { en: 'Job', km: 'ការងារ' },
  company: { en: 'Company', km: 'ក្រុមហ៊ុន' },
  post: { en: 'Post', km: 'ការបង្ហោះ' },
} satisfies Record<string, Localized>;

/** Those of the facts that are known. */
export const sharedFacts = (facts: readonly [FactSign, string | null | undefined | false][]) =>
  facts.flatMap(([sign, text]) => (text ? [{ sign, text }] : []));

/** To be counted up with every change of how pictures are drawn: all are made anew. */
const drawnBy = 1;

/** Stands for what a picture shows: another content, name or logo of the site makes another picture. */
export const versionOf = (content: SharedContent, site: SharingSite, locale: Locale): string =>
  createHash('sha256')
    .update(JSON.stringify([drawnBy, locale, site.name, site.logo ?? null, content]))
    .digest('base64url')
    .slice(0, 22);
