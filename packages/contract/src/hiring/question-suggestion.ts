import type { Locale, Localized } from '../kernel/locale.ts';
import type { QuestionKind, YesNo } from './question-option.ts';

interface Suggestion {
  kind: QuestionKind;
  text: Localized;
  unit?: Localized;
  minimum?: number;
  maximum?: number;
  wantedAnswer?: YesNo;
  options?: readonly Localized[];
}

/** Suggested questions, common among employers in Cambodia. */
const suggestions = {
  experience: {
    kind: 'number',
    text: {
      en: 'How many years of experience do you have in this kind of work?',
      km: 'តើអ្នកមានបទពិសោធន៍ការងារបែបនេះប៉ុន្មានឆ្នាំហើយ?',
    },
    unit: { en: 'years', km: 'ឆ្នាំ' },
    maximum: 50,
  },
  licence: {
    kind: 'yes-no',
    text: { en: 'Do you have a driving licence?', km: 'តើអ្នកមានប័ណ្ណបើកបរដែរឬទេ?' },
    wantedAnswer: 'yes',
  },
  notice: {
    kind: 'choice',
    text: {
      en: 'When can you start?',
      km: 'តើអ្នកអាចចូលធ្វើការបាននៅពេលណា?',
    },
    options: [
      { en: 'Immediately', km: 'ភ្លាមៗ' },
      { en: 'Within 2 weeks', km: 'ក្នុងរយៈពេល 2 សប្ដាហ៍' },
      { en: 'Within 1 month', km: 'ក្នុងរយៈពេល 1 ខែ' },
      { en: 'In more than a month', km: 'លើសពី 1 ខែ' },
    ],
  },
  salary: {
    kind: 'number',
    text: {
      en: 'What is your expected monthly salary?',
      km: 'តើអ្នករំពឹងចង់បានប្រាក់ខែប៉ុន្មាន?',
    },
    unit: { en: 'US dollars', km: 'ដុល្លារ' },
  },
  place: {
    kind: 'yes-no',
    text: {
      en: 'Can you work in the province of this job?',
      km: 'តើអ្នកអាចធ្វើការនៅរាជធានី/ខេត្តដែលមានការងារនេះបានទេ?',
    },
    wantedAnswer: 'yes',
  },
  english: {
    kind: 'choice',
    text: { en: 'How good is your English?', km: 'តើអ្នកចេះភាសាអង់គ្លេសកម្រិតណា?' },
    options: [
      { en: 'None', km: 'មិនចេះ' },
      { en: 'A little', km: 'បន្តិចបន្តួច' },
      { en: 'Conversational', km: 'អាចនិយាយទំនាក់ទំនងបាន' },
      { en: 'Fluent, spoken and written', km: 'និយាយ និងសរសេរបានស្ទាត់' },
    ],
  },
} satisfies Record<string, Suggestion>;

export const suggestionNames = Object.keys(suggestions) as (keyof typeof suggestions)[];

/** Turns a suggestion into a job's question, in one language. */
export function suggestedQuestion(name: keyof typeof suggestions, locale: Locale) {
  const { kind, text, unit, minimum, maximum, wantedAnswer, options = [] }: Suggestion = suggestions[name];
  return {
    kind,
    text: text[locale],
    required: true,
    unit: unit?.[locale],
    minimum,
    maximum,
    several: false,
    options: options.map((option) => ({ name: option[locale], fits: false })),
    wantedAnswer,
    wantedMinimum: undefined,
    wantedMaximum: undefined,
  };
}
