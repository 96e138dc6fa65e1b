import * as certificate from '@acheep/contract/events/certificate';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { certificateReadService } from './certificate.service.ts';

export function certificateRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const certificates = certificateReadService(deps);

  register(certificate.certificateCheck, async ({ body }) => ({
    data: await certificates.check(body.number),
  }));
  register(certificate.certificateList, async ({ actor }) => ({ data: await certificates.list(actor) }));
  register(certificate.certificatePdfLink, async ({ actor, params, body }) => ({
    data: await certificates.link(actor, params.id, body.language),
  }));

  // A signed link returns the bytes of a PDF, so it is no endpoint of the contract.
  api.get<{ Params: { token: string } }>('/certificate/pdf/:token', async ({ params }, reply) =>
    sendPdf(reply, await certificates.open(params.token)),
  );
}
