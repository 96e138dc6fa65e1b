import { z } from 'zod';
import { always, storable, typed } from '../kernel/bound.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { latinDigits } from '../kernel/khmer-text.ts';
import type { MessageKey } from '../kernel/message.ts';
import { email, line } from '../kernel/text.ts';
import { keptWays, wayIn } from './way-in.ts';

const passwordLength = { minimum: 8, maximum: 128 } as const;

/** Mailed reset code: digits, lifetime in minutes, permitted tries. */
export const resetCode = { digits: 6, minutes: 10, tries: 5 } as const;

/** The link in the same mail needs no code, as its key cannot be guessed. It outlives the daily limit of mails. */
export const resetLink = { hours: 24 } as const;

/** Minutes after signing in within which an account without a password does what takes a password otherwise. */
export const freshMinutes = 15;

const isNotBlank = (value: string) => value.trim() !== '';

let isCommon = (_: string) => false;
/** Sets the check of `common-password.ts`, whose list is large: pages load it late, and the API checks on its own. */
export function refuseCommon(check: (password: string) => boolean): void {
  isCommon = check;
}
const isUncommon = (value: string) => !isCommon(value);

/** Newly chosen password. The API always refuses very common ones (`password_common`). */
export const newPassword = named(
  typed(passwordLength.maximum)
    .min(1, { error: 'required' })
    .refine(isNotBlank, { error: 'required', abort: true })
    .min(passwordLength.minimum)
    .refine(storable, { error: 'plain_text' })
    .refine(isUncommon, { error: 'password_common' })
    .meta({ examples: ['a long sentence to sign in'] }),
  'password',
  'ពាក្យសម្ងាត់',
);

/** New password for an account that already has one. */
const anotherPassword = named(newPassword, 'new password', 'ពាក្យសម្ងាត់ថ្មី');

const given = typed(passwordLength.maximum)
  .min(1, { error: 'required' })
  .meta({ examples: ['a long sentence to sign in'] });

/** Existing password typed as proof of identity: bounded in length, no other rule. */
export const givenPassword = named(given, 'password', 'ពាក្យសម្ងាត់');

/**
 * The caller's own password, before what takes more than a session. An account without one leaves it out, and has signed
 * in within the last minutes instead.
 */
export const ownPassword = givenPassword.optional();

/** Body of what takes that proof and nothing else. */
export const ownProof = z.strictObject({ password: ownPassword });

export const confirmation = named(given, 'confirm password', 'ពាក្យសម្ងាត់ម្ដងទៀត');

type Chosen = { password?: unknown; confirmPassword?: unknown };
/** Predicate for `refine`: both passwords are equal. */
export const samePassword = ({ password, confirmPassword }: Chosen) =>
  !confirmPassword || password === confirmPassword;
export const samePasswordError = { path: ['confirmPassword'], error: 'password_match', ...always };

// Typed on a phone: spaces and Khmer digits are accepted.
const codeDigits = (value: string) => latinDigits(value).replace(/[\s\u200b]/g, '');
const isCode = (value: string) => value.length === resetCode.digits && /^\d*$/.test(value);
/** Code of six digits; `error` says where it came to. */
export const sixDigits = (error: MessageKey) =>
  named(
    typed(100)
      .meta({ examples: ['483920'] })
      .transform(codeDigits)
      .pipe(z.string().min(1, { error: 'required' }).refine(isCode, { error, params: resetCode })),
    'code',
    'លេខកូដ',
  );
/** Handle returned by the request for a code. The mailed link carries it; nobody types it. */
const requestHandle = named(line(200), 'code', 'លេខកូដ');

/** `replaces`: handle of an earlier request from the same browser, which ends. Those of other browsers stay valid. */
export const forgotPasswordBody = z.strictObject({ email, replaces: requestHandle.optional() });

type Proof = { code?: unknown; key?: unknown };
const codeOrKey = ({ code, key }: Proof) => code !== undefined || key !== undefined;

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/users/forgot-password',
  access: 'public',
  summary:
    'Request a password reset. Returns a handle for known and unknown addresses alike; the code is sent by e-mail',
  body: forgotPasswordBody,
  response: one(z.strictObject({ token: z.string(), email: z.string() })),
  limit: 'mail',
});

const resetProof = {
  token: requestHandle,
  email,
  code: sixDigits('reset_code').optional(),
  key: named(line(200), 'link', 'តំណ').optional(),
};
const proofError = { path: ['code'], error: 'required', ...always };

export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/forgot-password/reset',
  access: 'public',
  summary:
    "Reset the password with the request's handle and the e-mailed code, or with the key of the e-mailed link. Ends every session, and removes the ways in of the last days that aren't kept",
  body: z
    .strictObject({
      ...resetProof,
      password: anotherPassword,
      confirmPassword: confirmation,
      keep: keptWays,
    })
    .refine(samePassword, samePasswordError)
    .refine(codeOrKey, proofError),
  response: nothing,
  limit: 'resetCode',
});

export const resetLook = endpoint({
  method: 'POST',
  path: '/users/forgot-password/look',
  access: 'public',
  summary:
    'List what opens the account beside its password, with the handle and the e-mailed code or key, which stay good',
  body: z.strictObject(resetProof).refine(codeOrKey, proofError),
  response: one(z.strictObject({ ways: z.array(wayIn) })),
  limit: 'resetCode',
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/password',
  access: 'signed-in',
  summary:
    "Change the password. Ends every other session, and removes the ways in of the last days that aren't kept",
  body: z
    .strictObject({
      currentPassword: named(
        givenPassword.meta({ examples: ['the sentence until today'] }),
        'current password',
        'ពាក្យសម្ងាត់បច្ចុប្បន្ន',
      ),
      password: anotherPassword,
      confirmPassword: confirmation,
      keep: keptWays,
    })
    .refine(samePassword, samePasswordError)
    .refine(({ currentPassword, password }) => password !== currentPassword, {
      path: ['password'],
      error: 'password_same',
    }),
  response: nothing,
  limit: 'password',
});

/** @collected by `errors.ts`. */
export const errors = {
  'reset.invalid': {
    status: 400,
    en: 'This password reset has expired. Use the latest e-mail or request a new code.',
    km: 'សំណើប្ដូរពាក្យសម្ងាត់នេះផុតកំណត់ហើយ។ សូមប្រើអ៊ីមែលចុងក្រោយ ឬស្នើសុំលេខកូដថ្មី។',
  },
  'reset.expired': {
    status: 400,
    en: 'This code has expired. Request a new one.',
    km: 'លេខកូដនេះផុតកំណត់ហើយ។ សូមស្នើសុំលេខកូដថ្មី។',
  },
  'reset.used': {
    status: 400,
    en: 'This code has already been used. Sign in with your new password, or request a new code.',
    km: 'លេខកូដនេះបានប្រើរួចហើយ។ សូមចូលគណនីដោយប្រើពាក្យសម្ងាត់ថ្មី ឬស្នើសុំលេខកូដថ្មី។',
  },
  'reset.tries': {
    status: 400,
    en: 'Too many wrong codes. Use the link in the e-mail or request a new code.',
    km: 'លេខកូដខុសច្រើនដងពេក។ សូមបើកតំណក្នុងអ៊ីមែល ឬស្នើសុំលេខកូដថ្មី។',
  },
  'reset.link_only': {
    status: 429,
    en: 'Too many wrong codes. Open the link in the e-mail instead. It still works and needs no code.',
    km: 'លេខកូដខុសច្រើនដងពេក។ សូមបើកតំណក្នុងអ៊ីមែលជំនួសវិញ។ តំណនោះនៅតែប្រើបាន ហើយមិនត្រូវការលេខកូដទេ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/reset-password', '/update-password'] as const;
