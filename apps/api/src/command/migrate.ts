import { connect } from '@acheep/database/connection';
import { migrate } from '@acheep/database/migrate';
import { seedReference } from '@acheep/prisma/seed/reference';
import { findDatabase } from './find-database.ts';
import { say } from './say.ts';

/** `migrate`: migrates the database, as every start does. */
export async function migrateDatabase(): Promise<void> {
  const { url, stop } = await findDatabase();
  const database = connect({ url, poolSize: 2 });
  try {
    const applied = await migrate(database.pool);
    await seedReference(database.prisma);
    for (const name of applied) say(name);
    say(applied.length > 0 ? `${applied.length} migrations applied.` : 'The database is up to date.');
  } finally {
    await database.close();
    await stop();
  }
}
