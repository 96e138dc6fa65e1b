import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
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
