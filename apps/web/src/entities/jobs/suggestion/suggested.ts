import type { Suggestions } from '@acheep/contract/jobs/suggestion';
import type { JobListParams } from '@acheep/contract/paths';
import { currentLocale } from '../../../lib/locale.ts';
import { companyName } from '../../companies/company/company-name.ts';
import { matchedPart } from './matched-part.ts';

export type SuggestionKind = 'recent' | 'title' | 'category' | 'company' | 'province' | 'everywhere';

/** A suggestion with its label, and the filters or search of the list it leads to. */
export interface Suggested {
  kind: SuggestionKind;
  key: string;
  label: string;
  /** The name in the other language, if that one was typed. */
  aside?: string | undefined;
  jobs?: number;
  to: Pick<JobListParams, 'search' | 'category'> & { provinceId?: string; companyId?: string };
}

export interface SuggestedGroup {
  kind: SuggestionKind;
  entries: Suggested[];
}

const inOther = { en: 'km', km: 'en' } as const;

/** Name in the page's language, and in the other one if that was typed. */
function names({ en, km }: { en: string; km: string }, typed: string) {
  const locale = currentLocale();
  const [label, other] = [{ en, km }[locale], { en, km }[inOther[locale]]];
  return { label, aside: !matchedPart(label, typed) && matchedPart(other, typed) ? other : undefined };
}

/** The server's suggestions in non-empty groups. */
export function groupsOf(found: Suggestions, typed: string): SuggestedGroup[] {
  const { titles, categories, companies, provinces } = found;
  const groups: SuggestedGroup[] = [
    {
      kind: 'title',
      entries: titles.map((title) => ({ kind: 'title', key: title, label: title, to: { search: title } })),
    },
    {
      kind: 'category',
      entries: categories.map((category) => ({
        kind: 'category',
        key: category._id,
        ...names(category.name, typed),
        to: { category },
      })),
    },
    {
      kind: 'company',
      entries: companies.map((company) => ({
        kind: 'company',
        key: company._id,
        ...names({ en: company.name, km: company.nameKm ?? company.name }, typed),
        label: companyName(company),
        jobs: company.openJobs,
        to: { companyId: company._id },
      })),
    },
    {
      kind: 'province',
      entries: provinces.map(({ _id, name }) => ({
        kind: 'province',
        key: _id,
        ...names(name, typed),
        to: { provinceId: _id },
      })),
    },
  ];
  const filled = groups.filter(({ entries }) => entries.length > 0);
  const begun = typed.trim().toLowerCase();
  const isPlace = provinces.some(({ name }) =>
    [name.en, name.km].some((one) => one.toLowerCase().startsWith(begun)),
  );
  // Somebody who types the name of a province means the place, not the job titles that contain it.
  return isPlace
    ? filled.toSorted((one, other) => Number(other.kind === 'province') - Number(one.kind === 'province'))
    : filled;
}

export const recentGroup = (searches: readonly string[]): SuggestedGroup => ({
  kind: 'recent',
  entries: searches.map((search) => ({ kind: 'recent', key: search, label: search, to: { search } })),
});

/** Searches the whole site for the same words. */
export const everywhereGroup = (label: string): SuggestedGroup => ({
  kind: 'everywhere',
  entries: [{ kind: 'everywhere', key: 'everywhere', label, to: {} }],
});

/** URL query for a chosen suggestion: on the list the other filters stay, elsewhere the other fields of the form. */
export function queryFor({ to }: Suggested, beside: Iterable<[string, string]>): string {
  const params = new URLSearchParams(
    [...beside].filter(([name, value]) => value && !['page', 'search', 'beside'].includes(name)),
  );
  const { search, category, provinceId, companyId } = to;
  if (search) params.set('search', search);
  if (category) params.set('categoryId', `${category.slug}-${category._id}`);
  if (provinceId) params.set('provinceId', provinceId);
  if (companyId) params.set('companyId', companyId);
  return `?${params}`;
}
