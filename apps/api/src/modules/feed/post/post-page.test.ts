import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { postDocument } from './post.document.ts';
import { postPages } from './post-page.repository.ts';

const api = await startApi();

const statusOf = (id: string) => postPages['/public-post/:id']?.(api.prisma, id, new Date());

const documentOf = (id: string, locale: 'en' | 'km') => {
  const as = (text: string) => text;
  const reader = { say: as, locale, now: new Date() };
  const page = { ...reader, params: { id }, query: new URLSearchParams(), link: as, url: as, file: as };
  return postDocument(api.deps)(page);
};

it.each([
  ['an entry', {}, 200],
  ['a draft', { status: 'draft' }, 404],
  ['what the operator hid', { status: 'hidden' }, 404],
  ['what was there and is archived', { status: 'archived' }, 410],
])('the page of %s', async (_, overrides, status) => {
  const { id } = await createPost(api.prisma, overrides);
  expect(await statusOf(id)).toBe(status);
});

it('the page of a job’s entry is there when the job is closed, and gone when it is archived', async () => {
  const job = await createJob(api.prisma);
  const { id } = await api.prisma.post.findUniqueOrThrow({ where: { jobId: job.id } });
  const statuses = [];
  for (const status of ['active', 'closed', 'archived'] as const) {
    await api.prisma.job.update({ where: { id: job.id }, data: { status } });
    statuses.push(await statusOf(id));
  }
  expect(statuses).toEqual([200, 200, 410]);
  expect(await statusOf('01900000-0000-7000-8000-000000000000')).toBe(404);
});

it('a shared link shows the first line, the words and whose they are, in both languages', async () => {
  const owner = await createRecruiter(api.prisma, { company: { name: 'Lotus', nameKm: 'ផ្កាឈូក' } });
  const { id } = await createPost(api.prisma, { ownerId: owner.id, body: 'Three tips\n\nOne.' });
  const said = (locale: 'en' | 'km') => documentOf(id, locale);
  expect(await said('en')).toMatchObject({
    title: 'Three tips',
    description: 'Lotus: Three tips One.',
    image: null,
  });
  expect(await said('km')).toMatchObject({ description: 'ផ្កាឈូក: Three tips One.' });
  await api.prisma.post.update({ where: { id }, data: { status: 'hidden' } });
  await expect(said('en')).rejects.toThrow();
});

it('a shared link cuts no character in two', async () => {
  const { id } = await createPost(api.prisma, { body: '😀'.repeat(400) });
  const said = await documentOf(id, 'en');
  expect(said.title).toBe(`${'😀'.repeat(89)}…`);
  expect([said.title, said.description].map((text) => text?.isWellFormed())).toEqual([true, true]);
});
