import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { DomainEvent } from '../../../domain-event.ts';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { worksFor } from '../../companies/company/company.repository.ts';

/** For the data export: what the person's company ordered, and what was billed. */
export const eachOrder = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.order.findMany({
      where: { ...where, company: worksFor(userId) },
      omit: { note: true, khqr: true, khqrMd5: true, companyId: true, packageId: true },
      include: { invoice: { omit: { id: true, orderId: true } } },
      ...page,
    }),
  );

/** The payment slips of a company's orders become another member's. */
export async function transferSlips(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  await tx.upload.updateMany({
    where: { ownerId: from, slipOf: { companyId } },
    data: { ownerId: to },
  });
}

/** The orders that end with an account: those of a company whose owner nobody follows. */
export async function listEndingIds(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.order.findMany({ where: { company: { ownerId } }, select: { id: true } });
  return rows.map(({ id }) => id);
}
