import { newestFirst } from '@acheep/contract/kernel/list';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, build, type Condition, read, row } from '@acheep/database/statement';
import { isActive } from '../../../search/person.repository.ts';
import { countRows, lock, lockTable, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';

const user = row('user');

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
const isReachable = (role: SignUpRole): Condition =>
  user.and([
    user('e.role', '=', role),
    isActive,
    user('e.keeper', '=', false),
    user.not(
      user.exists(
        build
          .selectFrom('notification_choice as c')
          .select('c.user_id')
          .where('c.user_id', '=', user.ref('e.id'))
          .where('c.notice', '=', 'announcement')
          .where('c.channel', '=', 'mail')
          .where('c.wanted', '=', false),
      ),
    ),
  ]);

export const countReachable = (db: Reader, role: SignUpRole) => countRows(db, 'user', isReachable(role));

export const announcements = workList(newestFirst, {
  table: 'announcement',
  filters: {},
  // Texts are not searched: each is there.
  text: () => all([]),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.announcement.findMany({ ...page, select: fields }),
});

/** Blocks other senders until the transaction ends, but not readers. */
export const lockAnnouncements = (tx: Transaction) => lockTable(tx, 'announcement');

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
  await lock(tx, 'announcement', id, 'forUpdate');
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
): Promise<Person[]> =>
  read(
    tx,
    build
      .selectFrom('user as e')
      .where(all([isReachable(role), user('e.created_at', '<=', until), after && user('e.id', '>', after)]))
      .select(['e.id', 'e.name', 'e.email', 'e.locale'])
      .orderBy('e.id')
      .limit(most),
  );
