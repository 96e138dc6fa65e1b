import { GenericContainer, Wait } from 'testcontainers';

/** The production image of PostgreSQL in a container; answers the URL of its administrator. Needs a Docker engine. */
export async function startDatabaseContainer(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const password = 'only for this run';
  const container = await new GenericContainer('postgres:18')
    .withEnvironment({
      POSTGRES_PASSWORD: password,
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8',
    })
    .withExposedPorts(5432)
    // The image starts the server once to set itself up, and then for good.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const place = `${container.getHost()}:${container.getMappedPort(5432)}`;
  return {
    url: `postgresql://postgres:${encodeURIComponent(password)}@${place}/postgres`,
    stop: () => container.stop(),
  };
}
