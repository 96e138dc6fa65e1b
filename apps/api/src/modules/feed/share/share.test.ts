import { ownPostList, postFeed, postGet } from '@acheep/contract/feed/post';
import { postShare } from '@acheep/contract/feed/share';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

type Person = { id: string };
const share = (person: Person | null, id: string, body: object = { body: 'Worth reading.' }) =>
  api.as(person).call(postShare, { params: { id }, body });

describe('sharing an entry: success', () => {
  it('puts it into the feed with words of one’s own, and of a shared one what that shares', async () => {
    const { id } = await createPost(api.prisma, { body: 'The first' });
    const trainer = await createRecruiter(api.prisma, { role: 'trainer', company: { name: 'Academy' } });
    const { status, body } = await share(trainer, id);
    expect([status, body.data]).toMatchObject([
      201,
      {
        kind: 'shared',
        body: 'Worth reading.',
        company: { name: 'Academy' },
        shared: { _id: id, body: 'The first' },
      },
    ]);
    const again = await share(await createRecruiter(api.prisma), body.data._id, { body: 'Indeed' });
    expect(again.body.data).toMatchObject({ body: 'Indeed', shared: { _id: id } });
    const { data } = (await api.as(null).call(postFeed, { query: { 'filter[kind]': 'shared' } })).body;
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([again.body.data._id, body.data._id]);
    const own = (await api.as(trainer).call(ownPostList)).body.data;
    expect(own).toMatchObject([{ actions: ['edit', 'archive', 'delete'] }]);
  });

  it('keeps the words when what is shared goes', async () => {
    const { id } = await createPost(api.prisma);
    const { data } = (await share(await createRecruiter(api.prisma), id)).body;
    await api.prisma.post.update({ where: { id }, data: { status: 'hidden' } });
    const shown = async () => (await api.as(null).call(postGet, { params: { id: data._id } })).body.data;
    expect(await shown()).toMatchObject({ body: 'Worth reading.', shared: null });
    expect((await share(await createRecruiter(api.prisma), data._id)).body.code).toBe('post.gone');
    await api.prisma.post.delete({ where: { id } });
    expect(await shown()).toMatchObject({ body: 'Worth reading.', shared: null });
  });
});

describe('sharing an entry: validation', () => {
  it('wants words, and an entry that is on the site', async () => {
    const person = await createRecruiter(api.prisma);
    const { id } = await createPost(api.prisma);
    const draft = await createPost(api.prisma, { status: 'draft' });
    for (const body of [{}, { body: ' ' }, { body: 'a'.repeat(5001) }])
      expect((await share(person, id, body)).status).toBe(422);
    expect((await share(person, draft.id)).status).toBe(404);
  });
});
