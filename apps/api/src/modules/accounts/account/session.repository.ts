import type { CompanyRole } from '@acheep/contract/kernel/company-role';
import type { Role } from '@acheep/contract/kernel/role';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Database, Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

interface LiveSession {
  userId: string;
  role: Role;
  lastUsedAt: Date;
  /** Operator who impersonates the account; null for a session of its owner. */
  byId: string | null;
  /** The company that the account works for; its owner's role is the company's to say. */
  companyId: string | null;
  companyRole: CompanyRole | null;
  billing: boolean | null;
  /** The operator has disabled its owner. */
  suspended: boolean | null;
  isStrong: boolean;
  /** Of an operator with a passkey, and opened without it. */
  owesPasskey: boolean;
}

/**
 * The live session with its owner's role; none if the owner is disabled. An impersonated session lasts only as long
 * as the operator's own session, and never reaches another operator's account.
 */
export async function findCallingSession({ pool }: Pick<Database, 'pool'>, id: string, now: Date) {
  // A single statement: between two, the account could be deleted and leave an orphaned session. It has a name to be
  // planned once for each connection: every request asks it, and planning takes longer than running it.
  const { rows } = await pool.query<LiveSession>({
    name: 'calling-session',
    text: `SELECT s.user_id AS "userId", u.role::text AS role, s.last_used_at AS "lastUsedAt", s.by_id AS "byId",
        c.id AS "companyId", CASE WHEN c.owner_id = u.id THEN 'owner' ELSE m.role END AS "companyRole", m.billing,
        h.company_id IS NOT NULL AS suspended, s.is_strong AS "isStrong",
        u.role IN ('admin', 'editor') AND NOT s.is_strong AND s.by_id IS NULL
          AND EXISTS (SELECT FROM passkey p WHERE p.user_id = u.id) AS "owesPasskey"
      FROM session s JOIN "user" u ON u.id = s.user_id
        LEFT JOIN company_member m ON m.user_id = u.id LEFT JOIN company c ON c.id = m.company_id
        LEFT JOIN hidden_company h ON h.company_id = c.id
        LEFT JOIN session b ON b.id = s.by_session_id LEFT JOIN "user" o ON o.id = b.user_id
      WHERE s.id = $1::uuid AND s.expires_at > $2::timestamptz AND u.disabled_at IS NULL
        AND (s.by_id IS NULL OR (u.role <> 'admin' AND o.role = 'admin' AND o.disabled_at IS NULL
          AND b.expires_at > $2::timestamptz))`,
    values: [id, now],
  });
  return rows[0];
}

/** The same without impersonated sessions, which must not open links to private files. */
export async function findLiveSession(database: Pick<Database, 'pool'>, id: string, now: Date) {
  const session = await findCallingSession(database, id, now);
  return session?.byId === null ? session : undefined;
}

/** Minimum milliseconds between updates of a session's last use. */
const touchEvery = 5 * 60_000;

/** Records the use of a session, unless the last update is recent. */
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
  data: Pick<
    Prisma.SessionUncheckedCreateInput,
    'userId' | 'userAgent' | 'expiresAt' | 'isStrong' | 'fromChat'
  > & { createdAt: Date },
) => prisma.session.create({ data: { ...data, lastUsedAt: data.createdAt }, select: { id: true } });

/** Live sessions of an account, last used first. */
export const findSessions = (db: Reader, userId: string, now: Date) =>
  db.session.findMany({
    where: { userId, byId: null, expiresAt: { gt: now } },
    select: { id: true, userAgent: true, createdAt: true, lastUsedAt: true },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
  });

export const deleteSession = (db: Reader, id: string) => db.session.deleteMany({ where: { id } });

/** Deletes a session of this account; false if there is none. */
export async function deleteOwnSession(db: Reader, userId: string, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { id, userId, byId: null } });
  return count > 0;
}

/** Time of the sign-in that opened a session. */
export async function sessionBegan(db: Reader, id: string): Promise<Date | null> {
  const session = await db.session.findUnique({
    where: { id, fromChat: false },
    select: { createdAt: true },
  });
  return session?.createdAt ?? null;
}

/** Notes that two factors have been given in a session. False if it has ended. */
export async function strengthenSession(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.session.updateMany({ where: { id }, data: { isStrong: true } });
  return count > 0;
}

/** Deletes all sessions of an account, except `exceptId`. */
export const deleteSessions = (db: Reader, userId: string, exceptId?: string) =>
  db.session.deleteMany({ where: { userId, id: { not: exceptId } } });

export const deleteExpiredSessions = (db: Reader, userId: string, now: Date) =>
  db.session.deleteMany({ where: { userId, expiresAt: { lte: now } } });
