import {
  type AdLanguage,
  type JobHighlight,
  type JobPerk,
  jobHighlights,
  jobPerks,
} from '@acheep/contract/jobs/job-option';
import { perksIn, saysSo } from '@acheep/contract/jobs/perk-text';
import { languageOf } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { htmlText } from '../analysis/html-text.ts';
import { searchRules } from '../analysis/search-fields.ts';
import { khmerTrade } from '../dictionary/khmer-trade.ts';

/** Version of the rules below. Increase it with every change: the worker then makes all briefs anew. */
const briefRules = 2;
/** Version of the search columns of jobs together with their briefs. */
export const jobRules = searchRules * 100 + briefRules;

/** Letters of an excerpt, at most. */
const maxBriefLength = 160;

interface Job {
  title: string;
  description?: string | null | undefined;
  requirements?: string | null | undefined;
  benefits?: string | null | undefined;
  experience?: string | null | undefined;
  applyBy?: readonly string[] | undefined;
  /** As the recruiter confirmed them. */
  perks?: readonly JobPerk[] | null | undefined;
  /** Number of screening questions. */
  questions: number;
}

/** What a job's card says beside its fields, and what it is filtered by. */
export interface JobBrief {
  excerpt: string | null;
  /** Khmer name of the trade, where the title is in English. */
  tradeKm: string | null;
  perks: JobPerk[];
  highlights: JobHighlight[];
  language: AdLanguage;
}

const noExperience =
  /\b(?:no|without) (?:prior |previous |work |working )?experience (?:is )?(?:needed|required|necessary)\b|(?:មិនត្រូវការ|មិនតម្រូវឱ្យមាន|មិនចាំបាច់មាន|មិនទាមទារ)បទពិសោធន៍/iu;
const night = /\b(?:night[ -]shifts?|overnight)\b|វេនយប់/iu;
const urgent = /\burgent(?:ly)?\b|បន្ទាន់/iu;

/** The beginning of a text, up to the last whole word that fits. */
function beginningOf(html: string | null | undefined): string | null {
  const text = htmlText(html ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= maxBriefLength) return text || null;
  // Khmer has no spaces between words: a long run of it is cut before a letter, and not before its marks.
  let end = maxBriefLength;
  while (/\p{M}/u.test(text.charAt(end))) end--;
  const space = text.lastIndexOf(' ', end);
  return `${text.slice(0, space > maxBriefLength / 2 ? space : end)}…`;
}

/** Excerpt, perks, highlights and language of a job, from its texts (HTML) and fields. */
export function jobBrief(job: Job): JobBrief {
  const [description, requirements, benefits] = [job.description, job.requirements, job.benefits].map(
    (html) => htmlText(html ?? ''),
  ) as [string, string, string];
  const isOnSite = job.applyBy?.includes('site') ?? true;
  const says: Record<JobHighlight, boolean> = {
    urgent: urgent.test(job.title),
    'no-experience': job.experience === 'fresh' || noExperience.test(requirements),
    'night-shift': [job.title, description, requirements].some((text) => saysSo(text, night)),
    questions: isOnSite && job.questions > 0,
  };
  return {
    excerpt: beginningOf(job.description),
    tradeKm: khmerTrade(job.title),
    perks: job.perks ? valuesOf(jobPerks).filter((one) => job.perks?.includes(one)) : perksIn(benefits),
    highlights: valuesOf(jobHighlights).filter((one) => says[one]),
    language: languageOf(`${job.title} ${description}`.slice(0, 1000)) === 'km' ? 'km' : 'en',
  };
}
