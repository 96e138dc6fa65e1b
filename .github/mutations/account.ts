// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import { at, type Mutation } from './mutation.ts';

/** Sessions, tokens, limits, and account notifications. */
export const account: readonly Mutation[] = [
  {
    name: 'A session outlives signing out.',
    file: `${at.modules}/accounts/account/account.service.ts`,
    from: '      await deleteSession(prisma, actor.sessionId);',
    to: '      void [deleteSession, actor];',
    by: [`${at.modules}/accounts/account/account.test.ts`, `${at.modules}/accounts/account/`],
  },
  {
    name: 'A new password leaves strangers signed in elsewhere.',
    file: `${at.modules}/accounts/account/password.service.ts`,
    from: '        await deleteSessions(tx, actor.id, actor.sessionId);\n',
    to: '',
    by: [`${at.modules}/accounts/account/password.test.ts`],
  },
  {
    name: 'Of two who use one reset link at once, both choose a password.',
    file: `${at.modules}/accounts/account/password-reset.repository.ts`,
    from: 'where: { id, usedAt: null },',
    to: 'where: { id },',
    by: [`${at.modules}/accounts/account/password.test.ts`, `${at.modules}/accounts/account/`],
  },
  {
    name: 'Of two who use one activation link at once, both are signed in.',
    file: `${at.modules}/accounts/account/activation.repository.ts`,
    from: 'where: { id, activatedAt: null, disabledAt: null },',
    to: 'where: { id, disabledAt: null },',
    by: [`${at.modules}/accounts/account/account.test.ts`, `${at.modules}/accounts/account/`],
  },
  {
    name: 'Wrong passwords of one account from one place have no limit.',
    file: `${at.contract}/kernel/limit.ts`,
    from: "    { tries: 10, seconds: 15 * minute, by: 'email+address', onlyFailures: true, together: true },\n",
    to: '',
    by: [`${at.api}/plugins/limit.test.ts`, `${at.api}/plugins/limit-attack.test.ts`],
  },
  {
    name: 'Applications have no limit.',
    file: `${at.contract}/hiring/application.ts`,
    from: "  limit: 'costly',\n",
    to: '',
    by: [
      `${at.api}/plugins/limit-contract.test.ts`,
      `${at.contract}/endpoints.test.ts`,
      `${at.modules}/hiring/application/`,
    ],
  },
  {
    name: 'A wrong password says that an account was disabled.',
    file: `${at.modules}/accounts/account/account.service.ts`,
    from: "      if (!user || !right) throw new AppError('login.failed');",
    to: "      if (!user || (!right && !user.disabledAt)) throw new AppError('login.failed');",
    by: [
      `${at.modules}/accounts/account/account.test.ts`,
      `${at.modules}/accounts/admin/admin-disable.test.ts`,
    ],
  },
  {
    name: 'A mail to an address that nobody has confirmed says the name that was typed.',
    file: `${at.modules}/accounts/account/password.service.ts`,
    from: "const name = user?.activatedAt ? user.name : '';",
    to: "const name = user?.name ?? '';",
    by: [`${at.modules}/accounts/account/password.test.ts`, `${at.modules}/accounts/account/`],
  },
  {
    name: 'The log keeps the tokens of links that were opened.',
    file: `${at.api}/plumbing/watching/logged-url.ts`,
    from: '([?&](?:token|code|password',
    to: '([?&](?:code|password',
    by: [`${at.testing}/log.test.ts`],
  },
  {
    name: 'A device is told what happens after its session has run out.',
    file: `${at.modules}/messaging/push/push.repository.ts`,
    from: 'session: { expiresAt: { gt: now } }',
    to: 'session: { expiresAt: { not: now } }',
    by: [`${at.modules}/messaging/push/push.test.ts`],
  },
  {
    name: 'What is sent to a push service follows it to any other address.',
    file: `${at.modules}/messaging/push/push-service.ts`,
    from: "redirect: 'error',",
    to: "redirect: 'follow',",
    by: [`${at.modules}/messaging/push/push.test.ts`, `${at.testing}/outgoing.test.ts`],
  },
  {
    name: 'The server asks at any host whose name ends like a push service.',
    file: `${at.modules}/messaging/push/push-service.ts`,
    from: 'url.hostname.endsWith(service.slice(1))',
    to: 'url.hostname.endsWith(service.slice(2))',
    by: [`${at.modules}/messaging/push/push.test.ts`],
  },
];
