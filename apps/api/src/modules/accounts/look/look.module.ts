import { adminLookEnd, adminLookStart } from '@acheep/contract/accounts/look';
import type { Module } from '../../../module.ts';
import { by } from '../admin/by.ts';
import { accountLookedAtMail } from './look.mail.ts';
import { deleteEndedLooks } from './look.repository.ts';
import { lookService } from './look.service.ts';

/** An operator looks at an account as its owner sees it. */
export const lookModule: Module = {
  routes(register, deps, api) {
    const looks = lookService(deps);
    register(adminLookStart, async ({ params, body, ...call }) => {
      const { sessionId, ...look } = await looks.start(by(call), params.id, body.reason);
      return { data: { ...look, token: api.jwt.sign({ sid: sessionId, look: true }) } };
    });
    register(adminLookEnd, async ({ actor }) => {
      await looks.end(actor);
      return { data: null };
    });
  },
  mails: [accountLookedAtMail],
  sweep: ({ database: { prisma }, now }) => deleteEndedLooks(prisma, now()),
};
