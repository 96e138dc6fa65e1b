/** Maximum rows in memory. */
const batch = 200;

type Page = { take: number; orderBy: { id: 'asc' } };
type Where = { id: { gt?: string } };

/** Iterates over all rows in order of id, in batches. */
export async function* keysetRows<Row extends { id: string }>(
  load: (where: Where, page: Page) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows: Row[] = [];
  do {
    const last = rows.at(-1)?.id;
    rows = await load({ id: last ? { gt: last } : {} }, { take: batch, orderBy: { id: 'asc' } });
    yield* rows;
  } while (rows.length === batch);
}
