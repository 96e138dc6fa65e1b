import type { FirstDayStep } from '@acheep/contract/platform/first-day-option';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

/** Steps that stored records show to be done; a backup is no record. */
export async function readDone(db: Reader): Promise<Record<Exclude<FirstDayStep, 'backup'>, boolean>> {
  const [done] = await db.$queryRaw<[Record<Exclude<FirstDayStep, 'backup'>, boolean>]>`
    SELECT
      EXISTS (SELECT FROM operator_setting WHERE name = 'site' AND logo_id IS NOT NULL) AS site,
      EXISTS (SELECT FROM operator_setting WHERE name = 'site' AND value ? 'supportEmail') AS support,
      EXISTS (SELECT FROM first_day_mark WHERE name = 'mail') AS mail,
      (SELECT count(*) FROM article
        WHERE key IN ('tos', 'privacy') AND updated_at > created_at + interval '1 second') = 2 AS legal,
      EXISTS (SELECT FROM operator_setting
        WHERE name = 'khqr' OR (name = 'banks' AND jsonb_array_length(value) > 0)) AS payment,
      EXISTS (SELECT FROM operator_setting WHERE name = 'invoicing') AS invoicing,
      EXISTS (SELECT FROM package WHERE status = 'active') AS package,
      EXISTS (SELECT FROM first_day_mark WHERE name = 'restore') AS restore,
      (SELECT count(*) FROM "user"
        WHERE role = 'admin' AND activated_at IS NOT NULL AND disabled_at IS NULL) > 1 AS admin`;
  return done;
}

export const isMarked = async (db: Reader, name: string) =>
  (await db.firstDayMark.count({ where: { name } })) > 0;

export async function mark(db: Reader, name: string, at: Date | null) {
  if (!at) await db.firstDayMark.deleteMany({ where: { name } });
  else await db.firstDayMark.createMany({ data: { name, createdAt: at }, skipDuplicates: true });
}

export const readReader = (db: Reader, id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { name: true, email: true } });
