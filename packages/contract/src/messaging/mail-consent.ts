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
  summary:
    'Which company would like to write to an address and about what, with the link of the mail that asks',
  body: z.strictObject({ token }),
  response: one(consentShown),
  limit: 'visit',
});

export const consentAnswer = endpoint({
  method: 'POST',
  path: '/mail-consent/answer',
  access: 'public',
  summary:
    'Answer whether a company may write to one, with the link of the mail that asks; the latest answer counts',
  body: z.strictObject({ token, answer: named(choice(consentAnswers), 'answer', 'ចម្លើយ') }),
  response: one(consentShown),
  limit: 'visit',
});

export const consentAsk = endpoint({
  method: 'POST',
  path: '/application/:id/consent',
  access: 'AppliedJob',
  summary:
    'Ask a candidate who was added by hand whether the company may write; who was asked is not asked again',
  response: one(z.strictObject({ consent: choice(mailConsents) })),
  idempotent: true,
  limit: 'edit',
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/email-consent'] as const;
