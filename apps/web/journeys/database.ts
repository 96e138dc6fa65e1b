import { connect, type Database } from '@acheep/database/connection';
import { afterAll, inject } from 'vitest';

/** Connects the journeys of one file to the product's database. */
export function sharedDatabase(): Database {
  const database = connect({ url: inject('stack').database, poolSize: 2 });
  afterAll(() => database.close());
  return database;
}
