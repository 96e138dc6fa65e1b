import { AppError } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { accountDisabledMail, editorMail } from './admin.mail.ts';
import { lockAdmins } from './admin.repository.ts';
import { adminRoutes } from './admin.routes.ts';
import { forgetDetails } from './audit.repository.ts';

export const adminModule: Module = {
  routes: adminRoutes,
  mails: [accountDisabledMail, editorMail],
  tables: { audit_entry: { without: 'what admins did; it names accounts by their ids alone' } },
  on: {
    async 'account.deleting'(tx, { id, role }) {
      if (role !== 'admin') return;
      const able = await lockAdmins(tx);
      if (able.every((admin) => admin === id)) throw new AppError('admin.last');
    },
    // Audit entries about the account remain, without the texts written about the person.
    'account.deleted': (tx, { id }) => forgetDetails(tx, id),
  },
};
