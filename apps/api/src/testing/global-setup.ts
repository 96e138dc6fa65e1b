import { connect } from '@acheep/database/connection';
import { prepareTemplate } from '@acheep/database/test-database';
import { seedReference } from '@acheep/prisma/seed/reference';
import type { TestProject } from 'vitest/node';
import { tasksOf } from '../module.ts';
import { modules } from '../modules.ts';
import { startQueue } from '../plumbing/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseAdminUrl: string;
  }
}

async function prepare(url: string) {
  const database = connect({ url });
  await seedReference(database.prisma);
  // The queue creates its tables now, so that no test waits for it.
  const queue = await startQueue(database, tasksOf(modules), (error) => {
    throw error;
  });
  await queue.stop();
  await database.close();
}

/**
 * Prepares the template that every test file's database is a copy of. `TEST_POSTGRES=container` runs the tests on the
 * production image instead of the PostgreSQL from the registry package.
 */
export default async function setup(project: TestProject) {
  const container =
    process.env.TEST_POSTGRES === 'container'
      ? await import('./container.ts').then(({ startDatabaseContainer }) => startDatabaseContainer())
      : undefined;
  const { adminUrl, close } = await prepareTemplate({ prepare, ...(container && { url: container.url }) });
  project.provide('databaseAdminUrl', adminUrl);
  return async () => {
    await close();
    await container?.stop();
  };
}
