import type { JobExperience, JobPerk, JobType } from '@acheep/contract/jobs/job-option';

/** A wish that a search states beside the work, as the filter of the list that fulfils it, or as words of the text. */
export type Wish =
  | { kind: 'type'; value: JobType }
  /** `degree`: for people who have just got one. */
  | { kind: 'experience'; values: readonly JobExperience[]; degree?: true }
  | { kind: 'perk'; value: JobPerk }
  | { kind: 'remote' }
  | { kind: 'shift' };

const type = (value: JobType): Wish => ({ kind: 'type', value });
const perk = (value: JobPerk): Wish => ({ kind: 'perk', value });
/** Whoever has no experience may take what asks for less than a year. */
const none: Extract<Wish, { kind: 'experience' }> = {
  kind: 'experience',
  values: ['fresh', 'less-than-1-year'],
};
const graduate: Wish = { ...none, degree: true };

/** Wishes by the first wording of their line in the lexicon. */
export const wishOf: ReadonlyMap<string, Wish> = new Map<string, Wish>([
  ['full time', type('full-time')],
  ['part time', type('part-time')],
  ['freelance', type('freelance')],
  ['internship', type('internship')],
  ['remote', { kind: 'remote' }],
  ['accommodation', perk('housing')],
  ['free meal', perk('meals')],
  ['transport provided', perk('transport')],
  ['overtime', perk('overtime')],
  ['health insurance', perk('insurance')],
  ['accident insurance', perk('insurance')],
  ['thirteenth month salary', perk('thirteenth')],
  ['training provided', perk('training')],
  ['night job', { kind: 'shift' }],
  ['fresh graduate', graduate],
  ['inexperienced', none],
]);

/** Wishes by phrases that contain stop words, which the lexicon is not searched for. */
export const phrases: readonly (readonly [Wish, readonly string[]])[] = [
  [
    none,
    [
      'no experience',
      'no experience needed',
      'no experience required',
      'no experiences',
      'no exp',
      'no need experience',
      'not need experience',
      'dont need experience',
      'without experience',
      'without any experience',
      'zero experience',
      '0 experience',
      'experience not required',
      'experience not needed',
      'no work experience',
      'មិនមានបទពិសោធន៍',
      'មិនមានបទពិសោធ',
      'គ្មានបទពិសោធន៍',
      'គ្មានបទពិសោធ',
      'អត់បទពិសោធន៍',
      'អត់បទពិសោធ',
      'អត់មានបទពិសោធន៍',
      'អត់មានបទពិសោធ',
      'អត់ត្រូវការបទពិសោធន៍',
      'មិនត្រូវការបទពិសោធន៍',
      'មិនត្រូវការបទពិសោធ',
      'មិនទាមទារបទពិសោធន៍',
      'មិនតម្រូវឱ្យមានបទពិសោធន៍',
      'មិនបាច់មានបទពិសោធន៍',
      'មិនបាច់បទពិសោធន៍',
      'មិនចាំបាច់មានបទពិសោធន៍',
      'មិនទាន់មានបទពិសោធន៍',
      'មិនធ្លាប់មានបទពិសោធន៍',
      'មិនធ្លាប់ធ្វើការ',
      'ទើបរៀនចប់',
      'ទើបតែរៀនចប់',
      'ទើបចប់',
      'ទើបចប់សាលា',
      'រៀនចប់ថ្មី',
    ],
  ],
  [
    graduate,
    [
      'just graduated',
      'recent graduate',
      'newly graduated',
      'fresh grad',
      'fresher',
      'ទើបបញ្ចប់ការសិក្សា',
      'ទើបចប់មហាវិទ្យាល័យ',
    ],
  ],
  [{ kind: 'remote' }, ['work from home', 'working from home', 'from home', 'at home', 'work at home']],
  [perk('meals'), ['with meals', 'with food']],
  [perk('transport'), ['with transport', 'with transportation']],
  [perk('insurance'), ['with insurance', 'with nssf']],
  [perk('training'), ['with training']],
  [{ kind: 'shift' }, ['night shift', 'at night', 'shift night', 'វេនយប់', 'វេនពេលយប់', 'ពេលយប់']],
];

const years: readonly JobExperience[] = [
  'less-than-1-year',
  '1-year',
  '2-years',
  '3-years',
  '4-years',
  '5-years',
  'above-5-years',
];

/** Experience that a job may ask of somebody with so many years: as many, or up to two less. */
export const experienceOf = (count: number): Wish =>
  count === 0
    ? none
    : {
        kind: 'experience',
        values: count > 5 ? years.slice(-3) : years.slice(Math.max(count - 2, 0), count + 1),
      };
