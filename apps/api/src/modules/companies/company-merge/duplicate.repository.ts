import { type distinctList, maxDuplicates } from '@acheep/contract/companies/company-merge';
import { type DuplicateReason, duplicateReasons } from '@acheep/contract/companies/company-merge-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { asSql } from '@acheep/database/statement';
import { accountMayAct } from '../../../search/search-condition.repository.ts';
import { sharedDomains } from './shared-domain.ts';

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

/** Maximum companies sharing a domain or phone number; beyond that it belongs to a provider or an agency. */
const maxSharing = 10;
const maxNamed = 10_000;

// Indexes have these expressions of confirmed accounts that are neither disabled nor those of job seekers.
const domain = Prisma.sql`lower(split_part(u.email::text, '@', 2))`;
const phone = Prisma.sql`right(regexp_replace(u.phone, '\\D', '', 'g'), 8)`;
const acts = Prisma.sql`u.role <> 'user' AND u.activated_at IS NOT NULL AND u.disabled_at IS NULL`;

/** Identifying data of some companies, of those whose owners are confirmed and not disabled. */
const known = (only: Prisma.Sql) => Prisma.sql`known AS (
      SELECT c.id, c.name, c.name_km, c.name_key, c.name_km_key, c.site_key, u.keeper,
        ${domain} AS domain, ${phone} AS phone
      FROM company c JOIN "user" u ON u.id = c.owner_id
      WHERE u.disabled_at IS NULL AND u.activated_at IS NOT NULL AND c.id IN (${only})
    )`;

/** Hash of the identifying data of two companies, `a` and `b`. */
const facts = Prisma.sql`sha256(convert_to(jsonb_build_array(
      a.name_key, a.name_km_key, a.site_key, a.domain, a.phone,
      b.name_key, b.name_km_key, b.site_key, b.domain, b.phone)::text, 'UTF8'))`;

/** Pairs of companies marked as distinct whose identifying data have not changed since. */
const apart = Prisma.sql`apart AS MATERIALIZED (
      SELECT d.id, d.company_id, d.other_id FROM distinct_company d
      JOIN known a ON a.id = d.company_id JOIN known b ON b.id = d.other_id
      WHERE d.facts = ${facts}
    )`;

/**
 * The companies with a name, domain or phone number that others have too, and the domains. Reading an index in order finds
 * each, so that only these companies have to be compared.
 */
async function findShared(prisma: PrismaClient, reasons: readonly DuplicateReason[]) {
  const read = async (reason: DuplicateReason, sql: Prisma.Sql) =>
    reasons.includes(reason) ? (await prisma.$queryRaw<{ key: string }[]>(sql)).map(({ key }) => key) : [];
  const [names, domains, phones] = await Promise.all([
    read(
      'name',
      Prisma.sql`
        SELECT key FROM (SELECT name_key AS key FROM company WHERE name_key IS NOT NULL
          UNION ALL SELECT name_km_key FROM company WHERE name_km_key IS NOT NULL) k
        GROUP BY key HAVING count(*) > 1`,
    ),
    read(
      'domain',
      Prisma.sql`
        SELECT key FROM (
          SELECT site_key AS key, 1 AS sites, 0 AS mailboxes FROM company
            WHERE site_key IS NOT NULL AND ${asSql(accountMayAct('owner_id'))}
          UNION ALL SELECT ${domain}, 0, 1 FROM "user" u
            WHERE ${acts} AND NOT u.keeper AND u.id IN (SELECT owner_id FROM company)) k
        GROUP BY key HAVING count(*) > 1 AND key <> ALL(${sharedDomains})
          AND sum(sites) <= ${maxSharing} AND sum(mailboxes) <= ${maxSharing}`,
    ),
    read(
      'phone',
      Prisma.sql`SELECT ${phone} AS key FROM "user" u WHERE ${acts} AND u.phone IS NOT NULL GROUP BY 1 HAVING count(*) > 1`,
    ),
  ]);
  const companies = Prisma.sql`
    SELECT id FROM company WHERE name_key = ANY(${names}) OR name_km_key = ANY(${names}) OR site_key = ANY(${domains})
    UNION ALL SELECT c.id FROM "user" u JOIN company c ON c.owner_id = u.id
      WHERE ${acts} AND NOT u.keeper AND ${domain} = ANY(${domains})
    UNION ALL SELECT c.id FROM "user" u JOIN company c ON c.owner_id = u.id
      WHERE ${acts} AND u.phone IS NOT NULL AND ${phone} = ANY(${phones})`;
  return { companies, domains };
}

/**
 * Groups of companies that share a name, domain or phone number; groups with the same members become one with
 * several reasons. All keys of the companies in question are hashed to numbers and grouped at once. Lookups go through
 * hashes built once per query. A company marked as distinct from all others of a group is left out of it.
 */
export async function findDuplicates(prisma: PrismaClient, { offset, limit, search = '', filter }: Asked) {
  const reasons = filter.reason ?? valuesOf(duplicateReasons);
  const { companies, domains } = await findShared(prisma, reasons);
  return prisma.$queryRaw<DuplicateRow[]>`
    WITH ${known(companies)}, ${apart}, keyed AS (
      SELECT id, 'name' AS reason, hashtextextended(name_key, 0) AS key FROM known WHERE name_key IS NOT NULL
      UNION ALL SELECT id, 'name', hashtextextended(name_km_key, 0) FROM known WHERE name_km_key <> coalesce(name_key, '')
      UNION ALL SELECT id, 'domain', hashtextextended(site_key, 0) FROM known WHERE site_key = ANY(${domains})
      UNION ALL SELECT id, 'domain', hashtextextended(domain, 0) FROM known
        WHERE NOT keeper AND domain = ANY(${domains}) AND domain IS DISTINCT FROM site_key
      UNION ALL SELECT id, 'phone', phone::bigint FROM known WHERE length(phone) = 8
    ), alike AS (
      SELECT reason, array_agg(id) AS ids FROM keyed
      WHERE reason = ANY(${reasons})
      GROUP BY reason, key HAVING count(*) BETWEEN 2 AND CASE reason WHEN 'name' THEN ${maxNamed}::int ELSE ${maxSharing}::int END
    ), remaining AS (
      SELECT reason, CASE WHEN (SELECT bool_or(one IN (SELECT company_id FROM apart)) FROM unnest(ids) one) THEN (
        SELECT array_agg(one ORDER BY one) FROM unnest(ids) one
        WHERE EXISTS (SELECT FROM unnest(ids) two WHERE two <> one AND
          (least(one, two), greatest(one, two)) NOT IN (SELECT company_id, other_id FROM apart))
      ) ELSE (SELECT array_agg(one ORDER BY one) FROM unnest(ids) one) END AS ids FROM alike
    ), named AS MATERIALIZED (
      SELECT id FROM known WHERE position(lower(${search}) IN lower(concat_ws(' ', name, name_km))) > 0
    ), found AS (
      SELECT ids, array_agg(DISTINCT reason) AS reasons FROM remaining
      WHERE ids IS NOT NULL
        AND (${search} = '' OR (SELECT bool_or(one IN (SELECT id FROM named)) FROM unnest(ids) one))
      GROUP BY ids
    )
    SELECT ids[1:${maxDuplicates}::int] AS ids, cardinality(ids) AS size, reasons, (count(*) OVER ())::int AS total
    FROM found ORDER BY cardinality(reasons) DESC, cardinality(ids), ids
    OFFSET ${offset} LIMIT ${limit}`;
}

interface Said {
  id: string;
  others: readonly string[];
  saidById: string;
  at: Date;
}

/**
 * Marks a company as distinct from the others in their current state, or renews the mark; returns the number of
 * pairs.
 */
export const sayDistinct = (tx: Transaction, { id, others, saidById, at }: Said) =>
  tx.$executeRaw`
    WITH ${known(Prisma.sql`SELECT unnest(${[id, ...others]}::uuid[])`)}
    INSERT INTO distinct_company (company_id, other_id, facts, said_by_id, created_at)
    SELECT a.id, b.id, ${facts}, ${saidById}::uuid, ${at} FROM known a JOIN known b ON a.id < b.id
    WHERE (a.id = ${id}::uuid AND b.id = ANY(${others}::uuid[])) OR (b.id = ${id}::uuid AND a.id = ANY(${others}::uuid[]))
    ON CONFLICT (company_id, other_id)
    DO UPDATE SET facts = excluded.facts, said_by_id = excluded.said_by_id, created_at = excluded.created_at`;

export interface DistinctRow {
  id: string;
  companyId: string;
  name: string;
  nameKm: string | null;
  otherId: string;
  otherName: string;
  otherNameKm: string | null;
  saidBy: string | null;
  createdAt: Date;
  total: number;
}

export const listDistinct = (
  prisma: PrismaClient,
  { offset, limit, search = '', sort }: ParsedQueryOf<typeof distinctList>,
) =>
  prisma.$queryRaw<DistinctRow[]>`
    SELECT d.id, a.id AS "companyId", a.name, a.name_km AS "nameKm", b.id AS "otherId", b.name AS "otherName",
      b.name_km AS "otherNameKm", u.name AS "saidBy", d.created_at AS "createdAt", (count(*) OVER ())::int AS total
    FROM distinct_company d JOIN company a ON a.id = d.company_id JOIN company b ON b.id = d.other_id
    LEFT JOIN "user" u ON u.id = d.said_by_id
    WHERE ${search} = ''
      OR position(lower(${search}) IN lower(concat_ws(' ', a.name, a.name_km, b.name, b.name_km))) > 0
    ORDER BY d.created_at ${sort === 'createdAt_1' ? Prisma.sql`ASC` : Prisma.sql`DESC`}, d.id
    OFFSET ${offset} LIMIT ${limit}`;

/** Removes the mark and returns the ids of both companies; null if there is none. */
export async function takeBackDistinct(tx: Transaction, id: string) {
  const [row] = await tx.$queryRaw<{ companyId: string; otherId: string }[]>`
    DELETE FROM distinct_company WHERE id = ${id}::uuid RETURNING company_id AS "companyId", other_id AS "otherId"`;
  return row ?? null;
}

/** Deletes the marks of companies whose identifying data have changed or that no longer exist. */
export const sweepDistinct = (prisma: PrismaClient) =>
  prisma.$executeRaw`
    WITH ${known(Prisma.sql`SELECT company_id FROM distinct_company UNION ALL SELECT other_id FROM distinct_company`)}, ${apart}
    DELETE FROM distinct_company WHERE id NOT IN (SELECT id FROM apart)`;
