import { type InvoiceParty, invoiceParty, type RielAmounts } from '@acheep/contract/billing/invoice';
import type { InvoiceFacts } from '@acheep/contract/billing/invoice-sheet';
import type { CurrentActive, HowToPay, Order } from '@acheep/contract/billing/order';
import type { AdminOrder } from '@acheep/contract/billing/order-admin';
import { orderNumber } from '@acheep/contract/billing/order-number';
import type { InvoiceKind, PaymentMethod } from '@acheep/contract/billing/order-option';
import { type Currency, rielAt } from '@acheep/contract/kernel/money';
import type { Deps } from '../../../deps.ts';
import { plain } from '../../../plain.ts';
import type { Settings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import type { InvoiceRow } from './invoice.repository.ts';
import { adminOrderActionsOf, orderActionsOf, orderStatusOn } from './order.policy.ts';
import type { OrderRow } from './order.repository.ts';
import type { CurrentRow } from './order-take.repository.ts';

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const dayOrNull = (date: Date | null) => date && dayOf(date);
const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

export const amountsOf = ({
  currency,
  quantity,
  discount,
  subtotal,
  vatRate,
  vat,
  total,
}: OrderRow | InvoiceRow) => ({
  currency: currency as Currency,
  quantity,
  discount: Number(discount),
  subtotal: Number(subtotal),
  vatRate,
  vat: Number(vat),
  total: Number(total),
});

/** Fields common to the company's and the operator's view. The status of the draft is as of `today`. */
const presentCommon = (row: OrderRow, today: string) => ({
  _id: row.id,
  number: orderNumber(row.number),
  status: orderStatusOn(today, row),
  package: {
    _id: row.packageId,
    title: row.title,
    titleKm: row.titleKm,
    duration: row.duration,
    durationType: row.durationType,
    jobs: row.jobs,
    cvViews: row.cvViews,
    pinDays: row.pinDays,
    boostDays: row.boostDays,
  },
  ...amountsOf(row),
  jobsUsed: row.jobsUsed,
  cvViewsUsed: row.cvViewsUsed,
  extraDays: row.extraDays,
  invoiceNote: row.invoiceNote,
  coupon: row.couponCode,
  isByOperator: row.byOperator,
  validFrom: dayOrNull(row.validFrom),
  validTo: dayOrNull(row.validTo),
  confirmedAt: isoOrNull(row.confirmedAt),
  paidOn: dayOrNull(row.paidOn),
  paidBy: row.paidBy as PaymentMethod | null,
  paymentReference: row.paymentReference,
  cancelledAt: isoOrNull(row.cancelledAt),
  cancelReason: row.cancelReason,
  refundedAt: isoOrNull(row.refundedAt),
  job: row.job && {
    _id: row.job.id,
    title: row.job.title,
    // A job past its closing date counts as closed, whatever status is stored.
    status:
      row.job.status === 'active' && (!row.job.closingDate || dayOf(row.job.closingDate) < today)
        ? ('closed' as const)
        : row.job.status,
  },
  slip: row.slip && {
    originalName: row.slip.originalName,
    mediaType: row.slip.mediaType,
    size: row.slip.size,
    sentAt: (row.slipAt ?? row.createdAt).toISOString(),
  },
  invoiceNumber: row.invoice?.number ?? null,
  creditNoteNumber: row.invoice?.creditNote?.number ?? null,
  createdBy: row.createdBy && { _id: row.createdBy.id, name: row.createdBy.name },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentOrder = (row: OrderRow, today: string): Order => ({
  ...presentCommon(row, today),
  actions: orderActionsOf(row),
});

export const presentAdminOrder = (row: OrderRow, today: string): AdminOrder => ({
  ...presentCommon(row, today),
  company: { _id: row.company.id, name: row.company.name, nameKm: row.company.nameKm },
  refundReason: row.refundReason,
  reason: row.reason,
  note: row.note,
  actions: adminOrderActionsOf(row),
});

/** Whom the invoice of an order names, by what the company says of itself now. */
export const buyerOf = ({ company, vatTin }: OrderRow): InvoiceParty => ({
  ...plain(invoiceParty, company),
  addressKm: null,
  vatTin: vatTin ?? company.vatTin,
});

/** Names the order as the reason why its slip may be opened. */
const shownBy = (id: string) => ({ noun: 'order', id });

/** The slip with a short-lived link for the reader of the order. */
export function slipOf(row: OrderRow, signer: Pick<Deps, 'config' | 'now'> & { sessionId: string }) {
  if (!row.slip) return null;
  const { id, originalName, mediaType, size } = row.slip;
  const { url } = signFileLink(signer, { id, sessionId: signer.sessionId, by: shownBy(row.id) });
  return { originalName, mediaType, size, sentAt: (row.slipAt ?? row.createdAt).toISOString(), url };
}

/** Accounts that an order can be paid to, with the amount in the currency of each; those in the order's come first. */
export function banksFor(row: OrderRow, { banks, invoicing: { rielRate } }: Settings): HowToPay['banks'] {
  const total = Number(row.total);
  const amountIn = (currency: string) => {
    if (currency === row.currency) return total;
    return row.currency === 'USD' && rielRate ? rielAt(total, rielRate) : null;
  };
  return banks
    .map((bank) => ({ ...bank, amount: amountIn(bank.currency) }))
    .sort((one, other) => Number(other.currency === row.currency) - Number(one.currency === row.currency));
}

/** Payment options for a pending order, by the current settings. */
export function howToPay(row: OrderRow, settings: Settings): HowToPay | null {
  if (row.status !== 'pending') return null;
  const { khqr, bakong } = settings;
  const hasCode = khqr && row.khqr && row.khqrMd5 && row.khqrUntil;
  return {
    khqr: hasCode
      ? {
          code: row.khqr ?? '',
          md5: row.khqrMd5 ?? '',
          until: (row.khqrUntil as Date).toISOString(),
          merchantName: khqr.merchantName,
          accountId: khqr.accountId,
        }
      : null,
    mayHaveKhqr: Boolean(khqr && !hasCode),
    banks: banksFor(row, settings),
    isWatched: Boolean(hasCode && bakong?.sealedToken),
  };
}

export const presentCurrent = ({ id, number, validFrom, validTo, ...row }: CurrentRow): CurrentActive => ({
  ...row,
  _id: id,
  number: orderNumber(number),
  validFrom: dayOf(validFrom as Date),
  validTo: dayOf(validTo as Date),
});

/** Title of invoices that do not remember theirs. */
const earlierKind = ({ vatTin }: InvoiceParty): InvoiceKind => (vatTin ? 'tax' : 'plain');

/** The invoice without its links. */
export const presentInvoice = (row: InvoiceRow): InvoiceFacts => ({
  _id: row.id,
  kind: (row.kind as InvoiceKind | null) ?? earlierKind(row.seller as unknown as InvoiceParty),
  number: row.number,
  orderNumber: orderNumber(row.orderNumber),
  issuedOn: dayOf(row.issuedOn),
  paidOn: dayOf(row.paidOn),
  paidBy: row.paidBy as PaymentMethod,
  paymentReference: row.paymentReference,
  refundedOn: dayOrNull(row.refundedOn),
  seller: row.seller as unknown as InvoiceParty,
  buyer: row.buyer as unknown as InvoiceParty,
  title: row.title,
  titleKm: row.titleKm,
  duration: row.duration,
  durationType: row.durationType,
  jobs: row.jobs,
  extraDays: row.extraDays,
  note: row.note,
  payTo: [],
  ...amountsOf(row),
  riel: row.riel as RielAmounts | null,
  creditNote: row.creditNote && {
    number: row.creditNote.number,
    issuedOn: dayOf(row.creditNote.issuedOn),
    reason: row.creditNote.reason,
  },
});
