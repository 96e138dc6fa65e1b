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
    /** It is to be deleted; whoever knows why it may not be throws. */
    'account.deleting'(account: DeletedAccount): void;
    /** What the database does not take with its row goes now. The row still stands. */
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
