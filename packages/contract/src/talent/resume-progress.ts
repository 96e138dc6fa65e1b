import type { Localized } from '../kernel/locale.ts';
import type { OwnResume } from './resume.ts';
import type { ResumeSection } from './resume-option.ts';

/** Minimum number of skills that recruiters expect. */
const fewSkills = 3;

interface Step {
  section: ResumeSection;
  /** Out of a hundred. */
  points: number;
  isDone: (resume: OwnResume) => boolean;
  /** Suggested next step. */
  words: Localized;
}

/** Steps to a complete CV, those that help most to be found first. */
const steps = [
  {
    section: 'personal',
    points: 15,
    isDone: ({ title }) => title !== null,
    words: {
      en: 'Add a title: the work you do or want to do.',
      km: 'សូមបំពេញមុខរបររបស់អ្នក ឬការងារដែលអ្នកចង់ធ្វើ។',
    },
  },
  {
    section: 'personal',
    points: 10,
    isDone: ({ phone }) => phone.length > 0,
    words: {
      en: 'Add a phone number so that recruiters can call you.',
      km: 'សូមបន្ថែមលេខទូរស័ព្ទ ដើម្បីឱ្យអ្នកជ្រើសរើសបុគ្គលិកអាចទាក់ទងអ្នកបាន។',
    },
  },
  {
    section: 'work',
    points: 20,
    isDone: ({ work, experience }) => work.length > 0 || experience === 'fresh',
    words: {
      en: 'Add your work experience. If you have none yet, choose “Fresh”.',
      km: 'សូមបន្ថែមបទពិសោធន៍ការងារ។ បើមិនទាន់មាន សូមជ្រើសរើស «មិនទាន់មានបទពិសោធន៍»។',
    },
  },
  {
    section: 'education',
    points: 15,
    isDone: ({ education }) => education.length > 0,
    words: { en: 'Add your last school or degree.', km: 'សូមបន្ថែមសាលា ឬសញ្ញាបត្រចុងក្រោយរបស់អ្នក។' },
  },
  {
    section: 'skills',
    points: 15,
    isDone: ({ skills }) => skills.length >= fewSkills,
    words: {
      en: `Add at least ${fewSkills} skills. Recruiters search for them.`,
      km: `សូមបំពេញជំនាញយ៉ាងតិច ${fewSkills} ព្រោះអ្នកជ្រើសរើសបុគ្គលិកតែងស្វែងរកដោយប្រើជំនាញ។`,
    },
  },
  {
    section: 'languages',
    points: 10,
    isDone: ({ languages }) => languages.length > 0,
    words: { en: 'Add the languages you speak.', km: 'សូមជ្រើសរើសភាសាដែលអ្នកចេះ។' },
  },
  {
    section: 'expected',
    points: 10,
    isDone: ({ wantedCategory, wantedType }) => wantedCategory !== null && wantedType !== null,
    words: {
      en: 'Add the category and type of the job you’re looking for.',
      km: 'សូមជ្រើសរើសការងារដែលអ្នកចង់បាន៖ ផ្នែកការងារ និងប្រភេទការងារ។',
    },
  },
  {
    section: 'objective',
    points: 5,
    isDone: ({ objective }) => objective !== null,
    words: {
      en: 'Write two or three sentences about what you’re looking for.',
      km: 'សូមសរសេរពីរបីប្រយោគអំពីអ្វីដែលអ្នកកំពុងស្វែងរក។',
    },
  },
] as const satisfies readonly Step[];

export interface ResumeProgress {
  percent: number;
  /** Best next step; null once the CV is complete. */
  next: { section: ResumeSection; words: Localized } | null;
  /** Sections that a step is left in. */
  missing: readonly ResumeSection[];
}

/** Progress of a CV, and the next step; `resume` is null while there is none. */
export function resumeProgress(resume: OwnResume | null): ResumeProgress {
  const open = steps.filter(({ isDone }) => !resume || !isDone(resume));
  const missing = open.reduce((sum, { points }) => sum + points, 0);
  const [next] = open;
  return {
    percent: 100 - missing,
    next: next ? { section: next.section, words: next.words } : null,
    missing: open.map(({ section }) => section),
  };
}
