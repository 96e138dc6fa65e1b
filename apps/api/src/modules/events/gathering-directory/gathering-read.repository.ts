import { calendarEntries } from '@acheep/contract/events/gathering-public';
import { timeZone } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import type { Database } from '@acheep/database/connection';
import { listedFields, withNumbers } from '../gathering/gathering.repository.ts';

/** Cards of these with their next session at a time, in any order. */
export async function findListed(db: PrismaClient, ids: string[], now: Date) {
  const rows = await db.gathering.findMany({
    where: { id: { in: ids } },
    select: {
      ...listedFields,
      sessions: {
        select: { startsAt: true, endsAt: true },
        where: { endsAt: { gt: now } },
        orderBy: { startsAt: 'asc' },
        take: 1,
      },
    },
  });
  return withNumbers(db, rows);
}
export type ListedRow = Awaited<ReturnType<typeof findListed>>[number];

export interface CalendarRow {
  day: string;
  total: number;
  id: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  online: boolean;
  province: { id: string; slug: string; nameEn: string; nameKm: string } | null;
}

/** The first sessions of each day in Phnom Penh within a period, and the day's total. */
export async function readSessions(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly string[],
  from: Date,
  before: Date,
): Promise<CalendarRow[]> {
  const { rows } = await pool.query<CalendarRow>({
    name: 'gathering-calendar',
    text: `
      SELECT s.day::text AS day, s.total, e.id, e.title, s.starts_at AS "startsAt", s.ends_at AS "endsAt", e.online,
        CASE WHEN p.id IS NOT NULL THEN
          json_build_object('id', p.id, 'slug', p.slug, 'nameEn', p.name_en, 'nameKm', p.name_km) END AS province
      FROM (
        SELECT h.*, count(*) OVER (PARTITION BY h.day)::int AS total,
          row_number() OVER (PARTITION BY h.day ORDER BY h.starts_at, h.gathering_id) AS place
        FROM (
          SELECT gathering_id, starts_at, ends_at, (starts_at AT TIME ZONE '${timeZone}')::date AS day
          FROM gathering_session
          WHERE gathering_id = ANY($1::uuid[]) AND starts_at >= $2::timestamptz AND starts_at < $3::timestamptz
        ) h
      ) s
      JOIN gathering e ON e.id = s.gathering_id
      LEFT JOIN province p ON p.id = e.province_id
      WHERE s.place <= $4::int
      ORDER BY s.starts_at, e.id`,
    values: [ids, from, before, calendarEntries],
  });
  return rows;
}
