import { type InvoiceFacts, invoiceSheet } from '@acheep/contract/billing/invoice-sheet';
import type { InvoiceDocument } from '@acheep/contract/billing/order-option';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';

export const papers = ['a4', 'a5'] as const;
export type Paper = (typeof papers)[number];

/** Renders an invoice or its credit note as a PDF. `owner`: key of the fair queue. */
export async function invoicePdf(
  owner: string,
  invoice: InvoiceFacts,
  document: InvoiceDocument,
  paper: Paper,
) {
  const sheet = invoiceSheet(invoice, document);
  const content = await renderPdf(owner, new URL('./invoice.typ', import.meta.url), { ...sheet, paper });
  return { number: sheet.number, content };
}
