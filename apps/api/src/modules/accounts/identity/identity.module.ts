import * as contract from '@acheep/contract/accounts/identity';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { clientOf } from '../account/client-of.ts';
import { enteredWith, withToken } from '../account/with-token.ts';
import { identityAddedMail, identityRemovedMail } from './identity.mail.ts';
import { listOwn } from './identity.repository.ts';
import { identityService } from './identity.service.ts';

function routes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = identityService(deps);
  register(contract.providerList, service.providers);
  register(contract.providerStart, service.start);
  register(contract.providerAdd, service.startAdding);
  register(contract.providerFinish, async ({ body, request }) =>
    enteredWith(api, await service.finish(body, clientOf(request))),
  );
  register(contract.identityRegister, async ({ body, locale, request }) => {
    const session = await service.register(body, locale, clientOf(request));
    return { session: session && withToken(api, session) };
  });
  register(contract.identityJoin, async ({ body, request }) =>
    withToken(api, await service.join(body, clientOf(request))),
  );
  register(contract.identityList, service.list);
  register(contract.identityDelete, service.remove);
}

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /** Somebody has signed in at Telegram, or joined it, and lets the site's bot write to this chat; once. */
    'identity.chat'(allowed: { userId: string; chatId: string; name: string }): void;
  }
}

export const identityModule: Module = {
  routes,
  mails: [identityAddedMail, identityRemovedMail],
  tables: { identity: 'identities' },
  ownData: { identities: async (prisma, userId) => ({ items: await listOwn(prisma, userId) }) },
  on: {
    'account.confirmed': async (tx, { userId, registration }, deps) => {
      await identityService(deps).confirmIn(tx, userId, registration);
      return undefined;
    },
  },
};
