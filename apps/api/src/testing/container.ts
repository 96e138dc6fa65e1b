import { GenericContainer, Wait } from 'testcontainers';

/** The production image of PostgreSQL in a container; returns the URL of its administrator. Needs a Docker engine. */
export async function startDatabaseContainer(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const password = 'only for this run';
  const container = await new GenericContainer('postgres:18')
    .withEnvironment({
      POSTGRES_PASSWORD: password,
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8',
    })
    .withExposedPorts(5432)
    // Over TCP: while the image sets itself up, its server listens on a local socket only.
    .withHealthCheck({
      test: ['CMD-SHELL', 'pg_isready --username postgres --host 127.0.0.1'],
      interval: 500,
      retries: 60,
    })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  const place = `${container.getHost()}:${container.getMappedPort(5432)}`;
  return {
    url: `postgresql://postgres:${encodeURIComponent(password)}@${place}/postgres`,
    stop: () => container.stop(),
  };
}
