import { certificateCheck } from '@acheep/contract/events/certificate';
import { check } from '@acheep/contract/kernel/validation';
import { html } from '../../../html.ts';
import type { PageStatuses } from '../../../module.ts';
import type { AskedPage, PageDocument } from '../../../page-document.ts';
import { findByNumber } from './certificate.repository.ts';

/** The page exists for the number of a certificate. */
export const certificatePages: PageStatuses = {
  '/certificate/:number': async (db, typed) => {
    const checked = check(certificateCheck.body, { number: typed });
    return checked.ok && (await findByNumber(db, checked.data.number)) ? 200 : 404;
  },
};

/**
 * The document of the page where certificates are checked, which is not indexed. The name is only loaded by the
 * application, where a rate limit applies.
 */
export async function certificateDocument({ say }: AskedPage): Promise<PageDocument> {
  const title = say('certificate:title');
  return {
    title,
    canonical: null,
    content: html`<h1>${title}</h1><p>${say('certificate:lead')}</p>`,
  };
}
