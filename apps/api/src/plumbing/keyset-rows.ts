/** Rows in memory at most. */
const batch = 200;

type Page = { take: number; orderBy: { id: 'asc' } };
type Where = { id: { gt?: string } };

/** All rows in the order in which they came, a batch at a time. */
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
