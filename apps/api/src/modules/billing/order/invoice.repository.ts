import type { InvoiceParty } from '@acheep/contract/billing/order';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Counter = 'invoice_counter' | 'credit_note_counter';

/**
 * Takes the next number of a year. Its row is locked for the rest of the transaction, so concurrent calls wait and a
 * rollback returns the number: there are no gaps.
 */
const takeNumber =
  (counter: Counter) =>
  async (tx: Transaction, year: number): Promise<number> => {
    const table = Prisma.raw(counter);
    const [row] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO ${table} (year, last) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last = ${table}.last + 1 RETURNING last`;
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
