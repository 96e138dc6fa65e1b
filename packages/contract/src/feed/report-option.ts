import type { OptionOf, Options } from '../kernel/option.ts';

export const reportNouns = {
  post: { en: 'Post', km: 'ការបង្ហោះ' },
  comment: { en: 'Comment', km: 'មតិ' },
} satisfies Options;
export type ReportNoun = OptionOf<typeof reportNouns>;

export const reportReasons = {
  scam: { en: 'Scam or asking for money', km: 'ការបោកប្រាស់ ឬទារប្រាក់' },
  spam: { en: 'Spam', km: 'សារឥតបានការ (Spam)' },
  false: { en: 'False information', km: 'ព័ត៌មានមិនពិត' },
  insult: { en: 'Insults or hate speech', km: 'ការជេរប្រមាថ ឬការស្អប់' },
  indecent: { en: 'Indecent or violent content', km: 'អាសអាភាស ឬហិង្សា' },
  private: { en: 'Shares private information', km: 'បង្ហាញព័ត៌មានផ្ទាល់ខ្លួនរបស់អ្នកដទៃ' },
  other: { en: 'Something else', km: 'ផ្សេងទៀត' },
} satisfies Options;
export type ReportReason = OptionOf<typeof reportReasons>;

export const reportStatuses = {
  open: { en: 'Open', km: 'មិនទាន់ពិនិត្យ' },
  hidden: { en: 'Hidden', km: 'បានលាក់' },
  refused: { en: 'Kept', km: 'ទុកដដែល' },
} satisfies Options;
export type ReportStatus = OptionOf<typeof reportStatuses>;
