import { type Localized, untranslated } from '../kernel/locale.ts';
import { type OptionOf, type Options, valuesOf } from '../kernel/option.ts';

/** Scores for a criterion and overall, from the lowest. */
export const scores = {
  no: { en: 'No', km: 'មិនស័ក្តិសម' },
  'rather-not': { en: 'Probably not', km: 'មិនសូវស័ក្តិសម' },
  yes: { en: 'Yes', km: 'ស័ក្តិសម' },
  strongly: { en: 'Strong yes', km: 'ស័ក្តិសមណាស់' },
} satisfies Options;
export type Score = OptionOf<typeof scores>;

const inOrder = valuesOf(scores);
/** 1 to 4, as averages count them. */
export const scoreNumber = (score: Score) => inOrder.indexOf(score) + 1;
/** The score nearest to an average. */
export const scoreNear = (average: number) =>
  inOrder[Math.min(inOrder.length, Math.max(1, Math.round(average))) - 1] as Score;

/** Maximum number of criteria of a job, and maximum length of one. */
export const maxCriteria = 6;
export const criterionLength = 60;
export const scorecardNoteLength = 2000;

/** Suggested criteria, in the reader's language. The first are those of jobs whose company has chosen none. */
const suggestedCriteria: readonly Localized[] = [
  { en: 'Skills for the work', km: 'ជំនាញសម្រាប់ការងារ' },
  { en: 'Experience', km: 'បទពិសោធន៍ការងារ' },
  { en: 'Communication', km: 'ការប្រាស្រ័យទាក់ទង' },
  { en: 'Attitude', km: 'អាកប្បកិរិយា' },
  { en: 'Working in a team', km: 'ការធ្វើការជាក្រុម' },
  { en: 'Languages', km: 'ភាសា' },
  { en: 'Reliability', km: 'ភាពទុកចិត្តបាន' },
  { en: 'Willingness to learn', km: 'ឆន្ទៈចង់រៀន' },
];
const standard = 4;

const lower = (text: string) => text.toLowerCase();
const suggested = (name: string) =>
  suggestedCriteria.find(({ en, km }) => [en, km].some((one) => lower(one) === lower(name)));

/** A criterion as it is stored: a suggested one by its English name, whichever language it was chosen in. */
export const criterionOf = (name: string) => suggested(name)?.en ?? name;

/** The name of a criterion in both languages; a company's own is the same in both. */
export const criterionName = (criterion: string): Localized =>
  suggested(criterion) ?? untranslated(criterion);

export const criterionSuggestions = suggestedCriteria.map(({ en }) => en);

/** The criteria that candidates of a job are scored by. */
export const criteriaOf = (chosen: readonly string[]) =>
  chosen.length > 0 ? chosen : criterionSuggestions.slice(0, standard);
