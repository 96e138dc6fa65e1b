import { expect, it } from 'vitest';
import { startApi } from '../../testing/harness.ts';
import { poisonTask } from '../../testing/poison-task.ts';
import { type FailedTask, startQueue } from '../queue.ts';
import { noteEnds } from './process-end.repository.ts';
import { followPutAside } from './put-aside.ts';
import { asWork } from './task-record.ts';
import { keysOf, workSecret } from './work-key.ts';

const api = await startApi();

it('security 60: background work that has ended two processes fails for good, and is not begun again', async () => {
  const { database, config } = api.deps;
  const failed: FailedTask[] = [];
  const done: string[] = [];
  const queue = await startQueue(
    database,
    [poisonTask],
    () => {},
    (one) => failed.push(one),
  );
  for (const _ of ['guilty', 'innocent'])
    await database.prisma.$transaction((tx) => queue.enqueue(tx, poisonTask, {}));
  const { rows } = await database.pool.query(`SELECT id FROM pgboss.job WHERE name = 'poison'`);
  const [guilty, innocent] = rows.map(({ id }) => id as string);
  const keys = keysOf(workSecret(config.SECRET), asWork('poison', String(guilty)));
  const end = { name: 'poison', record: String(guilty), account: null, place: null, keys };
  await noteEnds(config.DATABASE_URL, [end, end], 5_000);
  const aside = await followPutAside(database, config.SECRET);
  await queue.work(poisonTask, async (_data, { id }) => void done.push(id));
  await expect.poll(() => [done.length, failed.length], { timeout: 20_000 }).toEqual([1, 1]);
  expect([done, failed]).toMatchObject([[innocent], [{ id: guilty, isFinal: true }]]);
  await queue.stop();
  aside.close();
});
