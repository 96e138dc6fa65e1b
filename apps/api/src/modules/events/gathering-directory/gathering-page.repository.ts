import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { PrismaClient } from '@acheep/database/client';
import type { PageStatus, PageStatuses } from '../../../module.ts';

/**
 * The page exists while it is ahead and after it is over; one that was published and is archived is gone. The version
 * changes with its company and the participating companies, with each seat, and when it is over.
 */
const statusOf =
  (kind: GatheringKind) =>
  async (db: PrismaClient, id: string, now: Date): Promise<PageStatus> => {
    const [row] = await db.$queryRaw<{ status: string; publishedAt: Date | null; version: string }[]>`
      SELECT g.status, g.published_at AS "publishedAt", jsonb_build_array(
        g.updated_at, g.pinned_until, g.ends_at <= ${now}, o.updated_at, c.slug, c.name_en, c.name_km, p.slug, p.name_en,
        p.name_km, t.changed, t.count,
        (SELECT count(*) FROM registration r WHERE r.gathering_id = g.id AND r.state = 'seat'))::text AS version
      FROM gathering g
      JOIN company o ON o.id = g.company_id
      JOIN "user" w ON w.id = o.owner_id AND w.disabled_at IS NULL
      LEFT JOIN category c ON c.id = g.category_id
      LEFT JOIN province p ON p.id = g.province_id
      CROSS JOIN LATERAL (
        SELECT max(x.updated_at) AS changed, count(*) AS count FROM gathering_company m
        JOIN company x ON x.id = m.company_id
        JOIN "user" y ON y.id = x.owner_id AND y.disabled_at IS NULL
        WHERE m.gathering_id = g.id
      ) t
      WHERE g.id = ${id}::uuid AND g.kind = ${kind}::"GatheringKind"`;
    if (row?.status === 'active' || row?.status === 'closed') return { version: row.version };
    return row?.status === 'archived' && row.publishedAt ? 410 : 404;
  };

export const gatheringPages: PageStatuses = {
  '/training/:id': statusOf('training'),
  '/event/:id': statusOf('event'),
};
