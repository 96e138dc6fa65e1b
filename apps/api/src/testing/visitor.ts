import { easyApply } from '@acheep/contract/hiring/easy-apply';
import { temporaryDocumentUpload } from '@acheep/contract/platform/upload';
import { pdf } from './document.ts';
import type { Harness } from './harness.ts';

/** Handle of the applying visitor's browser. */
export const handle = 'h'.repeat(32);

/** Visitor who applies without an account. */
export function visitor(harness: () => Harness) {
  const temporary = async (name = 'cv.pdf'): Promise<string> =>
    (
      await harness()
        .as(null)
        .call(temporaryDocumentUpload, { file: { name, content: pdf() } })
    ).body.data.token;

  /** Application of a visitor for a job. */
  const written = async (jobId: string, email: string, change: Record<string, unknown> = {}) => ({
    jobId,
    name: 'Sok Dara',
    email,
    phone: '+85512345678',
    coverLetter: 'Please take me.',
    file: await temporary(),
    handle,
    ...change,
  });
  const send = (body: object, headers: Record<string, string> = {}) =>
    harness()
      .as(null)
      .call(easyApply, { body, headers } as object);
  return { temporary, written, send };
}
