import type { participantList } from '@acheep/contract/events/participant';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Locale } from '@acheep/contract/kernel/locale';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { containing } from '../../../search/containing.ts';
import { worksFor } from '../../companies/company/company.repository.ts';

type Reader = PrismaClient | Transaction;
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
  db.gathering.findFirst({
    where: { id, company: worksFor(userId) },
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
  });

/** Hides participants whose account is disabled. */
const shown = { user: { disabledAt: null } };

function matching(
  gatheringId: string,
  { search, filter: { state, paid, attended } }: Pick<ParticipantQuery, 'search' | 'filter'>,
): Prisma.RegistrationWhereInput {
  const found = search && containing(search);
  return {
    gatheringId,
    ...(state && { state: { in: state } }),
    ...(paid && { paidAt: paid === 'paid' ? { not: null } : null }),
    ...(attended && { attendedAt: attended === 'attended' ? { not: null } : null }),
    user: { ...shown.user, ...(found && { OR: [{ name: found }, { email: found }] }) },
  };
}

/** The same order as `inNameOrder`, in SQL for any number of rows. */
const byName: Record<Locale, Prisma.Sql> = {
  en: Prisma.sql`ORDER BY u.name COLLATE "C" >= 'ក', u.name COLLATE "km-x-icu", r.id`,
  km: Prisma.sql`ORDER BY u.name COLLATE "km-x-icu", r.id`,
};

/** The ids of one page, by name. Prisma has no collations. */
function idsByName(
  db: Reader,
  gatheringId: string,
  { search, filter: { state, paid, attended }, offset, limit }: ParticipantQuery,
  locale: Locale,
) {
  const found = search && `%${containing(search).contains}%`;
  return db.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM registration r JOIN "user" u ON u.id = r.user_id AND u.disabled_at IS NULL
    WHERE r.gathering_id = ${gatheringId}::uuid
      ${state ? Prisma.sql`AND r.state::text = ANY(${state}::text[])` : Prisma.empty}
      ${paid ? Prisma.sql`AND (r.paid_at IS NOT NULL) = ${paid === 'paid'}` : Prisma.empty}
      ${attended ? Prisma.sql`AND (r.attended_at IS NOT NULL) = ${attended === 'attended'}` : Prisma.empty}
      ${found ? Prisma.sql`AND (u.name ILIKE ${found} OR u.email ILIKE ${found})` : Prisma.empty}
    ${byName[locale]} OFFSET ${offset} LIMIT ${limit}`;
}

export async function listParticipants(
  db: Reader,
  gatheringId: string,
  query: ParticipantQuery,
  locale: Locale,
) {
  const where = matching(gatheringId, query);
  const [rows, total] = await Promise.all([
    readParticipants(db, gatheringId, query, locale),
    db.registration.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

/** The ids of one page of participants. */
export const listParticipantIds = (
  db: Reader,
  gatheringId: string,
  query: ParticipantQuery,
  locale: Locale,
): Promise<{ id: string }[]> =>
  query.sort === 'name_1'
    ? idsByName(db, gatheringId, query, locale)
    : db.registration.findMany({
        where: matching(gatheringId, query),
        select: { id: true },
        orderBy: { turn: 'asc' },
        skip: query.offset,
        take: query.limit,
      });

/** These participants, in any order. */
export const findParticipants = (db: Reader, ids: string[]): Promise<ParticipantRow[]> =>
  db.registration.findMany({ where: { id: { in: ids } }, select: fields });

/** One page, without the total. */
async function readParticipants(
  db: Reader,
  gatheringId: string,
  query: ParticipantQuery,
  locale: Locale,
): Promise<ParticipantRow[]> {
  const ids = (await listParticipantIds(db, gatheringId, query, locale)).map(({ id }) => id);
  const byId = new Map((await findParticipants(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countParticipants(db: Reader, gatheringId: string) {
  const [counts] = await db.$queryRaw<
    [{ seat: number; waiting: number; cancelled: number; paid: number; attended: number; fees: number }]
  >`
    SELECT count(*) FILTER (WHERE state = 'seat')::int AS seat,
      count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE state = 'cancelled')::int AS cancelled,
      count(*) FILTER (WHERE state = 'seat' AND paid_at IS NOT NULL)::int AS paid,
      count(*) FILTER (WHERE state = 'seat' AND attended_at IS NOT NULL)::int AS attended,
      count(*) FILTER (WHERE fee IS NOT NULL)::int AS fees
    FROM registration r JOIN "user" u ON u.id = r.user_id AND u.disabled_at IS NULL
    WHERE gathering_id = ${gatheringId}::uuid`;
  return counts;
}

/** Participants with a seat, by name. */
export const listSeated = (db: Reader, gatheringId: string, most: number, locale: Locale) => db.$queryRaw<
  { id: string; name: string; phone: string | null }[]
>`
  SELECT r.id, u.name, u.phone FROM registration r JOIN "user" u ON u.id = r.user_id AND u.disabled_at IS NULL
  WHERE r.gathering_id = ${gatheringId}::uuid AND r.state = 'seat' ${byName[locale]} LIMIT ${most}`;

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
