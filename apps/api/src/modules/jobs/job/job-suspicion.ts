import { createHash } from 'node:crypto';
import type { JobMarkKind } from '@acheep/contract/jobs/job-moderation-option';
import { type Currency, comparableCents } from '@acheep/contract/kernel/money';
import { htmlText } from '@acheep/search/analysis/html-text';
import { findContact } from '@acheep/search/redaction/anonymous-text';
import { asksForMoney } from './asks-for-money.ts';
import { asksForPapers, offersWorkAbroad } from './risky-offer.ts';

/** Fields of a job that are checked. */
export interface Suspect {
  title: string;
  type: string | null;
  currency: string;
  salaryFrom: bigint | null;
  salaryTo: bigint | null;
  description: string | null;
  requirements: string | null;
  benefits: string | null;
}

export interface Found {
  kind: Extract<JobMarkKind, 'salary' | 'money' | 'passport' | 'abroad' | 'contact'>;
  basis: string;
  said: string | null;
}

// US dollars a month. A full-time salary below half of the garment sector's minimum wage (about 200) is a typing
// mistake or a dishonest job, as is one that only a handful of directors earn; riel typed as dollars lie far above.
const minFullTime = 100;
const maxFullTime = 10_000;
/** Maximum ratio of a salary range's ends: "300 to 5,000" says nothing. */
const maxRangeRatio = 8;
const maxExcerptLength = 120;

const dollars = (amount: bigint | null, currency: string) =>
  amount === null ? null : comparableCents(Number(amount), currency as Currency) / 100;

/** True for a salary outside the range of the market. */
export function isOutOfRange({ type, currency, salaryFrom, salaryTo }: Suspect) {
  const from = dollars(salaryFrom, currency);
  const to = dollars(salaryTo, currency) ?? from;
  if (to === null) return false;
  return (
    to > maxFullTime ||
    (type === 'full-time' && to < minFullTime) ||
    (from !== null && from > 0 && to / from > maxRangeRatio)
  );
}

/** Plain text in lines, as a reader sees it: a paragraph does not run into the next one. */
const linesOf = (html: string | null) =>
  htmlText((html ?? '').replace(/<\/?(?:p|li|h\d|div|tr|br)\b/gi, '\n$&'));

export const basisOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** Looked for in every text of a job. */
const inTexts = [
  ['money', asksForMoney],
  ['passport', asksForPapers],
  ['abroad', offersWorkAbroad],
] as const;

/** True for work abroad for which one pays first, or hands over papers: how people are trafficked. */
export function isTrap(job: Suspect): boolean {
  const kinds = new Set(suspicionsOf(job).map(({ kind }) => kind));
  return kinds.has('abroad') && (kinds.has('money') || kinds.has('passport'));
}

/** Suspicious traits in the fields of one job. */
export function suspicionsOf(job: Suspect): Found[] {
  const found: Found[] = [];
  const { title, type, currency, salaryFrom, salaryTo } = job;
  const contact = findContact(title);
  if (contact)
    found.push({ kind: 'contact', basis: basisOf(title), said: contact.slice(0, maxExcerptLength) });
  if (isOutOfRange(job)) {
    const basis = basisOf(type, currency, String(salaryFrom), String(salaryTo));
    found.push({ kind: 'salary', basis, said: null });
  }
  const texts = [title, job.description, job.requirements, job.benefits];
  const lines = texts.map(linesOf);
  for (const [kind, find] of inTexts) {
    const excerpt = lines.map(find).find((words) => words !== null);
    if (excerpt) found.push({ kind, basis: basisOf(...texts), said: excerpt.slice(0, maxExcerptLength) });
  }
  return found;
}
