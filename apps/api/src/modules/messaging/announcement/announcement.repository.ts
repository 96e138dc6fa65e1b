import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import type { announcementList } from '@acheep/contract/messaging/announcement';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

const fields = {
  id: true,
  role: true,
  subjectEn: true,
  subjectKm: true,
  recipients: true,
  mailed: true,
  endedAt: true,
  stoppedAt: true,
  createdAt: true,
  updatedAt: true,
  createdBy: { select: { name: true } },
} satisfies Prisma.AnnouncementSelect;
export type AnnouncementRow = Prisma.AnnouncementGetPayload<{ select: typeof fields }>;

/** People of a role who use their account and have not turned announcements off. */
const reachable = (role: SignUpRole) => Prisma.sql`
  "user" u WHERE u.role = ${role}::"Role" AND u.activated_at IS NOT NULL AND u.disabled_at IS NULL AND NOT u.keeper
    AND NOT EXISTS (
      SELECT FROM notification_choice c
      WHERE c.user_id = u.id AND c.notice = 'announcement' AND c.channel = 'mail' AND NOT c.wanted)`;

export async function countReachable(db: PrismaClient | Transaction, role: SignUpRole): Promise<number> {
  const [{ people } = { people: 0 }] = await db.$queryRaw<{ people: number }[]>`
    SELECT count(*)::int AS people FROM ${reachable(role)}`;
  return people;
}

export async function listAnnouncements(
  prisma: PrismaClient,
  { sort, offset, limit }: ParsedQueryOf<typeof announcementList>,
) {
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([
    prisma.announcement.findMany({
      select: fields,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.announcement.count({ take: totalCap + 1 }),
  ]);
  return { rows, total };
}

/** Blocks other senders until the transaction ends, but not readers. */
export const lockAnnouncements = (tx: Transaction) =>
  tx.$executeRaw`LOCK TABLE announcement IN SHARE ROW EXCLUSIVE MODE`;

/** True while an announcement is being sent. */
export const isUnderWay = async (tx: Transaction) =>
  (await tx.announcement.count({ where: { endedAt: null, stoppedAt: null } })) > 0;

interface Written {
  role: SignUpRole;
  subjectEn: string;
  textEn: string;
  subjectKm: string;
  textKm: string;
}

export const wasSent = async (tx: Transaction, written: Written) =>
  (await tx.announcement.count({ where: { ...written, stoppedAt: null } })) > 0;

export const createAnnouncement = (
  tx: Transaction,
  data: Written & { recipients: number; createdById: string; createdAt: Date },
) => tx.announcement.create({ data, select: fields });

/** Locks an announcement, so that a batch and a stop wait for each other. */
export async function lockAnnouncement(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT FROM announcement WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.announcement.findUnique({
    where: { id },
    select: { ...fields, textEn: true, textKm: true, reachedId: true },
  });
}

export const changeAnnouncement = (
  tx: Transaction,
  id: string,
  data: Prisma.AnnouncementUncheckedUpdateInput,
) => tx.announcement.update({ where: { id }, data, select: fields });

interface Person {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

/** The next people to reach, in the order of their ids: who had an account when the announcement was made. */
export const nextPeople = (
  tx: Transaction,
  role: SignUpRole,
  { after, until, most }: { after: string | null; until: Date; most: number },
): Promise<Person[]> => tx.$queryRaw`
  SELECT u.id, u.name, u.email, u.locale::text AS locale FROM ${reachable(role)}
    AND u.created_at <= ${until} AND (${after}::uuid IS NULL OR u.id > ${after}::uuid)
  ORDER BY u.id LIMIT ${most}`;
