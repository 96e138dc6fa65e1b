import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { eachRow, lock } from '../../../search/rows.repository.ts';
import { companyIdOf, companyOf } from '../../companies/company/company-people.repository.ts';

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

export async function listTemplates(prisma: PrismaClient, userId: string): Promise<TemplateRow[]> {
  const companyId = await companyIdOf(prisma, userId);
  if (companyId === null) return [];
  return prisma.messageTemplate.findMany({ where: { companyId }, orderBy: { id: 'asc' }, select: fields });
}

const template = row('message_template');
export const eachTemplate = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'message_template', [template('e.company_id', '=', companyOf(userId, 'hire'))], (page) =>
    prisma.messageTemplate.findMany({ ...page, select: fields }),
  );

export const countTemplates = (tx: Transaction, companyId: string) =>
  tx.messageTemplate.count({ where: { companyId } });

export const createTemplate = (tx: Transaction, data: TemplateData & { companyId: string }) =>
  tx.messageTemplate.create({ data, select: fields });

/** Locks a template of a company. The company must be locked first. */
export async function lockTemplate(tx: Transaction, companyId: string, id: string) {
  const isOwn = template('e.company_id', '=', companyId);
  const isHeld = await lock(tx, 'message_template', id, 'forNoKeyUpdate', isOwn);
  return isHeld ? tx.messageTemplate.findUnique({ where: { id }, select: fields }) : null;
}

export const saveTemplate = (tx: Transaction, id: string, data: TemplateData) =>
  tx.messageTemplate.update({ where: { id }, data, select: fields });

export const deleteTemplate = (tx: Transaction, id: string) =>
  tx.messageTemplate.delete({ where: { id }, select: { id: true } });
