import { fewestSearches, type SearchTerm, type searchTermList } from '@acheep/contract/jobs/search-term';
import { countedKinds, keptSearchDays, searchLanguages } from '@acheep/contract/jobs/search-term-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list';
import type { Locale } from '@acheep/contract/kernel/locale';
import { normalizedSearch } from '@acheep/search/normalized-search';
import { synonymTerms } from '@acheep/search/synonym';
import { csvInSteps } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { latestSynonyms } from '../../../search/synonym.repository.ts';
import { findTerms } from './search-term.repository.ts';

type Query = ParsedQueryOf<typeof searchTermList>;

/** Maximum number of rows in a CSV file. */
const most = 10_000;

const columns = {
  en: {
    words: 'Words',
    kind: 'Searched in',
    language: 'Language of the page',
    searches: 'Searches',
    nothing: 'Without a result',
    found: 'Found last',
    clicks: 'Opened',
    covered: 'Has synonyms',
  },
  km: {
    words: 'ពាក្យ',
    kind: 'ស្វែងរកក្នុង',
    language: 'ភាសានៃទំព័រ',
    searches: 'ចំនួនស្វែងរក',
    nothing: 'រកមិនឃើញ',
    found: 'រកឃើញចុងក្រោយ',
    clicks: 'បានបើកមើល',
    covered: 'មានពាក្យន័យដូចគ្នា',
  },
} satisfies Record<Locale, object>;

/** Search terms that several visitors used. */
export function searchTermService({ database, now }: Pick<Deps, 'database' | 'now'>) {
  async function find({ filter, search, ...query }: Query): Promise<{ terms: SearchTerm[]; total: number }> {
    const days = Number.parseInt(filter.period ?? '30d', 10);
    const { rows, total } = await findTerms(database.prisma, {
      ...query,
      ...filter,
      from: addDays(today(now()), 1 - Math.min(days, keptSearchDays)),
      search: search && (normalizedSearch(search) ?? search),
      fewest: fewestSearches,
    });
    const { synonyms } = await latestSynonyms(database);
    // A synonym for one word of several does not help a search for all of them.
    const covered = ({ words }: { words: string }) => {
      const terms = synonymTerms(words);
      return synonyms.own.find(terms).reduce((sum, { length }) => sum + length, 0) === terms.length;
    };
    return {
      terms: rows.map(({ words, kind, language, searches, nothing, found, clicks }) => {
        const term = { words, kind, language, searches, nothing, found, clicks };
        return { ...term, covered: covered(term) };
      }),
      total,
    };
  }

  return {
    async list(query: Query) {
      const { terms, total } = await find(query);
      return { data: terms, meta: pageMeta(total, query) };
    },

    async table(query: Query, locale: Locale) {
      const { terms } = await find({ ...query, offset: 0, limit: most });
      const rows = terms.map(({ kind, language, covered, ...term }) => ({
        ...term,
        kind: countedKinds[kind][locale],
        language: searchLanguages[language][locale],
        covered: covered ? { en: 'yes', km: 'មាន' }[locale] : '',
      }));
      return {
        name: `search-${today(now())}.csv`,
        text: await runYielding(csvInSteps(columns[locale], rows)),
      };
    },
  };
}
