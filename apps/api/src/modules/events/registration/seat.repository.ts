import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

// Seats are given while their training or event is held (`lockGathering`), so they are counted exactly.

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

/** Registers somebody, at the end of the order, also who had cancelled before. */
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
  // What was paid before is settled with the cancelling.
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

/** Gives `free` seats to the first who wait, all of them where it is null; nobody who is disabled. */
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

/** Has those with a seat reminded of new times again, unless these are so near that they are told now. */
export const remindAnew = (tx: Transaction, gatheringId: string, remindedAt: Date | null) =>
  tx.registration.updateMany({ where: { gatheringId, state: 'seat' }, data: { remindedAt } });

/** Of one that takes place anew, nobody has a seat. What was is told by the certificates. */
export const clear = (tx: Transaction, gatheringId: string) =>
  tx.registration.deleteMany({ where: { gatheringId } });

/** What somebody has a seat in, or waits for, and those of a company that ends with them; by their ids. */
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
 * Who is to be reminded of what begins before `until`, held and noted as done: of several workers each is one's. Where
 * either side is disabled there is nobody to meet.
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
