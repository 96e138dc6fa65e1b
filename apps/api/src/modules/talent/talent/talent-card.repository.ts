import type { Prisma } from '@acheep/database/client';
import { type Reader, resumeFields } from '../resume/resume.repository.ts';

const { province, wantedCategory, wantedProvince } = resumeFields.include;
const inOrder = { orderBy: { position: 'asc' } } as const;

/** What a card reads of a CV, and no more: the texts on it are hidden, and kept so, when the CV is saved. */
export const talentCardFields = {
  id: true,
  createdAt: true,
  updatedAt: true,
  nameEn: true,
  nameKm: true,
  user: { select: { name: true } },
  experience: true,
  province,
  wantedCategory,
  wantedType: true,
  wantedProvince,
  currency: true,
  salaryFrom: true,
  salaryTo: true,
  noticePeriod: true,
  activeOn: true,
  languages: { ...inOrder, select: { language: true, level: true } },
  searchRules: true,
  unnamedCard: true,
} satisfies Prisma.ResumeSelect;
export type TalentCardRow = Prisma.ResumeGetPayload<{ select: typeof talentCardFields }>;

const names = { nameEn: true, nameKm: true } as const;
const titles = { titleEn: true, titleKm: true } as const;
const whoseFields = {
  ...names,
  user: { select: { name: true } },
  work: { ...inOrder, select: { ...titles, employerEn: true, employerKm: true, current: true } },
  references: { select: names },
} satisfies Prisma.ResumeSelect;

/** What tells whose these CVs are, for who hides it in a text or two of them. */
export const findWhose = (db: Reader, ids: readonly string[]) =>
  db.resume.findMany({ where: { id: { in: [...ids] } }, select: { id: true, ...whoseFields } });

/** The same, with what would stand on their cards. */
export const findForCards = (db: Reader, ids: readonly string[]) =>
  db.resume.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      ...whoseFields,
      ...titles,
      education: { ...inOrder, select: { level: true } },
      skills: { ...inOrder, select: names },
    },
  });

/** CVs that somebody was found to see, for their cards. */
export const findTalentCards = (db: Reader, ids: readonly string[]) =>
  db.resume.findMany({ where: { id: { in: [...ids] } }, select: talentCardFields });

/** What is kept of a CV for who may not know whose it is; null where older rules hid it, or it was saved meanwhile. */
export async function findUnnamed(
  db: Reader,
  { id, updatedAt }: { id: string; updatedAt: Date },
  rules: number,
) {
  const row = await db.resume.findFirst({
    where: { id, updatedAt, searchRules: rules },
    select: { unnamed: true, unnamedCard: true },
  });
  return row?.unnamed && row.unnamedCard ? row : null;
}
