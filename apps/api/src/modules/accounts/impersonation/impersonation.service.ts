import { type impersonationEnd, impersonationMinutes } from '@acheep/contract/accounts/impersonation';
import { signUpRoles } from '@acheep/contract/kernel/role';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { presentProfile } from '../account/account.presenter.ts';
import { findProfile } from '../account/account.repository.ts';
import { writeAudit } from '../admin/audit.repository.ts';
import type { By } from '../admin/by.ts';
import { impersonatedMail } from './impersonation.mail.ts';
import * as impersonations from './impersonation.repository.ts';

export function impersonationService(deps: Deps) {
  const { now } = deps;
  const { prisma } = deps.database;

  return {
    /** Starts an impersonation; an operator has only one at a time, so it ends the previous one. */
    async start({ actor, requestId }: By, userId: string, reason: string) {
      const begun = await prisma.$transaction(async (tx) => {
        const own = await impersonations.lockOwnSession(tx, actor.sessionId);
        if (!own) throw new AppError('session.invalid');
        const account = await impersonations.lockAccount(tx, userId);
        if (!account) throw notFound();
        // Operator accounts are excluded: they can read everything operators read, and need no support by others.
        if (!(account.role in signUpRoles) || !account.isActive) throw new AppError('impersonation.account');
        const createdAt = now();
        const latest = new Date(createdAt.getTime() + impersonationMinutes * 60_000);
        const expiresAt = own.expiresAt < latest ? own.expiresAt : latest;
        await impersonations.deleteImpersonationsBy(tx, actor.id);
        const session = { userId, byId: actor.id, bySessionId: actor.sessionId };
        const { id } = await impersonations.createImpersonation(tx, {
          ...session,
          createdAt,
          lastUsedAt: createdAt,
          expiresAt,
        });
        const entry = { actorId: actor.id, action: 'look.start', targetId: userId } as const;
        await writeAudit(tx, { ...entry, details: { reason }, requestId, createdAt });
        const told = { operator: own.name, reason };
        const { email: to, locale, name } = account;
        const params = { ...told, name, at: createdAt.toISOString() };
        await sendMail(deps, tx, impersonatedMail, { to, locale, params });
        await notify(deps, tx, 'account-looked-at', { userId, params: told });
        return { sessionId: id, operator: own.name, until: expiresAt.toISOString() };
      });
      const row = await findProfile(prisma, userId);
      if (!row) throw notFound();
      return { ...begun, user: presentProfile(row, deps, begun.sessionId) };
    },

    end: ({ actor }: Call<typeof impersonationEnd>) =>
      impersonations.deleteImpersonationsBy(prisma, actor.id),
  };
}
