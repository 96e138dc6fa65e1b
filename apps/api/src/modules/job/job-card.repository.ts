/** A listed job as PostgreSQL writes its values: moments in milliseconds since 1970, days as `yyyy-MM-dd`. */
export interface ListedJobRow {
  version: string;
  id: string;
  post_code: string;
  title: string;
  type: string | null;
  currency: string;
  salary_from: string | null;
  salary_to: string | null;
  negotiable: string;
  posted_at: string | null;
  closing_date: string | null;
  created_at: string;
  updated_at: string;
  company_id: string;
  company_name: string;
  company_name_km: string | null;
  company_logo: string | null;
  category_id: string | null;
  category_slug: string;
  category_en: string;
  category_km: string;
  province_id: string | null;
  province_slug: string;
  province_en: string;
  province_km: string;
}

export type Direction = 'ASC' | 'DESC';

const moment = (column: string) => `(date_part('epoch', j.${column}) * 1000)::bigint AS ${column}`;

/**
 * The statement of a page: `found` gives id, posted_at and tier of its rows, which are joined with what a card shows.
 * Always has a row, so that the version comes with an empty page too; then its `id` is null.
 */
export const pageStatement = (found: string, direction: Direction) => `
  SELECT v.version, c.*
  FROM job_version v LEFT JOIN (
    SELECT j.id, j.post_code, j.title, j.type, j.currency, j.salary_from, j.salary_to, j.negotiable,
      ${moment('posted_at')}, j.closing_date::text AS closing_date, ${moment('created_at')}, ${moment('updated_at')},
      o.id AS company_id, o.name AS company_name, o.name_km AS company_name_km,
      o.logo_path AS company_logo,
      g.id AS category_id, g.slug AS category_slug, g.name_en AS category_en, g.name_km AS category_km,
      p.id AS province_id, p.slug AS province_slug, p.name_en AS province_en, p.name_km AS province_km,
      f.tier, f.posted_at AS at
    FROM (${found}) f
    JOIN job j ON j.id = f.id
    JOIN company o ON o.id = j.company_id
    LEFT JOIN category g ON g.id = j.category_id
    LEFT JOIN province p ON p.id = j.province_id
  ) c ON true
  ORDER BY c.tier, c.at ${direction}, c.id ${direction}`;
