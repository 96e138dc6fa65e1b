import type { Locale } from '../kernel/locale.ts';
import type { PageHead } from '../kernel/page-head.ts';
import { plainStart } from '../kernel/plain-text.ts';
import { companyNameIn } from './company-name.ts';

/** Job, training or event of a company. */
export interface Offered {
  title: string;
  description: string | null;
  company: { name: string; nameKm: string | null };
}

/** Head of a page: title, company, and the beginning of its text. */
export const headOfOffered = ({ title, description, company }: Offered, locale: Locale): PageHead => ({
  title: `${title} · ${companyNameIn(locale, company)}`,
  description: description ? plainStart(description) : undefined,
});
