import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** A company on a day, as midnight UTC of the date in Phnom Penh. */
interface OnDay {
  companyId: string;
  day: Date;
}

/**
 * Counts that many more recipients; false, and not counted, if that exceeds `most`. Concurrent calls run one at a time.
 */
export async function addRecipients(
  tx: Transaction,
  { companyId, day }: OnDay,
  { wanted, most }: { wanted: number; most: number },
): Promise<boolean> {
  if (wanted > most) return false;
  const counted = await tx.$executeRaw`
    INSERT INTO writing_day AS w (company_id, day, recipients) VALUES (${companyId}::uuid, ${day}::date, ${wanted})
    ON CONFLICT (company_id, day) DO UPDATE SET recipients = w.recipients + EXCLUDED.recipients
      WHERE w.recipients + EXCLUDED.recipients <= ${most}`;
  return counted > 0;
}

export async function countRecipients(tx: Transaction, { companyId, day }: OnDay): Promise<number> {
  const row = await tx.writingDay.findUnique({ where: { companyId_day: { companyId, day } } });
  return row?.recipients ?? 0;
}

/** The fields that decide how many people a company may write to; null if its owner is disabled. */
export async function findStanding(tx: Transaction, id: string) {
  const company = await tx.company.findFirst({
    where: { id, owner: { disabledAt: null } },
    select: {
      createdAt: true,
      verifiedAt: true,
      orders: { where: { paidOn: { not: null } }, select: { id: true }, take: 1 },
    },
  });
  return company && { ...company, hasPaid: company.orders.length > 0 };
}

/** True when the company's owner is not disabled: a disabled owner closes the company for colleagues, too. */
export const isOpen = async (tx: Transaction, id: string) =>
  (await tx.company.count({ where: { id, owner: { disabledAt: null } } })) > 0;

export const deleteWritingDaysBefore = (prisma: PrismaClient, day: Date) =>
  prisma.writingDay.deleteMany({ where: { day: { lt: day } } });
