import { mostDuplicates } from '@acheep/contract/company-merge';
import { type DuplicateReason, duplicateReasons } from '@acheep/contract/company-merge-option';
import { valuesOf } from '@acheep/contract/option';
import type { PrismaClient } from '@acheep/database/client';
import { sharedDomains } from './mail-provider.ts';

export interface DuplicateRow {
  ids: string[];
  size: number;
  reasons: DuplicateReason[];
  total: number;
}

interface Asked {
  offset: number;
  limit: number;
  search?: string;
  filter: { reason?: DuplicateReason[] };
}

/** A domain or a number that more companies share is a provider's, or an agency's. */
const mostSharing = 10;
const mostNamed = 10_000;

/**
 * Companies that share a name, a domain or a phone number, in groups; those that share several are one group. All keys
 * are grouped at once, by what is stored of each company: this costs what one look at every company does.
 */
export const findDuplicates = (prisma: PrismaClient, { offset, limit, search = '', filter }: Asked) =>
  prisma.$queryRaw<DuplicateRow[]>`
    WITH known AS (
      SELECT c.id, c.name, c.name_km, c.name_key, c.name_km_key, c.site_key, u.keeper,
        lower(split_part(u.email::text, '@', 2)) AS domain,
        right(regexp_replace(u.phone, '\\D', '', 'g'), 8) AS phone
      FROM company c JOIN "user" u ON u.id = c.owner_id
      WHERE u.disabled_at IS NULL AND u.activated_at IS NOT NULL
    ), keyed AS (
      SELECT id, 'name' AS reason, name_key AS key FROM known
      UNION SELECT id, 'name', name_km_key FROM known
      UNION SELECT id, 'domain', site_key FROM known WHERE site_key <> ALL(${sharedDomains})
      UNION SELECT id, 'domain', domain FROM known WHERE NOT keeper AND domain <> ALL(${sharedDomains})
      UNION SELECT id, 'phone', phone FROM known WHERE length(phone) = 8
    ), alike AS (
      SELECT reason, array_agg(id ORDER BY id) AS ids FROM keyed
      WHERE key IS NOT NULL AND reason = ANY(${filter.reason ?? valuesOf(duplicateReasons)})
      GROUP BY reason, key HAVING count(*) BETWEEN 2 AND CASE reason WHEN 'name' THEN ${mostNamed}::int ELSE ${mostSharing}::int END
    ), found AS (
      SELECT ids, array_agg(DISTINCT reason) AS reasons FROM alike
      WHERE ${search} = '' OR EXISTS (SELECT FROM known
        WHERE id = ANY(ids) AND position(lower(${search}) IN lower(concat_ws(' ', name, name_km))) > 0)
      GROUP BY ids
    )
    SELECT ids[1:${mostDuplicates}::int] AS ids, cardinality(ids) AS size, reasons, (count(*) OVER ())::int AS total
    FROM found ORDER BY cardinality(reasons) DESC, cardinality(ids), ids
    OFFSET ${offset} LIMIT ${limit}`;
