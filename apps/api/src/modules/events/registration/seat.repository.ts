import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

// Seats are assigned while their training or event is locked (`lockGathering`), so that they are counted exactly.

interface Found {
  id: string;
}

export const countSeats = (tx: Transaction, gatheringId: string) =>
  tx.registration.count({ where: { gatheringId, state: 'seat' } });

export const isOfCompany = async (tx: Transaction, companyId: string, userId: string) =>
  (await tx.companyMember.count({ where: { companyId, userId } })) > 0;

type Taken = Pick<
  Prisma.RegistrationUncheckedCreateInput,
  'gatheringId' | 'userId' | 'state' | 'fee' | 'currency' | 'remindedAt'
>;

/** Registers a user at the end of the order, also after an earlier cancellation. */
export async function register(tx: Transaction, { gatheringId, userId, ...taken }: Taken): Promise<string> {
  const before = await tx.registration.findUnique({
    where: { gatheringId_userId: { gatheringId, userId } },
    select: { id: true },
  });
  if (!before) {
    const data = { gatheringId, userId, ...taken };
    return (await tx.registration.create({ data, select: { id: true } })).id;
  }
  const [next] = await tx.$queryRaw<[{ turn: number }]>`
    SELECT nextval(pg_get_serial_sequence('registration', 'turn'))::int AS turn`;
  // An earlier payment was settled with the cancellation.
  const data = { ...taken, turn: next.turn, cancelledAt: null, paidAt: null };
  await tx.registration.update({ where: { id: before.id }, data, select: { id: true } });
  return before.id;
}

export const cancel = (tx: Transaction, id: string, cancelledAt: Date) =>
  tx.registration.update({
    where: { id },
    data: { state: 'cancelled', cancelledAt },
    select: { id: true },
  });

/** Assigns `free` seats to the first on the waiting list, or seats to all if it is null; skips disabled accounts. */
export async function seatFirst(
  tx: Transaction,
  gatheringId: string,
  free: number | null,
  remindedAt: Date | null,
): Promise<string[]> {
  const first = await tx.registration.findMany({
    where: { gatheringId, state: 'waiting', user: { disabledAt: null } },
    select: { id: true },
    orderBy: { turn: 'asc' },
    ...(free !== null && { take: free }),
  });
  const ids = first.map(({ id }) => id);
  await tx.registration.updateMany({ where: { id: { in: ids } }, data: { state: 'seat', remindedAt } });
  return ids;
}

/** Resets the reminders of those with a seat after new times, unless these are so near that no reminder is due. */
export const remindAnew = (tx: Transaction, gatheringId: string, remindedAt: Date | null) =>
  tx.registration.updateMany({ where: { gatheringId, state: 'seat' }, data: { remindedAt } });

/** Deletes all registrations before a new run. Certificates remain as the record of the previous one. */
export const clear = (tx: Transaction, gatheringId: string) =>
  tx.registration.deleteMany({ where: { gatheringId } });

/** Lists by id what the user has a seat in or waits for, and what a company that is deleted with them holds. */
export async function listEnding(tx: Transaction, userId: string, now: Date) {
  return tx.$queryRaw<{ id: string; isCompanys: boolean }[]>`
    SELECT g.id, c.owner_id = ${userId}::uuid AS "isCompanys"
    FROM gathering g JOIN company c ON c.id = g.company_id
    WHERE g.status = 'active' AND g.ends_at > ${now} AND (c.owner_id = ${userId}::uuid OR EXISTS (
      SELECT FROM registration r
      WHERE r.gathering_id = g.id AND r.user_id = ${userId}::uuid AND r.state <> 'cancelled'))
    ORDER BY g.id`;
}

/**
 * Returns registrations with a due reminder, and records it: each goes to one of several workers. None if the
 * participant or the company is disabled.
 */
export async function takeReminders(tx: Transaction, now: Date, until: Date, limit: number) {
  const held = await tx.$queryRaw<(Found & { ahead: boolean })[]>`
    UPDATE registration SET reminded_at = ${now} WHERE id IN (
      SELECT r.id FROM registration r JOIN gathering g ON g.id = r.gathering_id
      WHERE r.state = 'seat' AND r.reminded_at IS NULL AND g.status = 'active'
        AND g.starts_at > ${now} AND g.starts_at < ${until}
      ORDER BY r.id LIMIT ${limit} FOR UPDATE OF r SKIP LOCKED)
    RETURNING id, EXISTS (
      SELECT FROM gathering g JOIN company c ON c.id = g.company_id JOIN "user" o ON o.id = c.owner_id
        JOIN "user" u ON u.id = user_id
      WHERE g.id = gathering_id AND o.disabled_at IS NULL AND u.disabled_at IS NULL) AS ahead`;
  return { count: held.length, ids: held.filter(({ ahead }) => ahead).map(({ id }) => id) };
}
