import { Prisma, type PrismaClient } from '@acheep/database/client';

const shownBanner = (id: string, day: Date) =>
  Prisma.sql`banner WHERE id = ${id}::uuid AND is_active
    AND coalesce(starts_on <= ${day}::date, true) AND coalesce(ends_on >= ${day}::date, true)`;

/** Nouns that are viewed or clicked: the table that counts them, and the condition of records that count. */
const counted = {
  job: {
    table: Prisma.raw('job_view'),
    column: Prisma.raw('job_id'),
    number: Prisma.raw('views'),
    open: (id: string, day: Date) =>
      Prisma.sql`job WHERE id = ${id}::uuid AND status = 'active' AND closing_date >= ${day}::date`,
  },
  post: {
    table: Prisma.raw('post_view'),
    column: Prisma.raw('post_id'),
    number: Prisma.raw('views'),
    open: (id: string) => Prisma.sql`post WHERE id = ${id}::uuid AND status = 'active'`,
  },
  article: {
    table: Prisma.raw('article_view'),
    column: Prisma.raw('article_id'),
    number: Prisma.raw('views'),
    open: (id: string, _day: Date, now: Date) =>
      Prisma.sql`article WHERE id = ${id}::uuid AND status = 'active' AND publish_at <= ${now}::timestamptz`,
  },
  banner: {
    table: Prisma.raw('banner_view'),
    column: Prisma.raw('banner_id'),
    number: Prisma.raw('views'),
    open: shownBanner,
  },
  'banner-click': {
    table: Prisma.raw('banner_click'),
    column: Prisma.raw('banner_id'),
    number: Prisma.raw('clicks'),
    open: shownBanner,
  },
} satisfies Record<
  string,
  {
    table: Prisma.Sql;
    column: Prisma.Sql;
    number: Prisma.Sql;
    open(id: string, day: Date, now: Date): Prisma.Sql;
  }
>;
export type Viewed = keyof typeof counted;

/** Counts a view, unless `hash` was counted on that day. A single statement: of two concurrent ones one counts. */
export function countView(
  prisma: PrismaClient,
  noun: Viewed,
  id: string,
  hash: Buffer<ArrayBuffer>,
  day: Date,
  now: Date,
) {
  const { table, column, number, open } = counted[noun];
  return prisma.$executeRaw`
    WITH seen AS (
      INSERT INTO viewer (hash, day) SELECT ${hash}, ${day}::date FROM ${open(id, day, now)}
      ON CONFLICT DO NOTHING RETURNING 1)
    INSERT INTO ${table} (${column}, day) SELECT ${id}::uuid, ${day}::date FROM seen
    ON CONFLICT (${column}, day) DO UPDATE SET ${number} = ${table}.${number} + 1`;
}

export const deleteViewersBefore = (prisma: PrismaClient, day: Date) =>
  prisma.viewer.deleteMany({ where: { day: { lt: day } } });
