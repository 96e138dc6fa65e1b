import type * as contract from '@acheep/contract/accounts/admin';
import type { AuditAction } from '@acheep/contract/audit';
import { today } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { lockProof, proveOwner } from '../account/prove-owner.service.ts';
import { presentSession } from '../account/session.presenter.ts';
import { findSessions } from '../account/session.repository.ts';
import { presentUserDetail } from './admin.presenter.ts';
import * as admins from './admin.repository.ts';

/** Does something to an account, and returns what the audit log notes of it. */
export type Work = (tx: Transaction, user: admins.UserRow) => Promise<Record<string, string>>;

/**
 * Locks the admins, all in one order, so that two who change each other wait instead of blocking each other. Refuses
 * whoever has ceased to be one in the meantime.
 */
async function lockActing(tx: Transaction, actor: Actor): Promise<string[]> {
  const able = await admins.lockAdmins(tx);
  if (!able.includes(actor.id)) throw new AppError('session.invalid');
  return able;
}

/** Changes of accounts by admins, each with its audit entry in the same transaction. */
export function accountChanges(deps: Pick<Deps, 'database' | 'passwords' | 'now'>) {
  const { now } = deps;
  const { prisma } = deps.database;

  async function find(id: string, db: Reader = prisma) {
    const user = await admins.findUser(db, id);
    if (!user) throw notFound();
    return user;
  }

  async function sessionsOf(actor: Actor, id: string, db: Reader = prisma) {
    const sessions = await findSessions(db, id, now());
    return sessions.map((session) => presentSession(session, actor.sessionId));
  }

  async function detail(actor: Actor, id: string, db: Reader = prisma): Promise<contract.AdminUserDetail> {
    const user = await find(id, db);
    const [counts, sessions, isSeeking] = await Promise.all([
      admins.countOf(db, id, new Date(today(now()))),
      sessionsOf(actor, id, db),
      admins.isSeeking(db, id),
    ]);
    return presentUserDetail(user, { counts, sessions, isSeeking }, actor.id);
  }

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

  /** The same after the admin's own password, for what could hand the site to somebody else. */
  async function changeProven(
    by: By,
    password: string | undefined,
    id: string,
    action: AuditAction,
    work: Work,
  ): Promise<contract.AdminUserDetail> {
    const known = await proveOwner(deps, by.actor, password);
    return change(by, id, action, async (tx, user) => {
      await lockActing(tx, by.actor);
      await lockProof(tx, by.actor, known);
      return work(tx, user);
    });
  }

  /** Serialized, so that of two admins who do this to each other one remains. */
  async function keepAnAdmin(tx: Transaction, actor: Actor, id: string) {
    const able = await lockActing(tx, actor);
    if (able.every((admin) => admin === id)) throw new AppError('admin.last');
  }

  return { find, detail, sessionsOf, changeIn, change, changeProven, lockActing, keepAnAdmin };
}
