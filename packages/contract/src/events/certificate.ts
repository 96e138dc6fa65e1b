import { z } from 'zod';
import { signedLink } from '../hiring/application.ts';
import { trimmed } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { latinDigits } from '../kernel/khmer-text.ts';
import { localeNames } from '../kernel/locale.ts';
import { gatheringKinds } from './gathering-option.ts';

/** Alphabet of certificate numbers, without characters that are mistaken for one another. */
export const certificateLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const withoutSigns = (typed: string) =>
  latinDigits(typed)
    .toUpperCase()
    .replace(/[\s–—-]/g, '');
const withHyphens = (number: string) => number.replace(/^(AC)(\d{4})(.{4})(.{4})$/, '$1-$2-$3-$4');

/** Certificate number as typed: separators and lower case are accepted. */
const number = named(
  trimmed(40)
    .meta({ examples: ['AC-2026-ABCD-1234'] })
    .overwrite(withoutSigns)
    .regex(/^AC\d{4}[0-9A-Z]{8}$/, { error: 'certificate_number' })
    .overwrite(withHyphens),
  'number of the certificate',
  'លេខវិញ្ញាបនបត្រ',
);

/** Complete contents of a certificate of attendance. */
export const certificateFacts = z.strictObject({
  number: z.string(),
  name: z.string(),
  kind: choice(gatheringKinds),
  title: z.string(),
  provider: z.string(),
  providerKm: z.string().nullable(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  issuedOn: z.iso.date(),
});
export type CertificateFacts = z.infer<typeof certificateFacts>;

/**
 * Participant's own certificate.
 *
 * @collected by the description of the API.
 */
export const certificate = z.strictObject({ _id: z.uuid(), ...certificateFacts.shape });
export type Certificate = z.infer<typeof certificate>;

export const certificateCheck = endpoint({
  method: 'POST',
  path: '/certificate/check',
  access: 'public',
  summary: 'Get the certificate of attendance with a given number',
  body: z.strictObject({ number }),
  response: one(certificateFacts),
  limit: 'visit',
});

export const certificateList = endpoint({
  method: 'GET',
  path: '/certificate',
  access: 'Registration',
  summary: "List the caller's certificates of attendance, last issued first",
  response: all(certificate),
});

export const certificatePdfLink = endpoint({
  method: 'POST',
  path: '/certificate/:id/pdf',
  access: 'Registration',
  summary: 'Create a short-lived link to a certificate of attendance as a PDF',
  body: z.strictObject({ language: named(choice(localeNames), 'language', 'ភាសា') }),
  response: one(signedLink),
  status: 201,
  limit: 'open',
});

/** @collected by `errors.ts`. */
export const errors = {
  'certificate.unknown': {
    status: 404,
    en: 'We haven’t issued a certificate with this number. Check it and try again.',
    km: 'យើងមិនបានចេញវិញ្ញាបនបត្រដែលមានលេខនេះទេ។ សូមពិនិត្យលេខ រួចព្យាយាមម្ដងទៀត។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/certificate', '/certificate/:number', '/manage-registration/certificate'] as const;
