import type { JobExperience, JobType, Language, Qualification } from '@acheep/contract/jobs/job-option';
import content from './content/job.json' with { type: 'json' };
import type { Pair } from './profession.ts';

type TextSet = {
  /** Placeholders: {company}, {title}, {count}, {place}. */
  intros: readonly string[];
  introsForMany: readonly string[];
  dutiesHeading: readonly string[];
  internDuties: readonly string[];
  schedule: Record<JobType, readonly string[]>;
  /** Full-time manual work. */
  scheduleHands: readonly string[];
  closings: readonly string[];
  /** Placeholder: {field}. */
  study: Record<Qualification, string>;
  experience: Record<JobExperience, string>;
  /** Placeholder: {skills}. */
  skills: readonly string[];
  /** Placeholder: {languages}. */
  languages: readonly string[];
  general: readonly string[];
  /** For manual work, and for desk work. */
  generalHands: readonly string[];
  generalDesk: readonly string[];
  languageName: Record<Language, string>;
};

export const texts: Record<'en' | 'km', TextSet> = content.texts;

interface Benefits {
  benefits: readonly Pair[];
  /** Benefits of some categories only. */
  specialBenefits: readonly { categories: readonly string[]; text: Pair }[];
  /** Benefits of jobs that are not full-time. */
  benefitsOfType: Record<Exclude<JobType, 'full-time'>, readonly Pair[]>;
}

export const { benefits, specialBenefits, benefitsOfType } = content as unknown as Benefits;

/** "A", "A and B", "A, B and C"; Khmer separates with spaces and puts និង before the last. */
export function joinWords(words: readonly string[], language: 'en' | 'km'): string {
  const last = words.at(-1) ?? '';
  const head = words.slice(0, -1);
  if (head.length === 0) return last;
  return language === 'km' ? `${head.join(' ')} និង${last}` : `${head.join(', ')} and ${last}`;
}

/** Khmer is written without spaces between words, but Latin words in it are set off by spaces. */
export function setLatinFree(text: string): string {
  return text
    .replace(/([\u1780-\u17d3])(?=[A-Za-z])/g, '$1 ')
    .replace(/([A-Za-z])(?=[\u1780-\u17b3])/g, '$1 ');
}
