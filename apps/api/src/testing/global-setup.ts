import { connect } from '@acheep/database/connection';
import { prepareTemplate } from '@acheep/database/test-database';
import { seedReference } from '@acheep/prisma/seed/reference';
import type { TestProject } from 'vitest/node';
import { startQueue } from '../queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseAdminUrl: string;
  }
}

async function prepare(url: string) {
  const database = connect({ url });
  await seedReference(database.prisma);
  // The queue makes its tables now, so that no test waits for it.
  const queue = await startQueue(database, (error) => {
    throw error;
  });
  await queue.stop();
  await database.close();
}

/** Before the first test: the template that every test file's database is a copy of. */
export default async function setup(project: TestProject) {
  const { adminUrl, close } = await prepareTemplate({ prepare });
  project.provide('databaseAdminUrl', adminUrl);
  return close;
}
