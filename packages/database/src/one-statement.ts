import pg from 'pg';

/**
 * Carries out one statement on a connection of its own, where there may be no pool to ask. Fails where it has not ended
 * within so many milliseconds.
 */
export async function runOneStatement(
  url: string,
  statement: { text: string; values: unknown[] },
  milliseconds: number,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'acheep',
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    // Not waited for: a server that is silent says no goodbye either.
    client.end().catch(() => {});
  }
}
