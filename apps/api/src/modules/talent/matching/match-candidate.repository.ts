/** SQL conditions of a candidate query; null for a missing criterion. */
export interface Asked {
  /** Match in the words of the title. */
  titled: string | null;
  /** Match in the words of the skills. */
  skilled: string | null;
  category: string | null;
  province: string | null;
}

/**
 * SQL for the ids of rows `e` that may match: the newest few hundred with similar titles, the same category or the
 * same skills. Each arm has its own limit, so that a common trade costs no more than a rare one, and matches of the
 * same province are not crowded out by the capital. The planner must see the values: it scans by date if many rows
 * match, and collects the matches first if few do. Null without any criterion.
 */
export function mayMatch(
  table: string,
  orderBy: string,
  conditions: readonly string[],
  { titled, skilled, category, province }: Asked,
): string | null {
  const ways: [number, ...(string | null)[]][] = [
    [100, titled, province],
    [60, titled],
    [60, category, province],
    [20, category],
    [40, skilled, province],
    [20, skilled],
  ];
  const told = ways.filter((way): way is [number, ...string[]] => !way.includes(null));
  const arms = told.map(
    ([limit, ...way]) => `(SELECT e.id FROM ${table} e WHERE ${[...conditions, ...way].join(' AND ')}
      ORDER BY ${orderBy} LIMIT ${limit})`,
  );
  return arms.length > 0 ? arms.join(' UNION ') : null;
}

/** Condition that a column contains some of the words. */
export const hasWords = (
  column: string,
  given: string | null,
  value: (given: unknown, type: string) => string,
) => (given === null ? null : `e.${column} @@ to_tsquery('english', ${value(given, 'text')})`);
