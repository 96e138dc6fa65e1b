import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openClient } from './connection.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

const TEMPLATE = 'template_acheep';
const OBJECT_IN_USE = '55006';
const COPY_TIMEOUT = 30_000;

type PrepareOptions = {
  /** Administrator's URL of a running server; defaults to `TEST_DATABASE_URL`, otherwise one is started. */
  url?: string;
  /** Replaces the project's migrations. */
  migrations?: string;
  /** Fills the template with data that every test may rely on. It must close everything it opens. */
  prepare?: (url: string) => Promise<void>;
};

/**
 * Creates the migrated template of the tests' databases. For vitest's global setup: pass `adminUrl` to the workers, and
 * call `close` at the end, which also stops the server if it was started here.
 */
export async function prepareTemplate({
  url = process.env.TEST_DATABASE_URL,
  migrations,
  prepare,
}: PrepareOptions = {}): Promise<{ adminUrl: string; close: () => Promise<void> }> {
  const server = url ? undefined : await startEmbeddedPostgres({ persistent: false });
  const adminUrl = url ?? server?.url ?? '';
  const close = () => (server ? server.stop() : asAdministrator(adminUrl, dropAll));
  try {
    await asAdministrator(adminUrl, async (admin) => {
      await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
      await admin.query(`CREATE DATABASE ${TEMPLATE}`);
    });
    const templateUrl = withDatabase(adminUrl, TEMPLATE);
    await migrate(templateUrl, { directory: migrations });
    await prepare?.(templateUrl);
    await asAdministrator(adminUrl, async (admin) => {
      // A database with open connections cannot be copied.
      await admin.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`);
      await admin.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [
        TEMPLATE,
      ]);
    });
    return { adminUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Copy of the template for one test file or worker. `drop` ends its connections. */
export async function createTestDatabase(
  adminUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(adminUrl, (admin) => copyTemplate(admin, name));
  const drop = () =>
    asAdministrator(adminUrl, async (admin) => {
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  return { url: withDatabase(adminUrl, name), drop };
}

/** Drops databases that workers kept to the end of a run, on a server that keeps running. */
async function dropAll(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE datname ~ '^test_[0-9a-f]{16}$'",
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

async function copyTemplate(admin: pg.Client, name: string): Promise<void> {
  for (const deadline = Date.now() + COPY_TIMEOUT; ; await sleep(50)) {
    try {
      // Without writing each page to the log.
      await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
      return;
    } catch (error) {
      // Autovacuum, or another copy's start, may be using the template just now.
      const isPassing = error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE;
      if (!isPassing || Date.now() > deadline) throw error;
    }
  }
}

async function asAdministrator<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = await openClient({ connectionString: url });
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
