import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { addUpTo, findOne, meets } from '../../../search/rows.repository.ts';
import { companyIsPublic } from './company.repository.ts';

/** A company on a day, as midnight UTC of the date in Phnom Penh. */
interface OnDay {
  companyId: string;
  day: Date;
}

/**
 * Counts that many more recipients; false, and not counted, if that exceeds `most`. Concurrent calls run one at a time.
 */
export const addRecipients = async (
  tx: Transaction,
  { companyId, day }: OnDay,
  { wanted, most }: { wanted: number; most: number },
): Promise<boolean> =>
  wanted <= most &&
  addUpTo(tx, 'writing_day', { company_id: companyId, day }, { column: 'recipients', added: wanted, most });

export async function countRecipients(tx: Transaction, { companyId, day }: OnDay): Promise<number> {
  const row = await tx.writingDay.findUnique({ where: { companyId_day: { companyId, day } } });
  return row?.recipients ?? 0;
}

/** The fields that decide how many people a company may write to; null if its owner is disabled. */
export async function findStanding(tx: Transaction, id: string) {
  const company = await findOne(tx, 'company', id, [companyIsPublic], (one) =>
    tx.company.findUnique({
      ...one,
      select: {
        createdAt: true,
        verifiedAt: true,
        orders: { where: { paidOn: { not: null } }, select: { id: true }, take: 1 },
      },
    }),
  );
  return company && { ...company, hasPaid: company.orders.length > 0 };
}

/** True when the company's owner is not disabled: a disabled owner closes the company for colleagues, too. */
export const isOpen = (tx: Transaction, id: string) => meets(tx, 'company', id, companyIsPublic);

export const deleteWritingDaysBefore = (prisma: PrismaClient, day: Date) =>
  prisma.writingDay.deleteMany({ where: { day: { lt: day } } });
