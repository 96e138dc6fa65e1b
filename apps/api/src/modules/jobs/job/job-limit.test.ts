import { jobCopy, jobCreate, jobStatusChange } from '@acheep/contract/jobs/job';
import { limits } from '@acheep/contract/kernel/limit';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

/** Sets the counters of all callers to this many attempts within the hour. */
const countAs = (tier: string, tries: number) => api.prisma.$executeRaw`
  UPDATE limit_count SET tries = ${tries} WHERE key LIKE ${`${tier}-caller-3600:%`}`;

it('new jobs and copies are counted together, for each recruiter', async () => {
  const [recruiter, colleague] = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
  const { id } = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft' });
  const create = async (who: { id: string }) =>
    (await api.as(who).call(jobCreate, { body: { title: 'Cook' } })).status;
  const copy = async () => (await api.as(recruiter).call(jobCopy, { params: { id } })).status;
  const [, { tries }] = limits.create;
  expect(await create(recruiter)).toBe(201);
  await countAs('create', tries - 2);
  expect([await copy(), await create(recruiter), await copy(), await create(recruiter)]).toEqual([
    201, 201, 429, 429,
  ]);
  expect(await api.prisma.job.count({ where: { createdById: recruiter.id } })).toBe(4);
  expect(await create(colleague)).toBe(201);
});

it('publishing ends at its limit, and what is public stays so', async () => {
  const recruiter = await createRecruiter(api.prisma);
  const { id } = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft' });
  const to = async (status: 'active' | 'closed') =>
    (await api.as(recruiter).call(jobStatusChange, { params: { id }, body: { status } })).status;
  const [, { tries }] = limits.edit;
  expect(await to('active')).toBe(200);
  await countAs('edit', tries - 2);
  expect([await to('closed'), await to('active'), await to('closed')]).toEqual([200, 200, 429]);
  expect(await api.prisma.job.count({ where: { id, status: 'active' } })).toBe(1);
});
