import { accountDelete } from '@acheep/contract/accounts/privacy';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { mailsOrdered } from '../../../testing/interview.ts';
import { trainingOf } from '../../../testing/registration.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { followGathering } from './gathering-change.service.ts';

const api = await startApi();

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createUser(api.prisma)));
const states = async (gatheringId: string) =>
  (await api.prisma.registration.findMany({ where: { gatheringId }, orderBy: { turn: 'asc' } })).map(
    ({ state }) => state,
  );

describe('many at once', () => {
  it('thirty for one seat: one has it, 29 wait in order', async () => {
    const { register, gathering } = await trainingOf(api, { seats: 1 });
    const answers = await Promise.all((await people(30)).map(register));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const told = answers.map(({ body }) => body.data);
    expect(told.filter(({ state }) => state === 'seat')).toHaveLength(1);
    const places = told.flatMap(({ place }) => (place === null ? [] : [place]));
    expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 29 }, (_, place) => place + 1));
    expect(await states(gathering.id)).toEqual(['seat', ...Array(29).fill('waiting')]);
  });

  it('cancelling and registering: never more than there are seats, and none stays empty', async () => {
    const { register, cancel, registered, gathering } = await trainingOf(api, { seats: 3 });
    const guests = await registered(8);
    const newcomers = await people(4);
    await Promise.all([...guests.slice(0, 5).map(cancel), ...newcomers.map(register)]);
    const now = await states(gathering.id);
    expect(now.filter((state) => state === 'seat')).toHaveLength(3);
    expect(now.filter((state) => state === 'waiting')).toHaveLength(4);
  });

  it('one who asks for a seat ten times has one', async () => {
    const { register, gathering } = await trainingOf(api, { seats: 5 });
    const [person] = await people(1);
    await Promise.all(Array.from({ length: 10 }, () => register(person as { id: string })));
    expect(await states(gathering.id)).toEqual(['seat']);
    expect(await mailsOrdered(api, person?.email ?? '')).toBe(1);
  });

  it('closing while people register: who has a seat is told, who comes later is refused', async () => {
    const { register, gathering } = await trainingOf(api);
    const guests = await people(10);
    const closing = async () => {
      await api.prisma.$transaction(async (tx) => {
        await lockGathering(tx, gathering.id);
        const sessions = await tx.gatheringSession.findMany({ where: { gatheringId: gathering.id } });
        await tx.gathering.update({ where: { id: gathering.id }, data: { status: 'closed' } });
        const change = { dates: false, place: false, seats: false, timesBefore: sessions };
        const { id, kind } = gathering;
        await followGathering(tx, { id, kind, before: 'active', after: 'closed', ...change }, api.deps);
      });
    };
    const [, ...answers] = await Promise.all([closing(), ...guests.map(register)]);
    for (const [place, answer] of (answers as Awaited<ReturnType<typeof register>>[]).entries()) {
      const ordered = await mailsOrdered(api, guests[place]?.email ?? '');
      // A seat and the mails about it, or neither.
      expect([answer.status, ordered]).toEqual(answer.status === 201 ? [201, 2] : [409, 0]);
    }
  });
});

describe('the end of an account', () => {
  const password = 'correct horse battery';
  const withPassword = async (overrides: Parameters<typeof createUser>[1] = {}) =>
    createUser(api.prisma, { passwordHash: await api.deps.passwords.hash(password), ...overrides });
  const end = async (person: { id: string }) =>
    (await api.as(person).call(accountDelete, { body: { password } })).status;

  it('frees the seat, and the list moves up', async () => {
    const { register, registered, look, gathering } = await trainingOf(api, { seats: 1 });
    const leaving = await withPassword();
    await register(leaving);
    const [next] = await registered(1);
    expect(await end(leaving)).toBe(200);
    expect((await look(next)).state).toBe('seat');
    expect(await states(gathering.id)).toEqual(['seat']);
  });

  it('two who leave at once, each first of the list in what the other has a seat in', async () => {
    const [one, two] = [await trainingOf(api, { seats: 1 }), await trainingOf(api, { seats: 1 })];
    const [first, second] = [await withPassword(), await withPassword()];
    await one.register(first);
    await two.register(second);
    await one.register(second);
    await two.register(first);
    const [last] = await one.registered(1);
    await two.register(last);
    expect(await Promise.all([end(first), end(second)])).toEqual([200, 200]);
    expect([await states(one.gathering.id), await states(two.gathering.id)]).toEqual([['seat'], ['seat']]);
  });

  it('of a trainer tells who registered that it is off', async () => {
    const { trainer, registered, gathering } = await trainingOf(api);
    const [guest] = await registered(1);
    const passwordHash = await api.deps.passwords.hash(password);
    await api.prisma.user.update({ where: { id: trainer.id }, data: { passwordHash } });
    expect(await end(trainer)).toBe(200);
    const mail = (await api.mailsTo(guest.email, 2)).find(({ subject }) => subject?.startsWith('Cancelled'));
    expect(mail?.text).toContain(gathering.title);
    const bell = await api.prisma.notification.findMany({ where: { userId: guest.id } });
    expect(bell.map(({ kind }) => kind)).toEqual(['registration-off']);
  });

  it('of a trainer and of who has a seat there, at once: both end', async () => {
    const passwordHash = await api.deps.passwords.hash(password);
    for (let round = 0; round < 3; round += 1) {
      const { trainer, registered, gathering } = await trainingOf(api);
      await api.prisma.user.update({ where: { id: trainer.id }, data: { passwordHash } });
      const guests = await registered(3, { passwordHash });
      expect(await Promise.all([trainer, ...guests].map(end))).toEqual([200, 200, 200, 200]);
      expect(await api.prisma.gathering.count({ where: { id: gathering.id } })).toBe(0);
    }
  });
});

// Last: its mails would delay those that the tests above wait for.
describe('coming and going', () => {
  it.each([
    ['a training', 'training'],
    ['an event', 'event'],
  ] as const)(
    'the list of %s has no gap and no double, however many come and go at once',
    async (_, kind) => {
      const seats = 3;
      const { register, cancel, look, gathering } = await trainingOf(api, { kind, seats });
      let there: { id: string }[] = [];
      for (let round = 0; round < 3; round += 1) {
        const [newcomers, leaving] = [await people(8), there.filter((_, at) => at % 2 === round % 2)];
        // Everybody who leaves cancels twice, concurrently; one of them registers again afterwards.
        const answers = await Promise.all([
          ...leaving.flatMap((person) => [cancel(person), cancel(person)]),
          ...newcomers.map(register),
        ]);
        expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
        const [back] = leaving;
        if (back) expect((await register(back)).body.data.state).toBe('waiting');
        there = [
          ...there.filter((person) => !leaving.includes(person)),
          ...newcomers,
          ...(back ? [back] : []),
        ];

        const told = await Promise.all(there.map(look));
        expect(told.filter(({ state }) => state === 'seat')).toHaveLength(seats);
        const places = told.flatMap(({ place }) => place ?? []).sort((a, b) => a - b);
        expect(places).toEqual(Array.from({ length: there.length - seats }, (_, at) => at + 1));
        if (back) expect((await look(back)).place).toBe(places.length);
        expect((await states(gathering.id)).filter((state) => state !== 'cancelled')).toHaveLength(
          there.length,
        );
      }
    },
  );
});
