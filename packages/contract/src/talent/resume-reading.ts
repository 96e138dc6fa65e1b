import { endpoint, one } from '../kernel/endpoint.ts';
import { uploadKinds } from '../platform/upload-kind.ts';
import { resumeProposal } from './resume-proposal.ts';

const {
  'application/pdf': pdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': docx,
} = uploadKinds.document.types;

/** Accepted CV files: documents with extractable text. */
export const resumeFile = { bytes: uploadKinds.document.bytes, types: [pdf, docx] } as const;

export const resumeReading = endpoint({
  method: 'POST',
  path: '/resume/reading',
  access: 'Resume',
  upload: true,
  summary:
    "Parse a CV file (PDF, DOCX; 10 MB) into proposals for the caller's CV, section by section; neither the file nor its text is stored",
  response: one(resumeProposal),
  limit: 'costly',
});
