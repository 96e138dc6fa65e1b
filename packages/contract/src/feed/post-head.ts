import { companyNameIn } from '../companies/company-name.ts';
import type { Locale } from '../kernel/locale.ts';
import type { PageHead } from '../kernel/page-head.ts';

const maxLengths = { title: 90, description: 200 };

/** Cuts at whole characters, as half a surrogate pair is not text. */
function cut(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

interface Posted {
  body: string | null;
  company: { name: string; nameKm: string | null };
  job: { title: string } | null;
  gathering: { title: string } | null;
}

/** Head of a post's page: first line, company, and text. */
export function headOfPost(
  { body, company, job, gathering }: Posted,
  locale: Locale,
): PageHead & { title: string } {
  const name = companyNameIn(locale, company);
  const text = body ?? job?.title ?? gathering?.title ?? name;
  const [line = ''] = text.split('\n');
  return {
    title: cut(line, maxLengths.title),
    description: cut(`${name}: ${text.replace(/\s+/g, ' ')}`, maxLengths.description),
  };
}
