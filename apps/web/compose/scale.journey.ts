import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { email, mainJob } from '../journeys/main-job.ts';
import { password } from '../journeys/person.ts';
import { sessionOf } from '../journeys/session.ts';
import { mailsIn } from '../journeys/stack.ts';
import { failedOf, type Heard, keptOf, tell, whilePeopleCome } from './coming-and-going.ts';
import { composeIn, docker } from './engine.ts';
import { composeStack } from './stack.ts';

const stack = composeStack();
// Comes first: its accounts are used afterwards.
mainJob(stack);

const { url } = stack;
const { folder, name, options } = inject('compose');
const compose = composeIn(folder, name, options);

const statusOf = (path: string) =>
  fetch(`${url}${path}`).then(
    ({ status }) => status,
    () => null,
  );
const idsOf = async (service: string) => (await compose.ask('ps', '--quiet', service)).split('\n');
const untilHealthy = (id: string) =>
  expect
    .poll(() => docker('inspect', '--format', '{{.State.Health.Status}}', id), { timeout: 180_000 })
    .toBe('healthy');

/** Returns one number that a query on a database server yields. */
const numberOf = async (service: string, sql: string) =>
  Number(
    await compose.ask(
      'exec',
      '-T',
      'app',
      'node',
      '--input-type=module',
      '--eval',
      `import { openClient } from '/app/packages/database/src/connection.ts';
       const client = await openClient({ connectionString: 'postgresql://acheep@${service}:5432/acheep' });
       const { rows } = await client.query(${JSON.stringify(sql)});
       console.log(rows[0].number);
       await client.end();`,
    ),
  );

/** Returns the total number of scans of the `job` table on a server. */
const asked = (service: string) =>
  numberOf(
    service,
    "SELECT sum(idx_scan + seq_scan)::text AS number FROM pg_stat_user_tables WHERE relname = 'job'",
  );

describe('more than one of each', () => {
  it('runs: two apps, two workers, a replica that follows', async () => {
    expect((await idsOf('app')).length).toBe(2);
    expect((await idsOf('worker')).length).toBe(2);
    expect(await statusOf('/health/ready')).toBe(200);
  });

  it('a visitor’s searches are answered by the replica', async () => {
    const before = await asked('postgres-replica');
    for (const word of ['warehouse', 'bookkeeper', 'driver', 'cook', 'nurse'])
      expect(await statusOf(`/api/v1/job?search=${word}`)).toBe(200);
    await expect.poll(() => asked('postgres-replica')).toBeGreaterThan(before);
  });
});

describe('people come, read and write while parts of it start anew', { timeout: 600_000 }, () => {
  let people: Parameters<typeof whilePeopleCome>[1];
  const taken: string[] = [];
  beforeAll(async () => {
    const session = (who: keyof typeof email) => sessionOf(stack, { email: email[who], password });
    people = { seeker: await session('seeker'), recruiter: await session('recruiter') };
  });

  async function during(about: string, work: () => Promise<unknown>): Promise<Heard> {
    const heard = await whilePeopleCome(stack, people, work);
    tell(about, heard);
    taken.push(...heard.written);
    expect(heard.written.length).toBeGreaterThan(0);
    return heard;
  }

  it('a replica that is away is not missed, and comes back', async () => {
    const heard = await during('the replica stops and starts', async () => {
      await compose.show('stop', 'postgres-replica');
      await compose.show('start', 'postgres-replica');
      await Promise.all((await idsOf('postgres-replica')).map(untilHealthy));
    });
    expect([failedOf(heard.readers), failedOf(heard.writers)]).toEqual([0, 0]);
  });

  it('the apps stop and start one after the other, and nobody is turned away', async () => {
    const heard = await during('each app stops and starts', async () => {
      for (const id of await idsOf('app')) {
        await docker('stop', '--time', '20', id);
        await docker('start', id);
        await untilHealthy(id);
      }
    });
    expect([failedOf(heard.readers), failedOf(heard.writers)]).toEqual([0, 0]);
  });

  it('a worker is killed with mails in its hands, and nobody notices', async () => {
    const [worker = ''] = await idsOf('worker');
    const heard = await during('a worker is killed', async () => {
      await docker('kill', worker);
      await sleep(3_000);
      await docker('start', worker);
    });
    expect([failedOf(heard.readers), failedOf(heard.writers)]).toEqual([0, 0]);
  });

  it('the primary starts anew while PgBouncer lets everybody wait, and nobody is turned away', async () => {
    const isUp = () =>
      compose.ask('exec', '-T', 'postgres', 'pg_isready', '--quiet', '--host=127.0.0.1').then(
        () => true,
        () => false,
      );
    const heard = await during('the primary starts anew as announced', async () => {
      await compose.show('kill', '--signal', 'USR1', 'pgbouncer');
      await compose.show('restart', 'postgres');
      await expect.poll(isUp).toBe(true);
      await compose.show('kill', '--signal', 'USR2', 'pgbouncer');
      await sleep(5_000);
    });
    expect([failedOf(heard.readers), failedOf(heard.writers)]).toEqual([0, 0]);
  });

  it('the primary starts anew unannounced, and everything is as it was', async () => {
    const heard = await during('the primary starts anew unannounced', async () => {
      await compose.show('restart', 'postgres');
      await expect.poll(() => statusOf('/health/ready')).toBe(200);
      await sleep(5_000);
    });
    // Some get 503 with a retry, and nothing worse.
    for (const answers of [heard.readers, heard.writers])
      expect(
        [...answers.keys()].filter((status) => status === null || (status >= 500 && status !== 503)),
      ).toEqual([]);
  });

  it('all that was taken is there once: each message, and each mail but for those that were being handed over', async () => {
    expect((await keptOf(stack, people.recruiter)).sort()).toEqual(taken.sort());
    const mailsWhere = (sql: string) =>
      numberOf('postgres', `SELECT count(*)::text AS number FROM pgboss.job WHERE name = 'mail' AND ${sql}`);
    // Tasks never marked as done are retried when they expire.
    await expect.poll(() => mailsWhere("state < 'completed'"), { timeout: 480_000, interval: 5_000 }).toBe(0);
    const wanted = new Set(taken);
    const mails = (await mailsIn(stack.mail)).filter(({ subject = '' }) => wanted.has(subject));
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(wanted);
    // A mail server can recognise a duplicate by its message id.
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(taken.length);
    const [again, tried] = [mails.length - taken.length, await mailsWhere('retry_count > 0')];
    process.stdout.write(`${taken.length} messages, ${mails.length} mails, ${tried} tried again\n`);
    expect(tried).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(tried);
  });
});
