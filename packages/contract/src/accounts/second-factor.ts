import { z } from 'zod';
import { typed } from '../kernel/bound.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { latinDigits } from '../kernel/khmer-text.ts';
import { line } from '../kernel/text.ts';
import { browser, session } from './account.ts';
import { ownPassword } from './password.ts';

/**
 * Codes of an authenticator app (RFC 6238): digits, seconds for which one is shown, wrong ones a day after which only
 * recovery codes count. Minutes that a sign-in and a set-up may take. Recovery codes: how many, and their characters.
 */
export const secondFactor = {
  digits: 6,
  seconds: 30,
  maxWrongPerDay: 10,
  minutes: 10,
  recoveryCodes: 10,
  recoveryLength: 16,
} as const;

// Typed from a phone or from paper: spaces, hyphens, capitals and Khmer digits are accepted.
const factorCode = (value: string) =>
  latinDigits(value)
    .replace(/[\s\u200b-]/g, '')
    .toLowerCase();
/** True for a code of the app; a recovery code is longer. */
export const isAppCode = (value: string) => value.length === secondFactor.digits && /^\d*$/.test(value);
const isRecoveryCode = (value: string) =>
  value.length === secondFactor.recoveryLength && /^[0-9a-z]*$/.test(value);
const codeOf = (
  isRight: (value: string) => boolean,
  error: 'second_factor_code' | 'second_factor_any_code',
) =>
  typed(100)
    .meta({ examples: ['483920'] })
    .transform(factorCode)
    .pipe(z.string().min(1, { error: 'required' }).refine(isRight, { error, params: secondFactor }));

const isAnyCode = (value: string) => isAppCode(value) || isRecoveryCode(value);

const appCode = named(codeOf(isAppCode, 'second_factor_code'), 'code', 'លេខកូដ');
const anyCode = named(codeOf(isAnyCode, 'second_factor_any_code'), 'code', 'លេខកូដ');

export const signInCode = endpoint({
  method: 'POST',
  path: '/users/login/code',
  access: 'public',
  summary:
    'Open the session of an account with a second factor: with the ticket of the sign-in, and a code of the app or a recovery code',
  body: z.strictObject({
    ticket: named(line(2000), 'sign-in', 'ការចូលគណនី'),
    handle: browser.optional(),
    code: anyCode,
  }),
  response: one(session),
  limit: 'secondFactor',
});

const state = z.strictObject({
  /** The account may set one up: it opens the console. */
  isOffered: z.boolean(),
  /** The console is closed to this session until there is one, or a passkey. */
  isRequired: z.boolean(),
  /** The account has a passkey, and the console is closed to this session, which was opened without. */
  asksPasskey: z.boolean(),
  /** Null without one. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int().nonnegative(),
});
export type SecondFactorState = z.infer<typeof state>;

export const secondFactorGet = endpoint({
  method: 'GET',
  path: '/users/second-factor',
  access: 'signed-in',
  summary: 'Say whether the own account has a second factor',
  response: one(state),
});

export const secondFactorStart = endpoint({
  method: 'POST',
  path: '/users/second-factor/start',
  access: 'signed-in',
  summary: 'Begin setting up an authenticator app, with the password. Stores nothing yet',
  body: z.strictObject({ password: ownPassword }),
  response: one(
    z.strictObject({
      /** Confirms the key below together with a code of it, for some minutes. */
      setup: z.string(),
      /** In base32, to type into the app. */
      secret: z.string(),
      /** The same for the camera of the app: `otpauth://…`. */
      uri: z.string(),
    }),
  ),
  limit: 'password',
});

export const secondFactorConfirm = endpoint({
  method: 'POST',
  path: '/users/second-factor',
  access: 'signed-in',
  summary:
    'Confirm the authenticator app with its first code. Returns the recovery codes, which are never shown again, and ends every other session',
  body: z.strictObject({ setup: named(line(2000), 'set-up', 'ការរៀបចំ'), code: appCode }),
  response: one(z.strictObject({ recoveryCodes: z.array(z.string()) })),
  limit: 'password',
});

export const secondFactorRemove = endpoint({
  method: 'DELETE',
  path: '/users/second-factor',
  access: 'signed-in',
  summary: 'Remove the second factor, with the password and a code of the app or a recovery code',
  body: z.strictObject({ password: ownPassword, code: anyCode }),
  response: nothing,
  limit: 'password',
});

/** @collected by `errors.ts`. */
export const errors = {
  'second_factor.required': {
    status: 403,
    en: 'This site requires two-step verification for the console. Set it up on your profile first.',
    km: 'គេហទំព័រនេះតម្រូវឱ្យមានការផ្ទៀងផ្ទាត់ពីរជំហាន មុននឹងបើកផ្ទាំងគ្រប់គ្រង។ សូមរៀបចំការផ្ទៀងផ្ទាត់នេះក្នុងព័ត៌មានផ្ទាល់ខ្លួនជាមុនសិន។',
  },
  'second_factor.passkey': {
    status: 403,
    en: 'Your account has a passkey. Sign in with it to open the console.',
    km: 'គណនីរបស់អ្នកមាន passkey។ សូមចូលគណនីដោយប្រើ passkey នោះ ទើបអាចបើកផ្ទាំងគ្រប់គ្រងបាន។',
  },
  'second_factor.expired': {
    status: 409,
    en: 'This set-up has expired or isn’t yours. Start again.',
    km: 'ការរៀបចំនេះផុតកំណត់ ឬមិនមែនជារបស់អ្នក។ សូមចាប់ផ្ដើមម្ដងទៀត។',
  },
  'second_factor.exists': {
    status: 409,
    en: 'Your account already has an authenticator app. Remove it first.',
    km: 'គណនីរបស់អ្នកមានកម្មវិធីបង្កើតលេខកូដរួចហើយ។ សូមដកកម្មវិធីនោះចេញជាមុនសិន។',
  },
  'second_factor.none': {
    status: 409,
    en: 'Your account no longer has an authenticator app. Reload the page.',
    km: 'គណនីរបស់អ្នកលែងមានកម្មវិធីបង្កើតលេខកូដហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត។',
  },
  'second_factor.first': {
    status: 403,
    en: 'Your account has a passkey or an authenticator app. Sign in with it first, then try again.',
    km: 'គណនីរបស់អ្នកមាន passkey ឬកម្មវិធីបង្កើតលេខកូដ។ សូមចូលគណនីដោយប្រើវិធីនោះជាមុនសិន រួចព្យាយាមម្ដងទៀត។',
  },
} satisfies Errors;
