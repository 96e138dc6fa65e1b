import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GenericContainer, Wait } from 'testcontainers';

/** Image that docker-compose.yml pins, or the one that the same variable names. */
function imageOf(variable: 'POSTGRES_IMAGE' | 'S3_IMAGE'): string {
  const compose = readFileSync(path.resolve(import.meta.dirname, '../../../../docker-compose.yml'), 'utf8');
  const [, pinned = ''] = new RegExp(`\\$\\{${variable}:-(.+)\\}`).exec(compose) ?? [];
  return process.env[variable] || pinned;
}

/** Starts PostgreSQL's production image in a container; returns its administrator's URL. Needs a Docker engine. */
export async function startDatabaseContainer(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const password = 'only for this run';
  const container = await new GenericContainer(imageOf('POSTGRES_IMAGE'))
    .withEnvironment({
      POSTGRES_PASSWORD: password,
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8',
    })
    .withExposedPorts(5432)
    // Over TCP: while the image initialises, its server listens on a local socket only.
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

/** Starts the production image of the S3 store in a container, with a bucket `files`. Needs a Docker engine. */
export async function startS3Container(): Promise<{ port: number; stop(): Promise<unknown> }> {
  // Another image may listen on another port.
  const inside = Number(process.env.S3_PORT || 8333);
  const container = await new GenericContainer(imageOf('S3_IMAGE'))
    .withEnvironment({
      S3_BUCKET: 'files',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    })
    .withCommand(['mini', '-dir=/data'])
    .withExposedPorts(inside)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  return { port: container.getMappedPort(inside), stop: () => container.stop() };
}
