import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { addUpTo } from '../../../search/rows.repository.ts';

/** Counts one more invitation of a company on a day; false once `most` is reached. Concurrent calls wait. */
export const countSent = (
  tx: Transaction,
  { companyId, day }: { companyId: string; day: Date },
  most: number,
): Promise<boolean> =>
  addUpTo(tx, 'invitation_day', { company_id: companyId, day }, { column: 'sent', most });

export const deleteDaysBefore = (prisma: PrismaClient, day: Date) =>
  prisma.invitationDay.deleteMany({ where: { day: { lt: day } } });
