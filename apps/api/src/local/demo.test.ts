import { jobViewed } from '@acheep/contract/jobs/job-statistics';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { insertViews } from '@acheep/prisma/seed/demo/insert-view';
import { isDemoWanted, type Steps, takeSteps } from '@acheep/prisma/seed/demo-progress';
import { expect, it } from 'vitest';
import { startApi } from '../testing/harness.ts';

const api = await startApi();

const first = 'first@example.com';
const second = 'second@example.com';
const emails = async () =>
  (await api.prisma.user.findMany({ orderBy: { createdAt: 'asc' } })).map(({ email }) => email);

it('demo data that was cut off goes on where it stood, and is not wanted where there are people', async () => {
  const taken: string[] = [];
  let isCut = true;
  const steps: Steps = {
    async one(db) {
      taken.push('one');
      await createUser(db, { email: first });
    },
    async two(db) {
      taken.push('two');
      await createUser(db, { email: second });
      if (isCut) throw new Error('The lights went out.');
    },
  };
  expect(await isDemoWanted(api.prisma)).toBe(true);
  await expect(takeSteps(api.prisma, steps)).rejects.toThrow('The lights went out.');
  expect([await emails(), await isDemoWanted(api.prisma)]).toEqual([[first], true]);

  isCut = false;
  await takeSteps(api.prisma, steps);
  expect(await emails()).toEqual([first, second]);
  expect(taken).toEqual(['one', 'two', 'two']);
  expect(await isDemoWanted(api.prisma)).toBe(false);
});

it('a job of the demo that somebody opens meanwhile gets its views all the same', async () => {
  const { id, companyId, createdById } = await createJob(api.prisma);
  await api.as(null).call(jobViewed, { params: { id } });
  const employer = { companyId, ownerId: createdById ?? '', name: 'Mekong', nameKm: 'មេគង្គ' };
  await insertViews(api.prisma, [employer]);
  expect(await api.prisma.jobView.count({ where: { jobId: id } })).toBeGreaterThan(0);
});
