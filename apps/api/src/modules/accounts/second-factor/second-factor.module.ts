import * as contract from '@acheep/contract/accounts/second-factor';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { clientOf } from '../account/client-of.ts';
import { withToken } from '../account/with-token.ts';
import {
  secondFactorAddedMail,
  secondFactorGuessedMail,
  secondFactorRecoveryMail,
  secondFactorRemovedMail,
} from './second-factor.mail.ts';
import { secondFactorService } from './second-factor.service.ts';

function routes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = secondFactorService(deps);
  register(contract.signInCode, async ({ body, request }) => {
    return { data: withToken(api, await service.signIn(body, clientOf(request))) };
  });
  register(contract.secondFactorGet, async ({ actor }) => ({ data: await service.state(actor) }));
  register(contract.secondFactorStart, async ({ actor, body }) => ({
    data: await service.start(actor, body.password),
  }));
  register(contract.secondFactorConfirm, async ({ actor, body }) => ({
    data: await service.confirm(actor, body),
  }));
  register(contract.secondFactorRemove, async ({ actor, body }) => {
    await service.remove(actor, body);
    return { data: null };
  });
}

export const secondFactorModule: Module = {
  routes,
  mails: [secondFactorAddedMail, secondFactorRemovedMail, secondFactorRecoveryMail, secondFactorGuessedMail],
  tables: { second_factor: { without: 'a key that only the app of its owner has too' } },
};
