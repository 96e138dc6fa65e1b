import type { Profile } from '@acheep/contract/accounts/account';
import type { ResumeSection } from '@acheep/contract/talent/resume-option';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { checkSection } from '../section-body.ts';
import { byLetters, sectionValues } from '../section-values.ts';

const maxTitleLength = 120;
const maxSkillLength = 60;

/** Input of the six questions, as it is typed or said. */
export interface Answers {
  wanted: string;
  category: string;
  skills: string;
  places: string;
  experience: string;
  languages: string[];
  province: string;
  type: string;
  hours: string;
  name: string;
  phone: string;
  /** Index of the question shown. */
  at: number;
  /** Id of the CV that these answers began, if saving broke off. */
  begun: string;
}
export type Answer = Exclude<keyof Answers, 'at' | 'begun'>;

export const openAnswers = ({ name, phone }: Profile): Answers => ({
  wanted: '',
  category: '',
  skills: '',
  places: '',
  experience: '',
  languages: [],
  province: '',
  type: '',
  hours: '',
  name,
  phone: phone ?? '',
  at: 0,
  begun: '',
});

/** Without the mark of a list before it, and the full stop after it. */
function bare(text: string) {
  const line = text.replace(/^[\s\-–•*]+/, '').trimEnd();
  return line.endsWith('.') ? line.slice(0, -1) : line;
}
const pieces = (text: string, end: RegExp) => text.split(end).map(bare).filter(Boolean);

/** Skills are told apart by lines and commas; what is still too long for one, by the word between the last two. */
export const skillsIn = (text: string): string[] => [
  ...new Set(
    pieces(text, /[\n,;•។]|\.\s/).flatMap((piece) =>
      piece.length > maxSkillLength ? pieces(piece, /\sand\s|និង/) : [piece],
    ),
  ),
];

/** Cuts a line that is too long for a title at a word: nothing of it is lost. */
function workOf(line: string) {
  if (line.length <= maxTitleLength) return { title: byLetters(line) };
  const space = line.slice(0, maxTitleLength).lastIndexOf(' ');
  const end = space > 0 ? space : maxTitleLength;
  return { title: byLetters(line.slice(0, end)), description: byLetters(line.slice(end).trim()) };
}

interface Home<A extends Answer> {
  section: ResumeSection;
  part: string;
  valueOf: (said: Answers[A]) => unknown;
}
const identity = (answer: unknown) => answer;

/** Where each answer stands in a CV. */
const homes: { [A in Answer]: Home<A> } = {
  wanted: {
    section: 'personal',
    part: 'title',
    valueOf: (answer) => byLetters(answer.replace(/\s+/g, ' ')),
  },
  category: { section: 'expected', part: 'wantedCategoryId', valueOf: identity },
  skills: {
    section: 'skills',
    part: 'skills',
    valueOf: (answer) => skillsIn(answer).map((name) => ({ kind: 'hard', name: byLetters(name) })),
  },
  places: { section: 'work', part: 'work', valueOf: (answer) => pieces(answer, /[\n;។]/).map(workOf) },
  experience: { section: 'work', part: 'experience', valueOf: identity },
  languages: {
    section: 'languages',
    part: 'languages',
    valueOf: (answer) => answer.map((language) => ({ language })),
  },
  province: { section: 'expected', part: 'wantedProvinceId', valueOf: identity },
  type: { section: 'expected', part: 'wantedType', valueOf: identity },
  hours: { section: 'objective', part: 'objective', valueOf: byLetters },
  name: { section: 'personal', part: 'name', valueOf: byLetters },
  phone: { section: 'personal', part: 'phone', valueOf: (answer) => [answer].filter(Boolean) },
};
const answers = Object.keys(homes) as Answer[];

/** A section of the CV to be saved. */
export interface SectionBody {
  section: ResumeSection;
  body: FieldValues;
}
export type AnswerForm = UseFormReturn<Answers, unknown, SectionBody[]>;

export interface Checked {
  /** Bodies of the sections that have something to say. */
  bodies: SectionBody[];
  errors: Partial<Record<Answer, string>>;
}

const isAnswered = (answer: unknown) =>
  Array.isArray(answer) ? answer.length > 0 : String(answer).trim() !== '';

/** Returns the CV that the answers make, section by section, or what is wrong with them by the answer. */
export function checkAnswers(input: Answers, profile: Profile): Checked {
  const checked: Checked = { bodies: [], errors: {} };
  for (const section of new Set(answers.map((answer) => homes[answer].section))) {
    const here = answers.filter((answer) => homes[answer].section === section);
    if (!here.some((answer) => isAnswered(input[answer]))) continue;
    const values = Object.fromEntries(
      here.map((answer) => [
        homes[answer].part,
        (homes[answer] as Home<Answer>).valueOf(input[answer] as never),
      ]),
    );
    const result = checkSection(section, { ...sectionValues[section](null, profile), ...values });
    if (result.ok) checked.bodies.push({ section, body: result.body });
    else
      for (const [path, message] of Object.entries(result.errors)) {
        const answer = here.find((one) => path.split('.')[0] === homes[one].part) ?? here[0];
        if (answer) checked.errors[answer] ??= message;
      }
  }
  return checked;
}
