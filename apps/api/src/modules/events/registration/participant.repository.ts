import type { participantList } from '@acheep/contract/events/participant';
import { participants } from '@acheep/contract/events/registration-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, anyOf, build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { contains, findOne, type Reader, readIds, related } from '../../../search/rows.repository.ts';
import { accountIsEnabled } from '../../../search/search-condition.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { nameOrder } from '../../../title-order.ts';
import { isOfColleagues } from '../gathering/gathering-own.repository.ts';

const theirName = build
  .selectFrom('user as u')
  .where('u.id', '=', row('registration').ref('e.user_id'))
  .select('u.name');

export type ParticipantQuery = ParsedQueryOf<typeof participantList>;

const fields = {
  id: true,
  userId: true,
  state: true,
  turn: true,
  currency: true,
  fee: true,
  paidAt: true,
  attendedAt: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { name: true, email: true, phone: true } },
} satisfies Prisma.RegistrationSelect;
export type ParticipantRow = Prisma.RegistrationGetPayload<{ select: typeof fields }>;

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
/** Registrations of participants whose account is not disabled. */
export const participantIsShown = accountIsEnabled('e.user_id');
/** Registrations for a training or event, of participants whose account is not disabled. */
export const takingPart = (gatheringId: string) => [
  registration('e.gathering_id', '=', gatheringId),
  participantIsShown,
];

const participantsIn = (locale: Locale) =>
  workList(participants, {
    table: 'registration',
    filters: {
      state: (wanted) => registration('e.state', 'in', wanted),
      paid: (wanted) => registration('e.paid_at', wanted === 'paid' ? 'is not' : 'is', null),
      attended: (wanted) => registration('e.attended_at', wanted === 'attended' ? 'is not' : 'is', null),
    },
    text: (search) =>
      related(
        'user',
        ['id', 'e.user_id'],
        row('user').or([contains('e.name', search), contains('e.email', search)]),
      ),
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
      userId: true,
      state: true,
      user: { select: { name: true, email: true, locale: true, disabledAt: true } },
    },
    orderBy: { turn: 'asc' },
  });

/** Stores a message as it was sent to these registrations. */
export const createMessages = (tx: Transaction, data: Prisma.ParticipantMessageCreateManyInput[]) =>
  tx.participantMessage.createMany({ data });

interface Mark {
  isPaid?: boolean | undefined;
  wasThere?: boolean | undefined;
}

/** Marks those with a seat; an existing time stays. A mark can be removed from any registration. */
export async function mark(
  tx: Transaction,
  gatheringId: string,
  ids: readonly string[],
  { isPaid, wasThere }: Mark,
  now: Date,
): Promise<number> {
  const changed = new Set<string>();
  const note = async (column: 'paidAt' | 'attendedAt', value: boolean) => {
    const where: Prisma.RegistrationWhereInput = {
      gatheringId,
      id: { in: [...ids] },
      [column]: value ? null : { not: null },
      ...(value && { state: 'seat' }),
    };
    const rows = await tx.registration.updateManyAndReturn({
      where,
      data: { [column]: value ? now : null },
      select: { id: true },
    });
    for (const { id } of rows) changed.add(id);
  };
  if (isPaid !== undefined) await note('paidAt', isPaid);
  if (wasThere !== undefined) await note('attendedAt', wasThere);
  return changed.size;
}
