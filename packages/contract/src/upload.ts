import { z } from 'zod';
import { endpoint, one } from './endpoint.ts';
import { uploadLimits } from './limit.ts';
import { line } from './text.ts';

/** The largest document, bytes. */
export const documentBytes = 10_000_000;
/** All files that one account may keep, bytes. */
export const accountBytes = 100_000_000;
/** What documents may be, told by their content. */
export const documentTypes = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
} as const;

/** A file that was uploaded before, as a form refers to it: `path` is the storage key that the upload answered. */
export const uploadedFile = z.strictObject({ originalName: line(255), path: line(200) });
export type UploadedFile = z.infer<typeof uploadedFile>;

/** What a reader is told of a document. */
export const documentFacts = { originalName: z.string(), mediaType: z.string(), size: z.int() };

export const documentUpload = endpoint({
  method: 'POST',
  path: '/upload/docs',
  access: 'signed-in',
  summary: 'Keep a document (PDF, DOC, DOCX; 10 MB) privately, to refer to it in a form',
  upload: true,
  answer: one(
    z.strictObject({
      docs: z.strictObject({
        originalName: z.string(),
        path: z.string(),
        mediaType: z.string(),
        size: z.int(),
      }),
      /** A short-lived link to the file. */
      url: z.string(),
    }),
  ),
  status: 201,
  limits: uploadLimits,
});
