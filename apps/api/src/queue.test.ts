import { connect } from '@acheep/database/connection';
import { createTestDatabase } from '@acheep/database/test-database';
import { expect, inject, it } from 'vitest';
import { startQueue } from './queue.ts';
import { task } from './task.ts';

const work = task<{ keys: string[] }>('work');

it('puts work on a queue that nothing was put on before while every connection is in a transaction', async () => {
  const testDatabase = await createTestDatabase(inject('databaseAdminUrl'));
  const database = connect({ url: testDatabase.url, poolSize: 1 });
  const queue = await startQueue(database, [work], (error) => {
    throw error;
  });
  await database.prisma.$transaction((tx) => queue.enqueue(tx, work, { keys: [] }));
  const { rows } = await database.pool.query(`SELECT data FROM pgboss.job WHERE name = 'work'`);
  expect(rows).toEqual([{ data: { keys: [] } }]);
  await queue.stop();
  await database.close();
  await testDatabase.drop();
});

it('takes over what a newer version says of a queue that is there', async () => {
  const testDatabase = await createTestDatabase(inject('databaseAdminUrl'));
  const database = connect({ url: testDatabase.url });
  const start = (options: Parameters<typeof task>[1]) =>
    startQueue(database, [task('changed', options)], (error) => {
      throw error;
    });
  await (await start({ policy: 'short', retryLimit: 1 })).stop();
  await (await start({ policy: 'short', retryLimit: 2, heartbeatSeconds: 60 })).stop();
  const { rows } = await database.pool.query(
    `SELECT policy, retry_limit, heartbeat_seconds FROM pgboss.queue WHERE name = 'changed'`,
  );
  expect(rows).toEqual([{ policy: 'short', retry_limit: 2, heartbeat_seconds: 60 }]);
  await database.close();
  await testDatabase.drop();
});
