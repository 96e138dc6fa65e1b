import { z } from 'zod';
import { all, endpoint, nothing, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';

/** Session in the user's list of signed-in devices. */
export const sessionEntry = z.strictObject({
  ...record,
  /** From the user agent; null where it is not recognised. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Accurate to five minutes. */
  lastUsedAt: z.iso.datetime(),
  /** True for the session that makes the request. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

export const sessionList = endpoint({
  method: 'GET',
  path: '/users/session',
  access: 'signed-in',
  summary: "List the caller's sessions, last used first",
  response: all(sessionEntry),
});

export const sessionEnd = endpoint({
  method: 'DELETE',
  path: '/users/session/:id',
  access: 'signed-in',
  summary: "End one of the caller's sessions",
  response: nothing,
});

/** @collected by `errors.ts`. */
export const errors = {
  'session.missing': { status: 401, en: 'Sign in to continue.', km: 'សូមចូលគណនីដើម្បីបន្ត។' },
  'session.invalid': {
    status: 401,
    en: 'Your session has ended. Sign in again.',
    km: 'អ្នកបានចេញពីគណនីហើយ។ សូមចូលគណនីម្ដងទៀត។',
  },
  'session.too_old': {
    status: 403,
    en: 'Your account has no password. To do this, sign out and in again, and do it within {minutes} minutes.',
    km: 'គណនីរបស់អ្នកមិនមានពាក្យសម្ងាត់ទេ។ ដើម្បីធ្វើសកម្មភាពនេះ សូមចាកចេញ រួចចូលគណនីម្ដងទៀត ហើយធ្វើសកម្មភាពនេះក្នុងរយៈពេល {minutes} នាទី។',
  },
  'login.failed': { status: 401, en: 'Wrong e-mail or password.', km: 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ។' },
  'login.not_activated': {
    status: 401,
    en: 'Your account isn’t activated yet. Open the link in the e-mail we sent you.',
    km: 'គណនីរបស់អ្នកមិនទាន់បានបើកដំណើរការទេ។ សូមចុចតំណក្នុងអ៊ីមែលដែលយើងបានផ្ញើជូន។',
  },
  'login.disabled': {
    status: 401,
    en: 'This account has been disabled. See the e-mail we sent you for the reason, or contact support.',
    km: 'គណនីនេះត្រូវបានបិទ។ សូមមើលមូលហេតុក្នុងអ៊ីមែលដែលយើងបានផ្ញើជូន ឬទាក់ទងផ្នែកជំនួយ។',
  },
  'login.wait': {
    status: 429,
    en: 'Too many failed attempts. Wait {minutes} minutes, sign in from a place you’ve used before, or reset your password with “Forget Password?”.',
    km: 'មានការព្យាយាមចូលខុសច្រើនដងពេក។ សូមរង់ចាំ {minutes} នាទី ចូលពីកន្លែងដែលអ្នកធ្លាប់ចូល ឬចុច «ភ្លេចពាក្យសម្ងាត់មែនទេ?» ដើម្បីកំណត់ពាក្យសម្ងាត់ថ្មី។',
  },
  'login.expired': {
    status: 401,
    en: 'This sign-in has expired. Start again.',
    km: 'ការចូលគណនីនេះផុតកំណត់ហើយ។ សូមចាប់ផ្ដើមម្ដងទៀត។',
  },
  'login.codes': {
    status: 429,
    en: 'Too many wrong codes today. Use a recovery code, or try again in 24 hours. If it wasn’t you, someone knows your password: change it.',
    km: 'ថ្ងៃនេះមានលេខកូដខុសច្រើនដងពេក។ សូមប្រើលេខកូដបម្រុង ឬព្យាយាមម្ដងទៀតក្រោយ 24 ម៉ោង។ បើមិនមែនអ្នកទេ មានន័យថាមាននរណាម្នាក់ដឹងពាក្យសម្ងាត់របស់អ្នក សូមប្ដូរពាក្យសម្ងាត់។',
  },
  'login.passkey': {
    status: 401,
    en: 'This passkey no longer opens an account here. Sign in another way.',
    km: 'Passkey នេះលែងប្រើចូលគណនីនៅទីនេះបានហើយ។ សូមចូលគណនីតាមវិធីផ្សេង។',
  },
} satisfies Errors;
