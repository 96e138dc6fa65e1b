import { login } from '@acheep/contract/accounts/account';
import { noResumeYet, resumeWork } from '@acheep/contract/talent/resume';
import { resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import { createUser } from '@acheep/prisma/factories/user';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { startPasswords } from '../src/modules/accounts/account/password.ts';
import { openBytes } from '../src/testing/bytes.ts';
import { startApi } from '../src/testing/harness.ts';
import { maxWork } from '../src/testing/max-work.ts';

const api = await startApi({ LIMIT_FACTOR: '1000' });

it('security 52: a hundred wrong passwords of one network delay another person’s by a few, and what finds no room is a 503', async () => {
  // At this cost a hash takes long enough for a queue to form.
  const slow = startPasswords(11);
  onTestFinished(() => slow.close());
  const app = await buildApp({ ...api.deps, passwords: slow });
  await app.ready();
  const signIn = (email: string, typed: string, remoteAddress: string) =>
    app.inject({
      method: login.method,
      url: `/api/v1${login.path}`,
      payload: { email, password: typed },
      remoteAddress,
    });
  const password = 'correct horse battery';
  await createUser(api.prisma, { email: 'dara@example.com', passwordHash: await slow.hash(password) });
  const done: Awaited<ReturnType<typeof signIn>>[] = [];
  const flood = Array.from({ length: 100 }, async (_, number) =>
    done.push(await signIn(`a${number}@example.com`, 'wrong', '198.51.100.7')),
  );
  const tried = () => done.filter(({ statusCode }) => statusCode === 401).length;
  // The rest of the hundred requests is queued; now the other user signs in from a different network.
  await expect.poll(() => done.length, { interval: 5 }).toBeGreaterThan(70);
  const [before, waiting] = [tried(), 100 - done.length];
  const signedIn = await signIn('dara@example.com', password, '192.0.2.1');
  expect(signedIn.statusCode).toBe(200);
  expect(waiting).toBeGreaterThan(8);
  expect(tried() - before).toBeLessThan(8);

  await Promise.all(flood);
  const refused = done.filter(({ statusCode }) => statusCode !== 401);
  expect(refused.length).toBeGreaterThan(30);
  for (const answer of refused) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'service.unavailable', data: null });
  }
  await app.close();
});

/** Somebody whose CV has so many jobs, each as long as may be. */
async function seeker(jobs: number) {
  const person = await createUser(api.prisma);
  const saved = await api
    .as(person)
    .call(resumeWork, { body: { work: maxWork(jobs), updatedAt: noResumeYet } });
  expect(saved.status).toBe(200);
  return person;
}

async function linkOf(person: { id: string }) {
  const body = { design: 'modern', language: 'both', paper: 'a4' };
  return (await api.as(person).call(resumePdfLink, { body } as never)).body.data.url as string;
}

it('security 52: long CVs, as many as somebody asks for, keep nobody from a short one', async () => {
  const [many, one] = [await seeker(6), await seeker(1)];
  const [long, short] = [await linkOf(many), await linkOf(one)];
  let done = 0;
  const answers = Array.from({ length: 30 }, async () => {
    const { status } = await openBytes(api, long);
    done += 1;
    return status;
  });
  // Requests beyond the queue's limit are refused at once, so the queue is full now.
  await expect.poll(() => done, { timeout: 20_000 }).toBeGreaterThan(5);
  const before = done;
  expect((await openBytes(api, short)).status).toBe(200);
  expect(done - before).toBeLessThan(10);
  const statuses = new Set(await Promise.all(answers));
  expect([...statuses].sort()).toEqual([200, 503]);
}, 120_000);
