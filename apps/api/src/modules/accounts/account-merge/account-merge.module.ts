import * as contract from '@acheep/contract/accounts/account-merge';
import { id } from '@acheep/contract/kernel/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import { accountsMergedMail } from './account-merge.mail.ts';
import { accountMergeService } from './account-merge.service.ts';

/** The session that a token is of. */
function sessionOf({ jwt }: Pick<FastifyInstance, 'jwt'>, token: string): string {
  try {
    const { sid, impersonation } = jwt.verify<{ sid: string; impersonation?: true }>(token);
    if (!impersonation) return id.parse(sid);
  } catch {
    // Neither says what was wrong with it.
  }
  throw new AppError('merge.expired');
}

function routes(register: Register, deps: Deps, api: FastifyInstance) {
  const service = accountMergeService(deps);
  register(contract.accountMergeLook, ({ actor, body }) =>
    service.look(actor, sessionOf(api, body.other), body.password),
  );
  register(contract.accountMergeStart, service.startAtProvider);
  register(contract.accountMergeFinish, service.finishAtProvider);
  register(contract.accountMerge, service.merge);
}

export const accountMergeModule: Module = { routes, mails: [accountsMergedMail] };
