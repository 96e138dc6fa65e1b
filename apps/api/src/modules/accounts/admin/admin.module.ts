import * as admin from '@acheep/contract/accounts/admin';
import { auditActions } from '@acheep/contract/audit';
import type { Localized } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import { accountDisabledMail, companyToVerifyMail, editorMail } from './admin.mail.ts';
import { lockAdmins } from './admin.repository.ts';
import { adminService } from './admin.service.ts';
import { forgetDetails } from './audit.repository.ts';
import { auditTable } from './audit-table.service.ts';
import { notifyOfCompany } from './company-to-verify.ts';

function adminRoutes(register: Register, deps: Deps) {
  const admins = adminService(deps);

  register(admin.adminUserList, admins.list);
  register(admin.adminUserGet, ({ actor, params }) => admins.get(actor, params.id));
  register(admin.adminUserDisable, admins.disable);
  register(admin.adminUserEnable, admins.enable);
  register(admin.adminActivationResend, admins.resendActivation);
  register(admin.adminEditorMake, admins.makeEditor);
  register(admin.adminEditorEnd, admins.endEditor);
  register(admin.adminSessionList, admins.sessions);
  register(admin.adminSessionEnd, admins.endSession);
  register(admin.auditActionList, () =>
    Object.entries<Localized>(auditActions).map(([action, title]) => ({ action, title })),
  );
  register(admin.auditList, admins.audit);
  register(admin.auditTable, ({ query, locale }) => auditTable(deps, query, locale));
}

export const adminModule: Module = {
  audited: { record: { title: { en: 'Record', km: 'កំណត់ត្រា' }, name: 'record' } },
  routes: adminRoutes,
  mails: [accountDisabledMail, editorMail, companyToVerifyMail],
  tables: { audit_entry: { without: 'what admins did; it names accounts by their ids alone' } },
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
    // Audit entries about the account remain, without the texts written about the person.
    'account.deleted': (tx, { id }) => forgetDetails(tx, id),
  },
};
