import { addDays, today } from '@acheep/contract/kernel/calendar';
import { comparableCents } from '@acheep/contract/kernel/money';
import type { PrismaClient } from '@acheep/database/client';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { listed, rowsOf } from '../tsv.ts';

/** What fits a CV or a job of the set; nothing else in it does. */
interface Judged {
  /** Keys of matching jobs, or names of matching CVs. */
  matches: readonly string[];
  /** Similar ones that do not match, with the reason. */
  not: Readonly<Record<string, string>>;
}

/** The weights were chosen without looking at the results of those held out. */
type JudgedSet = 'judged' | 'held-out';

/** CV with the jobs about which a recruiter who knows the trade would call. */
export interface JudgedResume extends Judged {
  name: string;
  /** Title, category, province, type, experience, level, salary, languages, skills. */
  says: readonly string[];
  /** Present position, then earlier ones. */
  work: readonly string[];
}

/** Job with the CVs about which its recruiter would call. */
export interface JudgedJob extends Judged {
  key: string;
}

const judgedBy = (matches = '', not = ''): Judged => ({
  matches: listed(matches),
  not: Object.fromEntries(listed(not).map((one) => one.split(': '))),
});
const rowsOfSet = (name: string, wanted: string) =>
  rowsOf(new URL(name, import.meta.url)).flatMap(([set, ...cells]) => (set === wanted ? [cells] : []));

/** Jobs as Cambodian employers post them. */
const judgedJobs = rowsOf(new URL('./job.tsv', import.meta.url));

/** Those of `more` are only to be found for jobs. */
export const resumesOf = (set: JudgedSet | 'more'): readonly JudgedResume[] =>
  rowsOfSet('./resume.tsv', set).map((cells) => {
    const [work, ...judged] = cells.slice(10);
    return { name: cells[0] ?? '', says: cells.slice(1, 10), work: listed(work), ...judgedBy(...judged) };
  });

export const talentsOf = (set: JudgedSet): readonly JudgedJob[] =>
  rowsOfSet('./talent.tsv', set).map(([key = '', ...judged]) => ({ key, ...judgedBy(...judged) }));

const isKhmer = (text: string) => /\p{Script=Khmer}/u.test(text);
const inItsLanguage = <N extends string>(name: N, text: string) =>
  ({ [`${name}${isKhmer(text) ? 'Km' : 'En'}`]: text }) as Partial<Record<`${N}En` | `${N}Km`, string>>;
const given = (cell: string) => (cell === '' || cell === '-' ? null : cell);
const skillOf = (cell: string) => {
  const kind = cell.startsWith('~') ? ('soft' as const) : ('hard' as const);
  return { kind, name: cell.replace('~', '') };
};

async function references(prisma: PrismaClient) {
  const [categories, provinces] = await Promise.all([prisma.category.findMany(), prisma.province.findMany()]);
  const ids = new Map([...categories, ...provinces].map(({ slug, id }) => [slug, id]));
  return (slug: string) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`There is no ${slug}`);
    return id;
  };
}

/** Parses `300-500`; an R at the end means riel. */
function payOf(cell: string) {
  const currency = cell.endsWith('R') ? ('KHR' as const) : ('USD' as const);
  const [from, to] = cell
    .replace('R', '')
    .split('-')
    .map((amount) => Number(amount) * 100);
  if (cell === '' || from === undefined || to === undefined) {
    return { currency, negotiable: true, salaryFrom: null, salaryTo: null, salaryRank: null };
  }
  const salaryRank = comparableCents(to, currency);
  return { currency, negotiable: false, salaryFrom: BigInt(from), salaryTo: BigInt(to), salaryRank };
}

/** Inserts jobs of the set, and returns the key of each id. */
export async function insertJudgedJobs(prisma: PrismaClient): Promise<Map<string, string>> {
  const idOf = await references(prisma);
  const { id: ownerId } = await createRecruiter(prisma);
  const keys = new Map<string, string>();
  for (const [
    key = '',
    title = '',
    category = '',
    province = '',
    type,
    experience,
    study = '',
    ...rest
  ] of judgedJobs) {
    const [pay = '', languages = '', skills = ''] = rest;
    const { id } = await createJob(prisma, {
      ownerId,
      title,
      type,
      experience,
      categoryId: idOf(category),
      provinceId: idOf(province),
      qualification: given(study),
      ...payOf(pay),
      languages: ['km', ...listed(languages, ', ')],
      skills: listed(skills, ', ').map(skillOf),
      description: null,
      closesOn: addDays(today(), 20),
    });
    keys.set(id, key);
  }
  return keys;
}

/** Inserts a CV of the set, with a new account. */
export async function insertJudgedResume(prisma: PrismaClient, { says, work }: JudgedResume) {
  const idOf = await references(prisma);
  const [title = '', category = '', province = '', wantedType, experience, level, salary, ...rest] = says;
  const [languages = '', skills = ''] = rest;
  return createResume(prisma, {
    ...{ titleEn: null, titleKm: null, ...inItsLanguage('title', title) },
    wantedCategoryId: idOf(category),
    wantedProvinceId: idOf(province),
    provinceId: idOf(province),
    wantedType,
    experience,
    salaryFrom: BigInt(Number(salary) * 100),
    work: { create: work.map((one, position) => ({ position, ...inItsLanguage('title', one) })) },
    education: { create: { position: 0, schoolEn: 'School', level } },
    skills: {
      create: listed(skills, ', ')
        .map(skillOf)
        .map(({ kind, name }, position) => ({ position, kind, ...inItsLanguage('name', name) })),
    },
    languages: {
      create: listed(languages, ', ').map((cell, position) => ({
        position,
        language: cell.split(' ')[0] ?? '',
      })),
    },
  });
}
