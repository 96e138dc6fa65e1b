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
  register(contract.passkeyList, service.list);
  register(contract.passkeyAdd, service.startAdding);
  register(contract.passkeySave, service.add);
  register(contract.passkeyDelete, service.remove);
  register(contract.passkeyStart, service.startSignIn);
  register(contract.passkeySignIn, async ({ body, request }) =>
    withToken(api, await service.signIn(body, clientOf(request))),
  );
}

export const passkeyModule: Module = {
  routes,
  mails: [passkeyAddedMail, passkeyRemovedMail],
  tables: { passkey: 'passkeys' },
  ownData: { passkeys: async (prisma, userId) => ({ items: await listOwn(prisma, userId) }) },
};
