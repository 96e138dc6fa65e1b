import { jobList } from '@acheep/contract/jobs/job';
import { jobFilter, jobFilterNames } from '@acheep/contract/jobs/job-filter';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

/** Filters by a choice of the form, with their values. */
const choices = jobFilterNames.flatMap((name) => {
  const filter = jobFilter[name];
  // The language of the ad is read from its text.
  return filter.takes === 'several' && name !== 'adLanguage'
    ? [[name, Object.keys(filter.options)] as const]
    : [];
});

beforeAll(async () => {
  const { id: ownerId } = await createRecruiter(api.prisma);
  for (const [name, values] of choices)
    for (const value of values)
      await createJob(api.prisma, { ownerId, title: `${name} ${value}`, [name]: value } as never);
});

it.each(choices)('the filter %s finds the jobs that say so, and no others', async (name, values) => {
  const stored = await api.prisma.job.findMany();
  for (const value of values) {
    const query = { [`filter[${name}]`]: value, limit: 100 };
    const { body } = await api.as(null).call(jobList, { query });
    const saying = stored.filter((job) => job[name as 'type'] === value).map(({ title }) => title);
    expect(saying).toContain(`${name} ${value}`);
    expect(body.data.map(({ title }: { title: string }) => title).sort(), value).toEqual(saying.sort());
  }
});
