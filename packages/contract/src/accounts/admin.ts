import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { localeNames } from '../kernel/locale.ts';
import type { Options } from '../kernel/option.ts';
import { roles } from '../kernel/role.ts';
import { email, text } from '../kernel/text.ts';
import { accountStates, adminUsers, auditEntries } from './admin-option.ts';
import { newPassword } from './password.ts';
import { sessionEntry } from './session.ts';

/** Actions that an admin may take on an account in its present state. */
const accountActions = [
  'enable',
  'resend-activation',
  'send-password-link',
  'change-email',
  'disable',
] as const;
export type AccountAction = (typeof accountActions)[number];

export const accountReasonLength = 500;
/** Why an account is changed, which its owner reads. */
export const accountReason = named(text(accountReasonLength), 'reason', 'មូលហេតុ');

/** New admin as the operator enters it. The password follows the rule of sign-up. */
export const newAdmin = z.strictObject({ email, password: newPassword });

export const adminUser = z.strictObject({
  ...record,
  role: choice(roles),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: choice(accountStates),
  company: z.strictObject({ _id: z.uuid(), name: z.string(), verified: z.boolean() }).nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUserDetail = z.strictObject({
  ...adminUser.shape,
  locale: choice(localeNames),
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
  /** What else the account may become. */
  roles: z.array(choice(roles)),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

const action = z.string().meta({ examples: ['job.close'] });

/** Person named in the audit log; name and address are null once the account is gone. */
const auditPerson = z.strictObject({
  _id: z.uuid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** Record that an entry is about; `path` is its page in the console, null once it is gone. */
const auditRecord = z.strictObject({
  kind: z.string().meta({ examples: ['job'] }),
  /** What kind of record it is, in words. */
  title: inBothLanguages,
  _id: z.uuid().nullable(),
  name: z.string().nullable(),
  path: z.string().nullable(),
});

/** What an entry says, in words: a detail, or with `from` what a field was before. */
const auditFact = z.strictObject({
  name: inBothLanguages,
  from: inBothLanguages.nullable().optional(),
  to: inBothLanguages.nullable(),
});
export type AuditFact = z.infer<typeof auditFact>;

/** Action by an admin. `actor` is null for the operator of the server. */
export const auditEntry = z.strictObject({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  action,
  /** What was done, in words. */
  title: inBothLanguages,
  actor: auditPerson.nullable(),
  target: auditPerson.nullable(),
  subject: auditRecord.nullable(),
  facts: z.array(auditFact),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const adminUserList = endpoint({
  method: 'GET',
  path: '/admin/user',
  access: 'Admin',
  summary:
    'List accounts: search by name, e-mail, phone or company, filter by role, state and verification of the company',
  query: listQuery(adminUsers),
  response: page(adminUser),
});

export const adminUserGet = endpoint({
  method: 'GET',
  path: '/admin/user/:id',
  access: 'Admin',
  summary: 'Get an account with its company, its sessions and the number of its records',
  response: one(adminUserDetail),
});

export const adminUserDisable = endpoint({
  method: 'POST',
  path: '/admin/user/:id/disable',
  access: 'Admin',
  summary:
    'Disable an account: its sessions end, its jobs are hidden, and its owner is notified of the reason',
  body: z.strictObject({ reason: accountReason }),
  response: one(adminUserDetail),
});

export const adminUserEnable = endpoint({
  method: 'POST',
  path: '/admin/user/:id/enable',
  access: 'Admin',
  summary: 'Enable a disabled account again; its jobs reappear',
  response: one(adminUserDetail),
});

export const adminActivationResend = endpoint({
  method: 'POST',
  path: '/admin/user/:id/resend-activation',
  access: 'Admin',
  summary: 'Send the activation e-mail again',
  response: one(adminUserDetail),
});

export const adminSessionList = endpoint({
  method: 'GET',
  path: '/admin/user/:id/session',
  access: 'Admin',
  summary: "List an account's sessions",
  response: all(sessionEntry),
});

export const adminSessionEnd = endpoint({
  method: 'DELETE',
  path: '/admin/session/:id',
  access: 'Admin',
  summary: 'End a session of an account',
  response: nothing,
});

const auditQuery = listQuery(auditEntries);

export const auditActionList = endpoint({
  method: 'GET',
  path: '/admin/audit/action',
  access: 'Admin',
  summary: 'List what the audit log records, in words',
  response: all(z.strictObject({ action, title: inBothLanguages })),
});

export const auditList = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'Admin',
  summary: 'List the audit log; search covers the names and addresses of both parties',
  query: auditQuery,
  response: page(auditEntry),
});

export const auditTable = endpoint({
  method: 'GET',
  path: '/admin/audit/csv',
  access: 'Admin',
  summary: 'Export the whole audit log as CSV, regardless of `offset` and `limit`',
  query: auditQuery,
  response: one(z.strictObject({ name: z.string(), text: z.string() })),
});

/** @collected by `audit.ts`. */
export const audited = {
  'admin.create': { en: 'Created an admin', km: 'បង្កើតអ្នកគ្រប់គ្រង' },
  'editor.create': { en: 'Created an editor', km: 'បង្កើតអ្នករៀបចំអត្ថបទ' },
  // Written until roles were changed in one way.
  'user.make_editor': { en: 'Granted editor rights', km: 'តែងតាំងអ្នករៀបចំអត្ថបទ' },
  'user.end_editor': { en: 'Removed editor rights', km: 'ដកសិទ្ធិអ្នករៀបចំអត្ថបទវិញ' },
  'user.disable': { en: 'Disabled the account', km: 'បិទគណនី' },
  'user.enable': { en: 'Enabled the account', km: 'បើកគណនីវិញ' },
  'user.resend_activation': { en: 'Sent the activation e-mail again', km: 'ផ្ញើអ៊ីមែលបើកដំណើរការគណនីម្ដងទៀត' },
  'user.reset_second_factor': { en: 'Removed two-step verification', km: 'លុបការផ្ទៀងផ្ទាត់ពីរជំហាន' },
  'record.create': { en: 'Added a record', km: 'បន្ថែមកំណត់ត្រា' },
  'record.edit': { en: 'Edited a record', km: 'កែប្រែកំណត់ត្រា' },
  'record.delete': { en: 'Deleted a record', km: 'លុបកំណត់ត្រា' },
  'session.end': { en: 'Signed out a device', km: 'ឱ្យឧបករណ៍មួយចេញពីគណនី' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'user.state': {
    status: 409,
    en: 'The status of this account has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពគណនីបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
  'admin.self': { status: 409, en: 'You can’t disable your own account.', km: 'អ្នកមិនអាចបិទគណនីផ្ទាល់ខ្លួនបានទេ។' },
  'admin.last': {
    status: 409,
    en: 'This is the last admin who can sign in. Invite another admin first.',
    km: 'នេះជាអ្នកគ្រប់គ្រងចុងក្រោយដែលអាចចូលគណនីបាន។ សូមអញ្ជើញអ្នកគ្រប់គ្រងម្នាក់ទៀតជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin', '/admin/user/:id', '/admin/audit'] as const;
