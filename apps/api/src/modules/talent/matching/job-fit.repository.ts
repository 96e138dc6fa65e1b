import type { PrismaClient } from '@acheep/database/client';
import type { Database } from '@acheep/database/connection';
import { findOne } from '../../../search/rows.repository.ts';
import { givenValues, type Moment } from '../../../search/search-condition.repository.ts';
import { listedGatherings } from '../../events/gathering-directory/gathering-listed.repository.ts';
import { jobIsPublic } from '../../jobs/job/public-job.repository.ts';
import { offerFields } from './matching-talent.repository.ts';

/** Facts of a public job for matching; null if there is no such job. */
export const findPublicFacts = (prisma: PrismaClient, id: string) =>
  findOne(prisma, 'job', id, [jobIsPublic], (one) => prisma.job.findUnique({ ...one, select: offerFields }));

export interface FoundTraining {
  /** Position of the skill among those asked for. */
  at: number;
  id: string;
  title: string;
  startsAt: Date;
}

/** Trainings per skill that are read to find those whose title really names it. */
const most = 8;

/** Trainings that are open for registration and whose title has words of these skills, the next ones first. */
export async function findTrainings(
  { pool }: Pick<Database, 'pool'>,
  queries: readonly string[],
  { now, today }: Moment,
): Promise<FoundTraining[]> {
  if (queries.length === 0) return [];
  const { values, value, text: textOf } = givenValues();
  const wanted = value(queries, 'text[]');
  const conditions = [
    textOf(listedGatherings('training', 'coming').listed({ now, today })),
    `e.starts_at > ${value(now, 'timestamptz')}`,
    `(e.register_until IS NULL OR e.register_until >= ${value(today, 'date')})`,
    `e.search_name @@ to_tsquery('english', s.query)`,
  ];
  const text = `
    SELECT s.at::int - 1 AS at, g.id, g.title, g.starts_at AS "startsAt"
    FROM unnest(${wanted}) WITH ORDINALITY s (query, at)
    CROSS JOIN LATERAL (
      SELECT e.id, e.title, e.starts_at FROM gathering e WHERE ${conditions.join(' AND ')}
      ORDER BY e.starts_at, e.id LIMIT ${most}) g
    ORDER BY s.at, g.starts_at, g.id`;
  return (await pool.query<FoundTraining>({ text, values })).rows;
}
