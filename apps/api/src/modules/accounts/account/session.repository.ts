import type { Role } from '@acheep/contract/kernel/role';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

interface LiveSession {
  userId: string;
  role: Role;
  lastUsedAt: Date;
  /** The operator who looks at the account; null of its owner's session. */
  byId: string | null;
}

/**
 * The session and its owner's role, if it has not ended and its owner is not disabled. An operator's look lives only as
 * long as the session that it hangs on, and looks at no operator.
 */
export async function findCallingSession(prisma: PrismaClient, id: string, now: Date) {
  // In one statement: between two the account may end, and leave a session that is nobody's.
  const [session] = await prisma.$queryRaw<LiveSession[]>`
    SELECT s.user_id AS "userId", u.role::text AS role, s.last_used_at AS "lastUsedAt", s.by_id AS "byId"
    FROM session s JOIN "user" u ON u.id = s.user_id
      LEFT JOIN session b ON b.id = s.by_session_id LEFT JOIN "user" o ON o.id = b.user_id
    WHERE s.id = ${id}::uuid AND s.expires_at > ${now} AND u.disabled_at IS NULL
      AND (s.by_id IS NULL OR (u.role <> 'admin' AND o.role = 'admin' AND o.disabled_at IS NULL
        AND b.expires_at > ${now}))`;
  return session;
}

/** The same of an owner's session alone: the links to private files that it has made open them, those of a look do not. */
export async function findLiveSession(prisma: PrismaClient, id: string, now: Date) {
  const session = await findCallingSession(prisma, id, now);
  return session?.byId === null ? session : undefined;
}

/** A session is written as used at most this often. */
const touchEvery = 5 * 60_000;

/** Notes that a session is used, where the last note is old enough. */
export async function touchSession(
  prisma: PrismaClient,
  session: { id: string; lastUsedAt: Date },
  now: Date,
) {
  if (now.getTime() - session.lastUsedAt.getTime() < touchEvery) return;
  await prisma.session.updateMany({
    where: { id: session.id, lastUsedAt: session.lastUsedAt },
    data: { lastUsedAt: now },
  });
}

export const createSession = (
  prisma: Reader,
  data: { userId: string; userAgent: string | null; createdAt: Date; expiresAt: Date },
) => prisma.session.create({ data: { ...data, lastUsedAt: data.createdAt }, select: { id: true } });

/** The sessions of an account that have not ended, the last used first. */
export const findSessions = (db: Reader, userId: string, now: Date) =>
  db.session.findMany({
    where: { userId, byId: null, expiresAt: { gt: now } },
    select: { id: true, userAgent: true, createdAt: true, lastUsedAt: true },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
  });

export const deleteSession = (db: Reader, id: string) => db.session.deleteMany({ where: { id } });

/** Ends a session if it is this account's. Returns whether there was one. */
export async function deleteOwnSession(db: Reader, userId: string, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { id, userId, byId: null } });
  return count > 0;
}

/** Ends every session of an account, but for `exceptId`. */
export const deleteSessions = (db: Reader, userId: string, exceptId?: string) =>
  db.session.deleteMany({ where: { userId, id: { not: exceptId } } });

/** Sessions whose lifetime is over are of no use to anybody. */
export const deleteExpiredSessions = (db: Reader, userId: string, now: Date) =>
  db.session.deleteMany({ where: { userId, expiresAt: { lte: now } } });
