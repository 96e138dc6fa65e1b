import { companyNameIn } from '../companies/company-name.ts';
import type { Locale, Localized } from './locale.ts';
import { momentText } from './moment-text.ts';
import { plainStart } from './plain-text.ts';
import { trimEnd } from './trim.ts';

/** Contents of a page's head: written by the server, and set by the page on client-side navigation. */
export interface PageHead {
  /** Without the site's name, which is appended. */
  title?: string | undefined;
  description?: string | undefined;
  /** Query string of the canonical address; null where search engines must not index the page. */
  canonical?: string | null | undefined;
}

interface Offered {
  title: string;
  description: string | null;
  company: { name: string; nameKm: string | null };
}

/** Head of a job: title, company, and the beginning of its text. */
export const headOfOffered = ({ title, description, company }: Offered, locale: Locale): PageHead => ({
  title: `${title} · ${companyNameIn(locale, company)}`,
  description: description ? plainStart(description) : undefined,
});

interface Held extends Offered {
  startsAt: string | null;
  venue: string | null;
  province: { name: Localized } | null;
}

/** Head of a training or event: date and place, and the beginning of its text. */
export function headOfGathering(gathering: Held, locale: Locale): PageHead {
  const { title, description } = headOfOffered(gathering, locale);
  const { startsAt, venue, province } = gathering;
  const facts = [startsAt && momentText(startsAt, locale), venue ?? province?.name[locale], description];
  return { title, description: facts.filter(Boolean).join(' · ') || undefined };
}

const longest = 60;

/** Search text for a heading: very long ones are cut, never between a letter and its marks. */
export function shortSearch(search: string): string {
  const letters = [...search];
  if (letters.length <= longest) return search;
  return `${trimEnd(letters.slice(0, longest).join(''), /[\p{M}\s]/u)}…`;
}
