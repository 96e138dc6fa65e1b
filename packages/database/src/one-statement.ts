import pg from 'pg';

/** Executes one statement on a separate connection, without a pool. Fails if it exceeds the given milliseconds. */
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
    // Not awaited: a silent server does not confirm the end either.
    client.end().catch(() => {});
  }
}
