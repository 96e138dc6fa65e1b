import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { worksFor } from '../../companies/company/company.repository.ts';

const fields = {
  id: true,
  name: true,
  subjectEn: true,
  textEn: true,
  subjectKm: true,
  textKm: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.MessageTemplateSelect;
export type TemplateRow = Prisma.MessageTemplateGetPayload<{ select: typeof fields }>;
export type TemplateData = Omit<TemplateRow, 'id' | 'createdAt' | 'updatedAt'>;

export const listTemplates = (prisma: PrismaClient, userId: string) =>
  prisma.messageTemplate.findMany({
    where: { company: worksFor(userId) },
    orderBy: { id: 'asc' },
    select: fields,
  });

export const eachTemplate = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.messageTemplate.findMany({
      where: { ...where, company: worksFor(userId, 'hire') },
      select: fields,
      ...page,
    }),
  );

export const countTemplates = (tx: Transaction, companyId: string) =>
  tx.messageTemplate.count({ where: { companyId } });

export const createTemplate = (tx: Transaction, data: TemplateData & { companyId: string }) =>
  tx.messageTemplate.create({ data, select: fields });

/** Locks a template of a company. The company must be locked first. */
export async function lockTemplate(tx: Transaction, companyId: string, id: string) {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM message_template WHERE id = ${id}::uuid AND company_id = ${companyId}::uuid FOR NO KEY UPDATE`;
  return held.length > 0 ? tx.messageTemplate.findUnique({ where: { id }, select: fields }) : null;
}

export const saveTemplate = (tx: Transaction, id: string, data: TemplateData) =>
  tx.messageTemplate.update({ where: { id }, data, select: fields });

export const deleteTemplate = (tx: Transaction, id: string) =>
  tx.messageTemplate.delete({ where: { id }, select: { id: true } });
