import type { Module } from '../../../module.ts';
import { deleteLostExports } from './data-export.repository.ts';
import { accountDeletedMail } from './privacy.mail.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { privacyTasks } from './privacy.tasks.ts';

export const privacyModule: Module = {
  routes: privacyRoutes,
  tasks: privacyTasks,
  mails: [accountDeletedMail],
  tables: { data_export: { without: 'the link of the export itself' } },
  sweep: ({ database: { prisma }, now }) => deleteLostExports(prisma, now()),
};
