import { impersonationEnd, impersonationStart } from '@acheep/contract/accounts/impersonation';
import type { Module } from '../../../module.ts';
import { impersonatedMail } from './impersonation.mail.ts';
import { deleteEndedImpersonations } from './impersonation.repository.ts';
import { impersonationService } from './impersonation.service.ts';

/** Impersonation: an operator sees an account as its owner does. */
export const impersonationModule: Module = {
  routes(register, deps, api) {
    const impersonations = impersonationService(deps);
    register(impersonationStart, async ({ params, body, ...call }) => {
      const { sessionId, ...impersonation } = await impersonations.start(call, params.id, body.reason);
      return { ...impersonation, token: api.jwt.sign({ sid: sessionId, impersonation: true }) };
    });
    register(impersonationEnd, impersonations.end);
  },
  mails: [impersonatedMail],
  sweep: ({ database: { prisma }, now }) => deleteEndedImpersonations(prisma, now()),
};
