import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { id } from '../kernel/text.ts';
import { resumePdfBody } from '../talent/resume-pdf.ts';
import { signedLink } from './application.ts';

export const applicationAttachment = endpoint({
  method: 'POST',
  path: '/application/:id/attachment',
  access: 'AppliedJob',
  right: 'interview',
  summary: 'Create a short-lived link to a file that the CV of an application refers to',
  body: z.strictObject({ attachmentId: named(id, 'attachment', 'ឯកសារភ្ជាប់') }),
  response: one(signedLink),
  status: 201,
  limit: 'work',
});

export const applicationPdfLink = endpoint({
  method: 'POST',
  path: '/application/:id/pdf',
  access: 'AppliedJob',
  right: 'interview',
  summary: 'Create a short-lived link to the CV of an application as a PDF, as submitted',
  body: resumePdfBody,
  response: one(signedLink),
  status: 201,
  limit: 'open',
});
