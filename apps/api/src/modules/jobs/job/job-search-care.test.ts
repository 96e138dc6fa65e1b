import { jobList } from '@acheep/contract/jobs/job';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { jobRules } from '@acheep/search/query/job-brief';
import { beforeAll, expect, it } from 'vitest';
import { reindexSearch } from '../../../search/reindex.ts';
import { startApi } from '../../../testing/harness.ts';
import { listedJobs } from './job-listed.repository.ts';
import { countJobWords } from './job-search.tasks.ts';

const api = await startApi();
let ownerId: string;

beforeAll(async () => {
  ownerId = (await createRecruiter(api.prisma)).id;
});

const total = async (search: string) =>
  (await api.as(null).call(jobList, { query: { search } })).body.meta.total;
const wordOf = (word: string) => api.prisma.jobWord.findUnique({ where: { word } });
const day = 86_400_000;

it('jobs whose search columns older rules made are made anew, in batches, and stay as they are otherwise', async () => {
  const skills = [{ kind: 'hard' as const, name: 'Falconry' }];
  const made = [];
  for (let index = 0; index < 3; index++)
    made.push(await createJob(api.prisma, { ownerId, title: 'IT Herald', skills }));
  const ids = made.map(({ id }) => id);
  await api.prisma.$executeRaw`INSERT INTO job (created_by_id, company_id, title, updated_at)
    SELECT created_by_id, company_id, 'Draft', now() FROM job, generate_series(1, 120) WHERE id = ${ids[0]}::uuid`;
  await api.prisma
    .$executeRaw`UPDATE job SET search_title = '', search_tags = '', search_body = '', search_written = '{}', search_rules = 0`;
  await api.prisma.$executeRaw`DELETE FROM job_word`;
  const before = await api.prisma.job.findUniqueOrThrow({ where: { id: ids[1] ?? '' } });
  expect([await total('herald'), await total('falconry')]).toEqual([0, 0]);

  await reindexSearch(api.deps, listedJobs);
  expect([await total('herald'), await total('falconry')]).toEqual([3, 3]);
  expect(await wordOf('it0')).toMatchObject({ written: 'IT' });
  expect(await api.prisma.job.count({ where: { searchRules: { lt: jobRules } } })).toBe(0);
  const after = await api.prisma.job.findUniqueOrThrow({ where: { id: ids[1] ?? '' } });
  expect(after).toEqual({
    ...before,
    searchTitle: after.searchTitle,
    searchTags: after.searchTags,
    searchBody: after.searchBody,
    searchWritten: { it0: 'IT' },
    searchRules: jobRules,
  });
});

it('words are counted every night, and forgotten when they have had no job for a day', async () => {
  const job = await createJob(api.prisma, { ownerId, title: 'Glassblower' });
  await createJob(api.prisma, { ownerId, title: 'Glassblower and Cooper' });
  const night = async (number: number) => {
    api.setClock(new Date(Date.now() + number * day));
    await countJobWords(api.deps);
    api.setClock(null);
  };
  await night(0);
  expect([(await wordOf('glassblower'))?.jobs, (await wordOf('cooper'))?.jobs]).toEqual([2, 1]);
  await api.prisma.job.updateMany({ where: { id: { not: job.id } }, data: { status: 'closed' } });
  await night(1);
  expect([(await wordOf('glassblower'))?.jobs, (await wordOf('cooper'))?.jobs]).toEqual([1, 0]);
  await night(2);
  expect([(await wordOf('glassblower'))?.jobs, await wordOf('cooper')]).toEqual([1, null]);
});
