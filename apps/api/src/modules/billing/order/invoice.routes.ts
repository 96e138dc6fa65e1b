import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { invoiceService } from './invoice.service.ts';
import { papers } from './invoice-pdf.ts';

/** Signed links return the bytes of a PDF, which the contract cannot describe. */
export function invoiceRoutes(api: FastifyInstance, deps: Deps) {
  const invoices = invoiceService(deps);

  api.get<{ Params: { token: string }; Querystring: { paper?: unknown } }>(
    '/invoice/:token',
    async ({ params, query }, reply) => {
      const paper = papers.find((one) => one === query.paper) ?? 'a4';
      return sendPdf(reply, await invoices.open(params.token, paper));
    },
  );
}
