import * as contract from '@acheep/contract/accounts/passkey';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { clientOf } from '../account/client-of.ts';
import { withToken } from '../account/with-token.ts';
import { passkeyAddedMail, passkeyRemovedMail } from './passkey.mail.ts';
import { listOwn } from './passkey.repository.ts';
import { passkeyService } from './passkey.service.ts';

function routes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = passkeyService(deps);
  register(contract.passkeyList, async ({ actor }) => ({ data: await service.list(actor) }));
  register(contract.passkeyAdd, async ({ actor, body }) => ({
    data: await service.startAdding(actor, body),
  }));
  register(contract.passkeySave, async ({ actor, body }) => {
    await service.add(actor, body);
    return { data: null };
  });
  register(contract.passkeyDelete, async ({ actor, params, body }) => {
    await service.remove(actor, params.id, body);
    return { data: null };
  });
  register(contract.passkeyStart, async ({ body }) => ({ data: await service.startSignIn(body.handle) }));
  register(contract.passkeySignIn, async ({ body, request }) => ({
    data: withToken(api, await service.signIn(body, clientOf(request))),
  }));
}

export const passkeyModule: Module = {
  routes,
  mails: [passkeyAddedMail, passkeyRemovedMail],
  tables: { passkey: 'passkeys' },
  ownData: { passkeys: async (prisma, userId) => ({ items: await listOwn(prisma, userId) }) },
};
