import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { PrismaClient } from '@acheep/database/client';
import { asSql } from '@acheep/database/statement';
import type { PageStatus, PageStatuses } from '../../../module.ts';
import { companyIsShown, hiddenCompanies } from '../../../search/search-condition.repository.ts';
import { gatheringIsPublic } from '../gathering/public-gathering.repository.ts';

/**
 * The page exists while it is ahead and after it is over; one that was published and is archived is gone. The version
 * changes with its company and the participating companies, with each seat, and when it is over.
 */
const statusOf =
  (kind: GatheringKind) =>
  async (db: PrismaClient, id: string, now: Date): Promise<PageStatus> => {
    const [row] = await db.$queryRaw<{ isPublic: boolean; isGone: boolean; version: string }[]>`
      SELECT ${asSql(gatheringIsPublic)} AS "isPublic", e.status = 'archived' AND e.published_at IS NOT NULL AS "isGone",
        jsonb_build_array(
        e.updated_at, e.pinned_until, e.ends_at <= ${now}, o.updated_at, c.slug, c.name_en, c.name_km, p.slug, p.name_en,
        p.name_km, t.changed, t.count,
        (SELECT count(*) FROM registration r WHERE r.gathering_id = e.id AND r.state = 'seat'))::text AS version
      FROM gathering e
      JOIN company o ON o.id = e.company_id
      LEFT JOIN category c ON c.id = e.category_id
      LEFT JOIN province p ON p.id = e.province_id
      CROSS JOIN LATERAL (
        SELECT max(x.updated_at) AS changed, count(*) AS count FROM gathering_company m
        JOIN company x ON x.id = m.company_id
        WHERE m.gathering_id = e.id AND m.company_id NOT IN (${asSql(hiddenCompanies)})
      ) t
      WHERE e.id = ${id}::uuid AND e.kind = ${kind}::"GatheringKind" AND ${asSql(companyIsShown)}`;
    if (row?.isPublic) return { version: row.version };
    return row?.isGone ? 410 : 404;
  };

export const gatheringPages: PageStatuses = {
  '/training/:id': statusOf('training'),
  '/event/:id': statusOf('event'),
};
