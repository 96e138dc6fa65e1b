import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
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
