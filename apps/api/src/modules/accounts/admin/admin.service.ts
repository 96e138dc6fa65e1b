import type * as contract from '@acheep/contract/accounts/admin';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { opensConsole } from '@acheep/contract/kernel/permission';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { accountService } from '../account/account.service.ts';
import { deleteSessions } from '../account/session.repository.ts';
import { accountChanges, type Work } from './account-change.service.ts';
import { accountDisabledMail, staffInvitationMail } from './admin.mail.ts';
import { stateOf } from './admin.policy.ts';
import { presentUser } from './admin.presenter.ts';
import * as admins from './admin.repository.ts';

/** Admin actions on accounts. Each writes its audit entry in the same transaction. */
export function adminService(deps: Deps) {
  const { now } = deps;
  const { prisma } = deps.database;
  const accounts = accountService(deps);

  const { find, detail, sessionsOf, changeIn, change, keepAnAdmin } = accountChanges(deps);

  const unlessDone = (changed: boolean) => {
    if (!changed) throw new AppError('user.state');
    return {};
  };

  const disabling =
    ({ actor }: By, reason: string): Work =>
    async (tx, user) => {
      if (user.id === actor.id) throw new AppError('admin.self');
      if (user.role === 'admin') await keepAnAdmin(tx, actor, user.id);
      unlessDone(await admins.setDisabled(tx, user.id, now()));
      await deleteSessions(tx, user.id);
      const { email: to, locale, name } = user;
      await sendMail(deps, tx, accountDisabledMail, { to, locale, params: { name, reason } });
      return { reason };
    };
  const enabling: Work = async (tx, { id }) => unlessDone(await admins.setDisabled(tx, id, null));

  return {
    async list({ query }: Call<typeof contract.adminUserList>) {
      const { rows, total } = await admins.listUsers(prisma, query, now());
      return { data: rows.map(presentUser), meta: pageMeta(total, query) };
    },

    get: detail,

    disable: ({ params: { id }, body: { reason }, ...by }: Call<typeof contract.adminUserDisable>) =>
      change(by, id, 'user.disable', disabling(by, reason)),
    disableIn: (tx: Transaction, by: By, id: string, reason: string) =>
      changeIn(tx, by, id, 'user.disable', disabling(by, reason)),

    enable: ({ params: { id }, ...by }: Call<typeof contract.adminUserEnable>) =>
      change(by, id, 'user.enable', enabling),
    enableIn: (tx: Transaction, by: By, id: string) => changeIn(tx, by, id, 'user.enable', enabling),

    resendActivation: ({ params: { id }, ...by }: Call<typeof contract.adminActivationResend>) =>
      change(by, id, 'user.resend_activation', async (tx, user) => {
        if (stateOf(user) !== 'waiting') throw new AppError('user.state');
        await accounts.sendActivation(tx, user, opensConsole(user.role) ? { mail: staffInvitationMail } : {});
        return {};
      }),

    async sessions({ actor, params: { id } }: Call<typeof contract.adminSessionList>) {
      const { id: userId } = await find(id);
      return sessionsOf(actor, userId);
    },

    async endSession({ actor, params: { id }, requestId }: Call<typeof contract.adminSessionEnd>) {
      await prisma.$transaction(async (tx) => {
        const ended = await admins.endSession(tx, id);
        if (!ended) throw notFound();
        await writeAudit(tx, {
          actorId: actor.id,
          action: 'session.end',
          targetId: ended.userId,
          details: { session: id },
          requestId,
          createdAt: now(),
        });
      });
    },
  };
}
