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
    return withToken(api, await service.signIn(body, clientOf(request)));
  });
  register(contract.secondFactorGet, service.state);
  register(contract.secondFactorStart, service.start);
  register(contract.secondFactorConfirm, service.confirm);
  register(contract.secondFactorRemove, service.remove);
}

export const secondFactorModule: Module = {
  routes,
  mails: [secondFactorAddedMail, secondFactorRemovedMail, secondFactorRecoveryMail, secondFactorGuessedMail],
  tables: { second_factor: { without: 'a key that only the app of its owner has too' } },
};
