import type { InvoiceParty } from '@acheep/contract/billing/order';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/**
 * Takes the next number of a year. Its row is locked for the rest of the transaction, so concurrent calls wait and a
 * rollback returns the number: there are no gaps.
 */
export async function takeInvoiceNumber(tx: Transaction, year: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO invoice_counter (year, last) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last = invoice_counter.last + 1 RETURNING last`;
  return row?.last ?? 1;
}

export const createInvoice = (
  tx: Transaction,
  {
    seller,
    buyer,
    ...data
  }: Omit<Prisma.InvoiceUncheckedCreateInput, 'seller' | 'buyer'> & Record<'seller' | 'buyer', InvoiceParty>,
) =>
  tx.invoice.create({ data: { ...data, seller: { ...seller }, buyer: { ...buyer } }, select: { id: true } });

export const findInvoice = (db: PrismaClient, orderId: string) =>
  db.invoice.findUnique({ where: { orderId } });
export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export const noteRefund = (tx: Transaction, orderId: string, refundedOn: Date) =>
  tx.invoice.update({ where: { orderId }, data: { refundedOn }, select: { id: true } });
