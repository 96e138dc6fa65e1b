import { z } from 'zod';
import { always } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { companyRoles } from '../kernel/company-role.ts';
import { edited, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { imagePath, ownImage } from '../kernel/image.ts';
import { localeNames } from '../kernel/locale.ts';
import { roles, signUpRoles } from '../kernel/role.ts';
import { email, line, phone } from '../kernel/text.ts';
import { confirmation, givenPassword, newPassword, samePassword, samePasswordError } from './password.ts';

/** Company of an employer or trainer account. */
const company = z.strictObject({
  name: named(line(120).meta({ examples: ['Mekong Trading'] }), "company's name", 'ឈ្មោះក្រុមហ៊ុន'),
  address: named(line(200), "company's address", 'អាសយដ្ឋានក្រុមហ៊ុន'),
});

type Given = { role?: unknown; company?: unknown };
export const companyGiven = ({ role, company: given }: Given) =>
  (role !== 'recruiter' && role !== 'trainer') || given !== undefined;

/** Lifetime of an activation link, and days after which an account without a valid link is deleted. */
export const activation = { hours: 48, days: 7 } as const;

/** Random value (128 bits or more) by which a browser proves later that it is the one that registered. */
export const handle = named(line(200), 'registration', 'ការចុះឈ្មោះ').optional();

const activationToken = named(line(200), 'code', 'លេខកូដ');

/** Path on this site that a visitor was heading for when signing up. */
const pagePath = line(2000)
  .regex(/^\/(?:[\w\-?=&.%+*~]+\/)*[\w\-?=&.%+*~]*$/, { error: 'invalid' })
  .meta({ examples: ['/job'] });

export const personName = named(line(80).meta({ examples: ['Sok Dara'] }), 'full name', 'ឈ្មោះពេញ');

/** Sign-up body: job seekers give a name, recruiters and trainers a company as well. */
export const registerBody = z
  .strictObject({
    role: named(choice(signUpRoles), 'role', 'តួនាទី').default('user'),
    name: personName,
    email,
    password: newPassword,
    confirmPassword: confirmation,
    company: named(company, 'company', 'ក្រុមហ៊ុន').optional(),
    handle,
    next: named(pagePath, 'page', 'ទំព័រ').optional(),
  })
  .refine(samePassword, samePasswordError)
  .refine(companyGiven, { path: ['company', 'name'], error: 'required', ...always })
  .refine(companyGiven, { path: ['company', 'address'], error: 'required', ...always });
export type RegisterBody = z.input<typeof registerBody>;

/** Random value by which a browser proves later that it is the one that began. */
export const browser = named(line(200), 'browser', 'កម្មវិធីរុករក');

export const loginBody = z.strictObject({
  email,
  password: givenPassword,
  /** Binds the ticket of an account with a second factor to the browser. */
  handle: browser.optional(),
});

/** Profile as the signed-in user saves it; omitted fields are removed. */
export const profileBody = z.strictObject({
  name: personName,
  phone: phone.optional(),
  locale: named(choice(localeNames), 'e-mail language', 'ភាសាសម្រាប់អ៊ីមែល'),
  photo: named(imagePath, 'photo', 'រូបថត'),
});
export type ProfileBody = z.input<typeof profileBody>;

export const profile = z.strictObject({
  ...record,
  role: choice(roles),
  name: z.string().meta({ examples: ['Sok Dara'] }),
  /** Null for a job seeker who signs in by phone. */
  email: z.nullable(z.string().meta({ examples: ['sok.dara@example.com'] })),
  phone: z.nullable(z.string().meta({ examples: ['+85512345678'] })),
  locale: choice(localeNames),
  /** Links expire after some minutes. */
  photo: ownImage.nullable(),
  company: z
    .strictObject({
      _id: z.uuid(),
      name: z.string().meta({ examples: ['Mekong Trading'] }),
      nameKm: z.string().nullable(),
      address: z.string().meta({ examples: ['12 Norodom Boulevard, Phnom Penh'] }),
      /** The user's role there, and whether they order and pay. */
      memberRole: choice(companyRoles),
      billing: z.boolean(),
      /** Nobody acts for a suspended company. */
      suspended: z.boolean(),
    })
    .nullable(),
});
export type Profile = z.infer<typeof profile>;

export const session = z.strictObject({
  token: z.string().meta({ examples: ['q3N8vK1xT5bY7eR2wA9mC4'] }),
  user: profile,
});
export type SessionRecord = z.infer<typeof session>;

/** Opens the session together with a code of the second factor, for some minutes. */
const signInTicket = z.strictObject({ ticket: z.string() });
/** A session, or the ticket of an account with a second factor. */
export const signedIn = z.union([session, signInTicket]);

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  access: 'public',
  summary: 'Sign up. The response is the same for known and unknown addresses; an activation e-mail follows',
  body: registerBody,
  response: nothing,
  status: 202,
  limit: 'mail',
});

/** What the reader of an activation link has to give: nothing in the browser that registered. */
export const activationProofs = ['nothing', 'registered-password', 'new-password'] as const;

export const verifyEmailLook = endpoint({
  method: 'POST',
  path: '/users/verify-email/look',
  access: 'public',
  summary:
    'Look at an activation link: whether it opens at once in this browser, with the password of the registration, or with a new one. Changes nothing',
  body: z.strictObject({ token: activationToken, handle }),
  response: one(z.strictObject({ asks: z.enum(activationProofs) })),
  limit: 'visit',
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/users/verify-email',
  access: 'public',
  summary:
    'Activate an account with the token of the activation e-mail, and the handle or the password of the registration, or a new password; signs in',
  body: z
    .strictObject({
      token: activationToken,
      handle,
      /** The password that was given on signing up, as proof that the same person did. */
      registeredPassword: givenPassword.optional(),
      password: newPassword.optional(),
      confirmPassword: confirmation.optional(),
    })
    .refine(samePassword, samePasswordError),
  /** `next` is the page that the user was heading for when signing up. */
  response: one(session.extend({ next: z.string().nullable() })),
  limit: 'activation',
});

export const resendActivation = endpoint({
  method: 'POST',
  path: '/users/verify-email/resend',
  access: 'public',
  summary: 'Send the activation e-mail again. The response is the same for known and unknown addresses',
  body: z.strictObject({ email, handle }),
  response: nothing,
  status: 202,
  limit: 'mail',
});

export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  access: 'public',
  summary: 'Sign in. An account with a second factor gets a ticket for its code instead of a session',
  body: loginBody,
  response: one(signedIn),
  limit: 'signIn',
});

export const logout = endpoint({
  method: 'POST',
  path: '/users/logout',
  access: 'signed-in',
  summary: 'Sign out of this session',
  response: nothing,
});

export const profileGet = endpoint({
  method: 'GET',
  path: '/users/profile',
  access: 'signed-in',
  summary: "Get the signed-in user's account",
  response: one(profile),
});

export const profileUpdate = endpoint({
  method: 'PUT',
  path: '/users/profile',
  access: 'signed-in',
  summary: 'Update name, phone, language and photo; omitted fields are cleared',
  body: profileBody.extend(edited),
  response: one(profile),
  limit: 'costly',
});

/** @collected by `errors.ts`. */
export const errors = {
  'token.invalid': {
    status: 400,
    en: 'This link is no longer valid. Request a new one.',
    km: 'តំណនេះលែងប្រើបានហើយ។ សូមស្នើសុំតំណថ្មី។',
  },
  'activation.password': {
    status: 409,
    en: 'Choose a password to sign in with.',
    km: 'សូមកំណត់ពាក្យសម្ងាត់សម្រាប់ចូលគណនី។',
  },
  'mail.too_many': {
    status: 429,
    en: 'Too many requests for this address today. If it has an account, links we’ve already sent still work (check spam). Try again in {hours} hours.',
    km: 'ថ្ងៃនេះមានការស្នើសុំច្រើនដងពេកសម្រាប់អ៊ីមែលនេះ។ បើអ៊ីមែលនេះមានគណនី តំណដែលយើងបានផ្ញើនៅតែប្រើបាន (សូមមើលក្នុងប្រអប់ Spam)។ សូមព្យាយាមម្ដងទៀតក្នុងរយៈពេល {hours} ម៉ោង។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/login', '/admin/login', '/verify', '/profile'] as const;
