import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, build, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { idsOf } from '../../../search/rows.repository.ts';
import { gatheringIs } from '../gathering/public-gathering.repository.ts';
import { participantIsShown, takingPart } from './participant.repository.ts';
import { isOnSite } from './registration.repository.ts';

// Seats are assigned while their training or event is locked (`lockGathering`), so that they are counted exactly.

const registration = row('registration');
const gathering = row('gathering');

export const countSeats = (tx: Transaction, gatheringId: string) =>
  tx.registration.count({ where: { gatheringId, state: 'seat' } });

export const isOfCompany = async (tx: Transaction, companyId: string, userId: string) =>
  (await tx.companyMember.count({ where: { companyId, userId } })) > 0;

type Taken = Pick<
  Prisma.RegistrationUncheckedCreateInput,
  'gatheringId' | 'state' | 'fee' | 'currency' | 'remindedAt'
>;

/** Goes to the end of the order. */
const nextTurn = async (tx: Transaction) =>
  (
    await read(
      tx,
      build.selectNoFrom(
        sql<number>`nextval(pg_get_serial_sequence('registration', 'turn'))::int`.as('turn'),
      ),
    )
  )[0];

/** Registers a user at the end of the order, also after an earlier cancellation. */
export async function register(
  tx: Transaction,
  { gatheringId, userId, ...taken }: Taken & { userId: string },
): Promise<string> {
  const before = await tx.registration.findUnique({
    where: { gatheringId_userId: { gatheringId, userId } },
    select: { id: true },
  });
  if (!before) {
    const data = { gatheringId, userId, ...taken };
    return (await tx.registration.create({ data, select: { id: true } })).id;
  }
  // An earlier payment was settled with the cancellation.
  const data = { ...taken, ...(await nextTurn(tx)), cancelledAt: null, paidAt: null };
  await tx.registration.update({ where: { id: before.id }, data, select: { id: true } });
  return before.id;
}

/** Adds somebody without an account at the end of the order. */
export const addByHand = (
  tx: Transaction,
  data: Taken & Pick<Prisma.RegistrationUncheckedCreateInput, 'name' | 'phone' | 'email' | 'note'>,
) => tx.registration.create({ data, select: { id: true } });

type Place = Pick<Taken, 'state' | 'remindedAt'> & {
  gatheringId: string;
  /** Where it is another one: certificates of an earlier run are older. */
  createdAt?: Date;
};

/** Gives a seat, or a place at the end of the list, here or in another training or event. */
export const place = async (tx: Transaction, id: string, to: Place) =>
  tx.registration.update({
    where: { id },
    data: { ...to, ...(to.state === 'waiting' && (await nextTurn(tx))), cancelledAt: null },
    select: { id: true },
  });

/** Deletes what the account once cancelled for the training or event, to which it is moved. */
export const dropCancelled = (tx: Transaction, gatheringId: string, userId: string) =>
  tx.registration.deleteMany({ where: { gatheringId, userId, state: 'cancelled' } });

/**
 * Gives an account what the organiser added by hand under its own e-mail or the phone that opens it, so that nobody is
 * on the list twice; false if there is nothing. A number that is only typed into a profile proves nothing.
 */
export async function claim(tx: Transaction, gatheringId: string, userId: string): Promise<boolean> {
  const { email, identities } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      email: true,
      identities: { where: { kind: 'phone', confirmedAt: { not: null } }, select: { subject: true } },
    },
  });
  const proven = { OR: [{ email }, { phone: { in: identities.map(({ subject }) => subject) } }] };
  const found = await tx.registration.findFirst({
    where: { gatheringId, userId: null, ...proven },
    orderBy: { cancelledAt: { sort: 'asc', nulls: 'first' } },
    select: { id: true },
  });
  if (!found) return false;
  await tx.certificate.updateMany({ where: { registrationId: found.id }, data: { userId } });
  await tx.registration.update({
    where: { id: found.id },
    data: { userId, name: null, email: null, phone: null },
    select: { id: true },
  });
  return true;
}

/** Deletes somebody without an account, with the certificate. */
export async function deleteByHand(tx: Transaction, id: string) {
  await tx.certificate.deleteMany({ where: { registrationId: id } });
  await tx.registration.delete({ where: { id }, select: { id: true } });
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
  const waiting = idsOf(
    'registration',
    ...takingPart(gatheringId),
    registration('e.state', '=', 'waiting'),
  ).orderBy(sql.ref('e.turn'));
  const first = await read(tx, free === null ? waiting : waiting.limit(free));
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
export function listEnding(tx: Transaction, userId: string, now: Date) {
  const companies = build.selectFrom('company as c').where('c.owner_id', '=', userId).select('c.id');
  const isCompanys = gathering('e.company_id', 'in', companies);
  const takesPart = build
    .selectFrom('registration as r')
    .where('r.user_id', '=', userId)
    .where('r.state', '<>', 'cancelled')
    .select('r.gathering_id');
  return read(
    tx,
    build
      .selectFrom('gathering as e')
      .where(
        all([gatheringIs('active', now), gathering.or([isCompanys, gathering('e.id', 'in', takesPart)])]),
      )
      .select(['e.id', sql<boolean>`${isCompanys}`.as('isCompanys')])
      .orderBy('e.id'),
  );
}

/**
 * Returns registrations with a due reminder, and records it: each goes to one of several workers. None if the
 * participant or the company is disabled.
 */
export async function takeReminders(tx: Transaction, now: Date, until: Date, limit: number) {
  const due = build
    .selectFrom('registration as r')
    .innerJoin('gathering as g', 'g.id', 'r.gathering_id')
    .where('r.state', '=', 'seat')
    .where('r.reminded_at', 'is', null)
    .where('g.status', '=', 'active')
    .where('g.starts_at', '>', now)
    .where('g.starts_at', '<', until)
    .orderBy('r.id')
    .limit(limit)
    .select('r.id')
    .forUpdate('r')
    .skipLocked();
  const taken = build.updateTable('registration as e').set({ reminded_at: now }).where('e.id', 'in', due);
  const isAhead = sql<boolean>`${all([participantIsShown, isOnSite])}`;
  const held = await read(tx, taken.returning(['e.id', isAhead.as('ahead')]));
  return { count: held.length, ids: held.filter(({ ahead }) => ahead).map(({ id }) => id) };
}
