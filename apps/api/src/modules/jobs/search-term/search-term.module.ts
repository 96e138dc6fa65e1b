import * as searchTerm from '@acheep/contract/jobs/search-term';
import { countedKinds, keptSearchDays, searchLanguages } from '@acheep/contract/jobs/search-term-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { synonymTerms } from '@acheep/search/dictionary/synonym';
import { normalizedSearch } from '@acheep/search/query/normalized-search';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { latestSynonyms } from '../../../search/synonym.repository.ts';
import { tableFile } from '../../../table-file.ts';
import { visitorOf } from '../view-counter/view.service.ts';
import { deleteTermsBefore } from './search-note.repository.ts';
import { searchNotes } from './search-note.service.ts';
import { findTerms } from './search-term.repository.ts';

type Query = ParsedQueryOf<typeof searchTerm.searchTermList>;

/** Maximum number of rows in a CSV file, and of rows read at once. */
const maxSheetRows = 10_000;
const batch = 1_000;

const columns = {
  en: {
    words: 'Search term',
    kind: 'Searched in',
    language: 'Page language',
    searches: 'Searches',
    nothing: 'No results',
    found: 'Latest results',
    clicks: 'Opened',
    covered: 'Has synonyms',
  },
  km: {
    words: 'ពាក្យ',
    kind: 'ស្វែងរកក្នុង',
    language: 'ភាសានៃទំព័រ',
    searches: 'ចំនួនស្វែងរក',
    nothing: 'រកមិនឃើញ',
    found: 'លទ្ធផលចុងក្រោយ',
    clicks: 'បានបើកមើល',
    covered: 'មានពាក្យន័យដូចគ្នា',
  },
} satisfies Record<Locale, object>;

/** Search terms that several visitors used. */
function searchTermService({ database, now }: Pick<Deps, 'database' | 'now'>) {
  async function find({ filter, search, ...query }: Query) {
    const days = Number.parseInt(filter.period ?? '30d', 10);
    const found = await findTerms(database.prisma, {
      ...query,
      ...filter,
      from: addDays(today(now()), 1 - Math.min(days, keptSearchDays)),
      search: search && (normalizedSearch(search) ?? search),
      fewest: searchTerm.minSearches,
    });
    const { synonyms } = await latestSynonyms(database);
    // A synonym for one word of several does not help a search for all of them.
    const isCovered = (words: string) => {
      const terms = synonymTerms(words);
      return synonyms.own.find(terms).reduce((sum, { length }) => sum + length, 0) === terms.length;
    };
    return { ...found, isCovered };
  }

  return {
    async list({ query }: Call<typeof searchTerm.searchTermList>) {
      const { rows, total, isCovered } = await find(query);
      const data = rows.map(
        ({ words, kind, language, searches, nothing, found, clicks }): searchTerm.SearchTerm => ({
          ...{ words, kind, language, searches, nothing, found, clicks },
          covered: isCovered(words),
        }),
      );
      return { data, meta: pageMeta(total, query) };
    },

    async table({ query, locale }: Call<typeof searchTerm.searchTermTable>) {
      async function* rows() {
        for (let offset = 0; offset < maxSheetRows; offset += batch) {
          const { rows: terms, isCovered } = await find({ ...query, offset, limit: batch });
          for (const { kind, language, ...term } of terms)
            yield {
              ...term,
              kind: countedKinds[kind][locale],
              language: searchLanguages[language][locale],
              covered: isCovered(term.words) ? { en: 'yes', km: 'មាន' }[locale] : '',
            };
          if (terms.length < batch) return;
        }
      }
      return tableFile(`search-${today(now())}.csv`, columns[locale], rows());
    },
  };
}

function searchTermRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const terms = searchTermService(deps);
  const notes = searchNotes(deps);
  const close = notes.start((err) => api.log.warn({ err }, 'what was searched for is not counted yet'));
  api.addHook('onClose', close);

  register(searchTerm.searchTermList, terms.list);
  register(searchTerm.searchTermTable, terms.table);
  register(searchTerm.searchClicked, async ({ body: { search, kind }, locale, request }) => {
    notes.note({ search, kind, language: locale, found: null, isClick: true }, visitorOf(request));
  });
}

/** Search terms of visitors. */
export const searchTermModule: Module = {
  routes: searchTermRoutes,
  tables: { search_term: { without: 'words of several people, without who' } },
  sweep: ({ database: { prisma }, now }) =>
    deleteTermsBefore(prisma, new Date(addDays(today(now()), 1 - keptSearchDays))),
};
