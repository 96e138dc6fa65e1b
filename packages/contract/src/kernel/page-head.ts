import { companyNameIn } from '../companies/company-name.ts';
import type { Locale, Localized } from './locale.ts';
import { momentText } from './moment-text.ts';
import { plainStart } from './plain-text.ts';
import { trimEnd } from './trim.ts';

/** What the head of a page says: the server writes it into the document, and the page when one comes to it by a link. */
export interface PageHead {
  /** Without the site's name, which is added. */
  title?: string | undefined;
  description?: string | undefined;
  /** The query of the address under which it is kept; null where search engines are to keep none. */
  canonical?: string | null | undefined;
}

interface Offered {
  title: string;
  description: string | null;
  company: { name: string; nameKm: string | null };
}

/** Of a job: what, of whom, and how its text begins. */
export const headOfOffered = ({ title, description, company }: Offered, locale: Locale): PageHead => ({
  title: `${title} · ${companyNameIn(locale, company)}`,
  description: description ? plainStart(description) : undefined,
});

interface Held extends Offered {
  startsAt: string | null;
  venue: string | null;
  province: { name: Localized } | null;
}

/** Of a training or an event: when and where it is, and how its text begins. */
export function headOfGathering(gathering: Held, locale: Locale): PageHead {
  const { title, description } = headOfOffered(gathering, locale);
  const { startsAt, venue, province } = gathering;
  const facts = [startsAt && momentText(startsAt, locale), venue ?? province?.name[locale], description];
  return { title, description: facts.filter(Boolean).join(' · ') || undefined };
}

const longest = 60;

/** A search as a heading shows it: what is very long is cut, never inside a letter with its marks. */
export function shortSearch(search: string): string {
  const letters = [...search];
  if (letters.length <= longest) return search;
  return `${trimEnd(letters.slice(0, longest).join(''), /[\p{M}\s]/u)}…`;
}
