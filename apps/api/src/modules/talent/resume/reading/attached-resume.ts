import { genders, jobTypes, languages } from '@acheep/contract/jobs/job-option';
import { readJsonResume } from '@acheep/contract/talent/json-resume-import';
import {
  candidateExperiences,
  educationLevels,
  languageLevels,
  noticePeriods,
  resumeSections,
  resumeWords,
  skillLevels,
} from '@acheep/contract/talent/resume-option';
import { payText } from '@acheep/contract/talent/resume-pay';
import { paperWords } from '@acheep/contract/talent/resume-pdf-option';
import type { ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import type { NamedResume } from '@acheep/contract/talent/resume-record';
import { normalizeKhmer } from '@acheep/search/analysis/khmer';
import type { FileText } from './file-lines.ts';
import type { Reading } from './proposal.ts';
import { unreadOf } from './unread.ts';

/** Words between the values of our own designs. */
const ownWords = [
  paperWords,
  resumeWords,
  resumeSections,
  genders,
  languages,
  languageLevels,
  skillLevels,
  educationLevels,
  candidateExperiences,
  jobTypes,
  noticePeriods,
].flatMap((options) => Object.values(options).flatMap(({ en, km }) => [en, km]));

/** One reading of two, each in one language; null where their entries do not correspond. */
function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length ? one.map((value, place) => merged(value, other[place])) : null;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one ?? other;
  const [a, b] = [one, other] as Record<string, unknown>[];
  return Object.fromEntries(Object.keys({ ...a, ...b }).map((key) => [key, merged(a?.[key], b?.[key])]));
}

const solid = (text: string) => normalizeKhmer(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Texts, contacts and years of a proposal: what a page shows as it is. */
function shownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(shownIn);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) =>
      (key === 'en' || key === 'km') && typeof one === 'string' ? [one] : shownIn(one),
    );
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d/.test(value)) return [value.slice(0, 4)];
  return /^\+|@/.test(value) ? [value] : [];
}

/** Letters of a piece of text that is looked for on a page, and the share of pieces that has to be there. */
const [piece, minShare] = [12, 0.9];

/** Whether a page shows what its data say. Pages and their feet may come between the lines of a text. */
function isShown(proposal: ResumeProposal, letters: string): boolean {
  const page = solid(letters);
  const pieces = new Set(Array.from({ length: page.length }, (_, at) => page.slice(at, at + piece)));
  return shownIn(proposal).every((text) => {
    const solidText = solid(text);
    if (solidText.length <= piece) return page.includes(solidText);
    const count = Math.ceil(solidText.length / piece);
    const parts = Array.from({ length: count }, (_, at) =>
      solidText.slice(Math.min(at * piece, solidText.length - piece)).slice(0, piece),
    );
    return parts.filter((part) => pieces.has(part)).length >= count * minShare;
  });
}

/**
 * Reads the data that a CV of ours has with it, one file for each language. Null where there is none, or where its pages
 * show something else: somebody changed them, so they are read instead. Lines beyond the data are told.
 */
export function attachedReading({ attached, letters, lines }: FileText): Reading | null {
  const readings = attached.map(readJsonResume);
  const [first] = readings;
  if (!first || readings.some((one) => one === null)) return null;
  const { named, unread: _, ...proposal } = readings.reduce(merged, first) as NamedResume;
  const isWhole = Object.values(proposal).every((body) => !Object.values(body).includes(null));
  if (!isWhole || !isShown(proposal, letters)) return null;
  const names = readings.flatMap((one) => Object.values(one?.named ?? {})).filter((one) => one !== undefined);
  const all = lines.map((line) => ({ line, part: 'top' as const, heading: null }));
  return {
    proposal,
    named,
    unread: unreadOf(all, proposal, [...ownWords, ...names, payText(proposal.expected ?? {})]),
  };
}
