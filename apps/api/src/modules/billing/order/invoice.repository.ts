import type { InvoiceParty } from '@acheep/contract/billing/invoice';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read } from '@acheep/database/statement';
import { sql } from 'kysely';

type Counter = 'invoice_counter' | 'credit_note_counter';

/**
 * Takes the next number of a year. Its row is locked for the rest of the transaction, so concurrent calls wait and a
 * rollback returns the number: there are no gaps.
 */
const takeNumber = (counter: Counter) => async (tx: Transaction, year: number) => {
  const next = sql<number>`${sql.ref(`${counter}.last`)} + 1`;
  const taken = build
    .insertInto(counter)
    .values({ year, last: 1 })
    .onConflict((before) => before.column('year').doUpdateSet({ last: next }))
    .returning('last');
  const [row] = await read(tx, taken);
  return row?.last ?? 1;
};
export const takeInvoiceNumber = takeNumber('invoice_counter');
export const takeCreditNoteNumber = takeNumber('credit_note_counter');

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
  db.invoice.findUnique({ where: { orderId }, include: { creditNote: true } });
export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export const noteRefund = (tx: Transaction, orderId: string, refundedOn: Date) =>
  tx.invoice.update({ where: { orderId }, data: { refundedOn }, select: { id: true } });

export const createCreditNote = (tx: Transaction, data: Prisma.CreditNoteUncheckedCreateInput) =>
  tx.creditNote.create({ data, select: { number: true } });
