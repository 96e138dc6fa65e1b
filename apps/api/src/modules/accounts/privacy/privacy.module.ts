import * as privacy from '@acheep/contract/accounts/privacy';
import type { Role } from '@acheep/contract/kernel/role';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { contentDisposition } from '../../platform/file/content-disposition.ts';
import { accountEndService } from './account-end.service.ts';
import { deleteLostExports } from './data-export.repository.ts';
import { dataExportService } from './data-export.service.ts';
import { accountDeletedMail } from './privacy.mail.ts';
import { privacyTasks } from './privacy.tasks.ts';

function privacyRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const ends = accountEndService(deps);
  const exported = dataExportService(deps);

  register(privacy.accountDelete, ends.remove);
  register(privacy.dataExport, exported.link);

  // Returns bytes, which the contract cannot describe.
  api.get<{ Params: { token: string } }>(
    '/users/export/:token',
    { compress: false },
    async (request, reply) => {
      const { name, content } = await exported.open(request.params.token, (error) =>
        request.log.error({ err: error }, 'export failed'),
      );
      return reply
        .headers({
          'Content-Type': 'application/zip',
          'Content-Disposition': contentDisposition('attachment', name),
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        })
        .send(content);
    },
  );
}

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
