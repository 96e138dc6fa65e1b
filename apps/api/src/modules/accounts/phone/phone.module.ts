import * as contract from '@acheep/contract/accounts/phone';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { clientOf } from '../account/client-of.ts';
import { enteredWith } from '../account/with-token.ts';
import { phoneService } from './phone.service.ts';
import { deleteCodesBefore, forgetNumber } from './phone-code.repository.ts';

function routes(register: Register, deps: Deps, api: FastifyInstance) {
  const phones = phoneService(deps);
  register(contract.phoneCodeNew, async ({ body, locale, request }) => {
    // For an account there has to be one.
    if (body.purpose === 'add') await api.readSession(request);
    const { network } = clientOf(request);
    const { token, sender } = await phones.issue({ ...body, locale, network }, request.log);
    return { token, phone: body.phone, via: sender.via };
  });
  register(contract.phoneSignIn, async ({ body, request }) =>
    enteredWith(api, await phones.signIn(body, clientOf(request))),
  );
  register(contract.phoneAdd, phones.add);
  register(contract.phoneCodeTry, async ({ body: { phone }, locale, request }) => {
    const { sender, cost } = await phones.issue(
      { phone, purpose: 'try', locale, network: clientOf(request).network },
      request.log,
    );
    return { via: sender.via, sender: sender.name, cost };
  });
}

const day = 86_400_000;

export const phoneModule: Module = {
  routes,
  tables: { phone_code: { without: 'a code that was sent, gone after a day' } },
  on: {
    'account.deleted': async (tx, { id }) => {
      await forgetNumber(tx, id);
    },
  },
  async sweep({ database: { prisma }, now }) {
    await prisma.$transaction((tx) => deleteCodesBefore(tx, new Date(now().getTime() - day)));
  },
};
