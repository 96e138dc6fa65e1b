import * as certificate from '@acheep/contract/events/certificate';
import { certificateCheck } from '@acheep/contract/events/certificate';
import { check } from '@acheep/contract/kernel/validation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, PageStatuses, Register } from '../../../module.ts';
import { html } from '../../../page/html.ts';
import type { AskedPage, PageDocument } from '../../../page/page-document.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { certificateIssuedMail } from './certificate.mail.ts';
import { eachCertificate, findByNumber } from './certificate.repository.ts';
import { certificateReadService } from './certificate.service.ts';
import { issueCertificates } from './certificate-issue.service.ts';

/** The page exists for the number of a certificate. */
const certificatePages: PageStatuses = {
  '/certificate/:number': async (db, typed) => {
    const checked = check(certificateCheck.body, { number: typed });
    return checked.ok && (await findByNumber(db, checked.data.number)) ? 200 : 404;
  },
};

/**
 * The document of the page where certificates are checked, which is not indexed. The name is only loaded by the
 * application, where a rate limit applies.
 */
async function certificateDocument({ say }: AskedPage): Promise<PageDocument> {
  const title = say('certificate:title');
  return {
    title,
    canonical: null,
    content: html`<h1>${title}</h1><p>${say('certificate:lead')}</p>`,
  };
}

function certificateRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const certificates = certificateReadService(deps);

  register(certificate.certificateCheck, certificates.check);
  register(certificate.certificateList, certificates.list);
  register(certificate.certificatePdfLink, certificates.link);

  // A signed link returns the bytes of a PDF, so it is no endpoint of the contract.
  api.get<{ Params: { token: string } }>('/certificate/pdf/:token', async ({ params }, reply) =>
    sendPdf(reply, await certificates.open(params.token)),
  );
}

/** A run that is still waiting replaces the next one. */
const certificateIssue = task(
  'certificate-issue',
  { en: 'Issue certificates of attendance', km: 'ចេញវិញ្ញាបនបត្រចូលរួម' },
  { policy: 'short' },
);

export const certificateModule: Module = {
  routes: certificateRoutes,
  pages: certificatePages,
  found: { '/certificate': null },
  documents: () => ({ '/certificate': certificateDocument, '/certificate/:number': certificateDocument }),
  tasks: [carryOut(certificateIssue, issueCertificates, { cron: '5,15,25,35,45,55 * * * *' })],
  mails: [certificateIssuedMail],
  tables: { certificate: 'certificates' },
  ownData: { certificates: eachCertificate },
};
