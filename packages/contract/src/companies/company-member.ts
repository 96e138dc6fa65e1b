import { z } from 'zod';
import { session } from '../accounts/account.ts';
import {
  confirmation,
  givenPassword,
  newPassword,
  ownPassword,
  samePassword,
  samePasswordError,
} from '../accounts/password.ts';
import { choice } from '../kernel/choice.ts';
import { companyRoles, givenRoles } from '../kernel/company-role.ts';
import { endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import type { Options } from '../kernel/option.ts';
import { email, id, line } from '../kernel/text.ts';

/** Lifetime of an invitation in days, and maximum number of pending ones. */
export const invitation = { days: 14, most: 50 } as const;

/**
 * Member of a company. `_id` is that of the account, `createdAt` the time of joining.
 *
 * @collected by the description of the API.
 */
export const companyMember = z.strictObject({
  ...record,
  name: z.string(),
  email: z.string(),
  /** Only the owner invites, removes, changes roles and hands over. */
  role: choice(companyRoles),
  /** May order and pay. */
  billing: z.boolean(),
  /** True for the requesting user. */
  self: z.boolean(),
});
export type CompanyMember = z.infer<typeof companyMember>;

/** @collected by the description of the API. */
export const companyInvitation = z.strictObject({
  ...record,
  email: z.string(),
  role: choice(givenRoles),
  billing: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type CompanyInvitation = z.infer<typeof companyInvitation>;

/**
 * Members, longest-standing first, and pending invitations.
 *
 * @collected by the description of the API.
 */
export const companyTeam = z.strictObject({
  members: z.array(companyMember),
  invitations: z.array(companyInvitation),
});
export type CompanyTeam = z.infer<typeof companyTeam>;

export const teamGet = endpoint({
  method: 'GET',
  path: '/company/own/member',
  access: 'Company',
  right: 'any',
  summary: "List the members and invited members of the caller's company",
  response: one(companyTeam),
});

export const memberRemove = endpoint({
  method: 'DELETE',
  path: '/company/own/member/:id',
  access: 'Company',
  right: 'any',
  summary: 'Remove a member from the company (as its owner), or leave it (as any other member)',
  response: nothing,
});

export const ownerChange = endpoint({
  method: 'PUT',
  path: '/company/own/owner',
  access: 'Company',
  right: 'manage',
  summary: "Transfer the company's ownership to another member; requires the owner's password",
  body: z.strictObject({ memberId: named(id, 'colleague', 'សហការី'), password: givenPassword }),
  response: one(companyTeam),
  limit: 'password',
});

const given = {
  role: named(choice(givenRoles), 'role', 'តួនាទី'),
  billing: named(z.boolean(), 'orders and payments', 'ការបញ្ជាទិញ និងការទូទាត់'),
};

export const memberBody = z.strictObject(given);

export const memberUpdate = endpoint({
  method: 'PUT',
  path: '/company/own/member/:id',
  access: 'Company',
  right: 'manage',
  summary: "Change a colleague's role, and whether they order and pay",
  body: memberBody,
  response: one(companyTeam),
  limit: 'edit',
});

export const invitationBody = z.strictObject({
  email,
  password: ownPassword,
  role: given.role.default('recruiter'),
  billing: given.billing.default(false),
});

export const invitationCreate = endpoint({
  method: 'POST',
  path: '/company/own/invitation',
  access: 'Company',
  right: 'manage',
  summary: 'Invite a member by e-mail, with the password; an existing invitation gets a new link',
  body: invitationBody,
  response: one(companyInvitation),
  status: 201,
  limit: 'unasked',
  idempotent: true,
});

export const invitationDelete = endpoint({
  method: 'DELETE',
  path: '/company/own/invitation/:id',
  access: 'Company',
  right: 'manage',
  summary: 'Revoke an invitation',
  response: nothing,
});

const token = named(line(200), 'code', 'លេខកូដ');

/** Details of an invitation, visible to anyone with its link. */
const invitationShown = z.strictObject({
  company: z.strictObject({ name: z.string(), nameKm: z.string().nullable(), logo: z.string().nullable() }),
  /** Invited address. */
  email: z.string(),
  role: choice(givenRoles),
  /** True when this address can already sign in. */
  hasAccount: z.boolean(),
});
export type InvitationShown = z.infer<typeof invitationShown>;

export const invitationLook = endpoint({
  method: 'POST',
  path: '/company/invitation/look',
  access: 'public',
  summary: 'Get the invitation of a link',
  body: z.strictObject({ token }),
  response: one(invitationShown),
  limit: 'visit',
});

export const invitationAccept = endpoint({
  method: 'POST',
  path: '/company/invitation/accept',
  access: 'signed-in',
  summary: "Accept an invitation to a company that was sent to the caller's address",
  body: z.strictObject({ token }),
  response: nothing,
  limit: 'visit',
});

/** Acceptance by a user without an account: the link has proved that the address is theirs. */
export const joinBody = z
  .strictObject({
    token,
    name: named(line(80), 'full name', 'ឈ្មោះពេញ'),
    password: newPassword,
    confirmPassword: confirmation,
  })
  .refine(samePassword, samePasswordError);

export const invitationJoin = endpoint({
  method: 'POST',
  path: '/company/invitation/join',
  access: 'public',
  summary: 'Sign up with an invitation link, join its company, and sign in',
  body: joinBody,
  response: one(session),
  status: 201,
  limit: 'costly',
});

/** @collected by `audit.ts`. */
export const audited = {
  'company.invite': { en: 'Invited a colleague', km: 'អញ្ជើញសហការី' },
  'company.uninvite': { en: 'Withdrew an invitation', km: 'ដកការអញ្ជើញវិញ' },
  'company.join': { en: 'Accepted an invitation to the company', km: 'ទទួលយកការអញ្ជើញចូលក្រុមហ៊ុន' },
  'company.role': { en: 'Changed a colleague’s role', km: 'ប្ដូរតួនាទីសហការី' },
  'company.owner': { en: 'Transferred the company', km: 'ប្រគល់ក្រុមហ៊ុន' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'company.owner_only': {
    status: 403,
    en: 'Only the owner of the company can do this.',
    km: 'មានតែម្ចាស់ក្រុមហ៊ុនទេ ទើបអាចធ្វើសកម្មភាពនេះបាន។',
  },
  'company.right': {
    status: 403,
    en: 'You need {needed} to do this. Your role at {company} is “{role}”. Ask {owner} to change it.',
    km: 'អ្នកត្រូវមាន{needed} ដើម្បីធ្វើសកម្មភាពនេះ។ តួនាទីរបស់អ្នកនៅ {company} គឺ «{role}»។ សូមសុំឱ្យ {owner} ប្ដូរតួនាទីនេះ។',
  },
  'company.suspended': {
    status: 403,
    en: '{company} is suspended. Its colleagues can read and export, but can’t post, message candidates or make decisions. If you think this is a mistake, contact the operator of the site.',
    km: '{company} ត្រូវបានផ្អាក។ សហការីនៅតែអាចអាន និងនាំចេញទិន្នន័យបាន ប៉ុន្តែមិនអាចប្រកាស ផ្ញើសារទៅបេក្ខជន ឬសម្រេចបានទេ។ បើអ្នកគិតថាមានការយល់ច្រឡំ សូមទាក់ទងអ្នកគ្រប់គ្រងគេហទំព័រ។',
  },
  'company.owner_stays': {
    status: 409,
    en: 'Transfer the company to a colleague before you leave it.',
    km: 'សូមប្រគល់ក្រុមហ៊ុនឱ្យសហការីម្នាក់ជាមុនសិន មុននឹងចាកចេញ។',
  },
  'company.owner_role': {
    status: 409,
    en: 'The owner has all rights. Transfer the company first.',
    km: 'ម្ចាស់ក្រុមហ៊ុនមានសិទ្ធិទាំងអស់។ សូមប្រគល់ក្រុមហ៊ុនជាមុនសិន។',
  },
  'company.member': {
    status: 409,
    en: 'This person already works for your company.',
    km: 'អ្នកនេះធ្វើការឱ្យក្រុមហ៊ុនរបស់អ្នករួចហើយ។',
  },
  'company.other': {
    status: 409,
    en: 'Your account already belongs to a company with jobs, trainings, events, posts, orders or colleagues. Leave it first, or ask to be invited with another e-mail address.',
    km: 'គណនីរបស់អ្នកនៅក្នុងក្រុមហ៊ុនមួយដែលមានការងារ វគ្គបណ្ដុះបណ្ដាល ព្រឹត្តិការណ៍ ការបង្ហោះ ការបញ្ជាទិញ ឬសហការី។ សូមចាកចេញពីក្រុមហ៊ុននោះសិន ឬសុំឱ្យសហការីអញ្ជើញអ្នកតាមអ៊ីមែលផ្សេង។',
  },
  'invitation.invalid': {
    status: 400,
    en: 'This invitation is no longer valid. Ask for a new one.',
    km: 'ការអញ្ជើញនេះលែងប្រើបានហើយ។ សូមសុំការអញ្ជើញថ្មី។',
  },
  'invitation.address': {
    status: 409,
    en: 'This invitation is for another e-mail address. Sign in with the account that uses it.',
    km: 'ការអញ្ជើញនេះសម្រាប់អ៊ីមែលផ្សេង។ សូមចូលគណនីរបស់អ៊ីមែលនោះ។',
  },
  'invitation.role': {
    status: 409,
    en: 'This e-mail address belongs to another type of account. Ask to be invited with a different one.',
    km: 'អ៊ីមែលនេះមានគណនីប្រភេទផ្សេង។ សូមសុំការអញ្ជើញតាមអ៊ីមែលផ្សេង។',
  },
  'invitation.account': {
    status: 409,
    en: 'This e-mail address already has an account. Sign in and accept the invitation there.',
    km: 'អ៊ីមែលនេះមានគណនីរួចហើយ។ សូមចូលគណនី រួចទទួលយកការអញ្ជើញនៅទីនោះ។',
  },
  'invitation.most': {
    status: 409,
    en: 'Too many invitations are awaiting an answer. Withdraw some first.',
    km: 'មានការអញ្ជើញច្រើនពេកកំពុងរង់ចាំចម្លើយ។ សូមដកខ្លះវិញជាមុនសិន។',
  },
  'invitation.unwanted': {
    status: 409,
    en: 'We can’t send to this address. It has received {most} invitations in the last 30 days, or its owner doesn’t want any. Ask your colleague for another address.',
    km: 'យើងមិនអាចផ្ញើទៅអ៊ីមែលនេះបានទេ ព្រោះអ៊ីមែលនេះបានទទួលការអញ្ជើញ {most} ដងក្នុងរយៈពេល 30 ថ្ងៃចុងក្រោយ ឬម្ចាស់អ៊ីមែលមិនចង់ទទួល។ សូមសុំអ៊ីមែលផ្សេងពីសហការីរបស់អ្នក។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/join', '/profile/team'] as const;
