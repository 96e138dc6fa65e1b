import { z } from 'zod';
import { signedLink } from '../hiring/application.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { documentFacts, uploadedFile } from '../platform/upload.ts';
import { companyPaperKinds } from './company-paper-option.ts';

/** Document that a company has sent to be verified by. Its file opens by a signed link. */
export const companyPaper = z.strictObject({
  _id: z.uuid(),
  kind: choice(companyPaperKinds),
  ...documentFacts,
  sentAt: z.iso.datetime(),
});
export type CompanyPaper = z.infer<typeof companyPaper>;

/** Whether a company is verified, and the documents it sent for that, oldest first. */
const verification = one(
  z.strictObject({
    /** Null while it is not verified. */
    verifiedAt: z.iso.datetime().nullable(),
    papers: z.array(companyPaper),
  }),
);
export type Verification = z.infer<typeof verification>['data'];

const missing = {
  en: 'This document is no longer available. The company may have removed it.',
  km: 'ឯកសារនេះលែងមានហើយ។ ក្រុមហ៊ុនប្រហែលជាបានដកចេញ។',
};

export const verificationGet = endpoint({
  method: 'GET',
  path: '/company/own/verification',
  access: 'Company',
  summary: "Get whether the caller's company is verified, and the documents it sent for that",
  response: verification,
});

export const companyPaperSend = endpoint({
  method: 'POST',
  path: '/company/own/paper',
  access: 'Company',
  summary: 'Send an uploaded document by which the company can be verified; at most five',
  body: z.strictObject({
    kind: named(choice(companyPaperKinds), 'kind of document', 'ប្រភេទឯកសារ'),
    file: named(uploadedFile, 'file', 'ឯកសារ'),
  }),
  response: verification,
  status: 201,
  limit: 'costly',
  idempotent: true,
});

export const companyPaperRemove = endpoint({
  method: 'DELETE',
  path: '/company/own/paper/:id',
  access: 'Company',
  summary: 'Remove a document from the evidence of a company that is not verified',
  missing,
  response: verification,
});

export const companyPaperFile = endpoint({
  method: 'POST',
  path: '/company/own/paper/:id/file',
  access: 'Company',
  summary: "Create a short-lived link to the file of a document of the caller's company",
  missing,
  response: one(signedLink),
  status: 201,
});

export const adminCompanyPaperFile = endpoint({
  method: 'POST',
  path: '/admin/company/paper/:id/file',
  access: 'Admin',
  summary: 'Create a short-lived link to the file of a document by which a company can be verified',
  missing,
  response: one(signedLink),
  status: 201,
});

/** @collected by `errors.ts`. */
export const errors = {
  'company.papers_most': {
    status: 409,
    en: 'A company can send at most {most} documents. Remove one to send another.',
    km: 'ក្រុមហ៊ុនមួយអាចផ្ញើឯកសារបានច្រើនបំផុត {most}។ សូមដកឯកសារណាមួយចេញសិន ទើបអាចផ្ញើឯកសារថ្មីបាន។',
  },
  'company.papers_stay': {
    status: 409,
    en: 'Your company is verified, so its documents stay as they are.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកបានផ្ទៀងផ្ទាត់រួចហើយ ដូច្នេះឯកសារត្រូវរក្សាទុកនៅដដែល។',
  },
  'company.papers_changed': {
    status: 409,
    en: 'The company has changed its documents since you opened this page. Check them again before you verify it.',
    km: 'ក្រុមហ៊ុនបានប្ដូរឯកសារក្រោយពេលអ្នកបើកទំព័រនេះ។ សូមពិនិត្យឯកសារឡើងវិញ មុននឹងផ្ទៀងផ្ទាត់។',
  },
} satisfies Errors;
