import { z } from 'zod';
import { handle, personName, session } from '../accounts/account.ts';
import { phoneProof } from '../accounts/phone.ts';
import { trimmed } from '../kernel/bound.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { email, id } from '../kernel/text.ts';
import { uploadedFile } from '../platform/upload.ts';
import { answers } from './answer.ts';
import { applicationWords } from './application.ts';

/** Application without an account: it creates one once the e-mail address is confirmed. */
export const easyApplyBody = z.strictObject({
  ...applicationWords,
  name: personName,
  email,
  /** Token of a file stored by `POST /upload/docs-temp`. */
  file: named(trimmed(43, z.string({ error: 'required_choice' })), 'CV', 'ប្រវត្តិរូប (CV)'),
  /** Handle of the browser: when presented again, the mailed link sends the application. */
  handle: handle.unwrap(),
});

const { email: _email, phone: _phone, ...byPhone } = easyApplyBody.shape;
/** Application by phone alone: the number is confirmed by its code, and is how the company answers. A CV may be missing. */
export const phoneApplyBody = z.strictObject({ ...byPhone, file: byPhone.file.optional(), ...phoneProof });

/** Application that its applicant must review: it was confirmed in another browser, or could not be sent. */
const pendingApplication = z.strictObject({
  phone: z.string(),
  coverLetter: z.string().nullable(),
  answers,
  cv: uploadedFile,
});
export type PendingApplication = z.infer<typeof pendingApplication>;

export const easyApplyState = endpoint({
  method: 'GET',
  path: '/application/easy',
  access: 'public',
  summary: 'Get whether visitors may apply without an account, and whether only job seekers may sign up',
  response: one(z.strictObject({ on: z.boolean(), seekersOnly: z.boolean() })),
});

export const easyApply = endpoint({
  method: 'POST',
  path: '/application/easy',
  access: 'public',
  summary:
    'Apply without an account. The response is the same for known and unknown addresses; an e-mail follows, and the application is submitted once the address is confirmed',
  body: easyApplyBody,
  response: nothing,
  status: 202,
  limit: 'mail',
});

export const easyApplyByPhone = endpoint({
  method: 'POST',
  path: '/application/easy/phone',
  access: 'public',
  summary:
    'Apply with a phone number and the code that came to it. Submits the application at once, and opens a session of the account that the number has or gets',
  body: phoneApplyBody,
  response: one(z.strictObject({ session, applicationId: z.uuid() })),
  limit: 'phoneTry',
});

export const pendingApplicationGet = endpoint({
  method: 'GET',
  path: '/application/pending',
  access: 'UserAppliedJob',
  summary: 'Get the application written before the account was confirmed, for review; null if there is none',
  query: z.strictObject({ jobId: named(id, 'job', 'ការងារ') }),
  response: one(pendingApplication.nullable()),
});

/** @collected by `errors.ts`. */
export const errors = {
  'application.sign_in': {
    status: 403,
    en: 'Sign in to apply for this job.',
    km: 'សូមចូលគណនី ដើម្បីដាក់ពាក្យសុំការងារនេះ។',
  },
} satisfies Errors;
