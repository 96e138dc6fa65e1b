import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { line, mobile } from '../kernel/text.ts';
import { browser } from './account.ts';
import { entered } from './identity.ts';
import { ownPassword, sixDigits } from './password.ts';
import { codePurposes, codeWays } from './phone-option.ts';

/** A code for a phone: minutes that it holds, and tries. */
export const phoneCode = { minutes: 10, tries: 3 } as const;

/** Days without a sign-in after which a number may be somebody else's by now. */
export const silentPhone = { days: 90 } as const;

/** Handle of a code, which only the browser that asked for it has. */
const token = named(line(200), 'code', 'លេខកូដ');
const code = sixDigits('phone_code');

/** What shows that the phone is at hand. */
export const phoneProof = { token, code };

export const phoneCodeNew = endpoint({
  method: 'POST',
  path: '/users/phone/code',
  access: 'public',
  summary:
    'Send a code to a Cambodian mobile number. The response is the same whether or not the number has an account; it says by which way the code was sent',
  body: z.strictObject({ phone: mobile, purpose: named(choice(codePurposes), 'purpose', 'គោលបំណង') }),
  response: one(z.strictObject({ token: z.string(), phone: z.string(), via: choice(codeWays) })),
  status: 201,
  limit: 'phoneCode',
});

export const phoneSignIn = endpoint({
  method: 'POST',
  path: '/users/phone/sign-in',
  access: 'public',
  summary: 'Sign in with the code that came to the phone: opens a session, or says who is new',
  body: z.strictObject({ ...phoneProof, handle: browser }),
  response: entered,
  limit: 'phoneTry',
});

export const phoneAdd = endpoint({
  method: 'POST',
  path: '/users/phone',
  access: 'signed-in',
  summary: 'Let the phone open the own account from now on, with its code and the password',
  body: z.strictObject({ ...phoneProof, password: ownPassword }),
  response: nothing,
  limit: 'password',
});

export const phoneCodeTry = endpoint({
  method: 'POST',
  path: '/admin/phone/code',
  access: 'Admin',
  summary: 'Send a code to a number as people get it, to see whether it arrives. It opens nothing',
  body: z.strictObject({ phone: mobile }),
  response: one(
    z.strictObject({
      via: choice(codeWays),
      /** Name of the service that took it, and what it costs in US dollars. */
      sender: z.string(),
      cost: z.number(),
    }),
  ),
  limit: 'phoneCode',
});

/** @collected by `errors.ts`. */
export const errors = {
  'phone.invalid': {
    status: 400,
    en: 'This code has expired or has already been used. Ask for a new one.',
    km: 'លេខកូដនេះផុតកំណត់ ឬបានប្រើរួចហើយ។ សូមស្នើសុំលេខកូដថ្មី។',
  },
  'phone.tries': {
    status: 400,
    en: 'Too many wrong codes. Ask for a new one.',
    km: 'លេខកូដខុសច្រើនដងពេក។ សូមស្នើសុំលេខកូដថ្មី។',
  },
  'phone.away': {
    status: 503,
    en: 'We can’t send codes to phones at the moment. Try again later, or sign in another way.',
    km: 'យើងមិនអាចផ្ញើលេខកូដទៅទូរស័ព្ទបានទេនៅពេលនេះ។ សូមព្យាយាមម្ដងទៀតនៅពេលក្រោយ ឬចូលតាមវិធីផ្សេង។',
  },
  'phone.spent': {
    status: 429,
    en: 'No more codes can be sent to phones today. Try again tomorrow, or sign in another way.',
    km: 'ថ្ងៃនេះលែងអាចផ្ញើលេខកូដទៅទូរស័ព្ទបានទៀតហើយ។ សូមព្យាយាមម្ដងទៀតនៅថ្ងៃស្អែក ឬចូលតាមវិធីផ្សេង។',
  },
  'phone.taken': {
    status: 409,
    en: 'This number opens another account here. If that’s yours too, merge the two on your profile.',
    km: 'លេខនេះបើកគណនីផ្សេងនៅទីនេះ។ បើគណនីនោះជារបស់អ្នកដែរ សូមបញ្ចូលគណនីទាំងពីរនៅក្នុងព័ត៌មានផ្ទាល់ខ្លួន។',
  },
  'phone.too_many': {
    status: 429,
    en: 'This number has been sent many codes today. Try again in {hours} hours, or sign in another way.',
    km: 'ថ្ងៃនេះលេខនេះទទួលលេខកូដច្រើនដងហើយ។ សូមព្យាយាមម្ដងទៀតក្នុងរយៈពេល {hours} ម៉ោង ឬចូលតាមវិធីផ្សេង។',
  },
  'phone.operator': {
    status: 403,
    en: 'Operators can’t sign in by phone, because a number can be taken over.',
    km: 'អ្នកគ្រប់គ្រងគេហទំព័រមិនអាចចូលតាមទូរស័ព្ទបានទេ ព្រោះអ្នកដទៃអាចលួចយកលេខទូរស័ព្ទបាន។',
  },
  'phone.reserve': {
    status: 403,
    en: 'The number alone doesn’t open this account. Sign in with your e-mail and password first.',
    km: 'លេខទូរស័ព្ទតែមួយមុខ មិនគ្រប់គ្រាន់ដើម្បីបើកគណនីនេះទេ។ សូមចូលគណនីដោយប្រើអ៊ីមែល និងពាក្យសម្ងាត់ជាមុនសិន។',
  },
} satisfies Errors;
