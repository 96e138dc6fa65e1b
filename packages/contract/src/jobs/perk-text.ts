import { valuesOf } from '../kernel/option.ts';
import { type JobPerk, jobPerks } from './job-option.ts';

/** Wordings of each perk in a list of benefits. */
const wordings: Record<JobPerk, RegExp> = {
  housing:
    /\b(?:accommodation|housing|dormitory|staff (?:house|room|quarters)|free (?:room|stay))\b|(?:កន្លែង)?ស្នាក់នៅ|អន្តេវាសិកដ្ឋាន/iu,
  meals: /\b(?:meals?|lunch|free food)\b|អាហារ|បាយថ្ងៃ/iu,
  transport:
    /\b(?:transport(?:ation)?|shuttle|staff (?:bus|van)|company (?:bus|van|car)|petrol|gasoline)\b|ឡានដឹក|រថយន្តដឹក|ដឹកជញ្ជូនបុគ្គលិក|មធ្យោបាយធ្វើដំណើរ|ថ្លៃសាំង|ប្រាក់សាំង/iu,
  overtime: /\b(?:overtime|OT)\b|(?:ការ)?ថែមម៉ោង|ម៉ោងបន្ថែម|បន្ថែមម៉ោង/iu,
  insurance: /\b(?:insurance|insured|NSSF)\b|ធានារ៉ាប់រង|ប\.ស\.ស/iu,
  thirteenth: /\b(?:13th|thirteenth)[ -](?:month|salary)|ខែទី ?(?:13|១៣)/iu,
  training: /\b(?:trainings?|courses?|workshops?)\b|បណ្[ដត]ុះបណ្[ដត]ាល/iu,
};

/** Words right before one that deny it. */
const denied = /(?:\b(?:no|not|without) (?:any )?|គ្មាន|មិនមាន|អត់មាន|មិន)$/iu;
const maxDenial = 16;

/** True if a text says this, and does not deny it. */
export function saysSo(text: string, wording: RegExp): boolean {
  const at = text.search(wording);
  return at >= 0 && !denied.test(text.slice(Math.max(0, at - maxDenial), at));
}

/** The perks that a plain text about benefits names, in the order of the options. */
export const perksIn = (text: string): JobPerk[] =>
  valuesOf(jobPerks).filter((perk) => saysSo(text, wordings[perk]));
