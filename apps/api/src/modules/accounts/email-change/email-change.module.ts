import * as contract from '@acheep/contract/accounts/email-change';
import type { Module } from '../../../module.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { emailChangedMail, emailConfirmMail } from './email-change.mail.ts';
import { deleteChangesBefore } from './email-change.repository.ts';
import { emailChangeService } from './email-change.service.ts';

export const emailChangeModule: Module = {
  routes(register, deps) {
    const service = emailChangeService(deps);
    register(contract.emailChangeNew, service.ask);
    register(contract.emailChangeConfirm, service.confirm);
    register(contract.emailChangeBack, ({ body, request }) => service.goBack(body, networkOf(request.ip)));
  },
  mails: [emailConfirmMail, emailChangedMail],
  tables: { email_change: { without: 'links that were mailed, gone after seven days' } },
  sweep: async ({ database: { prisma }, now }) => {
    await deleteChangesBefore(prisma, now());
  },
};
