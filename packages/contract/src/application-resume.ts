import { z } from 'zod';
import { signedLink } from './application.ts';
import { endpoint, one } from './endpoint.ts';
import { named } from './field-label.ts';
import { receivedResumeLimits, resumePdfLimits } from './limit.ts';
import { resumePdfBody } from './resume-pdf.ts';
import { id } from './text.ts';

export const applicationAttachment = endpoint({
  method: 'POST',
  path: '/application/:id/attachment',
  access: 'AppliedJob',
  summary: 'A short-lived link to a file that the CV of an application refers to',
  body: z.strictObject({ attachmentId: named(id, 'attachment', 'ឯកសារភ្ជាប់') }),
  response: one(signedLink),
  status: 201,
  limits: receivedResumeLimits,
});

export const applicationPdfLink = endpoint({
  method: 'POST',
  path: '/application/:id/pdf',
  access: 'AppliedJob',
  summary: 'A short-lived link to the CV of an application as a PDF, as it was sent',
  body: resumePdfBody,
  response: one(signedLink),
  status: 201,
  limits: resumePdfLimits,
});
