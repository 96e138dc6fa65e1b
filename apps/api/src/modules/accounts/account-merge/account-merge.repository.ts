import { accountMergeKinds } from '@acheep/contract/accounts/account-merge-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { read, row } from '@acheep/database/statement';
import { countRows, moveRows, movingRows, type Two } from '../../../moved-rows.repository.ts';
import { change, idsOf, type Reader } from '../../../search/rows.repository.ts';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';
import { userTables } from './user-table.ts';

const { raw } = Prisma;
const places = Object.entries(userTables).map(([place, becomes]) => {
  const [table = '', column = ''] = place.split('.');
  return { table, column, ...becomes };
});

/** Counts the rows that a merge would move, by kind; kinds with none are left out. */
export const countMoving = (db: Reader, two: Two) =>
  countRows(
    db,
    valuesOf(accountMergeKinds),
    places.flatMap(({ kind, ...place }) => {
      const from = kind && movingRows(place, two);
      return from ? [{ kind, from }] : [];
    }),
  );

export const findSeeker = (db: Reader, id: string) =>
  db.user.findFirst({
    where: { id, role: 'user', activatedAt: { not: null }, disabledAt: null },
    select: {
      id: true,
      role: true,
      name: true,
      email: true,
      phone: true,
      locale: true,
      passwordHash: true,
      photoPath: true,
      company: { select: { name: true, nameKm: true } },
      resume: { select: { id: true } },
    },
  });
export type Seeker = NonNullable<Awaited<ReturnType<typeof findSeeker>>>;

/** True while the old address of an account may take it back; a first address has no old one. */
export const hasWayBack = async (db: Reader, userId: string, now: Date) =>
  (
    await db.emailChange.findMany({ where: { userId, backHash: { not: null }, expiresAt: { gt: now } } })
  ).some(({ oldEmail }) => !leadsNowhere(oldEmail));

/** Gives an account the address and the password of another, which has ended. */
export const giveAddress = (tx: Transaction, id: string, { email, passwordHash }: Seeker) =>
  tx.user.update({ where: { id }, data: { email, passwordHash }, select: { id: true } });

export const isThere = async (db: Reader, id: string) => (await db.user.count({ where: { id } })) > 0;

/** Locks both accounts: nothing is added to either until the transaction ends. */
export const lockBoth = (tx: Transaction, { from, into }: Two) =>
  read(
    tx,
    idsOf('user', row('user')('e.id', 'in', [from, into]))
      .orderBy('e.id')
      .forUpdate(),
  );

/** A seat counts more than one that the other account has given up. */
const dropGivenUp = (tx: Transaction, { from, into }: Two) => tx.$executeRaw`
  DELETE FROM registration kept USING registration gone
  WHERE kept.user_id = ${into}::uuid AND gone.user_id = ${from}::uuid AND gone.gathering_id = kept.gathering_id
    AND kept.cancelled_at IS NOT NULL AND gone.cancelled_at IS NULL`;

/** How far an application has come, from withdrawn to hired. */
const progress = (of: string) =>
  raw(`CASE
  WHEN ${of}.hired_at IS NOT NULL THEN 5
  WHEN EXISTS (SELECT FROM interview i WHERE i.application_id = ${of}.id AND i.status IN ('proposed', 'agreed')) THEN 4
  ELSE array_position('{withdrawn,rejected,received,shortlisted}'::text[], ${of}.status::text) - 1 END`);

/**
 * Of two applications for one job, the one that has come further belongs to the account that stays; the other gets the
 * account that ends, and ends with it.
 */
async function swapApplications(tx: Transaction, { from, into }: Two) {
  const pairs = await tx.$queryRaw<{ further: string; other: string }[]>`
    SELECT gone.id AS further, kept.id AS other FROM application gone JOIN application kept USING (job_id)
    WHERE gone.applicant_id = ${from}::uuid AND kept.applicant_id = ${into}::uuid
      AND ${progress('gone')} > ${progress('kept')}
    FOR UPDATE`;
  const save = (
    id: string,
    data: { applicant_id: string | null; source: 'other' | null; locale: 'en' | null },
  ) => change(tx, 'application', [row('application')('e.id', '=', id)], data);
  const owned = (id: string, by: string) => save(id, { applicant_id: by, source: null, locale: null });
  for (const { further, other } of pairs) {
    // An account has one application for a job: one is nobody's in between, as if it were added by hand.
    await save(other, { applicant_id: null, source: 'other', locale: 'en' });
    await owned(further, into);
    await owned(other, from);
  }
}

/** Moves the records of one account to another. */
export async function moveEverything(tx: Transaction, from: Seeker, into: Seeker) {
  const two = { from: from.id, into: into.id };
  await dropGivenUp(tx, two);
  await swapApplications(tx, two);
  await moveRows(tx, places, two);
  const select = { id: true };
  // Whose reports do not count does not begin anew with another account.
  await tx.$executeRaw`
    UPDATE "user" SET reports_ignored_at = coalesce(reports_ignored_at,
      (SELECT gone.reports_ignored_at FROM "user" gone WHERE gone.id = ${two.from}::uuid))
    WHERE id = ${two.into}::uuid`;
  // A photo belongs to one account only.
  await tx.user.update({ where: { id: two.from }, data: { photoPath: null }, select });
  const { photoPath, phone } = {
    photoPath: into.photoPath ?? from.photoPath,
    phone: into.phone ?? from.phone,
  };
  await tx.user.update({ where: { id: two.into }, data: { photoPath, phone }, select });
}
