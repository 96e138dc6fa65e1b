import type { PrismaClient } from '@acheep/database/client';
import { build, type Condition, read, row, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import { idsOf } from '../../../search/rows.repository.ts';
import { articleIsPublic } from '../../content/article/public-article.repository.ts';
import { jobIsActive } from '../job/public-job.repository.ts';

const banner = row('banner');
const isShown = (day: Date): Condition =>
  banner.and([
    banner('e.is_active', '=', true),
    banner.or([banner('e.starts_on', 'is', null), banner('e.starts_on', '<=', day)]),
    banner.or([banner('e.ends_on', 'is', null), banner('e.ends_on', '>=', day)]),
  ]);
const postIsActive: Condition = row('post')('e.status', '=', 'active');

/** Nouns that are viewed or clicked: the table that counts them, and the condition of records that count. */
const counted = {
  job: { counts: 'job_view', column: 'job_id', number: 'views', table: 'job', when: jobIsActive },
  post: { counts: 'post_view', column: 'post_id', number: 'views', table: 'post', when: () => postIsActive },
  article: {
    counts: 'article_view',
    column: 'article_id',
    number: 'views',
    table: 'article',
    when: (_day: Date, now: Date) => articleIsPublic(now),
  },
  banner: { counts: 'banner_view', column: 'banner_id', number: 'views', table: 'banner', when: isShown },
  'banner-click': {
    counts: 'banner_click',
    column: 'banner_id',
    number: 'clicks',
    table: 'banner',
    when: isShown,
  },
} as const;
export type Viewed = keyof typeof counted;

/** Counts a view, unless `hash` was counted on that day. A single statement: of two concurrent ones one counts. */
export async function countView(
  prisma: PrismaClient,
  noun: Viewed,
  id: string,
  hash: Buffer<ArrayBuffer>,
  day: Date,
  now: Date,
): Promise<number> {
  const { counts, column, number, table, when } = counted[noun];
  const onDay = typed(day, 'date').as('day');
  const viewed = idsOf(table, row('job')('e.id', '=', id), when(day, now));
  const seen = build
    .insertInto('viewer')
    .columns(['hash', 'day'])
    .expression(viewed.clearSelect().select([typed(hash, 'bytea').as('hash'), onDay]))
    .onConflict((known) => known.doNothing())
    .returning('hash');
  const added = build
    .with('seen', () => seen)
    .insertInto(counts as 'job_view')
    .columns([column as 'job_id', 'day'])
    .expression((from) => from.selectFrom('seen').select([typed(id, 'uuid').as('id'), onDay]))
    .onConflict((before) =>
      before
        .columns([column as 'job_id', 'day'])
        .doUpdateSet({ [number]: sql`${sql.ref(`${counts}.${number}`)} + 1` }),
    );
  return (await read(prisma, added.returning('day'))).length;
}

export const deleteViewersBefore = (prisma: PrismaClient, day: Date) =>
  prisma.viewer.deleteMany({ where: { day: { lt: day } } });
