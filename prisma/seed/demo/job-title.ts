import type { JobExperience, Language } from '@acheep/contract/jobs/job-option';
import { type JobPlan, provinceName } from './job-plan.ts';
import { pick, type Random } from './random.ts';

const experienced: readonly JobExperience[] = ['4-years', '5-years', 'above-5-years'];

const languageInTitle: readonly (readonly [Language, RegExp])[] = [
  ['en', /English|ESL|អង់គ្លេស/],
  ['zh', /Chinese|ចិន/],
  ['ja', /Japanese|ជប៉ុន/],
  ['ko', /Korean|កូរ៉េ/],
  ['th', /Thai|ថៃ/],
  ['vi', /Vietnamese|វៀតណាម/],
];

function ranked(plan: JobPlan, title: string): string {
  if (!plan.role.ranked || plan.type !== 'full-time') return title;
  if (plan.language === 'km') {
    // ជាន់ខ្ពស់ is not used with a ជាង (craftsman), nor after a doubled word.
    return experienced.includes(plan.experience) && !/^ជាង|ៗ$/.test(title) ? `${title}ជាន់ខ្ពស់` : title;
  }
  if (experienced.includes(plan.experience)) return `Senior ${title}`;
  return plan.experience === 'fresh' ? `Junior ${title}` : title;
}

function workName(random: Random, plan: JobPlan): string {
  const { intern } = plan.profession;
  if (plan.type === 'internship' && intern) {
    return plan.language === 'km' ? `កម្មសិក្សាការីផ្នែក${intern[1]}` : `${intern[0]} Intern`;
  }
  return ranked(plan, pick(random, plan.language === 'km' ? plan.role.km : plan.role.en));
}

function suffixFor(random: Random, plan: JobPlan): string {
  const chance = random();
  const place = provinceName(plan.province, plan.language);
  if (plan.type === 'part-time' && plan.language === 'km' && chance < 0.6) return ' (ក្រៅម៉ោង)';
  if (plan.type === 'freelance' && plan.language === 'km' && chance < 0.6) return ' (Freelance)';
  if (chance < 0.12) return plan.language === 'km' ? ` ប្រចាំ${place}` : ` – ${place}`;
  if (chance < 0.16 && plan.experience === 'fresh' && plan.type === 'full-time') {
    return plan.language === 'km' ? ' (មិនទាមទារបទពិសោធន៍)' : ' (no experience needed)';
  }
  return '';
}

const prefixes: Partial<Record<JobPlan['type'], string>> = {
  'part-time': 'Part-time ',
  freelance: 'Freelance ',
};

/** Title as recruiters write it, sometimes with the place or the type of work; `work` is the bare name. */
export function titleFor(random: Random, plan: JobPlan): { title: string; work: string } {
  const work = workName(random, plan);
  const prefix = plan.language === 'en' && random() < 0.6 ? (prefixes[plan.type] ?? '') : '';
  return { title: prefix + work + suffixFor(random, plan), work };
}

/** Languages named in a title, as in "Korean Translator". */
export function languagesOfTitle(title: string): Language[] {
  return languageInTitle.filter(([, words]) => words.test(title)).map(([code]) => code);
}
