import {
  impersonationEnd,
  impersonationMinutes,
  impersonationStart,
} from '@acheep/contract/accounts/impersonation';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { signUpRoles } from '@acheep/contract/kernel/role';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { presentProfile } from '../account/account.presenter.ts';
import { findProfile } from '../account/account.repository.ts';
import * as impersonations from './impersonation.repository.ts';

const impersonatedMail = mailKind({
  name: 'account-looked-at',
  title: { en: 'Support viewed the account', km: 'ផ្នែកជំនួយមើលគណនី' },
  necessary: 'Nobody looks at an account without its owner knowing.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    operator: 'Chan Sophea',
    reason: 'You wrote to us that your CV isn’t shown.',
    at: '2026-11-23T02:30:00.000Z',
  },
  letter: ({ operator, reason, at }, site) => ({
    subject: {
      en: `Our support team viewed your ${site.name} account`,
      km: `ផ្នែកជំនួយបានមើលគណនី ${site.name} របស់អ្នក`,
    },
    text: [
      {
        en: `${operator} from ${site.name} opened your account, as you see it, on ${momentText(at, 'en')}, for up to half an hour. They can’t change anything or open your private files.`,
        km: `${operator} ពី ${site.name} បានបើកមើលគណនីរបស់អ្នក ដូចដែលអ្នកមើលឃើញ នៅ${momentText(at, 'km')} ក្នុងរយៈពេលយ៉ាងយូរកន្លះម៉ោង។ បុគ្គលិករូបនេះអាចត្រឹមតែមើលប៉ុណ្ណោះ មិនអាចកែប្រែអ្វី ឬបើកឯកសារឯកជនរបស់អ្នកបានទេ។`,
      },
      { en: `Reason: ${reason}`, km: `មូលហេតុ៖ ${reason}` },
    ],
    footer: {
      en: 'If you don’t know why, contact our support team.',
      km: 'ប្រសិនបើអ្នកមិនដឹងមូលហេតុ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
    },
  }),
});

function impersonationService(deps: Deps) {
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
        const notificationParams = { operator: own.name, reason };
        const { email: to, locale, name } = account;
        const params = { ...notificationParams, name, at: createdAt.toISOString() };
        await sendMail(deps, tx, impersonatedMail, { to, locale, params });
        await notify(deps, tx, 'account-looked-at', { userId, params: notificationParams });
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

/** Impersonation: an operator sees an account as its owner does. */
export const impersonationModule: Module = {
  routes(register, deps, api) {
    const service = impersonationService(deps);
    register(impersonationStart, async ({ params, body, ...call }) => {
      const { sessionId, ...impersonation } = await service.start(call, params.id, body.reason);
      return { ...impersonation, token: api.jwt.sign({ sid: sessionId, impersonation: true }) };
    });
    register(impersonationEnd, service.end);
  },
  mails: [impersonatedMail],
  sweep: ({ database: { prisma }, now }) => impersonations.deleteEndedImpersonations(prisma, now()),
};
