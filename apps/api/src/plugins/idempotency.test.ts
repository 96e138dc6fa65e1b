import {
  jobCopy,
  jobCreate,
  jobList,
  jobRefresh,
  jobStatusChange,
  jobUpdate,
} from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';
import { untilWaiting } from '../testing/waiting.ts';
import { keepResponse, takeKey } from './idempotency.repository.ts';

const api = await startApi();
let recruiter: { id: string };
let whole: Record<string, unknown>;
beforeAll(async () => {
  const { id: categoryId } = await api.prisma.category.findFirstOrThrow();
  const { id: provinceId } = await api.prisma.province.findFirstOrThrow();
  whole = {
    title: 'Cook',
    categoryId,
    provinceId,
    type: 'full-time',
    experience: 'fresh',
    vacancies: 1,
    negotiable: true,
    description: '<p>Cooks.</p>',
    closingDate: addDays(today(), 20),
  };
});
beforeEach(async () => {
  recruiter = await createRecruiter(api.prisma);
});
afterEach(() => api.setClock(null));

const headers = { 'Idempotency-Key': 'a-key' };
const create = (body: Record<string, unknown> = { title: 'Cook' }, who = recruiter) =>
  api.as(who).call(jobCreate, { body, headers });
const count = (who = recruiter) => api.prisma.job.count({ where: { createdById: who.id } });
const kept = (who = recruiter) => api.prisma.idempotency.count({ where: { userId: who.id } });

describe('one call with one key', () => {
  it('fault 14: is done once of ten that arrive together, and all get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect([await count(), await kept()]).toEqual([1, 1]);
  });

  it('waits for another process that has the key, and says what that one was answered', async () => {
    const userId = recruiter.id;
    const body = { title: 'Cook' };
    const first = (await create(body)).body;
    const { bodyHash } = await api.prisma.idempotency.findFirstOrThrow({ where: { userId } });
    const sent = await api.prisma.$transaction(async (tx) => {
      await tx.idempotency.deleteMany({ where: { userId } });
      const moment = { now: new Date(), freeBefore: new Date(0) };
      const call = { userId, target: 'POST /job', key: headers['Idempotency-Key'] };
      await takeKey(tx, call, { bodyHash, ...moment });
      const sent = { answer: create(body) };
      await untilWaiting(api);
      await keepResponse(tx, call, first);
      return sent;
    });
    const { status, body: again } = await sent.answer;
    expect([status, again, await count()]).toEqual([201, first, 1]);
  });

  it('takes one connection, however many wait for it', async () => {
    const token = await api.tokenOf(recruiter);
    const sent = await api.prisma.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${recruiter.id}::uuid FOR UPDATE`;
        const calls = Array.from({ length: 50 }, () =>
          api.withToken(token).call(jobCreate, { body: { title: 'Cook' }, headers }),
        );
        await untilWaiting(api);
        expect((await api.as(null).call(jobList, { query: { limit: 7 } })).status).toBe(200);
        return { calls };
      },
      { timeout: 20_000 },
    );
    const statuses = new Set((await Promise.all(sent.calls)).map(({ status }) => status));
    expect([[...statuses], await count()]).toEqual([[201], 1]);
  });

  it('is answered alike by any order of the same fields, and by what the schema takes off', async () => {
    const first = await create({ title: 'Cook', address: 'Street 1' });
    const again = await create({ address: ' Street 1 ', title: 'Cook' });
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it.each([
    ['en', /did go through/],
    ['km', /សំណើមុនរបស់អ្នក/],
  ] as const)('is refused with another body, in %s', async (locale, sentence) => {
    await create();
    const { status, body } = await api
      .as(recruiter)
      .call(jobCreate, { body: { title: 'Baker' }, headers, locale });
    expect([status, body.code, body.data]).toEqual([422, 'request.repeated', null]);
    expect(body.message).toMatch(sentence);
    expect(await count()).toBe(1);
  });

  it('has nothing to do with the key of somebody else, or of another call', async () => {
    const [other, job] = [await createRecruiter(api.prisma), (await create()).body.data];
    const theirs = await create({ title: 'Baker' }, other);
    const copy = await api.as(recruiter).call(jobCopy, { params: { id: job._id }, headers });
    expect([theirs.status, copy.status]).toEqual([201, 201]);
    expect([await count(other), await count()]).toEqual([1, 2]);
  });

  it('is a new one after a day', async () => {
    const first = await create();
    api.setClock(new Date(Date.now() + 86_000_000));
    expect((await create()).body).toEqual(first.body);
    api.setClock(new Date(Date.now() + 87_000_000));
    const next = await create({ title: 'Baker' });
    expect([next.status, next.body.data.title, await count()]).toEqual([201, 'Baker', 2]);
    expect((await create({ title: 'Baker' })).body).toEqual(next.body);
  });

  it('says again what was done, where doing it twice is an error', async () => {
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id });
    const calls = [
      () => api.as(recruiter).call(jobRefresh, { params: { id }, headers }),
      () => api.as(recruiter).call(jobStatusChange, { params: { id }, body: { status: 'closed' }, headers }),
    ];
    for (const call of calls) {
      const [first, again] = [await call(), await call()];
      expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    }
    const bare = await api
      .as(recruiter)
      .call(jobStatusChange, { params: { id }, body: { status: 'closed' } });
    expect([bare.status, bare.body.code]).toEqual([409, 'job.status']);
  });
});

describe('what fails', () => {
  it('is not kept: the same key sends what was put right', async () => {
    expect((await create({ ...whole, publish: true, closingDate: today() })).status).toBe(422);
    expect([await count(), await kept()]).toEqual([0, 0]);
    expect((await create({ ...whole, publish: true })).body.data.status).toBe('active');
  });

  it('leaves the key to whoever waits for it', async () => {
    const { id } = await createJob(api.prisma, { ownerId: recruiter.id });
    const refresh = () => api.as(recruiter).call(jobRefresh, { params: { id }, headers });
    const [first, second] = await api.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM job WHERE id = ${id}::uuid FOR UPDATE`;
      const sent = [refresh(), refresh()];
      await untilWaiting(api);
      await tx.job.update({ where: { id }, data: { refreshedAt: new Date() } });
      return sent;
    });
    expect([(await first)?.body.code, (await second)?.body.code]).toEqual([
      'job.refresh_too_soon',
      'job.refresh_too_soon',
    ]);
    expect(await kept()).toBe(0);
  });

  it('security 13: says that the session is over to whoever has no account any more', async () => {
    const token = await api.tokenOf(recruiter);
    const { sent } = await api.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${recruiter.id}::uuid FOR UPDATE`;
      const sent = api.withToken(token).call(jobCreate, { body: { title: 'Cook' }, headers });
      await untilWaiting(api);
      await tx.user.delete({ where: { id: recruiter.id } });
      return { sent };
    });
    const { status, body } = await sent;
    expect([status, body.code]).toEqual([401, 'session.invalid']);
  });
});

describe('publishing with the save', () => {
  const update = (id: string, body: Record<string, unknown>) =>
    api.as(recruiter).call(jobUpdate, { params: { id }, body });
  const stored = (id: string) => api.prisma.job.findUniqueOrThrow({ where: { id } });

  it('makes a new job public at once', async () => {
    const { status, body } = await create({ ...whole, publish: true });
    expect([status, body.data.status]).toEqual([201, 'active']);
    expect(await stored(body.data._id)).toMatchObject({
      publishedAt: expect.any(Date),
      postedAt: expect.any(Date),
    });
  });

  it('publishes a draft with what is saved, and opens a closed job again', async () => {
    const { _id } = (await create()).body.data;
    expect((await update(_id, { ...whole, publish: true })).body.data).toMatchObject({
      status: 'active',
      title: 'Cook',
    });
    const { postedAt } = await stored(_id);
    await api.as(recruiter).call(jobStatusChange, { params: { id: _id }, body: { status: 'closed' } });
    expect((await update(_id, { ...whole, title: 'Head cook' })).body.data.status).toBe('closed');
    const opened = await update(_id, { ...whole, title: 'Chef', publish: true });
    expect(opened.body.data).toMatchObject({ status: 'active', title: 'Chef' });
    // A job that is republished in time keeps its place in the list.
    expect(await stored(_id)).toMatchObject({ postedAt, closedAt: null });
    // Sent once more after the response was lost.
    expect((await update(_id, { ...whole, title: 'Chef', publish: true })).status).toBe(200);
  });

  it('saves nothing where publishing is refused', async () => {
    const { _id } = (await create({ title: 'As it was' })).body.data;
    const before = await stored(_id);
    const refused = await update(_id, { ...whole, title: 'New', description: undefined, publish: true });
    expect([refused.status, refused.body.code, Object.keys(refused.body.data)]).toEqual([
      422,
      'job.incomplete',
      ['description'],
    ]);
    expect(await stored(_id)).toEqual(before);
    expect(await count()).toBe(1);
  });
});
