import {
  bookmarkEvent,
  bookmarkIdList,
  bookmarkList,
  bookmarkPost,
  bookmarkTraining,
  unbookmarkEvent,
  unbookmarkPost,
  unbookmarkTraining,
} from '@acheep/contract/feed/bookmark';
import { createBookmark, createBookmarkOf } from '@acheep/prisma/factories/bookmark';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

type Person = { id: string };
type Noun = 'training' | 'event' | 'post';
const nouns = ['training', 'event', 'post'] as const;
const calls = {
  training: { save: bookmarkTraining, remove: unbookmarkTraining },
  event: { save: bookmarkEvent, remove: unbookmarkEvent },
  post: { save: bookmarkPost, remove: unbookmarkPost },
};

const save = (person: Person | null, noun: Noun, id: string) =>
  api.as(person).call(calls[noun].save, { params: { id } });
const remove = (person: Person | null, noun: Noun, id: string) =>
  api.as(person).call(calls[noun].remove, { params: { id } });
const ids = async (person: Person) => (await api.as(person).call(bookmarkIdList)).body.data;
const list = async (person: Person, query: Record<string, unknown> = {}) =>
  (await api.as(person).call(bookmarkList, { query })).body;

const make = async (noun: Noun) =>
  noun === 'post' ? createPost(api.prisma) : createGathering(api.prisma, { kind: noun });

describe.each(nouns)('saving what is a %s: success', (noun) => {
  it('keeps it once, among what is of its kind, and takes it out', async () => {
    const person = await createUser(api.prisma);
    const { id } = await make(noun);
    const answers = await Promise.all([1, 2, 3].map(() => save(person, noun, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ids(person)).toEqual({ job: [], training: [], event: [], post: [], [noun]: [id] });
    const { data, meta } = await list(person, { 'filter[noun]': noun });
    expect([data[0].noun, (data[0].gathering ?? data[0].post)._id, meta.total]).toEqual([noun, id, 1]);
    const others = ['job', ...nouns].filter((other) => other !== noun).join(',');
    expect((await list(person, { 'filter[noun]': others })).meta.total).toBe(0);
    expect([(await remove(person, noun, id)).status, (await remove(person, noun, id)).status]).toEqual([
      200, 200,
    ]);
    expect((await ids(person))[noun]).toEqual([]);
  });
});

describe('saving things of each kind: validation', () => {
  it('takes what is over, and nothing that is not on the site', async () => {
    const person = await createUser(api.prisma);
    const disabled = await createTrainer(api.prisma, { disabledAt: new Date() });
    const past = await createGathering(api.prisma, { inDays: [-2] });
    expect((await save(person, 'training', past.id)).status).toBe(200);
    const hidden: [Noun, Person][] = [
      ['training', await createGathering(api.prisma, { status: 'draft' })],
      ['training', await createGathering(api.prisma, { status: 'archived' })],
      ['training', await createGathering(api.prisma, { ownerId: disabled.id })],
      ['training', await createGathering(api.prisma, { kind: 'event' })],
      ['event', await createGathering(api.prisma)],
      ['post', await createPost(api.prisma, { status: 'draft' })],
      ['post', await createPost(api.prisma, { status: 'hidden' })],
      ['post', await createPost(api.prisma, { status: 'archived' })],
      ['post', await createPost(api.prisma, { ownerId: disabled.id })],
      ...nouns.map((noun): [Noun, Person] => [noun, { id: crypto.randomUUID() }]),
    ];
    for (const [noun, { id }] of hidden) {
      expect([noun, (await save(person, noun, id)).status]).toEqual([noun, 404]);
      expect([noun, (await remove(person, noun, id)).status]).toEqual([noun, 404]);
    }
    expect(await ids(person)).toEqual({ job: [], training: [past.id], event: [], post: [] });
  });

  it('takes out what has left the site since, by its own address', async () => {
    const person = await createUser(api.prisma);
    const [training, post] = [await createGathering(api.prisma), await createPost(api.prisma)];
    await save(person, 'training', training.id);
    await save(person, 'post', post.id);
    await api.prisma.gathering.update({ where: { id: training.id }, data: { status: 'archived' } });
    await api.prisma.post.update({ where: { id: post.id }, data: { status: 'hidden' } });
    expect((await remove(person, 'event', training.id)).status).toBe(404);
    expect((await remove(person, 'training', training.id)).status).toBe(200);
    expect((await remove(person, 'post', post.id)).status).toBe(200);
    expect((await list(person)).meta.total).toBe(0);
  });

  it('holds that one line saves one thing', async () => {
    const { id: userId } = await createUser(api.prisma);
    const [job, post] = [await createJob(api.prisma), await createPost(api.prisma)];
    const both = { userId, jobId: job.id, postId: post.id };
    await expect(api.prisma.bookmark.create({ data: both })).rejects.toThrow('bookmark_of_one');
    await expect(api.prisma.bookmark.create({ data: { userId } })).rejects.toThrow('bookmark_of_one');
  });
});

describe('the list of what one has saved of each kind', () => {
  it('is one list without a filter, the last saved first, and may be turned round', async () => {
    const { userId } = await createBookmark(api.prisma);
    for (const noun of nouns) await createBookmarkOf(api.prisma, noun, { userId });
    const order = async (query = {}) =>
      (await list({ id: userId }, query)).data.map(({ noun }: { noun: string }) => noun);
    expect(await order()).toEqual(['post', 'event', 'training', 'job']);
    expect(await order({ sort: 'createdAt_1' })).toEqual(['job', 'training', 'event', 'post']);
    expect(await order({ 'filter[noun]': 'training,event' })).toEqual(['event', 'training']);
  });

  it('is searched by titles, words and companies in both languages', async () => {
    const person = await createUser(api.prisma);
    const company = { name: '50% Bayon', nameKm: 'បាយ័ន' };
    const trainer = await createTrainer(api.prisma, { company });
    const training = await createGathering(api.prisma, { title: 'ការដេរប៉ាក់', ownerId: trainer.id });
    await save(person, 'training', training.id);
    await save(
      person,
      'event',
      (await createGathering(api.prisma, { kind: 'event', title: 'Tech_fair' })).id,
    );
    await save(person, 'post', (await createPost(api.prisma, { body: 'យើងបើកសាខាថ្មី Kampot' })).id);
    const found = async (search: string) =>
      (await list(person, { search })).data.map(({ noun }: { noun: string }) => noun);
    for (const search of ['ដេរប៉ាក់', '50% bayon', 'បាយ័ន', '%'])
      expect([search, await found(search)]).toEqual([search, ['training']]);
    expect(await found('tech_')).toEqual(['event']);
    for (const search of ['សាខាថ្មី', 'kampot'])
      expect([search, await found(search)]).toEqual([search, ['post']]);
    expect(await found('nothing')).toEqual([]);
  });

  it('marks what is over: a training that is past, one that was taken down', async () => {
    const person = await createUser(api.prisma);
    const [past, archived] = [await createGathering(api.prisma, { inDays: [-3] }), await make('training')];
    for (const { id } of [past, archived]) await save(person, 'training', id);
    await api.prisma.gathering.update({ where: { id: archived.id }, data: { status: 'archived' } });
    const { data } = await list(person);
    expect(data.map(({ gathering }: { gathering: { status: string } }) => gathering.status)).toEqual([
      'archived',
      'closed',
    ]);
  });

  it('shows how an entry begins, and of one that was taken down nothing but whose it was', async () => {
    const person = await createUser(api.prisma);
    const { id } = await createPost(api.prisma, { body: `Secret\n  ${'words '.repeat(60)}` });
    await save(person, 'post', id);
    const post = async (query = {}) => (await list(person, query)).data[0]?.post;
    const shown = await post();
    expect(shown).toMatchObject({
      _id: id,
      shown: true,
      saying: expect.stringMatching(/^Secret words .*…$/),
    });
    expect(shown.saying.length).toBeLessThanOrEqual(161);
    for (const status of ['hidden', 'archived']) {
      await api.prisma.post.update({ where: { id }, data: { status } });
      const gone = await post();
      expect(gone).toMatchObject({ _id: id, shown: false, saying: null, picture: null });
      expect(gone.company).toEqual(shown.company);
      expect(await post({ search: 'Secret' })).toBeUndefined();
    }
    expect((await ids(person)).post).toEqual([id]);
  });

  it('security 22: neither shows, counts nor marks what is of who was disabled', async () => {
    const person = await createUser(api.prisma);
    const owner = await createRecruiter(api.prisma);
    const author = await createUser(api.prisma, { role: 'recruiter' });
    const ownerId = owner.id;
    const event = await createGathering(api.prisma, { kind: 'event', ownerId });
    const posts = [await createPost(api.prisma, { ownerId }), await createPost(api.prisma)];
    await api.prisma.post.update({ where: { id: posts[1]?.id ?? '' }, data: { createdById: author.id } });
    const job = await createJob(api.prisma, { ownerId });
    await createBookmark(api.prisma, { userId: person.id, jobId: job.id });
    await save(person, 'event', event.id);
    for (const { id } of posts) await save(person, 'post', id);
    const people = { id: { in: [ownerId, author.id] } };
    await api.prisma.user.updateMany({ where: people, data: { disabledAt: new Date() } });
    expect(await list(person)).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await ids(person)).toEqual({ job: [], training: [], event: [], post: [] });
    await api.prisma.user.updateMany({ where: people, data: { disabledAt: null } });
    expect((await list(person)).meta.total).toBe(4);
  });

  it.each(nouns)('shows what somebody saved of a %s to nobody else', async (noun) => {
    const { id, userId } = await createBookmarkOf(api.prisma, noun);
    const other = await createUser(api.prisma);
    expect(JSON.stringify(await list({ id: userId }))).toContain(id);
    expect(JSON.stringify([await list(other), await ids(other)])).not.toContain(id);
    await remove(other, noun, id);
    expect((await ids({ id: userId }))[noun]).toEqual([id]);
  });
});

it.each(nouns)('what is saved of a %s ends with it, and with the account', async (noun) => {
  const [ofPerson, ofThing] = [
    await createBookmarkOf(api.prisma, noun),
    await createBookmarkOf(api.prisma, noun),
  ];
  await api.prisma.user.delete({ where: { id: ofPerson.userId } });
  const where = { id: ofThing.id };
  await (noun === 'post' ? api.prisma.post.delete({ where }) : api.prisma.gathering.delete({ where }));
  const left = await api.prisma.bookmark.count({
    where: { userId: { in: [ofPerson.userId, ofThing.userId] } },
  });
  expect(left).toBe(0);
});
