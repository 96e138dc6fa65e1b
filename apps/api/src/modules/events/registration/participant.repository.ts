import { sessionsNeeded } from '@acheep/contract/events/gathering-option';
import type { participantList } from '@acheep/contract/events/participant';
import { participants } from '@acheep/contract/events/registration-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { latinDigits } from '@acheep/contract/kernel/khmer-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, anyOf, build, type Condition, read, row, typed } from '@acheep/database/statement';
import { type Expression, sql } from 'kysely';
import { contains, findOne, type Reader, readIds, related } from '../../../search/rows.repository.ts';
import { accountIsEnabled } from '../../../search/search-condition.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { nameOrder } from '../../../title-order.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { isOfColleagues } from '../gathering/gathering-own.repository.ts';

const theirName = sql<string>`coalesce(e.name, (${build
  .selectFrom('user as u')
  .where('u.id', '=', row('registration').ref('e.user_id'))
  .select('u.name')}))`;

export type ParticipantQuery = ParsedQueryOf<typeof participantList>;

const fields = {
  id: true,
  gatheringId: true,
  userId: true,
  name: true,
  email: true,
  phone: true,
  note: true,
  state: true,
  turn: true,
  currency: true,
  fee: true,
  paidAt: true,
  presentAt: true,
  attendedAt: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { name: true, email: true, phone: true } },
} satisfies Prisma.RegistrationSelect;
export type ParticipantRow = Prisma.RegistrationGetPayload<{ select: typeof fields }>;

/** Name and addresses: those of the account, or as the organiser typed them. */
export const personOf = ({
  user,
  name,
  email,
  phone,
}: Pick<ParticipantRow, 'user' | 'name' | 'email' | 'phone'>) =>
  user ? { ...user, email: addressOf(user.email) } : { name: name ?? '', email, phone };

/** Positions of the sessions at which a participant was present; the previous version noted none, and meant all. */
export const presentAt = (
  row: Pick<ParticipantRow, 'presentAt' | 'attendedAt'>,
  sessions: number,
): number[] => (row.attendedAt && row.presentAt.length === 0 ? [...Array(sessions).keys()] : row.presentAt);

/** Returns a training or an event of the user's company. */
export const findHeld = (db: Reader, userId: string, id: string) =>
  findOne(db, 'gathering', id, [isOfColleagues(userId)], (one) =>
    db.gathering.findUnique({
      ...one,
      select: {
        id: true,
        kind: true,
        status: true,
        title: true,
        online: true,
        venue: true,
        seats: true,
        fee: true,
        certificate: true,
        startsAt: true,
        endsAt: true,
        company: { select: { id: true, name: true, nameKm: true } },
        sessions: { select: { startsAt: true, endsAt: true }, orderBy: { position: 'asc' } },
      },
    }),
  );

const registration = row('registration');
/** Registrations of participants without an account. */
export const isWithoutAccount: Condition = registration('e.user_id', 'is', null);
/** Registrations of participants whose account is not disabled, or who have none. */
export const participantIsShown = registration.or([isWithoutAccount, accountIsEnabled('e.user_id')]);
/** Registrations for a training or event, of participants whose account is not disabled. */
export const takingPart = (gatheringId: string) => [
  registration('e.gathering_id', '=', gatheringId),
  participantIsShown,
];

/** True of a registration, or an account, whose name, e-mail or phone contains this; a number begins as it is dialled. */
function isCalled(search: string): Condition {
  const digits = latinDigits(search)
    .replace(/[\s()-]/g, '')
    .replace(/^0/, '');
  const isNumber = /^\+?\d{3,}$/.test(digits);
  return registration.or([
    contains('e.name', search),
    contains('e.email', search),
    ...(isNumber ? [contains('e.phone', digits)] : []),
  ]);
}

const participantsIn = (locale: Locale) =>
  workList(participants, {
    table: 'registration',
    filters: {
      state: (wanted) => registration('e.state', 'in', wanted),
      paid: (wanted) => registration('e.paid_at', wanted === 'paid' ? 'is not' : 'is', null),
      attended: (wanted) => registration('e.attended_at', wanted === 'attended' ? 'is not' : 'is', null),
    },
    text: (search) =>
      registration.or([isCalled(search), related('user', ['id', 'e.user_id'], isCalled(search))]),
    order: {
      turn: 'e.turn',
      name: nameOrder(theirName, locale),
    },
    load: (db, { where }) => db.registration.findMany({ where, select: fields }),
  });

export const listParticipants = (
  db: Reader,
  gatheringId: string,
  query: ParticipantQuery,
  now: Date,
  locale: Locale,
) => participantsIn(locale).page(db, takingPart(gatheringId), query, now);

/** The ids of one page of participants. */
export const listParticipantIds = (
  db: Reader,
  gatheringId: string,
  query: ParticipantQuery,
  now: Date,
  locale: Locale,
) => readIds(db, participantsIn(locale).asked(takingPart(gatheringId), query, now));

/** Participants with a seat, by name. */
export async function listSeated(db: Reader, gatheringId: string, limit: number, now: Date, locale: Locale) {
  const query = { filter: { state: ['seat' as const] }, sort: 'name_1' as const, offset: 0, limit };
  return (await listParticipants(db, gatheringId, query, now, locale)).rows;
}

/** These participants, in any order. */
export const findParticipants = (db: Reader, ids: string[]): Promise<ParticipantRow[]> =>
  db.registration.findMany({ where: { id: { in: ids } }, select: fields });

const none = { seat: 0, waiting: 0, cancelled: 0, paid: 0, attended: 0, fees: 0 };
const countIf = (condition: Condition) => sql<number>`count(*) FILTER (WHERE ${condition})::int`;
const hasSeat: Condition = registration('e.state', '=', 'seat');

/** Numbers of participants of trainings and events, by id. */
export async function countParticipants(db: Reader, ids: readonly string[]) {
  const counted = build
    .selectFrom('registration as e')
    .where(all([registration('e.gathering_id', '=', anyOf(ids, 'uuid[]')), participantIsShown]))
    .groupBy('e.gathering_id')
    .select([
      'e.gathering_id as id',
      countIf(hasSeat).as('seat'),
      countIf(registration('e.state', '=', 'waiting')).as('waiting'),
      countIf(registration('e.state', '=', 'cancelled')).as('cancelled'),
      countIf(all([hasSeat, registration('e.paid_at', 'is not', null)])).as('paid'),
      countIf(all([hasSeat, registration('e.attended_at', 'is not', null)])).as('attended'),
      countIf(registration('e.fee', 'is not', null)).as('fees'),
    ]);
  const byId = new Map((await read(db, counted)).map(({ id, ...counts }) => [id, counts]));
  return (id: string) => byId.get(id) ?? none;
}

/** Fees of those with a seat by currency: in all, and marked as paid. */
export const sumFees = (db: Reader, gatheringId: string) =>
  read(
    db,
    build
      .selectFrom('registration as e')
      .where(all([...takingPart(gatheringId), hasSeat, registration('e.fee', 'is not', null)]))
      .groupBy('e.currency')
      .orderBy('e.currency', 'desc')
      .select([
        'e.currency',
        sql<number>`sum(e.fee)::float8`.as('due'),
        sql<number>`coalesce(sum(e.fee) FILTER (WHERE e.paid_at IS NOT NULL), 0)::float8`.as('paid'),
      ]),
  );

/** Those of these registrations that belong to this training or event. */
export const findOf = (tx: Transaction, gatheringId: string, ids: readonly string[]) =>
  tx.registration.findMany({
    where: { gatheringId, id: { in: [...ids] } },
    select: {
      id: true,
      state: true,
      user: { select: { id: true, name: true, email: true, locale: true, disabledAt: true } },
    },
    orderBy: { turn: 'asc' },
  });

/** A participant of a training or an event of the user's company. */
export const findParticipant = (db: Reader, userId: string, id: string) =>
  findOne(
    db,
    'registration',
    id,
    [related('gathering', ['id', 'e.gathering_id'], isOfColleagues(userId)), participantIsShown],
    (one) => db.registration.findUnique({ ...one, select: fields }),
  );

interface Person {
  userId?: string | null;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Somebody of a training or an event with this phone or e-mail, cancelled or not. */
export async function findAlike(db: Reader, gatheringId: string, { userId, phone, email }: Person) {
  const addresses = [...(phone ? [{ phone }] : []), ...(email ? [{ email }] : [])];
  const alike = addresses.flatMap((one) => [
    { userId: null, ...one },
    { user: { ...one, disabledAt: null } },
  ]);
  const where = { gatheringId, OR: [...(userId ? [{ userId }] : []), ...alike] };
  return db.registration.findFirst({ where, select: fields });
}

/** Stores a message as it was sent to these registrations. */
export const createMessages = (tx: Transaction, data: Prisma.ParticipantMessageCreateManyInput[]) =>
  tx.participantMessage.createMany({ data });

interface Mark {
  isPaid?: boolean | undefined;
  wasThere?: boolean | undefined;
  /** Positions of the sessions of `wasThere`. */
  sessions: readonly number[];
}

/** Number of sessions of the training or event. */
type Of = { gatheringId: string; count: number };

/** The same as `presentAt`. */
const presentBefore = (count: number) =>
  sql`CASE WHEN attended_at IS NOT NULL AND cardinality(present_at) = 0 THEN ${allOf(count)} ELSE present_at END`;
const allOf = (count: number) => typed([...Array(count).keys()], 'smallint[]');

/** Stores at which sessions participants were present, and whether that suffices; returns the ids of who changed. */
async function setPresence(
  tx: Transaction,
  { count }: Of,
  now: Date,
  present: Expression<unknown>,
  isOne: Condition,
) {
  const changed = await read(
    tx,
    sql<{ id: string }>`
      WITH n AS (SELECT e.id, p.before, ${present} AS present FROM registration e
        CROSS JOIN LATERAL (SELECT ${presentBefore(count)} AS before) p WHERE ${isOne})
      UPDATE registration e SET present_at = n.present, attended_at = CASE
        WHEN cardinality(n.present) >= ${sessionsNeeded(count)}::int THEN coalesce(e.attended_at, ${now}::timestamptz) END
      FROM n WHERE e.id = n.id AND (n.before IS DISTINCT FROM n.present
        OR (cardinality(n.present) >= ${sessionsNeeded(count)}::int) <> (e.attended_at IS NOT NULL)) RETURNING e.id`,
  );
  return changed.map(({ id }) => id);
}

/** Marks those with a seat; an existing time stays. A mark can be removed from any registration. */
export async function mark(
  tx: Transaction,
  of: Of,
  ids: readonly string[] | undefined,
  { isPaid, wasThere, sessions }: Mark,
  now: Date,
): Promise<number> {
  const { gatheringId } = of;
  const changed = new Set<string>();
  if (isPaid !== undefined) {
    const rows = await tx.registration.updateManyAndReturn({
      where: {
        gatheringId,
        ...(ids && { id: { in: [...ids] } }),
        paidAt: isPaid ? null : { not: null },
        ...(isPaid && { state: 'seat' }),
      },
      data: { paidAt: isPaid ? now : null },
      select: { id: true },
    });
    for (const { id } of rows) changed.add(id);
  }
  if (wasThere !== undefined) {
    const positions = typed(sessions, 'smallint[]');
    const present = wasThere
      ? sql`ARRAY(SELECT DISTINCT unnest(p.before || ${positions}) ORDER BY 1)`
      : sql`ARRAY(SELECT at FROM unnest(p.before) at WHERE at <> ALL(${positions}) ORDER BY 1)`;
    const isOne = all([
      ...takingPart(gatheringId),
      ids && registration('e.id', '=', anyOf(ids, 'uuid[]')),
      wasThere && hasSeat,
    ]);
    for (const id of await setPresence(tx, of, now, present, isOne)) changed.add(id);
  }
  return changed.size;
}

/** Takes presence along where sessions are moved: `from` and `to` are their positions before and after. */
export const movePresence = (
  tx: Transaction,
  of: Of,
  { from, to }: { from: readonly number[]; to: readonly number[] },
  now: Date,
) =>
  setPresence(
    tx,
    of,
    now,
    sql`ARRAY(SELECT m.later FROM unnest(${typed(from, 'smallint[]')}, ${typed(to, 'smallint[]')}) AS m(earlier, later)
      WHERE m.earlier = ANY(present_at) ORDER BY 1)`,
    all([registration('e.gathering_id', '=', of.gatheringId), sql<boolean>`cardinality(present_at) > 0`]),
  );
