import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Counts one more invitation of a company on a day; false once `most` is reached. Concurrent calls wait. */
export async function countSent(
  tx: Transaction,
  { companyId, day }: { companyId: string; day: Date },
  most: number,
): Promise<boolean> {
  const counted = await tx.$executeRaw`
    INSERT INTO invitation_day AS d (company_id, day, sent) VALUES (${companyId}::uuid, ${day}::date, 1)
    ON CONFLICT (company_id, day) DO UPDATE SET sent = d.sent + 1 WHERE d.sent < ${most}`;
  return counted > 0;
}

export const deleteDaysBefore = (prisma: PrismaClient, day: Date) =>
  prisma.invitationDay.deleteMany({ where: { day: { lt: day } } });
