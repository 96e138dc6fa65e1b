import { addDays, today } from '@acheep/contract/kernel/calendar';
import { comparableCents } from '@acheep/contract/kernel/money';
import type { PrismaClient } from '@acheep/database/client';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter } from '@acheep/prisma/factories/user';

export interface JudgedResume {
  name: string;
  /**
   * title | category | province | type | experience | level | least US dollars a month | languages | skills (~ soft)
   */
  says: string;
  /** Present position, then earlier ones. */
  work: readonly string[];
  /** Keys of matching jobs. */
  matches: string;
  /** Similar jobs that do not match, with the reason. */
  not: Readonly<Record<string, string>>;
}

const isKhmer = (text: string) => /\p{Script=Khmer}/u.test(text);
const inItsLanguage = <N extends string>(name: N, text: string) =>
  ({ [`${name}${isKhmer(text) ? 'Km' : 'En'}`]: text }) as Partial<Record<`${N}En` | `${N}Km`, string>>;
const listed = (cell: string) =>
  cell
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const given = (cell: string) => (cell === '' || cell === '-' ? null : cell);
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
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
export async function insertJudgedJobs(prisma: PrismaClient, lines: string): Promise<Map<string, string>> {
  const idOf = await references(prisma);
  const { id: ownerId } = await createRecruiter(prisma);
  const keys = new Map<string, string>();
  for (const line of lines.split('\n').filter(Boolean)) {
    const [key = '', title = '', category = '', province = '', type, experience, study = '', ...rest] =
      cellsOf(line);
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
      languages: ['km', ...listed(languages)],
      skills: listed(skills).map(skillOf),
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
  const [title = '', category = '', province = '', wantedType, experience, level, salary, ...rest] =
    cellsOf(says);
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
      create: listed(skills)
        .map(skillOf)
        .map(({ kind, name }, position) => ({ position, kind, ...inItsLanguage('name', name) })),
    },
    languages: {
      create: listed(languages).map((cell, position) => ({ position, language: cell.split(' ')[0] ?? '' })),
    },
  });
}

export const matchesOf = ({ matches }: Pick<JudgedResume, 'matches'>): ReadonlySet<string> =>
  new Set(matches.split(' ').filter(Boolean));
