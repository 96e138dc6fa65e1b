import { connect } from '@acheep/database/connection';
import { createTestDatabase } from '@acheep/database/test-database';
import { expect, inject, it } from 'vitest';
import { startQueue } from './queue.ts';
import { leftWork, queuesWithWork } from './queued-work.repository.ts';
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
  const start = (options: Parameters<typeof task>[2]) =>
    startQueue(database, [task('changed', null, options)], (error) => {
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

it('fault 28: work whose process is silent is begun again at once, and not what is carried out or has no tries left', async () => {
  const testDatabase = await createTestDatabase(inject('databaseAdminUrl'));
  const database = connect({ url: testDatabase.url });
  const queue = await startQueue(database, [work], () => {});
  for (const keys of [['left'], ['alive'], ['spoke'], ['last']])
    await database.prisma.$transaction((tx) => queue.enqueue(tx, work, { keys }));
  const set = (change: string, key: string) =>
    database.pool.query(`UPDATE pgboss.job SET ${change} WHERE data->'keys'->>0 = $1`, [key]);
  for (const key of ['left', 'alive', 'spoke', 'last'])
    await set(`state = 'active', started_on = now(), heartbeat_on = now() - interval '20 s'`, key);
  await set('heartbeat_on = now()', 'alive');
  await set('retry_count = retry_limit', 'last');
  const states = async () => {
    const { rows } = await database.pool.query(
      `SELECT data->'keys'->>0 AS key, state, start_after <= now() AS due FROM pgboss.job ORDER BY created_on`,
    );
    return rows.map(({ key, state, due }) => `${key} ${state} ${due}`);
  };
  const look = leftWork(database);
  await look();
  expect(await states()).toEqual(['left', 'alive', 'spoke', 'last'].map((key) => `${key} active true`));
  // The database stood still, and this process lives.
  await set('heartbeat_on = now()', 'spoke');
  await look();
  expect(await states()).toEqual([
    'left retry true',
    'alive active true',
    'spoke active true',
    'last active true',
  ]);
  await queue.stop();
  await database.close();
  await testDatabase.drop();
});

it('looks at all queues in one statement, and finds what another process queued, what has become due, and what failed', async () => {
  const testDatabase = await createTestDatabase(inject('databaseAdminUrl'));
  const database = connect({ url: testDatabase.url });
  const [first, last] = [
    task<{ key: string }>('task-first', null, { retryDelay: 1 }),
    task<{ key: string }>('task-last'),
  ];
  const between = Array.from({ length: 18 }, (_, at) => task<{ key: string }>(`task-${at}`));
  const tasks = [first, ...between, last];
  const asked: string[] = [];
  const query = database.pool.query.bind(database.pool) as (text: string) => unknown;
  const pool = new Proxy(database.pool, {
    get: (target, name) =>
      name === 'query'
        ? (text: string, ...more: []) => {
            asked.push(text);
            return query(text, ...more);
          }
        : Reflect.get(target, name, target),
  });
  const fail = (error: Error) => {
    throw error;
  };
  const worker = await startQueue({ ...database, pool }, tasks, fail);
  const other = await startQueue(database, tasks, fail);
  const done: string[] = [];
  for (const one of tasks)
    await worker.work(one, async ({ key }) => {
      const isFirst = !done.includes(key);
      done.push(key);
      if (key === 'due' && isFirst) throw new Error('tried again by itself');
    });
  const looks = () => asked.filter((text) => text.includes('unnest')).length;
  const fetches = () => asked.filter((text) => /'task-[\s\S]*SKIP LOCKED/.test(text)).length;
  await expect.poll(() => looks()).toBeGreaterThan(4);
  expect(fetches()).toBe(tasks.length);
  await database.prisma.$transaction(async (tx) => {
    await other.enqueue(tx, last, { key: 'from another process' });
    await other.enqueue(tx, first, { key: 'due' }, { inSeconds: 1 });
  });
  await expect.poll(() => done.toSorted()).toEqual(['due', 'due', 'from another process']);
  await worker.stop();
  await other.stop();
  await database.close();
  await testDatabase.drop();
});

it('looks at no more jobs when thousands wait', async () => {
  const testDatabase = await createTestDatabase(inject('databaseAdminUrl'));
  const database = connect({ url: testDatabase.url });
  const { pool } = database;
  const names = ['full', 'later', 'done', 'empty'];
  const queue = await startQueue(
    database,
    names.map((name) => task(name)),
    () => {},
  );
  await pool.query(`
    INSERT INTO pgboss.job (name, state, start_after, policy)
    SELECT name, state::pgboss.job_state, now() + days * interval '1 day', 'standard'
    FROM (VALUES ('full', 'created', -1), ('later', 'created', 1), ('done', 'completed', -1)) AS kind (name, state, days),
      generate_series(1, 10000)`);
  await pool.query('VACUUM ANALYZE pgboss.job_common');
  expect(await queuesWithWork(database, names)).toEqual(['full']);

  interface Plan {
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Plan[];
  }
  const most = ({ Plans = [], ...plan }: Plan): number =>
    Math.max(
      (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
      ...Plans.map(most),
    );
  const explained = async (text: string, values: unknown[]) => {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    expect(most(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThanOrEqual(names.length);
    return { rows };
  };
  await queuesWithWork({ pool: { query: explained } as unknown as typeof pool }, names);
  await queue.stop();
  await database.close();
  await testDatabase.drop();
});
