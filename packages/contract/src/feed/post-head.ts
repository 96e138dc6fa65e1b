import { companyNameIn } from '../companies/company-name.ts';
import type { Locale } from '../kernel/locale.ts';
import type { PageHead } from '../kernel/page-head.ts';

const longest = { title: 90, description: 200 };

/** In whole characters: half of one is no text. */
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

/** An entry of the feed by its first line, whose it is, and its words. */
export function headOfPost(
  { body, company, job, gathering }: Posted,
  locale: Locale,
): PageHead & { title: string } {
  const name = companyNameIn(locale, company);
  const text = body ?? job?.title ?? gathering?.title ?? name;
  const [line = ''] = text.split('\n');
  return {
    title: cut(line, longest.title),
    description: cut(`${name}: ${text.replace(/\s+/g, ' ')}`, longest.description),
  };
}
