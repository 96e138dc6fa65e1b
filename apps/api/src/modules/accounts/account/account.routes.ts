import * as account from '@acheep/contract/accounts/account';
import * as password from '@acheep/contract/accounts/password';
import * as session from '@acheep/contract/accounts/session';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { accountService } from './account.service.ts';
import { clientOf } from './client-of.ts';
import { passwordService } from './password.service.ts';
import { profileService } from './profile.service.ts';
import { sessionService } from './session.service.ts';

export function accountRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const accounts = accountService(deps);
  const profiles = profileService(deps);
  const passwords = passwordService(deps);
  const sessions = sessionService(deps);

  const tokenOf = (sessionId: string) => api.jwt.sign({ sid: sessionId });

  register(account.register, async ({ body, locale, request }) => {
    await accounts.register(body, locale, networkOf(request.ip));
    return { data: null };
  });
  register(account.verifyEmail, async ({ body, request }) => {
    const { sessionId, ...opened } = await accounts.verifyEmail(body, clientOf(request));
    return { data: { token: tokenOf(sessionId), ...opened } };
  });
  register(account.resendActivation, async ({ body }) => {
    await accounts.resendActivation(body);
    return { data: null };
  });
  register(account.login, async ({ body, request }) => {
    const { sessionId, user } = await accounts.login(body, clientOf(request));
    return { data: { token: tokenOf(sessionId), user } };
  });
  register(account.logout, async ({ actor }) => {
    await accounts.logout(actor);
    return { data: null };
  });
  register(account.profileGet, async ({ actor }) => ({ data: await profiles.get(actor) }));
  register(account.profileUpdate, async ({ actor, body }) => ({
    data: await profiles.update(actor, body),
  }));

  register(password.forgotPassword, async ({ body }) => ({ data: await passwords.forgot(body) }));
  register(password.resetPassword, async ({ body, request }) => {
    await passwords.reset(body, networkOf(request.ip));
    return { data: null };
  });
  register(password.changePassword, async ({ actor, body }) => {
    await passwords.change(actor, body);
    return { data: null };
  });

  register(session.sessionList, async ({ actor }) => ({ data: await sessions.list(actor) }));
  register(session.sessionEnd, async ({ actor, params }) => {
    await sessions.end(actor, params.id);
    return { data: null };
  });
}
