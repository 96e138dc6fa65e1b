import type { registrationList } from '@acheep/contract/events/registration';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { containing } from '../../../search/containing.ts';
import { inOrderOf } from '../../../search/listed-page.repository.ts';
import { isPublic } from '../gathering/gathering.repository.ts';

export type Reader = PrismaClient | Transaction;

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;

const gatheringFields = {
  id: true,
  kind: true,
  status: true,
  title: true,
  companyId: true,
  company: {
    select: { id: true, name: true, nameKm: true, logoPath: true, owner: { select: { disabledAt: true } } },
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
  attendedAt: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { name: true, email: true, locale: true } },
  gathering: { select: gatheringFields },
} satisfies Prisma.RegistrationSelect;
export type RegistrationRow = Prisma.RegistrationGetPayload<{ select: typeof fields }>;

/** Returns one that is public, open or closed. */
export const findGathering = (db: Reader, id: string) =>
  db.gathering.findFirst({ where: { id, ...isPublic }, select: gatheringFields });

export const getGathering = (db: Reader, id: string) =>
  db.gathering.findUniqueOrThrow({ where: { id }, select: gatheringFields });

/** In the order of registration. */
export const findRegistrations = (db: Reader, ids: readonly string[]) =>
  db.registration.findMany({ where: { id: { in: [...ids] } }, select: fields, orderBy: { turn: 'asc' } });

export const findOwnFor = (db: Reader, userId: string, gatheringId: string) =>
  db.registration.findUnique({ where: { gatheringId_userId: { gatheringId, userId } }, select: fields });

export const findOwn = (db: Reader, userId: string, id: string) =>
  db.registration.findFirst({ where: { id, userId }, select: fields });

/** Everybody with a seat or on the waiting list, in the order of registration. */
export const listTakingPart = (db: Reader, gatheringId: string) =>
  db.registration.findMany({
    where: { gatheringId, state: { in: ['seat', 'waiting'] }, user: { disabledAt: null } },
    select: fields,
    orderBy: { turn: 'asc' },
  });

const orders: Record<string, Prisma.RegistrationOrderByWithRelationInput[]> = {
  startsAt_1: [{ gathering: { startsAt: 'asc' } }],
  'startsAt_-1': [{ gathering: { startsAt: 'desc' } }],
  createdAt_1: [{ createdAt: 'asc' }],
  'createdAt_-1': [{ createdAt: 'desc' }],
};

/** Lists a user's registrations, without those of disabled companies and of trainings that were taken off the site. */
export async function listOwn(
  db: Reader,
  userId: string,
  { search, sort, offset, limit, filter }: ParsedQueryOf<typeof registrationList>,
  now: Date,
) {
  const isOver: Prisma.GatheringWhereInput = {
    OR: [{ status: { not: 'active' } }, { endsAt: { lte: now } }],
  };
  const gathering: Prisma.GatheringWhereInput = {
    ...(filter.kind && { kind: { in: filter.kind } }),
    company: { owner: { disabledAt: null } },
    AND: [
      filter.time === 'ahead' ? { NOT: isOver } : filter.time === 'over' ? isOver : {},
      search
        ? {
            OR: [
              { title: containing(search) },
              { company: { OR: [{ name: containing(search) }, { nameKm: containing(search) }] } },
            ],
          }
        : {},
    ],
  };
  const where: Prisma.RegistrationWhereInput = { userId, gathering };
  const order = orders[sort ?? (filter.time === 'ahead' ? 'startsAt_1' : 'startsAt_-1')] ?? [];
  // One walk over the person's registrations, which finds the page and its total.
  const all = await db.registration.findMany({
    where,
    select: { id: true },
    orderBy: [...order, { id: 'desc' }],
    take: totalCap + 1,
  });
  const ids = all.slice(offset, offset + limit).map(({ id }) => id);
  const rows = await db.registration.findMany({ where: { id: { in: ids } }, select: fields });
  return { rows: inOrderOf(ids, rows), total: all.length };
}

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
  const found = await db.$queryRaw<{ id: string; place: number }[]>`
    SELECT r.id, (SELECT count(*)::int FROM registration o WHERE o.gathering_id = r.gathering_id
      AND o.state = 'waiting' AND o.turn <= r.turn) AS place
    FROM registration r WHERE r.id = ANY(${waiting}::uuid[])`;
  return new Map(found.map(({ id, place }) => [id, place]));
}
