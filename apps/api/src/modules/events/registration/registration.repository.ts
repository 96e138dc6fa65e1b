import type { registrationList } from '@acheep/contract/events/registration';
import { registrations } from '@acheep/contract/events/registration-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { anyOf, build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { findOne, idsOf, meets, type Reader, related } from '../../../search/rows.repository.ts';
import { companyIsShown } from '../../../search/search-condition.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { gatheringHas } from '../gathering/gathering.repository.ts';
import { gatheringIs, gatheringIsPublic } from '../gathering/public-gathering.repository.ts';
import { takingPart } from './participant.repository.ts';

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;

const gatheringFields = {
  id: true,
  kind: true,
  status: true,
  title: true,
  companyId: true,
  company: {
    select: { id: true, name: true, nameKm: true, logoPath: true },
  },
  online: true,
  venue: true,
  address: true,
  province: named,
  link: true,
  currency: true,
  fee: true,
  earlyFee: true,
  earlyUntil: true,
  seats: true,
  registerUntil: true,
  certificate: true,
  contactName: true,
  contactPhone: true,
  contactEmail: true,
  startsAt: true,
  endsAt: true,
  updatedAt: true,
  sessions: { select: { startsAt: true, endsAt: true }, orderBy: { position: 'asc' } },
} satisfies Prisma.GatheringSelect;
export type GatheringRow = Prisma.GatheringGetPayload<{ select: typeof gatheringFields }>;

const fields = {
  id: true,
  userId: true,
  state: true,
  turn: true,
  currency: true,
  fee: true,
  paidAt: true,
  presentAt: true,
  attendedAt: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { name: true, email: true, locale: true } },
  gathering: { select: gatheringFields },
} satisfies Prisma.RegistrationSelect;
type AnyRow = Prisma.RegistrationGetPayload<{ select: typeof fields }>;
/** A registration of somebody with an account: others are told nothing, and have no page. */
export type RegistrationRow = AnyRow & { userId: string; user: NonNullable<AnyRow['user']> };
const hasAccount = (row: AnyRow): row is RegistrationRow => row.user !== null;
const ofAccount = (row: AnyRow | null) => (row && hasAccount(row) ? row : null);

/** Returns one that is public, open or closed. */
export const findGathering = (db: Reader, id: string) =>
  findOne(db, 'gathering', id, [gatheringIsPublic], (one) =>
    db.gathering.findUnique({ ...one, select: gatheringFields }),
  );

export const getGathering = (db: Reader, id: string) =>
  db.gathering.findUniqueOrThrow({ where: { id }, select: gatheringFields });

/** Those of accounts, in the order of registration. */
export async function findRegistrations(db: Reader, ids: readonly string[]) {
  const where = { id: { in: [...ids] } };
  return (await db.registration.findMany({ where, select: fields, orderBy: { turn: 'asc' } })).filter(
    hasAccount,
  );
}

export const findOwnFor = async (db: Reader, userId: string, gatheringId: string) =>
  ofAccount(
    await db.registration.findUnique({
      where: { gatheringId_userId: { gatheringId, userId } },
      select: fields,
    }),
  );

export const findOwn = async (db: Reader, userId: string, id: string) =>
  ofAccount(await db.registration.findFirst({ where: { id, userId }, select: fields }));

const registration = row('registration');
const gathering = row('gathering');
/** Registrations for a training or event of which this is true. It is looked up for each, as a user has few. */
const isFor = (held: Condition) => related('gathering', ['id', 'e.gathering_id'], held);

/** Registrations with a company that is not disabled. */
export const isOnSite = isFor(companyIsShown);

export const isShown = (db: Reader, { id }: RegistrationRow) => meets(db, 'registration', id, isOnSite);

/** Every account with a seat or on the waiting list, in the order of registration. */
export async function listTakingPart(db: Reader, gatheringId: string) {
  const isIn = registration('e.state', 'in', ['seat', 'waiting']);
  const found = await read(db, idsOf('registration', ...takingPart(gatheringId), isIn));
  return findRegistrations(
    db,
    found.map(({ id }) => id),
  );
}

const ownList = workList(registrations, {
  table: 'registration',
  filters: {
    time(wanted, now) {
      const isAhead = gatheringIs('active', now);
      return isFor(wanted === 'ahead' ? isAhead : gathering.not(isAhead));
    },
    kind: (wanted) => isFor(gathering('e.kind', 'in', wanted)),
  },
  text: (search) => isFor(gatheringHas(search)),
  order: {
    startsAt: build
      .selectFrom('gathering as g')
      .where('g.id', '=', registration.ref('e.gathering_id'))
      .select('g.starts_at'),
    createdAt: 'e.created_at',
  },
  load: async (db, page) => (await db.registration.findMany({ ...page, select: fields })).filter(hasAccount),
});

/** Lists a user's registrations, without those of disabled companies; what is ahead, soonest first. */
export const listOwn = (
  db: PrismaClient,
  userId: string,
  { sort, ...query }: ParsedQueryOf<typeof registrationList>,
  now: Date,
) =>
  ownList.page(
    db,
    [registration('e.user_id', '=', userId), isOnSite],
    { ...query, sort: sort ?? (query.filter.time === 'ahead' ? 'startsAt_1' : 'startsAt_-1') },
    now,
  );

const messageFields = {
  id: true,
  registrationId: true,
  subject: true,
  text: true,
  createdAt: true,
} satisfies Prisma.ParticipantMessageSelect;
export type MessageRow = Prisma.ParticipantMessageGetPayload<{ select: typeof messageFields }>;

/** Messages of the organisers of these registrations, latest first. */
export const messagesOf = (db: Reader, registrationIds: readonly string[]) =>
  db.participantMessage.findMany({
    where: { registrationId: { in: [...registrationIds] } },
    select: messageFields,
    orderBy: { id: 'desc' },
  });

/** Places on the waiting list, by registration id. */
export async function placesOf(
  db: Reader,
  rows: readonly Pick<RegistrationRow, 'id' | 'state'>[],
): Promise<ReadonlyMap<string, number>> {
  const waiting = rows.flatMap(({ id, state }) => (state === 'waiting' ? [id] : []));
  if (waiting.length === 0) return new Map();
  const before = build
    .selectFrom('registration as o')
    .where('o.gathering_id', '=', registration.ref('e.gathering_id'))
    .where('o.state', '=', 'waiting')
    .where('o.turn', '<=', registration.ref('e.turn'))
    .select(sql<number>`count(*)::int`.as('count'));
  const found = await read(
    db,
    build
      .selectFrom('registration as e')
      .where('e.id', '=', anyOf(waiting, 'uuid[]'))
      .select(['e.id', sql<number>`${before}`.as('place')]),
  );
  return new Map(found.map(({ id, place }) => [id, place]));
}
