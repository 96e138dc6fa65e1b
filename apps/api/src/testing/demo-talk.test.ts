import { type Comment, commentList, commentNew } from '@acheep/contract/feed/comment';
import { parse } from '@acheep/contract/kernel/validation';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { insertTalk } from '@acheep/prisma/seed/demo/insert-talk';
import { expect, it } from 'vitest';
import { startApi } from './harness.ts';

const api = await startApi();

it('the demo talks about its entries as people could who type it', async () => {
  await createUser(api.prisma, { email: demoAccounts[1].email });
  const employers = await Promise.all(
    Array.from({ length: 14 }, async (_, at) => {
      const company = { name: `Company ${at}`, nameKm: `ក្រុមហ៊ុន ${at}` };
      const { id: ownerId, company: made } = await createRecruiter(api.prisma, { company });
      return { ownerId, companyId: made?.id ?? '', ...company };
    }),
  );
  const posts = await Promise.all(
    employers.map(({ ownerId }, at) =>
      createPost(api.prisma, {
        ownerId,
        body: at % 2 ? 'ដំណឹងថ្មី' : 'News',
        postedAt: new Date(Date.now() - (at + 1) * 3_600_000),
      }),
    ),
  );
  await insertTalk(api.prisma, employers);
  expect(await api.prisma.postLike.count()).toBeGreaterThan(posts.length);
  expect(await api.prisma.report.count()).toBe(1);
  const lists = await Promise.all(
    posts.map(({ id }) => api.as(null).call(commentList, { query: { 'filter[postId]': id } })),
  );
  const said = lists.flatMap(({ body }) => (body.data as Comment[]).flatMap((one) => [one, ...one.answers]));
  expect(said.length).toBeGreaterThan(posts.length);
  expect(said.some(({ mentions }) => mentions.length > 0)).toBe(true);
  for (const { postId, text, mentions, createdAt } of said) {
    expect(parse(commentNew, { postId, text }, 'en')).toMatchObject({ ok: true });
    for (const { name } of mentions) expect(text).toContain(`@${name}`);
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
  }
});
