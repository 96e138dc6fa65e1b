import { foundPosts, postUpdate } from '@acheep/contract/feed/post';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { fileMissing, filePost, placeNext } from './post-search.repository.ts';

const api = await startApi();

async function filed(body: string) {
  const { id: ownerId, company } = await createRecruiter(api.prisma);
  const { id } = await createPost(api.prisma, { ownerId, body });
  const names = { name: company?.name ?? '', nameKm: null };
  await api.prisma.$transaction((tx) => filePost(tx, { id, body, company: names }));
  return { id, ownerId };
}
const searched = async (search: string) => (await api.as(null).call(foundPosts, { query: { search } })).body;
async function found(search: string): Promise<string[]> {
  const { data } = await searched(search);
  return data.map(({ _id }: { _id: string }) => _id);
}
/** The post of a published job or gathering, with a text by its recruiter. */
async function announced(
  by: { id: string },
  where: { jobId: string } | { gatheringId: string },
  body: string,
) {
  const { id } = await api.prisma.post.findFirstOrThrow({ where });
  expect((await api.as(by).call(postUpdate, { params: { id }, body: { body } })).status).toBe(200);
  return id;
}

it('a post is found while it is published, by a writer who is not disabled', async () => {
  const { id, ownerId } = await filed('Rambutan harvest');
  expect(await found('rambutan')).toEqual([id]);
  for (const status of ['hidden', 'archived', 'draft']) {
    await api.prisma.post.update({ where: { id }, data: { status } });
    expect(await found('rambutan')).toEqual([]);
  }
  await api.prisma.post.update({ where: { id }, data: { status: 'active' } });
  expect(await found('rambutan')).toEqual([id]);
  await api.prisma.user.update({ where: { id: ownerId }, data: { disabledAt: new Date() } });
  expect(await found('rambutan')).toEqual([]);
});

it('a post that was filed before the search had its time is found once the worker has added it', async () => {
  const { id } = await filed('Durian festival');
  await api.prisma.$executeRaw`
    UPDATE post_search SET posted_at = NULL, company_id = NULL WHERE id = ${id}::uuid`;
  expect(await found('durian')).toEqual([]);
  expect(await placeNext(api.prisma)).toBe(1);
  expect(await placeNext(api.prisma)).toBe(0);
  expect(await found('durian')).toEqual([id]);
});

it('the post of a job is found and counted while the job is open', async () => {
  const recruiter = await createRecruiter(api.prisma);
  const { id: jobId } = await createJob(api.prisma, { ownerId: recruiter.id });
  const id = await announced(recruiter, { jobId }, 'Mangosteen pickers, join us');
  expect(await found('mangosteen')).toEqual([id]);
  const open = { status: 'active' as const, closingDate: new Date(addDays(today(), 5)) };
  for (const over of [
    { status: 'closed' as const },
    { status: 'archived' as const },
    { closingDate: new Date(addDays(today(), -1)) },
  ]) {
    await api.prisma.job.update({ where: { id: jobId }, data: { ...open, ...over } });
    expect(await searched('mangosteen')).toMatchObject({ data: [], meta: { total: 0 } });
  }
  await api.prisma.job.update({ where: { id: jobId }, data: open });
  expect(await found('mangosteen')).toEqual([id]);
});

it('the post of a training is found and counted until the training is over', async () => {
  const trainer = await createTrainer(api.prisma);
  const { id: gatheringId, endsAt } = await createGathering(api.prisma, { ownerId: trainer.id });
  const id = await announced(trainer, { gatheringId }, 'Grafting of longan trees');
  expect(await found('longan')).toEqual([id]);
  await api.prisma.gathering.update({ where: { id: gatheringId }, data: { status: 'archived' } });
  expect(await searched('longan')).toMatchObject({ data: [], meta: { total: 0 } });
  await api.prisma.gathering.update({ where: { id: gatheringId }, data: { status: 'active' } });
  api.setClock(new Date((endsAt as Date).getTime() + 1));
  expect(await searched('longan')).toMatchObject({ data: [], meta: { total: 0 } });
  api.setClock(null);
});

it('the job that a post shows is added to posts that were filed before the search had it', async () => {
  const recruiter = await createRecruiter(api.prisma);
  const { id: jobId } = await createJob(api.prisma, { ownerId: recruiter.id });
  const id = await announced(recruiter, { jobId }, 'Jackfruit growers wanted');
  await api.prisma.job.update({ where: { id: jobId }, data: { status: 'closed' } });
  await api.prisma.$executeRaw`UPDATE post_search SET job_id = NULL WHERE id = ${id}::uuid`;
  expect(await fileMissing(api.prisma)).toBe(1);
  expect(await fileMissing(api.prisma)).toBe(0);
  expect(await found('jackfruit')).toEqual([]);
});

it('a change of its status leaves the words of a post as they were made', async () => {
  const { id } = await filed('Harvesting pomelos');
  const client = await api.deps.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('ALTER TEXT SEARCH CONFIGURATION pg_catalog.english DROP MAPPING FOR asciiword');
    await client.query(`UPDATE post SET status = 'archived' WHERE id = $1`, [id]);
    const { rows } = await client.query(
      'SELECT search::text FROM post_search WHERE id = $1 AND posted_at IS NULL',
      [id],
    );
    expect(rows).toEqual([{ search: expect.stringContaining(`'pomelo'`) }]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
