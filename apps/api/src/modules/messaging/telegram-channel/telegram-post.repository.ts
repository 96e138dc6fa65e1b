import { today } from '@acheep/contract/kernel/calendar';
import type { ChannelKind } from '@acheep/contract/messaging/telegram-channel-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Database } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { momentAt } from '../../../moment.ts';
import { change, idsOf } from '../../../search/rows.repository.ts';
import {
  companyIsShown,
  type Given,
  hiddenValues,
  type Listed,
} from '../../../search/search-condition.repository.ts';
import { listedGatherings } from '../../events/gathering-directory/gathering-listed.repository.ts';
import { listedJobs } from '../../jobs/job/job-listed.repository.ts';
import type { ChannelRow } from './telegram-channel.repository.ts';

const post = row('telegram_post');
const day = 86_400_000;
/** After this time what was not posted is no news, and what was posted and is closed is left alone. */
const news = 3 * day;
const followed = 90 * day;

interface Source {
  table: string;
  listed: Listed;
  /** Column of the time of publication. */
  at: string;
  /** True of a record `e` that the operator has taken off the site. */
  stopped: string;
  /** What else of `e` changes its post, on `today`. */
  also?: (today: string) => string;
}
const gathering = (kind: 'training' | 'event'): Source => {
  const { table, listed } = listedGatherings(kind, 'coming');
  const also = (day: string) => `e.early_until < ${day}`;
  return { table, listed, at: 'posted_at', stopped: 'false', also };
};
const sources: Record<ChannelKind, Source> = {
  job: {
    table: listedJobs.table,
    listed: listedJobs.listed,
    at: 'announced_at',
    stopped: 'e.stopped IS NOT NULL',
  },
  training: gathering('training'),
  event: gathering('event'),
};

/** Whether a record is on the site: open, over, or gone. */
type Standing = 'open' | 'closed' | 'gone';

/** SQL of a record's standing, and of what its post is made from, for the record `e` of the company `c`. */
function standingOf({ listed, stopped, also }: Source, { value, text }: Given, now: Date) {
  const open = text(listed(momentAt(now)));
  const standing = `CASE WHEN e.id IS NULL THEN 'gone' WHEN ${open} THEN 'open'
    WHEN ${stopped} OR NOT (${text(companyIsShown)}) THEN 'gone' ELSE 'closed' END`;
  const more = also ? `, ${also(value(today(now), 'date'))}` : '';
  const version = `concat_ws(' ', ${standing}, extract(epoch FROM e.updated_at), extract(epoch FROM c.updated_at)${more})`;
  return { open, standing, version };
}

export interface NextPost {
  kind: ChannelKind;
  recordId: string;
  version: string;
}

/**
 * What a channel posts next, newest first: what is open, fits, was published since it was linked and in the last days,
 * and was not posted to it before.
 */
export async function findNext(
  { pool }: Pick<Database, 'pool'>,
  channel: ChannelRow,
  now: Date,
  limit: number,
): Promise<NextPost[]> {
  if (channel.kinds.length === 0) return [];
  const given = hiddenValues();
  const { values, value } = given;
  const since = new Date(Math.max(channel.since.getTime(), now.getTime() - news));
  const among = (column: string, ids: readonly string[]) =>
    ids.length > 0 ? [`e.${column} = ANY(${value(ids, 'uuid[]')}::uuid[])`] : [];
  const parts = channel.kinds.map((kind) => {
    const source = sources[kind];
    const { open, version } = standingOf(source, given, now);
    const conditions = [
      open,
      `e.${source.at} >= ${value(since, 'timestamptz')}`,
      ...among('category_id', channel.categoryIds),
      ...among('province_id', channel.provinceIds),
      `NOT EXISTS (SELECT FROM telegram_post p WHERE p.channel_id = ${value(channel.id, 'uuid')}
        AND p.kind = '${kind}' AND p.record_id = e.id)`,
    ];
    // Each branch is ordered and cut by itself, so that it is read by the index of that time.
    return `(SELECT '${kind}' AS kind, e.id AS "recordId", ${version} AS version, e.${source.at} AS at
      FROM ${source.table} e JOIN company c ON c.id = e.company_id WHERE ${conditions.join(' AND ')}
      ORDER BY e.${source.at} DESC, e.id DESC LIMIT ${value(limit, 'int')})`;
  });
  const text = `SELECT kind, "recordId", version FROM (${parts.join(' UNION ALL ')}) n
    ORDER BY at DESC, "recordId" DESC LIMIT ${value(limit, 'int')}`;
  return (await pool.query<NextPost>({ text, values })).rows;
}

export interface ChangedPost extends NextPost {
  id: string;
  messageId: number;
  hasPhoto: boolean;
  text: string;
  isOpen: boolean;
  standing: Standing;
}

/** Posts of a channel whose records have changed since, the earliest posted first. */
export async function findChanged(
  { pool }: Pick<Database, 'pool'>,
  { id }: { id: string },
  now: Date,
  limit: number,
): Promise<ChangedPost[]> {
  const given = hiddenValues();
  const { values, value } = given;
  const parts = (Object.entries(sources) as [ChannelKind, Source][]).map(([kind, source]) => {
    const { standing, version } = standingOf(source, given, now);
    return `SELECT p.id, p.kind, p.record_id AS "recordId", p.message_id AS "messageId", p.has_photo AS "hasPhoto",
        p.text, p.is_open AS "isOpen", p.sent_at, ${standing} AS standing, ${version} AS version
      FROM telegram_post p LEFT JOIN ${source.table} e ON e.id = p.record_id
      LEFT JOIN company c ON c.id = e.company_id
      WHERE p.channel_id = ${value(id, 'uuid')} AND p.kind = '${kind}' AND p.state = 'sent'
        AND (p.is_open OR p.sent_at > ${value(new Date(now.getTime() - followed), 'timestamptz')}
          OR e.id IS NULL OR e.${source.at} > p.sent_at)
        AND p.version <> ${version}`;
  });
  const text = `SELECT * FROM (${parts.join(' UNION ALL ')}) n ORDER BY sent_at LIMIT ${value(limit, 'int')}`;
  return (await pool.query<ChangedPost>({ text, values })).rows;
}

/** Writes that a post is about to be sent; null if a channel has one of the record already. */
export async function reservePost(
  prisma: PrismaClient,
  { id: channelId }: { id: string },
  { kind, recordId, version }: NextPost,
  sentAt: Date,
): Promise<string | null> {
  const [row] = await prisma.telegramPost.createManyAndReturn({
    data: [{ channelId, kind, recordId, version, state: 'sending', sentAt }],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

/** For a post that was certainly not sent. */
export const forgetPost = (prisma: PrismaClient, id: string) =>
  prisma.telegramPost.deleteMany({ where: { id } });

/** Saves a post; none if its channel was unlinked meanwhile. */
export const savePost = (
  prisma: PrismaClient,
  id: string,
  data: Prisma.TelegramPostUpdateManyMutationInput,
) => prisma.telegramPost.updateMany({ where: { id }, data });

/** Posts that a worker was sending when it ended: nobody knows whether they arrived. Requires the hold. */
export const noteLost = (prisma: PrismaClient, channelId: string) =>
  prisma.telegramPost.updateMany({ where: { channelId, state: 'sending' }, data: { state: 'unsure' } });

export const countSince = (prisma: PrismaClient, channelId: string, since: Date) =>
  prisma.telegramPost.count({ where: { channelId, sentAt: { gt: since } } });

export interface PostNumbers {
  posts: number;
  unsure: number;
  views: number;
  lastPostAt: Date | null;
}

/** Numbers of the channels that have posts, by their ids. */
export async function countPosts(prisma: PrismaClient): Promise<Map<string, PostNumbers>> {
  const rows = await prisma.$queryRaw<(PostNumbers & { id: string })[]>`
    SELECT channel_id AS id, count(*) FILTER (WHERE state IN ('sent', 'deleted'))::int AS posts,
      count(*) FILTER (WHERE state = 'unsure')::int AS unsure, sum(views)::int AS views,
      max(sent_at) FILTER (WHERE state IN ('sent', 'deleted')) AS "lastPostAt"
    FROM telegram_post GROUP BY channel_id`;
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}

/** Counts a view of a job by somebody who came from a channel, named by its number. */
export const countPostView = (prisma: PrismaClient, jobId: string, channel: string) =>
  change(
    prisma,
    'telegram_post',
    [
      post('e.kind', '=', 'job'),
      post('e.record_id', '=', jobId),
      post('e.channel_id', 'in', idsOf('telegram_channel', sql<boolean>`e.number::text = ${channel}`)),
    ],
    { views: sql`views + 1` },
  );
