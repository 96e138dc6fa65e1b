import {
  eventCreate,
  eventUpdate,
  ownEventGet,
  ownEventList,
  ownTrainingGet,
  ownTrainingList,
  trainingCopy,
  trainingCreate,
  trainingDelete,
  trainingStatusChange,
  trainingUpdate,
} from '@acheep/contract/events/gathering-own';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const unknown = '00000000-0000-7000-8000-000000000000';
const first = addDays(today(), 14);
const api = await startApi();
let trainer: { id: string };
let recruiter: { id: string };
let whole: Record<string, unknown>;

beforeAll(async () => {
  trainer = await createTrainer(api.prisma, { company: { name: 'Mekong Skills' } });
  recruiter = await createRecruiter(api.prisma);
  const category = await api.prisma.category.findFirstOrThrow({ where: { slug: 'accounting' } });
  const province = await api.prisma.province.findFirstOrThrow({ where: { slug: 'phnom-penh' } });
  whole = {
    title: 'គណនេយ្យសម្រាប់អាជីវកម្មតូច',
    categoryId: category.id,
    level: 'beginner',
    languages: ['km'],
    description: '<p>កាន់បញ្ជីប្រចាំថ្ងៃ</p>',
    provinceId: province.id,
    venue: 'Hotel Cambodiana',
    sessions: [
      { day: addDays(first, 7), from: '08:00', to: '11:30' },
      { day: first, from: '08:00', to: '11:30' },
    ],
    fee: 40_00,
    seats: 20,
  };
});
afterEach(() => api.setClock(null));

const saved = async (body: Record<string, unknown> = whole) =>
  (await api.as(trainer).call(trainingCreate, { body })).body.data;
const published = (more: Record<string, unknown> = {}) => saved({ ...whole, ...more, publish: true });
const to = (id: string, status: string, more = {}, who = trainer) =>
  api.as(who).call(trainingStatusChange, { params: { id }, body: { status, ...more } });
const edit = (id: string, body: Record<string, unknown>) =>
  api.as(trainer).call(trainingUpdate, { params: { id }, body });
/** Moves the clock of the following requests by so many days. */
const later = (days: number) => api.setClock(new Date(Date.now() + days * 86_400_000));

describe('POST /training and /event', () => {
  it('saves a draft, cleaned, with its sessions in order by the clocks of Phnom Penh', async () => {
    const body = { ...whole, description: '<p onclick="x()">Books<script>alert(1)</script></p>' };
    const answer = await api.as(trainer).call(trainingCreate, { body });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      kind: 'training',
      status: 'draft',
      description: '<p>Books</p>',
      company: { name: 'Mekong Skills' },
      startsAt: new Date(`${first}T08:00:00+07:00`).toISOString(),
      endsAt: new Date(`${addDays(first, 7)}T11:30:00+07:00`).toISOString(),
      sessions: [{ day: first }, { day: addDays(first, 7) }],
      sessionCount: 2,
      fee: 40_00,
      seatsLeft: 20,
      actions: ['edit', 'publish', 'delete', 'copy'],
    });
  });

  it('publishes at once what is whole, or saves nothing', async () => {
    expect(await published()).toMatchObject({ status: 'active', postedAt: expect.any(String) });
    const before = await api.prisma.gathering.count();
    const answer = await api.as(trainer).call(trainingCreate, { body: { title: 'A', publish: true } });
    expect(answer.status).toBe(422);
    expect(answer.body.data).toMatchObject({
      categoryId: [expect.any(String)],
      sessions: ['The dates and times field is required.'],
      venue: ['The venue field is required.'],
    });
    expect(await api.prisma.gathering.count()).toBe(before);
  });

  it('makes one, however often the same call arrives', async () => {
    const headers = { 'Idempotency-Key': 'the-same-call' };
    const call = () => api.as(trainer).call(trainingCreate, { body: { ...whole, title: 'Once' }, headers });
    const ids = [(await call()).body.data._id, (await call()).body.data._id];
    expect(ids[0]).toBe(ids[1]);
  });

  it('keeps where one joins of what is online, and the place of what is somewhere', async () => {
    const link = 'https://meet.example.com/x';
    expect(await saved({ ...whole, link })).toMatchObject({ link: null, venue: 'Hotel Cambodiana' });
    expect(await saved({ ...whole, online: true, link })).toMatchObject({
      link,
      venue: null,
      province: null,
    });
  });

  it.each([
    ['title', {}, 'The title field is required.'],
    ['seats', { title: 'A', seats: 0 }, 'The seats must be at least 1.'],
    ['categoryId', { title: 'A', categoryId: unknown }, 'Choose the category from the list.'],
    ['cover', { title: 'A', cover: 'images/a_l' }, 'Choose the cover picture from the list.'],
    [
      'sessions.0.to',
      { title: 'A', sessions: [{ day: first, from: '10:00', to: '09:00' }] },
      'The end time must be later than the start time.',
    ],
    ['eventType', { title: 'A', eventType: 'talk' }, 'The eventType field isn’t recognised here.'],
    ['link', { title: 'A', link: 'javascript:alert(1)' }, expect.any(String)],
  ])('says what is wrong with %s', async (field, body, sentence) => {
    const answer = await api.as(trainer).call(trainingCreate, { body });
    expect([answer.status, answer.body.data]).toEqual([422, { [field]: [sentence] }]);
  });

  it('says it in Khmer', async () => {
    const body = { title: 'A', publish: true };
    const answer = await api.as(trainer).call(trainingCreate, { body, locale: 'km' });
    for (const [sentence] of Object.values<string[]>(answer.body.data))
      expect(sentence).toMatch(/[\u1780-\u17ff]/);
  });

  it("takes no picture of somebody else's, nor companies that nobody sees", async () => {
    const others = await createUpload(api.prisma, { ownerId: recruiter.id, kind: 'picture' });
    expect(
      (await api.as(trainer).call(trainingCreate, { body: { title: 'A', cover: others.path } })).status,
    ).toBe(422);
    const photo = await createUpload(api.prisma, { ownerId: recruiter.id, kind: 'photo' });
    const speakers = [{ name: 'A' }, { name: 'B', photo: photo.path }];
    const answer = await api.as(trainer).call(trainingCreate, { body: { title: 'A', speakers } });
    expect(Object.keys(answer.body.data)).toEqual(['speakers.1.photo']);
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    const body = { title: 'Fair', companyIds: [disabled.company?.id] };
    expect(Object.keys((await api.as(trainer).call(eventCreate, { body })).body.data)).toEqual([
      'companyIds',
    ]);
  });

  it('makes events for recruiters and trainers', async () => {
    for (const who of [recruiter, trainer])
      expect((await api.as(who).call(eventCreate, { body: { title: 'Fair' } })).status).toBe(201);
  });
});

describe("one's own", () => {
  it('are listed by state, with what people did, and searched by title', async () => {
    const owner = await createTrainer(api.prisma);
    const draft = await createGathering(api.prisma, {
      ownerId: owner.id,
      status: 'draft',
      title: 'Draft one',
    });
    const active = await createGathering(api.prisma, { ownerId: owner.id, seats: 2 });
    const over = await createGathering(api.prisma, { ownerId: owner.id, inDays: [-9, -8] });
    await createGathering(api.prisma, { ownerId: owner.id, kind: 'event' });
    for (const state of ['seat', 'waiting', 'waiting', 'cancelled'] as const) {
      const { id: userId } = await createUser(api.prisma);
      await api.prisma.registration.create({
        data: { gatheringId: active.id, userId, state, currency: 'USD' },
      });
    }
    const list = async (query = {}) => (await api.as(owner).call(ownTrainingList, { query })).body;
    expect((await list()).meta.total).toBe(3);
    const ids = async (query: object) => (await list(query)).data.map(({ _id }: { _id: string }) => _id);
    expect(await ids({ 'filter[status]': 'draft' })).toEqual([draft.id]);
    expect(await ids({ 'filter[status]': 'closed' })).toEqual([over.id]);
    expect(await ids({ search: 'draft' })).toEqual([draft.id]);
    const [shown] = (await list({ 'filter[status]': 'active' })).data;
    expect(shown).toMatchObject({
      _id: active.id,
      registered: 1,
      waiting: 2,
      seatsLeft: 1,
      status: 'active',
    });
    expect((await api.as(owner).call(ownEventList)).body.data).toHaveLength(1);
  });

  it('open by their own kind, for colleagues too', async () => {
    const { _id: id } = await saved();
    const { companyId } = await api.prisma.gathering.findUniqueOrThrow({ where: { id } });
    const colleague = await createMember(api.prisma, companyId, { role: 'trainer' });
    const get = (who: { id: string } | null) => api.as(who).call(ownTrainingGet, { params: { id } });
    expect((await get(colleague)).status).toBe(200);
    expect((await api.as(trainer).call(ownEventGet, { params: { id } })).status).toBe(404);
  });
});

describe('PUT', () => {
  it('keeps an active one whole, and lets a draft be anything', async () => {
    const active = await published();
    const answer = await edit(active._id, { title: 'Only a title' });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Some details are missing. Add them before you publish.',
    ]);
    expect((await edit((await saved())._id, { title: 'Only a title' })).body.data).toMatchObject({
      venue: null,
    });
  });

  it('tells the second of two editors', async () => {
    const draft = await saved();
    const { updatedAt } = draft;
    expect((await edit(draft._id, { title: 'First', updatedAt })).status).toBe(200);
    expect((await edit(draft._id, { title: 'Second', updatedAt })).status).toBe(409);
  });

  it('keeps the last day of registration once it is past, and takes no new one that is', async () => {
    const { _id } = await published({ registerUntil: addDays(today(), 2) });
    later(4);
    expect((await edit(_id, { ...whole, registerUntil: addDays(today(), 2) })).status).toBe(200);
    const answer = await edit(_id, { ...whole, registerUntil: addDays(today(), 1) });
    expect(Object.keys(answer.body.data)).toEqual(['registerUntil']);
  });

  it('leaves closed what is over, until it is opened with new dates', async () => {
    const { _id } = await published();
    later(30);
    const sessions = [{ day: addDays(today(), 40), from: '08:00', to: '11:30' }];
    expect((await edit(_id, { ...whole, sessions })).body.data).toMatchObject({ status: 'closed' });
    const opened = await edit(_id, { ...whole, sessions, publish: true });
    expect(opened.body.data).toMatchObject({ status: 'active' });
  });

  it('changes no event, and no training as an event', async () => {
    const event = await createGathering(api.prisma, { kind: 'event', ownerId: trainer.id });
    expect((await edit(event.id, whole)).status).toBe(404);
    const { _id: id } = await saved();
    const params = { params: { id }, body: { title: 'A' } };
    expect((await api.as(trainer).call(eventUpdate, params)).status).toBe(404);
  });
});

describe('POST /training/:id/status', () => {
  it('publishes, closes, archives, and opens again with new dates', async () => {
    const { _id } = await saved();
    expect((await to(_id, 'active')).body.data).toMatchObject({ status: 'active' });
    expect((await to(_id, 'active')).status).toBe(409);
    expect((await to(_id, 'archived')).status).toBe(409);
    expect((await to(_id, 'closed')).body.data).toMatchObject({
      actions: ['edit', 'reopen', 'archive', 'copy'],
    });
    expect((await to(_id, 'archived')).body.data).toMatchObject({ status: 'archived' });
    const sessions = [{ day: addDays(first, 30), from: '13:00', to: '15:00' }];
    expect((await to(_id, 'active', { sessions })).body.data).toMatchObject({ status: 'active', sessions });
  });

  it('needs new dates once all are past', async () => {
    const { _id } = await published({ registerUntil: addDays(today(), 2) });
    later(30);
    const refused = await to(_id, 'active');
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['sessions', 'registerUntil']]);
    const sessions = [{ day: addDays(today(), 40), from: '08:00', to: '11:30' }];
    expect((await to(_id, 'active', { sessions })).body.data).toMatchObject({
      status: 'active',
      registerUntil: null,
    });
  });

  it('says what a draft still needs', async () => {
    const { _id } = await saved({ title: 'A' });
    expect(Object.keys((await to(_id, 'active')).body.data)).toContain('sessions');
    expect((await to(_id, 'draft')).status).toBe(422);
  });
});

describe('a copy, and a deletion', () => {
  it('is a draft with the files of the first, without dates that are past', async () => {
    const cover = await createUpload(api.prisma, { ownerId: trainer.id, kind: 'picture' });
    const { _id: id } = await published({ cover: cover.path });
    const { companyId } = await api.prisma.gathering.findUniqueOrThrow({ where: { id } });
    const colleague = await createMember(api.prisma, companyId, { role: 'trainer' });
    const copy = await api.as(colleague).call(trainingCopy, { params: { id } });
    expect(copy.status).toBe(201);
    expect(copy.body.data).toMatchObject({ status: 'draft', cover: { path: cover.path }, sessionCount: 2 });
    later(30);
    const late = await api.as(trainer).call(trainingCopy, { params: { id } });
    expect(late.body.data).toMatchObject({ sessionCount: 0, seats: 20 });
  });

  it('takes drafts alone', async () => {
    const remove = (id: string) => api.as(trainer).call(trainingDelete, { params: { id } });
    const { _id } = await saved();
    expect((await remove(_id)).status).toBe(200);
    expect((await remove(_id)).status).toBe(404);
    expect((await remove((await published())._id)).status).toBe(409);
  });
});

describe('the own trainings', () => {
  it('are sorted by title and by start, both ways, those without dates last', async () => {
    const owner = await createTrainer(api.prisma);
    const ownerId = owner.id;
    await createGathering(api.prisma, { ownerId, title: 'Excel', inDays: [9] });
    await createGathering(api.prisma, { ownerId, title: 'ការថតរូប', inDays: [3] });
    await createGathering(api.prisma, { ownerId, title: 'barista', status: 'draft', inDays: [] });
    const titles = async (sort: string, locale: 'en' | 'km' = 'en') => {
      const { body } = await api.as(owner).call(ownTrainingList, { locale, query: { sort } });
      return body.data.map(({ title }: { title: string }) => title);
    };
    expect(await titles('title_1')).toEqual(['barista', 'Excel', 'ការថតរូប']);
    expect(await titles('title_-1')).toEqual(['ការថតរូប', 'Excel', 'barista']);
    expect(await titles('title_1', 'km')).toEqual(['ការថតរូប', 'barista', 'Excel']);
    expect(await titles('startsAt_1')).toEqual(['ការថតរូប', 'Excel', 'barista']);
    expect(await titles('startsAt_-1')).toEqual(['Excel', 'ការថតរូប', 'barista']);
    const refused = await api.as(owner).call(ownTrainingList, { query: { sort: 'status_1' } });
    expect(refused.status).toBe(422);
  });
});
