import { jobCopy, jobCreate, jobDelete } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let recruiter: { id: string };
beforeEach(async () => {
  recruiter = await createRecruiter(api.prisma);
});

const headers = { 'Idempotency-Key': 'a-key' };
const body = { title: 'Cook', skills: [{ kind: 'hard', name: 'Amok' }] };
const create = (sent: Record<string, unknown> = { headers }, who = recruiter) =>
  api.as(who).call(jobCreate, { body, ...sent });
const count = (ownerId = recruiter.id) => api.prisma.job.count({ where: { createdById: ownerId } });
const idsOf = (answers: { status: number; body: { data: { _id: string } } }[]) => {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  return new Set(answers.map((answer) => answer.body.data._id));
};

describe('the Idempotency-Key of a new job', () => {
  it('makes one job of a retry, answered as the first was', async () => {
    const first = await create();
    const again = await create();
    expect(again.body).toEqual(first.body);
    expect(again.body.data.skills).toEqual(body.skills);
    expect(await count()).toBe(1);
  });

  it('makes one job of many at once', async () => {
    expect(idsOf(await Promise.all(Array.from({ length: 8 }, () => create()))).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is good for its owner only, and says what was made even when that is gone', async () => {
    const stranger = await createRecruiter(api.prisma);
    const [own, other] = [await create(), await create({ headers }, stranger)];
    expect(idsOf([own, other]).size).toBe(2);
    await api.as(recruiter).call(jobDelete, { params: { id: own.body.data._id } });
    expect((await create()).body).toEqual(own.body);
    expect(await count()).toBe(0);
  });

  it('is not needed, and not endless', async () => {
    expect(
      idsOf([await create({}), await create({}), await create({ headers: { 'Idempotency-Key': '' } })]).size,
    ).toBe(3);
    expect((await create({ headers: { 'Idempotency-Key': 'x'.repeat(200) } })).status).toBe(201);
    expect((await create({ headers: { 'Idempotency-Key': 'x'.repeat(201) } })).body.code).toBe(
      'request.invalid',
    );
  });
});

describe('the Idempotency-Key of a copy', () => {
  it('makes one copy of each job, whatever else it made', async () => {
    const [one, two] = [
      await createJob(api.prisma, { ownerId: recruiter.id }),
      await createJob(api.prisma, { ownerId: recruiter.id }),
    ];
    const copy = ({ id }: { id: string }) => api.as(recruiter).call(jobCopy, { params: { id }, headers });
    const answers = await Promise.all([copy(one), copy(one), copy(one)]);
    expect(idsOf(answers).size).toBe(1);
    expect(idsOf([...answers, await copy(one), await copy(two), await create()]).size).toBe(3);
    expect(await count()).toBe(5);
  });
});
