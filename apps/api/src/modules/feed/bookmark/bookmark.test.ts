import {
  bookmarkIdList,
  bookmarkJob,
  bookmarkList,
  maxBookmarks,
  unbookmarkJob,
} from '@acheep/contract/feed/bookmark';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createBookmark } from '@acheep/prisma/factories/bookmark';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';

const save = (person: Person | null, id: string) => api.as(person).call(bookmarkJob, { params: { id } });
const remove = (person: Person | null, id: string) => api.as(person).call(unbookmarkJob, { params: { id } });
const ids = async (person: Person): Promise<string[]> =>
  (await api.as(person).call(bookmarkIdList)).body.data.job;
async function list(person: Person, query: Record<string, unknown> = {}) {
  const { body } = await api.as(person).call(bookmarkList, { query });
  const jobs: { _id: string; title: string; status: string }[] = body.data.map(
    ({ job }: { job: object }) => job,
  );
  return { body, jobs, titles: jobs.map(({ title }) => title) };
}

describe('saving a job: success', () => {
  it('keeps it, once however often it is asked for, from the first time on', async () => {
    const person = await createUser(api.prisma);
    const { id } = await createJob(api.prisma);
    expect((await save(person, id)).body).toEqual({ data: null });
    const [first] = (await list(person)).body.data;
    const answers = await Promise.all([save(person, id), save(person, id), save(person, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list(person)).body.data).toEqual([first]);
    expect(await ids(person)).toEqual([id]);
  });

  it('takes it out, and leaves out what is out already', async () => {
    const { userId, jobId } = await createBookmark(api.prisma);
    const person = { id: userId };
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await remove(person, jobId);
      expect([status, body]).toEqual([200, { data: null }]);
    }
    expect([await ids(person), (await list(person)).body.meta.total]).toEqual([[], 0]);
  });

  it('takes out what has left the site since', async () => {
    const { userId, jobId } = await createBookmark(api.prisma);
    await api.prisma.job.update({ where: { id: jobId }, data: { status: 'archived' } });
    expect((await remove({ id: userId }, jobId)).status).toBe(200);
    expect(await ids({ id: userId })).toEqual([]);
  });
});

describe('saving a job: validation', () => {
  it('takes a job that is closed, and none that is not on the site', async () => {
    const person = await createUser(api.prisma);
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    const closed = await createJob(api.prisma, { closesOn: addDays(today(), -1) });
    const hidden = [
      await createJob(api.prisma, { status: 'draft' }),
      await createJob(api.prisma, { status: 'archived' }),
      await createJob(api.prisma, { ownerId: disabled.id }),
      { id: unknownId },
      { id: 'nonsense' },
    ];
    expect((await save(person, closed.id)).status).toBe(200);
    for (const { id } of hidden) {
      expect([(await save(person, id)).status, (await remove(person, id)).status]).toEqual([404, 404]);
    }
    expect(await ids(person)).toEqual([closed.id]);
  });

  it('takes as many as there may be, and of several at once no more', async () => {
    const person = await createUser(api.prisma);
    const { id: _id, postCode: _code, ...columns } = await createJob(api.prisma);
    const data = Array.from({ length: maxBookmarks + 3 }, () => ({
      ...columns,
      searchWritten: {},
      brief: {},
    }));
    const jobs = await api.prisma.job.createManyAndReturn({ data, select: { id: true } });
    const [last, next, other, ...saved] = jobs.map(({ id }) => id) as [string, string, string, ...string[]];
    await api.prisma.bookmark.createMany({
      data: saved.slice(1).map((jobId) => ({ jobId, userId: person.id })),
    });
    const answers = await Promise.all([last, next, other].map((id) => save(person, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'bookmark.full', message: expect.stringContaining('1000') });
    // Saving the same record twice is allowed.
    expect((await save(person, saved[1] ?? '')).status).toBe(200);
    expect((await ids(person)).length).toBe(maxBookmarks);
  });
});

describe('saving a job: authentication and authorisation', () => {
  it('leaves alone what others saved', async () => {
    const { userId, jobId } = await createBookmark(api.prisma);
    const other = await createUser(api.prisma);
    await remove(other, jobId);
    expect([await ids({ id: userId }), await ids(other)]).toEqual([[jobId], []]);
    await save(other, jobId);
    await remove({ id: userId }, jobId);
    expect(await ids(other)).toEqual([jobId]);
  });
});

describe('the list of what one has saved: success', () => {
  it('security 19: shows each as its card, the last saved first, with these keys', async () => {
    const person = await createUser(api.prisma);
    for (const title of ['Baker', 'Cook', 'Driver'])
      await save(person, (await createJob(api.prisma, { title })).id);
    const { body, titles } = await list(person);
    expect(titles).toEqual(['Driver', 'Cook', 'Baker']);
    expect(body.meta).toEqual({ total: 3, per_page: 10, current_page: 1 });
    expect(Object.keys(body.data[0]).sort()).toEqual([
      '_id',
      'createdAt',
      'job',
      'note',
      'noun',
      'open',
      'updatedAt',
    ]);
    expect(body.data[0].job).toMatchObject({ status: 'active', company: { nameKm: null } });
    expect((await list(person, { sort: 'createdAt_1' })).titles).toEqual(['Baker', 'Cook', 'Driver']);
    expect((await list(person, { limit: 1, offset: 1 })).titles).toEqual(['Cook']);
  });

  it('searches titles and companies in both languages, signs as they are', async () => {
    const person = await createUser(api.prisma);
    const company = { name: '100% Mekong', nameKm: 'មេគង្គ' };
    const recruiter = await createRecruiter(api.prisma, { company });
    const job = await createJob(api.prisma, { title: 'គណនេយ្យករ', ownerId: recruiter.id });
    for (const { id } of [job, await createJob(api.prisma, { title: 'Night_guard' })]) await save(person, id);
    const total = async (search: string) => (await list(person, { search })).body.meta.total;
    for (const search of ['គណនេយ្យ', '100% mekong', 'មេគង្គ', '%', '_', 'night'])
      expect([search, await total(search)]).toEqual([search, 1]);
    for (const search of ['\\', `'"--`, 'nothing'])
      expect([search, await total(search)]).toEqual([search, 0]);
  });

  it('says what has become of a job: closed by its date, or taken down', async () => {
    const person = await createUser(api.prisma);
    const [past, archived] = [await createJob(api.prisma), await createJob(api.prisma)];
    for (const { id } of [past, archived]) await save(person, id);
    await api.prisma.job.update({ where: { id: past.id }, data: { closingDate: new Date('2026-01-01') } });
    await api.prisma.job.update({ where: { id: archived.id }, data: { status: 'archived' } });
    expect((await list(person)).jobs.map(({ status }) => status)).toEqual(['archived', 'closed']);
  });

  it('security 22: neither shows nor counts the jobs of who was disabled', async () => {
    const person = await createUser(api.prisma);
    const recruiter = await createRecruiter(api.prisma);
    const { id } = await createJob(api.prisma, { title: 'Hidden', ownerId: recruiter.id });
    await save(person, id);
    const setDisabled = (disabledAt: Date | null) =>
      api.prisma.user.update({ where: { id: recruiter.id }, data: { disabledAt } });
    await setDisabled(new Date());
    for (const query of [{}, { search: 'Hidden' }])
      expect((await list(person, query)).body).toMatchObject({ data: [], meta: { total: 0 } });
    await setDisabled(null);
    expect((await list(person)).titles).toEqual(['Hidden']);
  });
});

describe('the list of what one has saved: validation', () => {
  it.each([
    ['filter[jobId]', { 'filter[jobId]': unknownId }],
    ['filter[noun]', { 'filter[noun]': 'company' }],
    ['sort', { sort: 'title_1' }],
    ['limit', { limit: '1000000' }],
    ['search', { search: 'x'.repeat(10_000) }],
  ])('refuses a wrong %s', async (field, query) => {
    const { status, body } = await api.as(await createUser(api.prisma)).call(bookmarkList, { query });
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});

describe('the list of what one has saved: authentication and authorisation', () => {
  it.each([
    ['the cards', bookmarkList],
    ['the ids', bookmarkIdList],
  ])('shows %s to nobody else', async (_, endpoint) => {
    const { userId, jobId } = await createBookmark(api.prisma);
    expect((await api.as({ id: userId }).call(endpoint)).text).toContain(jobId);
    expect((await api.as(await createUser(api.prisma)).call(endpoint)).text).not.toContain(jobId);
  });
});

it('ends with the account, and with the job', async () => {
  const [ofPerson, ofJob] = [await createBookmark(api.prisma), await createBookmark(api.prisma)];
  await api.prisma.user.delete({ where: { id: ofPerson.userId } });
  await api.prisma.job.delete({ where: { id: ofJob.jobId } });
  const left = await api.prisma.bookmark.count({ where: { id: { in: [ofPerson.id, ofJob.id] } } });
  expect(left).toBe(0);
});
