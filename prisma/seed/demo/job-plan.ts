import type { JobExperience, JobType, Language, Qualification } from '@acheep/contract/jobs/job-option';
import type { ProvinceSeed } from '../reference/province.ts';
import type { DemoCompany } from './company.ts';
import type { Profession, Role, Term } from './profession.ts';

/** Facts of a job, decided before its texts are written. */
export type JobPlan = {
  language: 'en' | 'km';
  company: DemoCompany;
  profession: Profession;
  role: Role;
  type: JobType;
  experience: JobExperience;
  qualification: Qualification;
  province: ProvinceSeed;
  vacancies: number;
};

export type JobWording = { work: string; hard: readonly Term[]; languages: readonly Language[] };

export function say(term: Term, language: 'en' | 'km'): string {
  if (typeof term === 'string') return term;
  return language === 'km' ? term[1] : term[0];
}

const properName = /^(Khmer|Chinese|Western|Cambodian|English|[A-Z]{2})/;

/** A skill inside a sentence: "food hygiene", but "Excel" and "Khmer cuisine". */
export function sayInSentence(term: Term, language: 'en' | 'km'): string {
  const word = say(term, language);
  if (language === 'km' || typeof term === 'string' || properName.test(word)) return word;
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** Province within a sentence: "Kampot", "ខេត្តកំពត", "រាជធានីភ្នំពេញ". */
export function provinceName(province: ProvinceSeed, language: 'en' | 'km'): string {
  if (language === 'en') return province.nameEn;
  return (province.slug === 'phnom-penh' ? 'រាជធានី' : 'ខេត្ត') + province.nameKm;
}
