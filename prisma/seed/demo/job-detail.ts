import type { Language } from '@acheep/contract/jobs/job-option';
import type { DemoJob } from './job.ts';
import { type JobPlan, provinceName } from './job-plan.ts';
import { languagesOfTitle } from './job-title.ts';
import { areaName, areas } from './place.ts';
import { professions, type Term } from './profession.ts';
import { between, pick, type Random, sample } from './random.ts';

export function languagesFor(random: Random, { role, language }: JobPlan, title: string): Language[] {
  const english = random() < (role.study === 'school' ? 0.1 : language === 'en' ? 0.8 : 0.4);
  const extra = random() < 0.5 ? (role.languages ?? []) : [];
  return [
    ...new Set<Language>(['km', ...(english ? (['en'] as const) : []), ...extra, ...languagesOfTitle(title)]),
  ];
}

const totalWeight = professions.reduce((total, { weight }) => total + weight, 0);

export function hardSkillsFor(random: Random, { profession, role, type }: JobPlan, title: string): Term[] {
  const words = title.split(' ');
  const skills = role.hard ?? profession.hard;
  const named = skills.filter((skill) => typeof skill === 'string' && words.includes(skill));
  const chosen = sample(random, skills, between(random, 2, type === 'internship' ? 3 : 5));
  // Chance at which every rare word occurs in one job of 5,000.
  const chance = (profession.rare.length * totalWeight) / profession.weight / 5000;
  const rare = random() < chance ? [pick(random, profession.rare)] : [];
  return [...new Set([...named, ...chosen, ...rare])];
}

export function addressFor(random: Random, { province, company, language }: JobPlan): string {
  if (language === 'en' && province.slug === company.provinceSlug) return company.address;
  const area = pick(random, areas[province.slug] ?? []);
  const street = between(random, 1, 60) * (province.slug === 'phnom-penh' ? 10 : 1) + 1;
  if (language === 'en') {
    const inTown = area.kind === 'district' ? '' : `Street ${street}, `;
    return `${inTown}${areaName(area, 'en')}, ${province.nameEn}`;
  }
  const inTown = area.kind === 'district' ? '' : `ផ្លូវលេខ ${street} `;
  const whole = provinceName(province, language);
  return `${inTown}${areaName(area, 'km')} ${whole}`;
}

/** Titles like "Waitress" or ឱសថការិនី already state the gender. */
const womanInTitle = /Waitress|Midwife|Housemaid|ិនី|យិកា|ឆ្មប|មេផ្ទះ/;

export function personFor(random: Random, title: string): Pick<DemoJob, 'gender' | 'ageFrom' | 'ageTo'> {
  const named = random() < 0.08;
  const gender = womanInTitle.test(title) || random() < 0.5 ? 'female' : 'male';
  const aged = random() < 0.12;
  const ageFrom = between(random, 18, 25);
  return {
    gender: named ? gender : null,
    ageFrom: aged ? ageFrom : null,
    ageTo: aged ? ageFrom + between(random, 7, 20) : null,
  };
}
