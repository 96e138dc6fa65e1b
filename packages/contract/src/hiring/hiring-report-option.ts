import type { OptionOf, Options } from '../kernel/option.ts';

/** Days of the report where no period is asked for: hiring takes longer than a month. */
export const hiringReportDays = 90;

/** Periods that the page offers, besides one of any days. */
export const hiringReportRanges = {
  '90d': { en: 'Last 90 days', km: '90 ថ្ងៃចុងក្រោយ' },
  '30d': { en: 'Last 30 days', km: '30 ថ្ងៃចុងក្រោយ' },
  '365d': { en: 'Last 365 days', km: '365 ថ្ងៃចុងក្រោយ' },
  year: { en: 'This year', km: 'ឆ្នាំនេះ' },
} satisfies Options;
export type HiringReportRange = OptionOf<typeof hiringReportRanges>;

/** Tables of the report, each a file as well. */
export const hiringReportTables = {
  funnel: { en: 'Funnel by stage', km: 'បេក្ខជនតាមដំណាក់កាល' },
  time: { en: 'Time in stage', km: 'រយៈពេលក្នុងដំណាក់កាលនីមួយៗ' },
  source: { en: 'Candidate sources', km: 'ប្រភពបេក្ខជន' },
  rejection: { en: 'Rejection reasons', km: 'មូលហេតុនៃការបដិសេធ' },
} satisfies Options;
export type HiringReportTable = OptionOf<typeof hiringReportTables>;
