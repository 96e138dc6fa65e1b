import type { Prisma } from '@acheep/database/client';
import { type Reader, resumeFields } from '../resume/resume.repository.ts';

const { province, wantedCategory, wantedProvince } = resumeFields.include;
const inOrder = { orderBy: { position: 'asc' } } as const;

/** CV fields read for a card, and no more: its texts were anonymized and stored when the CV was saved. */
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
  showExpected: true,
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

/** Names that identify the owners of these CVs, for anonymizing single texts. */
export const findWhose = (db: Reader, ids: readonly string[]) =>
  db.resume.findMany({ where: { id: { in: [...ids] } }, select: { id: true, ...whoseFields } });

/** The same with the texts of their cards. */
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

/** Card fields of CVs already found visible to the reader. */
export const findTalentCards = (db: Reader, ids: readonly string[]) =>
  db.resume.findMany({ where: { id: { in: [...ids] } }, select: talentCardFields });

/** Stored anonymous texts of a CV; null if older rules made them, or the CV was saved meanwhile. */
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
