import { afterEach, describe, expect, it } from 'vitest';
import type { DomainEvent } from '../../../domain-event.ts';
import { type Harness, startApi } from '../../../testing/harness.ts';
import { mailsOrdered } from '../../../testing/interview.ts';
import { entriesIn, type Guest, trainingOf } from '../../../testing/registration.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { followGathering } from './gathering-change.service.ts';
import { remindOfRegistrations } from './registration.tasks.ts';

const api = await startApi();
afterEach(() => api.setClock(null));

type Data = Parameters<Harness['prisma']['gathering']['update']>[0]['data'];

/** Changes a training as its company would. */
async function change(id: string, data: Data, what: Partial<DomainEvent<'gathering.changed'>> = {}) {
  await api.prisma.$transaction(async (tx) => {
    await lockGathering(tx, id);
    const orderBy = { position: 'asc' } as const;
    const timesBefore = await tx.gatheringSession.findMany({ where: { gatheringId: id }, orderBy });
    const { kind } = await tx.gathering.update({ where: { id }, data });
    const same = { before: 'active', after: 'active', dates: false, place: false, seats: false } as const;
    await followGathering(tx, { id, kind, timesBefore, ...same, ...what }, api.deps);
  });
}
const mailAbout = async ({ email }: Guest, subject: string, count = 2) =>
  (await api.mailsTo(email, count)).find((mail) => mail.subject?.startsWith(subject));

const moved = (from: string, to: string) => ({
  startsAt: new Date(from),
  endsAt: new Date(to),
  sessions: {
    deleteMany: {},
    create: [{ position: 0, startsAt: new Date(from), endsAt: new Date(to) }],
  },
});

describe('a change by the company', () => {
  it('with more seats moves the first of the list up, and no more', async () => {
    const { gathering, registered, look } = await trainingOf(api, { seats: 1 });
    const [, second, third, fourth] = await registered(4);
    await change(gathering.id, { seats: 3 }, { seats: true });
    const states = await Promise.all([second, third, fourth as Guest].map(look));
    expect(states.map(({ state, place }) => [state, place])).toEqual([
      ['seat', null],
      ['seat', null],
      ['waiting', 1],
    ]);
    await change(gathering.id, { seats: null }, { seats: true });
    expect((await look(fourth as Guest)).state).toBe('seat');
  });

  it('with fewer seats takes nobody’s', async () => {
    const { gathering, registered, look } = await trainingOf(api, { seats: 3 });
    const guests = await registered(3);
    await change(gathering.id, { seats: 1 }, { seats: true });
    for (const guest of guests) expect((await look(guest)).state).toBe('seat');
  });

  it('of its times is told with a new calendar file, and what it has no more leaves calendars', async () => {
    const { gathering, registered } = await trainingOf(api, { seats: 1 });
    const [seated, waiting] = await registered(2);
    const before = entriesIn((await api.mailsTo(seated.email))[0]);
    // Counted in seconds: the new entry has to be later.
    await api.prisma.gathering.update({
      where: { id: gathering.id },
      data: { updatedAt: new Date(Date.now() - 5000) },
    });
    await api.prisma.registration.updateMany({
      where: { gatheringId: gathering.id },
      data: { updatedAt: new Date(Date.now() - 5000) },
    });
    await change(gathering.id, moved('2036-01-05T01:00:00Z', '2036-01-05T04:00:00Z'), { dates: true });
    const mail = await mailAbout(seated, 'New time or place');
    const now = entriesIn(mail);
    expect(now?.entries.map(({ status, start }) => [status, start.slice(0, 10)])).toEqual([
      ['CONFIRMED', '2036-01-05'],
      ['CANCELLED', before?.entries[1]?.start.slice(0, 10)],
    ]);
    expect(now?.entries.map(({ uid }) => uid)).toEqual(before?.entries.map(({ uid }) => uid));
    expect(now?.entries[0]?.sequence).toBeGreaterThanOrEqual(before?.entries[0]?.sequence ?? Infinity);
    const other = await mailAbout(waiting, 'New time or place');
    expect([entriesIn(other), other?.text?.includes('still on the waiting list')]).toEqual([undefined, true]);
  });

  it('that closes it tells everybody who registered, and takes it out of calendars', async () => {
    const { gathering, registered, look } = await trainingOf(api, { seats: 1 });
    const [seated, waiting] = await registered(2);
    await change(gathering.id, { status: 'closed' }, { after: 'closed' });
    expect(entriesIn(await mailAbout(seated, 'Cancelled'))?.entries.map(({ status }) => status)).toEqual([
      'CANCELLED',
      'CANCELLED',
    ]);
    expect(entriesIn(await mailAbout(waiting, 'Cancelled'))).toBeUndefined();
    const bell = await api.prisma.notification.findMany({ where: { userId: seated.id } });
    expect(bell).toMatchObject([{ kind: 'registration-off', params: { company: 'Mekong Training' } }]);
    expect(await look(seated)).toMatchObject({ state: 'seat', mayCancel: false });
    // Opened again, everybody has the same seat as before.
    await change(gathering.id, { status: 'active' }, { before: 'closed' });
    expect(await mailAbout(seated, 'New time or place', 3)).toBeDefined();
  });

  it('of one that is over tells nobody; with times ahead it takes place anew, and everybody may register', async () => {
    const { gathering, registered, register, look } = await trainingOf(api, { seats: 1, certificate: true });
    const [guest] = await registered(1);
    await api.prisma.registration.updateMany({
      where: { gatheringId: gathering.id },
      data: { attendedAt: new Date() },
    });
    await api.prisma.gathering.update({
      where: { id: gathering.id },
      data: moved('2026-11-01T01:00:00Z', '2026-11-01T04:00:00Z'),
    });
    const over = { before: 'closed', after: 'closed' } as const;
    await change(gathering.id, { title: 'Corrected' }, over);
    expect(await look(guest)).toMatchObject({ state: 'seat' });
    await change(gathering.id, moved('2036-01-05T01:00:00Z', '2036-01-05T04:00:00Z'), {
      ...over,
      dates: true,
    });
    expect(await look(guest)).toBeNull();
    const kept = await api.prisma.certificate.findMany({ where: { userId: guest.id } });
    expect(kept).toMatchObject([{ startsOn: new Date('2026-11-01') }]);
    await api.prisma.gathering.update({ where: { id: gathering.id }, data: { status: 'active' } });
    expect((await register(guest)).body.data).toMatchObject({ state: 'seat', certificateId: null });
  });
});

describe('the reminder', () => {
  it('comes once, from nine in the morning of the day before, to who has a seat', async () => {
    const link = 'https://meet.example.com/class';
    const { registered, gathering } = await trainingOf(api, { seats: 1, online: true, link });
    const [seated, waiting] = await registered(2);
    await api.prisma.gathering.update({
      where: { id: gathering.id },
      data: moved('2036-01-05T01:00:00Z', '2036-01-05T04:00:00Z'),
    });
    api.setClock('2036-01-04T01:59:00Z');
    await remindOfRegistrations(api.deps);
    expect(await mailsOrdered(api, seated.email)).toBe(1);
    api.setClock('2036-01-04T02:00:00Z');
    await Promise.all([remindOfRegistrations(api.deps), remindOfRegistrations(api.deps)]);
    await remindOfRegistrations(api.deps);
    expect([await mailsOrdered(api, seated.email), await mailsOrdered(api, waiting.email)]).toEqual([2, 1]);
    api.setClock(null);
    expect((await mailAbout(seated, 'Starting soon'))?.text).toContain(link);
  });

  it('is not for what is closed, nor for who gets a seat when it is due already', async () => {
    const { registered, gathering } = await trainingOf(api);
    await api.prisma.gathering.update({
      where: { id: gathering.id },
      data: moved('2036-01-05T01:00:00Z', '2036-01-05T04:00:00Z'),
    });
    const [early] = await registered(1);
    api.setClock('2036-01-04T05:00:00Z');
    const [late] = await registered(1);
    await remindOfRegistrations(api.deps);
    expect([await mailsOrdered(api, early.email), await mailsOrdered(api, late.email)]).toEqual([2, 1]);
    await api.prisma.registration.updateMany({ data: { remindedAt: null } });
    await api.prisma.gathering.update({ where: { id: gathering.id }, data: { status: 'closed' } });
    await remindOfRegistrations(api.deps);
    expect(await mailsOrdered(api, early.email)).toBe(2);
  });
});
