import { z } from 'zod';
import { typed } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { consentAnswers, mailConsents } from './mail-consent-option.ts';

const token = named(typed(200), 'link', 'តំណ');

/** Consent request of a company, visible to anyone with the link of the mail. */
const consentShown = z.strictObject({
  company: z.strictObject({ name: z.string(), nameKm: z.string().nullable() }),
  /** Titles of the jobs concerned. */
  jobs: z.array(z.string()),
  /** Answer so far. */
  answer: choice(consentAnswers).nullable(),
});
export type ConsentShown = z.infer<typeof consentShown>;

export const consentLook = endpoint({
  method: 'POST',
  path: '/mail-consent/look',
  access: 'public',
  summary: 'Get the company and purpose of a request for consent to e-mails, with the link in the e-mail',
  body: z.strictObject({ token }),
  response: one(consentShown),
  limit: 'visit',
});

export const consentAnswer = endpoint({
  method: 'POST',
  path: '/mail-consent/answer',
  access: 'public',
  summary:
    "Give or refuse consent to a company's e-mails, with the link in the e-mail; the latest answer counts",
  body: z.strictObject({ token, answer: named(choice(consentAnswers), 'answer', 'ចម្លើយ') }),
  response: one(consentShown),
  limit: 'visit',
});

export const consentAsk = endpoint({
  method: 'POST',
  path: '/application/:id/consent',
  access: 'AppliedJob',
  summary: 'Request consent to e-mails from a candidate added by hand; only one request is sent',
  response: one(z.strictObject({ consent: choice(mailConsents) })),
  idempotent: true,
  limit: 'edit',
});

/** @collected by `pages.ts`. */
export const pages = ['/email-consent'] as const;
