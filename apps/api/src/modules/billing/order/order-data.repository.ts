import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { DomainEvent } from '../../../domain-event.ts';
import { eachRow } from '../../../search/rows.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { ordersOf } from './order.repository.ts';

/** Data export: orders and invoices of the user's company. */
export const eachOrder = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'order', [ordersOf(companyOf(userId, 'bill'))], (page) =>
    prisma.order.findMany({
      ...page,
      omit: {
        note: true,
        reason: true,
        couponId: true,
        khqr: true,
        khqrMd5: true,
        companyId: true,
        packageId: true,
      },
      include: {
        invoice: {
          omit: { id: true, orderId: true },
          include: { creditNote: { omit: { id: true, invoiceId: true } } },
        },
      },
    }),
  );

/** Transfers the payment slips of a company's orders to another member. */
export async function transferSlips(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  await tx.upload.updateMany({
    where: { ownerId: from, slipOf: { companyId } },
    data: { ownerId: to },
  });
}

/** Orders deleted with an account: those of a company whose owner has no successor. */
export async function listEndingIds(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.order.findMany({ where: { company: { ownerId } }, select: { id: true } });
  return rows.map(({ id }) => id);
}
