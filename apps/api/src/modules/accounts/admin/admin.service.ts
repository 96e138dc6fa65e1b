import type * as contract from '@acheep/contract/accounts/admin';
import type { AuditAction } from '@acheep/contract/audit';
import { today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Role } from '@acheep/contract/kernel/role';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { accountService } from '../account/account.service.ts';
import { presentSession } from '../account/session.presenter.ts';
import { deleteSessions, findSessions } from '../account/session.repository.ts';
import { deleteFactor } from '../second-factor/second-factor.repository.ts';
import { accountDisabledMail, editorMail } from './admin.mail.ts';
import { mayBeEditor, stateOf } from './admin.policy.ts';
import { presentUser, presentUserDetail } from './admin.presenter.ts';
import * as admins from './admin.repository.ts';

/** Admin actions on accounts. Each writes its audit entry in the same transaction. */
export function adminService(deps: Deps) {
  const { now } = deps;
  const { prisma } = deps.database;
  const accounts = accountService(deps);

  async function find(id: string) {
    const user = await admins.findUser(prisma, id);
    if (!user) throw notFound();
    return user;
  }

  async function sessionsOf(actor: Actor, id: string) {
    const sessions = await findSessions(prisma, id, now());
    return sessions.map((session) => presentSession(session, actor.sessionId));
  }

  async function detail(actor: Actor, id: string): Promise<contract.AdminUserDetail> {
    const user = await find(id);
    const [counts, sessions, isSeeking] = await Promise.all([
      admins.countOf(prisma, id, new Date(today(now()))),
      sessionsOf(actor, id),
      admins.isSeeking(prisma, id),
    ]);
    return presentUserDetail(user, { counts, sessions, isSeeking }, actor.id);
  }

  type Work = (tx: Transaction, user: admins.UserRow) => Promise<Record<string, string>>;

  /** Changes the account and writes the audit entry. */
  async function changeIn(
    tx: Transaction,
    { actor, requestId }: By,
    id: string,
    action: AuditAction,
    work: Work,
  ) {
    const user = await admins.findUser(tx, id);
    if (!user) throw notFound();
    const details = await work(tx, user);
    await writeAudit(tx, { actorId: actor.id, action, targetId: id, details, requestId, createdAt: now() });
  }

  async function change(
    by: By,
    id: string,
    action: AuditAction,
    work: Work,
  ): Promise<contract.AdminUserDetail> {
    await prisma.$transaction((tx) => changeIn(tx, by, id, action, work));
    return detail(by.actor, id);
  }

  /** Ends the sessions too, as permissions and pages change with the role. */
  async function changeRole(
    tx: Transaction,
    { id, role: from, email, locale, name }: admins.UserRow,
    to: Role,
  ) {
    if (!(await admins.changeRole(tx, id, from, to))) throw new AppError('user.state');
    await deleteSessions(tx, id);
    const params = { name, editor: to === 'editor' ? 'yes' : '' };
    await sendMail(deps, tx, editorMail, { to: email, locale, params });
    return { role: `${from} → ${to}` };
  }

  /** Serialized, so that of two admins who do this to each other one remains. */
  async function keepAnAdmin(tx: Transaction, id: string) {
    const able = await admins.lockAdmins(tx);
    if (able.every((admin) => admin === id)) throw new AppError('admin.last');
  }

  const unlessDone = (changed: boolean) => {
    if (!changed) throw new AppError('user.state');
    return {};
  };

  const disabling =
    ({ actor }: By, reason: string): Work =>
    async (tx, user) => {
      if (user.id === actor.id) throw new AppError('admin.self');
      if (user.role === 'admin') await keepAnAdmin(tx, user.id);
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
        await accounts.sendActivation(tx, user);
        return {};
      }),

    makeEditor: ({ params: { id }, ...by }: Call<typeof contract.adminEditorMake>) =>
      change(by, id, 'user.make_editor', async (tx, user) => {
        if (id === by.actor.id) throw new AppError('admin.self_role');
        if (user.role === 'admin') await keepAnAdmin(tx, id);
        // Operators sign in by e-mail.
        const hasNone = leadsNowhere(user.email);
        if (hasNone || !mayBeEditor(user.role, await admins.isSeeking(tx, id)))
          throw new AppError('user.not_editor');
        return changeRole(tx, user, 'editor');
      }),

    endEditor: ({ params: { id }, ...by }: Call<typeof contract.adminEditorEnd>) =>
      change(by, id, 'user.end_editor', async (tx, user) => {
        if (user.role !== 'editor') throw new AppError('user.state');
        // Job seekers have none.
        await deleteFactor(tx, id);
        return changeRole(tx, user, 'user');
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
