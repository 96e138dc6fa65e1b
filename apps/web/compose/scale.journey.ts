import { describe, expect, inject, it } from 'vitest';
import { password } from '../journeys/person.ts';
import { sessionOf } from '../journeys/session.ts';
import { sharedStack } from '../journeys/stack.ts';
import { composeIn, docker } from './engine.ts';
// The main job comes first: its people are there afterwards.
import '../journeys/main-job.journey.ts';

const seeker = { email: 'seeker-en@journey.example', password };
const stack = sharedStack();
const { url } = stack;
const { folder, name, options } = inject('compose');
const compose = composeIn(folder, name, options);

const statusOf = (path: string, init?: RequestInit) =>
  fetch(`${url}${path}`, init).then(
    ({ status }) => status,
    () => null,
  );
const idsOf = async (service: string) => (await compose.ask('ps', '--quiet', service)).split('\n');

/** Readers, signed in and not, who come again and again while `work` goes on; the statuses that they got. */
async function whilePeopleRead(work: () => Promise<unknown>): Promise<Map<number | null, number>> {
  const { token } = await sessionOf(stack, seeker);
  const seen = new Map<number | null, number>();
  let over = false;
  const read = async (headers: Record<string, string>) => {
    while (!over) {
      const status = await statusOf('/api/v1/job', { headers });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  const signedIn = { authorization: `Bearer ${token}` };
  const reading = [read({}), read({}), read(signedIn)];
  await work();
  over = true;
  await Promise.all(reading);
  return seen;
}

/** How many statements a server has been asked, over all. */
const asked = async (service: string) =>
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
       const { rows } = await client.query("SELECT sum(idx_scan + seq_scan)::text AS reads FROM pg_stat_user_tables WHERE relname = 'job'");
       console.log(rows[0].reads);
       await client.end();`,
    ),
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

  it('a replica that is away is not missed, and comes back', async () => {
    const seen = await whilePeopleRead(() => compose.show('stop', 'postgres-replica'));
    expect([...seen.keys()]).toEqual([200]);
    await compose.show('start', 'postgres-replica');
    const before = await asked('postgres').catch(() => 0);
    expect(before).toBeGreaterThan(0);
  });

  it('the apps start anew one after the other, and nobody who reads is turned away', async () => {
    const seen = await whilePeopleRead(async () => {
      for (const id of await idsOf('app')) {
        await docker('stop', '--time', '20', id);
        await docker('start', id);
        await expect
          .poll(() => docker('inspect', '--format', '{{.State.Health.Status}}', id))
          .toBe('healthy');
      }
    });
    expect([...seen.keys()]).toEqual([200]);
  });

  it('a worker that is killed leaves its work to the other: a mail comes, once', async () => {
    const [worker = ''] = await idsOf('worker');
    await docker('kill', worker);
    const body = JSON.stringify({ email: seeker.email });
    const headers = { 'content-type': 'application/json' };
    expect(await statusOf('/api/v1/users/forgot-password', { method: 'POST', headers, body })).toBeLessThan(
      300,
    );
    await stack.mailTo(seeker.email);
  });

  it('the primary starts anew: 503 for a moment, and everything is as it was', async () => {
    await compose.show('restart', 'postgres');
    await expect.poll(() => statusOf('/health/ready')).toBe(200);
    expect((await sessionOf(stack, seeker)).token).toMatch(/\./);
    await expect.poll(() => statusOf('/api/v1/job')).toBe(200);
  });
});
