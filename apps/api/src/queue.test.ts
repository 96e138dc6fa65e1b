import { connect } from '@acheep/database/connection';
import { createTestDatabase } from '@acheep/database/test-database';
import { expect, inject, it } from 'vitest';
import { startQueue } from './queue.ts';

it('puts work on a queue that nothing was put on before while every connection is in a transaction', async () => {
  const testDatabase = await createTestDatabase(inject('databaseAdminUrl'));
  const database = connect({ url: testDatabase.url, poolSize: 1 });
  const queue = await startQueue(database, (error) => {
    throw error;
  });
  await database.prisma.$transaction((tx) => queue.enqueue(tx, 'file-erasure', { keys: [] }));
  const { rows } = await database.pool.query(`SELECT data FROM pgboss.job WHERE name = 'file-erasure'`);
  expect(rows).toEqual([{ data: { keys: [] } }]);
  await queue.stop();
  await database.close();
  await testDatabase.drop();
});
