import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options, some } from '../kernel/option.ts';

export const reportNouns = {
  post: { en: 'Post', km: 'ការបង្ហោះ' },
  comment: { en: 'Comment', km: 'មតិ' },
  job: { en: 'Job', km: 'ការងារ' },
  company: { en: 'Company', km: 'ក្រុមហ៊ុន' },
} satisfies Options;
export type ReportNoun = OptionOf<typeof reportNouns>;

export const reportReasons = {
  scam: { en: 'Scam or asking for money', km: 'ការបោកប្រាស់ ឬទារប្រាក់' },
  pay: { en: 'Pay or conditions aren’t true', km: 'ប្រាក់ខែ ឬលក្ខខណ្ឌមិនពិត' },
  abroad: { en: 'Sends people abroad, or keeps passports', km: 'បញ្ជូនទៅក្រៅប្រទេស ឬដកហូតលិខិតឆ្លងដែន' },
  copied: { en: 'Copies or poses as another company', km: 'ចម្លង ឬក្លែងជាក្រុមហ៊ុនផ្សេង' },
  discriminates: { en: 'Discriminates', km: 'រើសអើង' },
  spam: { en: 'Spam', km: 'សារឥតបានការ (Spam)' },
  false: { en: 'False information', km: 'ព័ត៌មានមិនពិត' },
  insult: { en: 'Insults or hate speech', km: 'ការជេរប្រមាថ ឬការស្អប់' },
  indecent: { en: 'Indecent or violent content', km: 'អាសអាភាស ឬហិង្សា' },
  private: { en: 'Shares private information', km: 'បង្ហាញព័ត៌មានផ្ទាល់ខ្លួនរបស់អ្នកដទៃ' },
  other: { en: 'Something else', km: 'ផ្សេងទៀត' },
} satisfies Options;
export type ReportReason = OptionOf<typeof reportReasons>;

const ofContent = some(reportReasons, 'scam', 'spam', 'false', 'insult', 'indecent', 'private', 'other');
const ofRecruiting = some(reportReasons, 'scam', 'pay', 'abroad', 'copied', 'discriminates', 'other');
/** Reasons for which each kind of content can be reported, in the order in which they are offered. */
export const reasonsOf = {
  post: ofContent,
  comment: ofContent,
  job: ofRecruiting,
  company: ofRecruiting,
} satisfies Record<ReportNoun, Options>;

export const reportStatuses = {
  open: { en: 'Open', km: 'មិនទាន់ពិនិត្យ' },
  hidden: { en: 'Hidden', km: 'បានលាក់' },
  refused: { en: 'Kept', km: 'ទុកដដែល' },
  /** Of an account whose reports no longer count. Its owner is told that the report is open. */
  ignored: { en: 'Not counted', km: 'មិនរាប់បញ្ចូល' },
} satisfies Options;
export type ReportStatus = OptionOf<typeof reportStatuses>;

/** What happens to whoever wrote what is hidden, besides. */
export const authorMeasures = {
  warn: { en: 'Warn the author', km: 'ព្រមានអ្នកសរសេរ' },
  suspend: { en: 'Suspend the author', km: 'ផ្អាកអ្នកសរសេរ' },
} satisfies Options;
export type AuthorMeasure = OptionOf<typeof authorMeasures>;

export const adminReports = {
  filters: {
    status: filter.several(reportStatuses, 'status', 'ស្ថានភាព'),
    noun: filter.several(reportNouns, 'reported content', 'ខ្លឹមសារដែលរាយការណ៍'),
    reason: filter.several(reportReasons, 'reason', 'មូលហេតុ'),
  },
  sorts: byDate,
} as const satisfies List;
