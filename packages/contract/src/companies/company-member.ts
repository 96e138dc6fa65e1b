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
import { named } from '../kernel/field-label.ts';
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

/** @collected by `pages.ts`. */
export const pages = ['/join', '/profile/team'] as const;
