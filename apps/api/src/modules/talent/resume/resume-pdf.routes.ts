import { resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { resumePdfService } from './resume-pdf.service.ts';

export function resumePdfRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const resumes = resumePdfService(deps);

  register(resumePdfLink, async ({ actor, body }) => ({ data: await resumes.link(actor, body) }));

  // Signed links return the bytes of a PDF, which the contract cannot describe.
  api.get<{ Params: { token: string } }>('/users/resume/pdf/:token', async ({ params }, reply) =>
    sendPdf(reply, await resumes.open(params.token)),
  );
}
