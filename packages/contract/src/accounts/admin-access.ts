import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { type OptionOf, type Options, some } from '../kernel/option.ts';
import { roles } from '../kernel/role.ts';
import { email } from '../kernel/text.ts';
import { personName } from './account.ts';
import { accountReason, adminUserDetail } from './admin.ts';
import { ownPassword } from './password.ts';

/** Roles of those who run the site. */
export const staffRoles = some(roles, 'admin', 'editor');
export type StaffRole = OptionOf<typeof staffRoles>;

export const adminUserInvite = endpoint({
  method: 'POST',
  path: '/admin/user',
  access: 'Admin',
  summary:
    'Invite an admin or an editor by e-mail, confirmed with the caller’s password. The e-mailed link lets them choose a password',
  body: z.strictObject({
    email: named(email, 'e-mail', 'អ៊ីមែល'),
    name: personName,
    role: named(choice(staffRoles), 'role', 'តួនាទី'),
    password: ownPassword,
  }),
  response: one(adminUserDetail),
  status: 201,
  idempotent: true,
  limit: 'password',
});

export const adminRoleSet = endpoint({
  method: 'POST',
  path: '/admin/user/:id/role',
  access: 'Admin',
  summary:
    'Change the role of an account to one of its `roles`, confirmed with the caller’s password: its sessions end, and its owner is notified of the reason',
  body: z.strictObject({
    role: named(choice(roles), 'role', 'តួនាទី'),
    reason: accountReason,
    password: ownPassword,
  }),
  response: one(adminUserDetail),
  limit: 'password',
});

export const adminEmailChange = endpoint({
  method: 'POST',
  path: '/admin/user/:id/email',
  access: 'Admin',
  summary:
    'Request a new e-mail address for an account, confirmed with the caller’s password. The address changes once the link sent there is opened',
  body: z.strictObject({
    email: named(email, 'new e-mail', 'អ៊ីមែលថ្មី'),
    reason: accountReason,
    password: ownPassword,
  }),
  response: nothing,
  status: 202,
  limit: 'password',
});

export const adminPasswordLinkSend = endpoint({
  method: 'POST',
  path: '/admin/user/:id/send-password-link',
  access: 'Admin',
  summary: 'Send the owner of an account a link to choose a new password',
  response: one(adminUserDetail),
});

/** @collected by `audit.ts`. */
export const audited = {
  'user.invite': { en: 'Invited to run the site', km: 'អញ្ជើញឱ្យជួយគ្រប់គ្រងគេហទំព័រ' },
  'user.change_role': { en: 'Changed the role', km: 'ប្ដូរតួនាទី' },
  'user.change_email': { en: 'Requested an e-mail change', km: 'ស្នើប្ដូរអ៊ីមែល' },
  'user.send_password_link': { en: 'Sent a password link', km: 'ផ្ញើតំណប្ដូរពាក្យសម្ងាត់' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'user.role': {
    status: 409,
    en: 'This account can no longer get that role. Reload the page to see which roles it can get.',
    km: 'គណនីនេះលែងអាចប្ដូរទៅតួនាទីនោះបានទៀតហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលតួនាទីដែលអាចជ្រើសរើសបាន។',
  },
  'user.address_taken': {
    status: 409,
    en: 'This e-mail address already has an account. Find the account under “Users”.',
    km: 'អ៊ីមែលនេះមានគណនីរួចហើយ។ សូមរកគណនីនោះក្នុង «អ្នកប្រើប្រាស់»។',
  },
} satisfies Errors;
