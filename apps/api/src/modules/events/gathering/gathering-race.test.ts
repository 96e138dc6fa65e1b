import { gatheringDraft } from '@acheep/contract/events/gathering-draft';
import { trainingDelete, trainingStatusChange, trainingUpdate } from '@acheep/contract/events/gathering-own';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createMember, createUser } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Module } from '../../../module.ts';
import { startApi } from '../../../testing/harness.ts';
import { gatheringModule } from './gathering.module.ts';
import { gatheringService } from './gathering.service.ts';

const api = await startApi();
let trainer: { id: string };
let colleague: { id: string };
let whole: Record<string, unknown>;

beforeEach(async () => {
  const made = await createTrainer(api.prisma);
  trainer = made;
  colleague = await createMember(api.prisma, made.company?.id ?? '', { role: 'trainer' });
  const category = await api.prisma.category.findFirstOrThrow();
  const province = await api.prisma.province.findFirstOrThrow();
  whole = {
    title: 'Bookkeeping',
    categoryId: category.id,
    level: 'beginner',
    languages: ['km'],
    description: '<p>All of it</p>',
    provinceId: province.id,
    venue: 'Hotel',
    sessions: [{ day: addDays(today(), 9), from: '08:00', to: '11:30' }],
  };
});

const to = (who: { id: string }, id: string, status: string) =>
  api.as(who).call(trainingStatusChange, { params: { id }, body: { status } });
const edit = (who: { id: string }, id: string, body: object) =>
  api.as(who).call(trainingUpdate, { params: { id }, body });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const stored = (id: string) => api.prisma.gathering.findUniqueOrThrow({ where: { id } });

describe('two of a company at once', () => {
  it('publish a training once', async () => {
    const { id } = await createGathering(api.prisma, { ownerId: trainer.id, status: 'draft' });
    const answers = await Promise.all(
      [trainer, colleague, trainer, colleague].map((who) => to(who, id, 'active')),
    );
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    expect((await stored(id)).status).toBe('active');
  });

  it('close and edit it: closed, with what was written', async () => {
    const { id } = await createGathering(api.prisma, { ownerId: trainer.id });
    const answers = await Promise.all([
      to(trainer, id, 'closed'),
      edit(colleague, id, { ...whole, title: 'New' }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(await stored(id)).toMatchObject({ status: 'closed', title: 'New' });
  });

  it('edit it from the same version: one is told', async () => {
    const { id, updatedAt } = await createGathering(api.prisma, { ownerId: trainer.id });
    const body = (title: string) => ({ ...whole, title, updatedAt: updatedAt.toISOString() });
    const answers = await Promise.all([edit(trainer, id, body('One')), edit(colleague, id, body('Two'))]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await api.prisma.gatheringSession.count({ where: { gatheringId: id } })).toBe(1);
  });

  it('delete and publish a draft: either, and no failure', async () => {
    const { id } = await createGathering(api.prisma, { ownerId: trainer.id, status: 'draft' });
    const remove = api.as(trainer).call(trainingDelete, { params: { id } });
    const [removed, opened] = await Promise.all([remove, to(colleague, id, 'active')]);
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([removed.status, opened.status]);
  });
});

describe('what others are told of a change', () => {
  const told: DomainEvent<'gathering.changed'>[] = [];
  const listener: Module = {
    ...gatheringModule,
    on: { 'gathering.changed': async (_tx, changed) => void told.push(changed) },
  };
  beforeEach(() => {
    told.length = 0;
  });

  it('is what became another, once for each saving, and nothing of a word', async () => {
    const service = gatheringService({ ...api.deps, modules: [listener] });
    const { id } = await createGathering(api.prisma, { ownerId: trainer.id, seats: 5, fee: 10_00n });
    const { id: userId } = await createUser(api.prisma);
    await api.prisma.registration.create({
      data: { gatheringId: id, userId, state: 'seat', currency: 'USD', fee: 10_00n },
    });
    const actor = { id: trainer.id } as Parameters<typeof service.update>[0];
    const save = (more: object) =>
      service.update(actor, 'training', id, gatheringDraft.training.parse({ ...whole, seats: 5, ...more }));
    await save({ fee: 20_00 });
    expect(told).toMatchObject([
      { id, kind: 'training', before: 'active', after: 'active', dates: true, seats: false },
    ]);
    // A registration keeps the fee of its day.
    expect(await api.prisma.registration.findFirst({ where: { gatheringId: id } })).toMatchObject({
      fee: 10_00n,
    });
    await save({ title: 'Bookkeeping, a word more', fee: 20_00 });
    expect(told).toHaveLength(1);
    await save({ seats: 9, venue: 'Another hotel' });
    expect(told[1]).toMatchObject({ dates: false, place: true, seats: true });
  });
});
