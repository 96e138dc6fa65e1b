import { foundPosts } from '@acheep/contract/feed/post';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { filePost, placeNext } from './post-search.repository.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

async function filed(body: string) {
  const { id: ownerId, company } = await createRecruiter(api.prisma);
  const { id } = await createPost(api.prisma, { ownerId, body });
  const names = { name: company?.name ?? '', nameKm: null };
  await api.prisma.$transaction((tx) => filePost(tx, { id, body, company: names }));
  return { id, ownerId };
}
async function found(search: string): Promise<string[]> {
  const { body } = await api.as(null).call(foundPosts, { query: { search } });
  return body.data.map(({ _id }: { _id: string }) => _id);
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
  await api.prisma.$transaction([
    api.prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
    api.prisma.$executeRaw`UPDATE post_search SET posted_at = NULL, company_id = NULL WHERE id = ${id}::uuid`,
  ]);
  expect(await found('durian')).toEqual([]);
  expect(await placeNext(api.prisma)).toBe(1);
  expect(await placeNext(api.prisma)).toBe(0);
  expect(await found('durian')).toEqual([id]);
});
