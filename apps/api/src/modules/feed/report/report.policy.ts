import type { ReportNoun } from '@acheep/contract/feed/report-option';

/** Content that somebody has reported. */
export interface Reported {
  noun: ReportNoun;
  id: string;
}

/** Content that is only text: hidden where it stands. */
export interface Written extends Reported {
  noun: 'post' | 'comment';
}

/** The reported content: exactly one of the four. */
export function reportedOf({
  post,
  comment,
  job,
  company,
}: Record<ReportNoun, { id: string } | null>): Reported {
  for (const [noun, row] of Object.entries({ post, comment, job, company }))
    if (row) return { noun: noun as ReportNoun, id: row.id };
  throw new Error('A report is about nothing.');
}
