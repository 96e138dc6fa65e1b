import type { Module } from '../../../module.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { certificateIssuedMail } from './certificate.mail.ts';
import { eachCertificate } from './certificate.repository.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { issueCertificates } from './certificate-issue.service.ts';
import { certificateDocument, certificatePages } from './certificate-page.ts';

/** A run that is still waiting replaces the next one. */
const certificateIssue = task('certificate-issue', { policy: 'short' });

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
