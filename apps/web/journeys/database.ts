import { connect, type Database } from '@acheep/database/connection';
import { afterAll, inject } from 'vitest';

/** The product's own database, for the journeys of one file. */
export function sharedDatabase(): Database {
  const database = connect({ url: inject('stack').database, poolSize: 2 });
  afterAll(() => database.close());
  return database;
}
