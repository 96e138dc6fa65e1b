import { z } from 'zod';
import { all, endpoint, nothing, one, page, record } from './endpoint.ts';
import { anyOf, listQuery } from './list.ts';
import { locales } from './locale.ts';
import { newPassword } from './password.ts';
import { roles } from './role.ts';
import { sessionEntry } from './session.ts';
import { day, email, id, text } from './text.ts';

/** Where an account stands: it may sign in, its e-mail address is not confirmed yet, or an admin disabled it. */
export const accountStates = ['active', 'waiting', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];

/** Whether an admin has checked that a company is who it says. */
export const companyChecks = ['verified', 'unverified'] as const;
export type CompanyCheck = (typeof companyChecks)[number];

/** What an admin may do with an account in its present state. */
export const accountActions = [
  'disable',
  'enable',
  'verify-company',
  'unverify-company',
  'resend-activation',
] as const;
export type AccountAction = (typeof accountActions)[number];

/** What the audit log tells of. */
export const auditActions = [
  'admin.create',
  'user.disable',
  'user.enable',
  'user.resend_activation',
  'company.verify',
  'company.unverify',
  'session.end',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const disableReasonLength = 500;

/** What the operator gives of a new admin. The password obeys the rule of sign-up. */
export const newAdmin = z.strictObject({ email, password: newPassword });

/** An account as admins see it in a list. */
export const adminUser = z.strictObject({
  ...record,
  role: z.enum(roles),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state: z.enum(accountStates),
  company: z.strictObject({ _id: z.uuid(), name: z.string(), verified: z.boolean() }).nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** One account, whole, as admins see it. */
export const adminUserDetail = z.strictObject({
  ...adminUser.shape,
  locale: z.enum(locales),
  activatedAt: z.iso.datetime().nullable(),
  disabledAt: z.iso.datetime().nullable(),
  company: z
    .strictObject({
      _id: z.uuid(),
      name: z.string(),
      address: z.string(),
      verifiedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  counts: z.strictObject({
    jobs: z.int().nonnegative(),
    activeJobs: z.int().nonnegative(),
    applications: z.int().nonnegative(),
    files: z.int().nonnegative(),
  }),
  sessions: z.array(sessionEntry),
  actions: z.array(z.enum(accountActions)),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

/** Somebody the audit log names; name and address are null where the account is gone. */
const auditPerson = z.strictObject({
  _id: z.uuid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** What an admin did. `actor` is null for the operator of the server. */
export const auditEntry = z.strictObject({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  action: z.enum(auditActions),
  actor: auditPerson.nullable(),
  target: auditPerson.nullable(),
  details: z.record(z.string(), z.string()),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const adminUserList = endpoint({
  method: 'GET',
  path: '/admin/user',
  access: 'Admin',
  summary: 'Accounts: search by name, e-mail or company, filter by role, state and company check',
  query: listQuery({
    filters: { role: anyOf(roles), state: anyOf(accountStates), company: anyOf(companyChecks) },
    sorts: ['createdAt_-1', 'createdAt_1', 'name_1', 'name_-1'],
  }),
  answer: page(adminUser),
});

export const adminUserGet = endpoint({
  method: 'GET',
  path: '/admin/user/:id',
  access: 'Admin',
  summary: 'One account with its company, its sessions and how much it holds',
  answer: one(adminUserDetail),
});

export const adminUserDisable = endpoint({
  method: 'POST',
  path: '/admin/user/:id/disable',
  access: 'Admin',
  summary: 'Disable an account: its sessions end, its jobs leave the site, its owner is told the reason',
  body: z.strictObject({ reason: text(disableReasonLength) }),
  answer: one(adminUserDetail),
});

export const adminUserEnable = endpoint({
  method: 'POST',
  path: '/admin/user/:id/enable',
  access: 'Admin',
  summary: 'Let a disabled account sign in again; its jobs come back',
  answer: one(adminUserDetail),
});

export const adminCompanyVerify = endpoint({
  method: 'POST',
  path: '/admin/user/:id/verify-company',
  access: 'Admin',
  summary: "Note that the account's company is who it says",
  answer: one(adminUserDetail),
});

export const adminCompanyUnverify = endpoint({
  method: 'POST',
  path: '/admin/user/:id/unverify-company',
  access: 'Admin',
  summary: "Take the note back that the account's company was checked",
  answer: one(adminUserDetail),
});

export const adminActivationResend = endpoint({
  method: 'POST',
  path: '/admin/user/:id/resend-activation',
  access: 'Admin',
  summary: 'Send the activation e-mail again',
  answer: one(adminUserDetail),
});

export const adminSessionList = endpoint({
  method: 'GET',
  path: '/admin/user/:id/session',
  access: 'Admin',
  summary: 'Where an account is signed in',
  answer: all(sessionEntry),
});

export const adminSessionEnd = endpoint({
  method: 'DELETE',
  path: '/admin/session/:id',
  access: 'Admin',
  summary: 'Sign a device out',
  answer: nothing,
});

export const auditList = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'Admin',
  summary: 'What admins did; search looks at the names and addresses of both sides',
  query: listQuery({
    filters: { action: anyOf(auditActions), actorId: id, targetId: id, from: day, to: day },
    sorts: ['createdAt_-1', 'createdAt_1'],
  }),
  answer: page(auditEntry),
});
