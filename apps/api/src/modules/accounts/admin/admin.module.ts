import * as admin from '@acheep/contract/accounts/admin';
import * as adminAccess from '@acheep/contract/accounts/admin-access';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import {
  accountDisabledMail,
  companyToVerifyMail,
  roleChangedMail,
  staffInvitationMail,
} from './admin.mail.ts';
import { findUnverified, lockAdmins } from './admin.repository.ts';
import { adminService } from './admin.service.ts';
import { adminAccessService } from './admin-access.service.ts';

/** Announces the company of a confirmed account to the admins; nothing if it has none, or a verified one. */
async function notifyOfCompany(tx: Transaction, { userId }: { userId: string }, deps: Deps) {
  const found = await findUnverified(tx, userId);
  if (!found) return undefined;
  const { id: companyId, name: company, owner } = found;
  const admins = await listAdmins(tx);
  for (const { email: to, locale, name } of admins) {
    const params = { name, company, person: owner.name, companyId };
    await sendMail(deps, tx, companyToVerifyMail, { to, locale, params });
  }
  const params = { company, id: companyId };
  await notify(deps, tx, 'company-to-verify', ...admins.map(({ id }) => ({ userId: id, params })));
  return undefined;
}

function adminRoutes(register: Register, deps: Deps) {
  const admins = adminService(deps);

  register(admin.adminUserList, admins.list);
  register(admin.adminUserGet, ({ actor, params }) => admins.get(actor, params.id));
  register(admin.adminUserDisable, admins.disable);
  register(admin.adminUserEnable, admins.enable);
  register(admin.adminActivationResend, admins.resendActivation);
  register(admin.adminSessionList, admins.sessions);
  register(admin.adminSessionEnd, admins.endSession);

  const access = adminAccessService(deps);
  register(adminAccess.adminUserInvite, access.invite);
  register(adminAccess.adminRoleSet, access.setRole);
  register(adminAccess.adminEmailChange, access.changeEmail);
  register(adminAccess.adminPasswordLinkSend, access.sendPasswordLink);
}

export const adminModule: Module = {
  routes: adminRoutes,
  mails: [accountDisabledMail, roleChangedMail, staffInvitationMail, companyToVerifyMail],
  // The bells of admins name whoever signed up a company.
  ownedRecords: { notifications: async (_tx, userId) => [userId] },
  on: {
    'account.confirmed': notifyOfCompany,
    'company.added': notifyOfCompany,
    async 'account.deleting'(tx, { id, role }) {
      if (role !== 'admin') return;
      const able = await lockAdmins(tx);
      if (able.every((admin) => admin === id)) throw new AppError('admin.last');
    },
  },
};
