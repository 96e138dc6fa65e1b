import { filter, type List } from '../kernel/list.ts';
import type { OptionOf, Options } from '../kernel/option.ts';
import { searchKinds } from './site-search-option.ts';

/** Places of a search: one list, or the whole site. */
export const countedKinds = {
  ...searchKinds,
  site: { en: 'Everything', km: 'គេហទំព័រទាំងមូល' },
} satisfies Options;
export type CountedKind = OptionOf<typeof countedKinds>;

/** Days for which search terms are stored. */
export const keptSearchDays = 90;

export const searchPeriods = {
  '7d': { en: 'Last 7 days', km: '7 ថ្ងៃចុងក្រោយ' },
  '30d': { en: 'Last 30 days', km: '30 ថ្ងៃចុងក្រោយ' },
  '90d': { en: 'Last 90 days', km: '90 ថ្ងៃចុងក្រោយ' },
} satisfies Options;
export type SearchPeriod = OptionOf<typeof searchPeriods>;

/** Filter of search terms by their results. */
export const searchOutcomes = {
  nothing: { en: 'No results', km: 'រកមិនឃើញ' },
  unopened: { en: 'Results, but none opened', km: 'រកឃើញ តែគ្មានអ្នកបើកមើល' },
} satisfies Options;
export type SearchOutcome = OptionOf<typeof searchOutcomes>;

export const searchLanguages = {
  en: { en: 'English', km: 'អង់គ្លេស' },
  km: { en: 'Khmer', km: 'ខ្មែរ' },
} satisfies Options;

export const searchTermSorts = {
  'searches_-1': { en: 'Most searched', km: 'ស្វែងរកច្រើនជាងគេ' },
  searches_1: { en: 'Least searched', km: 'ស្វែងរកតិចជាងគេ' },
  'nothing_-1': { en: 'Most without results', km: 'រកមិនឃើញញឹកញាប់ជាងគេ' },
  nothing_1: { en: 'Least without results', km: 'រកមិនឃើញតិចជាងគេ' },
} satisfies Options;
export type SearchTermSort = OptionOf<typeof searchTermSorts>;

export const searchTerms = {
  filters: {
    period: filter.one(searchPeriods, 'period', 'រយៈពេល'),
    language: filter.one(searchLanguages, 'language', 'ភាសា'),
    kind: filter.one(countedKinds, 'kind', 'ប្រភេទ'),
    outcome: filter.one(searchOutcomes, 'outcome', 'លទ្ធផល'),
  },
  sorts: searchTermSorts,
} as const satisfies List;
