import { stemOf } from './looked-up-word.ts';
import { segment } from './segment.ts';

const termsOf = (list: string): ReadonlySet<string> => new Set(segment(list).map(stemOf));

/** Words of titles and of searches that do not tell one work from another: an IT officer does IT, as do IT staff. */
const general = termsOf(`
  staff employee personnel officer executive representative specialist agent person people man woman team department
  section unit division position job senior junior urgent new professional general experienced required wanted hiring
  បុគ្គលិក មន្ត្រី ផ្នែក អ្នក ភ្នាក់ងារ តំណាង អ្នកជំនាញ ឯកទេស ក្រុម ខាង ជាន់ខ្ពស់ បន្ទាន់ មុខតំណែង ការងារ ទូទៅ
`);
/** Ranks above or below the work itself. */
const ranks = `
  manager supervisor chief head director leader deputy intern internship trainee apprentice
  ប្រធាន អនុប្រធាន នាយក អ្នកគ្រប់គ្រង គ្រប់គ្រង មេក្រុម កម្មសិក្សា កម្មសិក្សាការី
`;
/** Terms of the ranks. */
export const rankTerms: readonly string[] = [...new Set(segment(ranks))];
/** Words before the place of a job, in a title: "stationed in". */
const stationed = new Set(segment('ប្រចាំ នៅ'));

export const isGeneral = (term: string) => general.has(stemOf(term));

/** Terms of a title that tell the work: without general words, and without the place at its end. */
export function coreOf(terms: readonly string[]): string[] {
  const place = terms.findIndex((term, at) => at > 0 && stationed.has(term));
  return (place < 0 ? terms : terms.slice(0, place)).filter((term) => !isGeneral(term));
}
