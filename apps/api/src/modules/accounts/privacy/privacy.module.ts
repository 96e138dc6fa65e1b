import type { Role } from '@acheep/contract/kernel/role';
import type { Module } from '../../../module.ts';
import { deleteLostExports } from './data-export.repository.ts';
import { accountDeletedMail } from './privacy.mail.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { privacyTasks } from './privacy.tasks.ts';

interface DeletedAccount {
  id: string;
  role: Role;
  email: string;
}

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /** Runs before the deletion; a listener throws to prevent it. */
    'account.deleting'(account: DeletedAccount): void;
    /** Listeners delete data that does not go with the account's row. The row still exists. */
    'account.deleted'(account: DeletedAccount): void;
  }
}

export const privacyModule: Module = {
  routes: privacyRoutes,
  tasks: privacyTasks,
  mails: [accountDeletedMail],
  tables: { data_export: { without: 'the link of the export itself' } },
  sweep: ({ database: { prisma }, now }) => deleteLostExports(prisma, now()),
};
