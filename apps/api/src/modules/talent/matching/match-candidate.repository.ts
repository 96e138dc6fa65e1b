/** How entries are looked for: conditions in SQL, of which those are null that nothing was said of. */
export interface Asked {
  /** In the words of the title. */
  titled: string | null;
  /** In the words of skills. */
  skilled: string | null;
  category: string | null;
  province: string | null;
}

/**
 * SQL of the ids of entries `e` that may fit: some hundred of the newest that are called alike, that are filed alike, or
 * that have the same skills. Each way of asking ends at its own number, so that a common trade costs no more than a rare
 * one, and those in the same place are not crowded out by the capital. The planner is shown the values: it walks by date
 * where many entries answer, and gathers where few do. Null where there is nothing to go by.
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

/** A condition that a column of words has some of these. */
export const hasWords = (
  column: string,
  given: string | null,
  value: (given: unknown, type: string) => string,
) => (given === null ? null : `e.${column} @@ to_tsquery('english', ${value(given, 'text')})`);
