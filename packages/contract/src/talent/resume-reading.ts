import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { uploadKinds } from '../platform/upload-kind.ts';
import { resumeProposal } from './resume-proposal.ts';

const {
  'application/pdf': pdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': docx,
} = uploadKinds.document.types;

/** Accepted CV files: documents with extractable text. */
export const resumeFile = { bytes: uploadKinds.document.bytes, types: [pdf, docx] } as const;

/** What a file says and the proposal does not, below the heading that it has there, or below the name of our section. */
const unreadText = z.strictObject({ heading: z.string().nullable(), lines: z.array(z.string()) });
export type UnreadText = z.infer<typeof unreadText>;

/** Proposal of a file, with all that has no place in it: nothing is dropped without a word. */
export const readResume = resumeProposal.extend({ unread: z.array(unreadText) });
export type ReadResume = z.output<typeof readResume>;

export const resumeReading = endpoint({
  method: 'POST',
  path: '/resume/reading',
  access: 'Resume',
  upload: true,
  summary:
    "Parse a CV file (PDF, DOCX; 10 MB) into proposals for the caller's CV, section by section, and the lines that no field has; neither the file nor its text is stored",
  response: one(readResume),
  limit: 'costly',
});

/** @collected by `errors.ts`. */
export const errors = {
  'resume_file.damaged': {
    status: 422,
    en: 'This file is damaged. Open it on your device, save it again as PDF or DOCX and choose the new file.',
    km: 'ឯកសារនេះខូច។ សូមបើកឯកសារនៅលើឧបករណ៍របស់អ្នក រក្សាទុកម្ដងទៀតជា PDF ឬ DOCX រួចជ្រើសរើសឯកសារថ្មីនោះ។',
  },
  'resume_file.encrypted': {
    status: 422,
    en: 'This file is protected with a password. Save it without the password and choose the new file.',
    km: 'ឯកសារនេះមានពាក្យសម្ងាត់ការពារ។ សូមរក្សាទុកម្ដងទៀតដោយគ្មានពាក្យសម្ងាត់ រួចជ្រើសរើសឯកសារថ្មីនោះ។',
  },
  'resume_file.no_text': {
    status: 422,
    en: 'This file has no text that we can read, only a photo or a scan. Choose the original document, or write your CV here and add the file to its attachments.',
    km: 'ឯកសារនេះគ្មានអក្សរដែលយើងអានបានទេ មានតែរូបថត ឬរូបស្កេន។ សូមជ្រើសរើសឯកសារដើម ឬសរសេរប្រវត្តិរូបនៅទីនេះ រួចបន្ថែមឯកសារនេះជាឯកសារភ្ជាប់។',
  },
  'resume_file.nothing_found': {
    status: 422,
    en: 'We couldn’t recognise a CV in this file. Try another file or write your CV here.',
    km: 'យើងរកមិនឃើញប្រវត្តិរូបក្នុងឯកសារនេះទេ។ សូមជ្រើសរើសឯកសារផ្សេង ឬសរសេរប្រវត្តិរូបនៅទីនេះ។',
  },
  'resume_file.too_heavy': {
    status: 422,
    en: 'This file takes too long to read. Save it again as a simple PDF or DOCX with fewer pictures and choose the new file.',
    km: 'ឯកសារនេះត្រូវការពេលអានយូរពេក។ សូមរក្សាទុកម្ដងទៀតជា PDF ឬ DOCX ធម្មតាដែលមានរូបភាពតិច រួចជ្រើសរើសឯកសារថ្មីនោះ។',
  },
  'resume_file.too_long': {
    status: 413,
    en: 'This file is too long for a CV. Choose one with at most {pages} pages.',
    km: 'ឯកសារនេះវែងពេកសម្រាប់ប្រវត្តិរូប។ សូមជ្រើសរើសឯកសារដែលមានយ៉ាងច្រើន {pages} ទំព័រ។',
  },
} satisfies Errors;
