import {
  registrationCalendar,
  registrationCreate,
  registrationGet,
  registrationList,
} from '@acheep/contract/events/registration';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { mailsOrdered } from '../../../testing/interview.ts';
import { entriesIn, type Guest, readCalendar, trainingOf } from '../../../testing/registration.ts';

const api = await startApi();
afterEach(() => api.setClock(null));

const link = 'https://meet.example.com/class';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('registering: success', () => {
  it('gives a seat, and mails all times for the calendar, the link to join and how to pay', async () => {
    const { gathering, register, look } = await trainingOf(api, {
      title: 'គណនេយ្យសម្រាប់អ្នកចាប់ផ្ដើម',
      online: true,
      link,
      venue: null,
      fee: 25_00n,
      contactName: 'Chan Sophea',
      contactPhone: '+85512345678',
    });
    const person = await createUser(api.prisma, { name: 'សុខ ដារ៉ា', locale: 'km' });
    const { status, body } = await register(person);
    expect([status, body.data]).toMatchObject([
      201,
      { state: 'seat', place: null, fee: 2500, currency: 'USD', link, mayCancel: true, isPaid: false },
    ]);
    expect(body.data.gathering).toMatchObject({
      kind: 'training',
      company: { nameKm: 'មេគង្គ បណ្ដុះបណ្ដាល' },
      timeCount: 2,
    });
    expect(await look(person)).toEqual(body.data);
    const [mail] = await api.mailsTo(person.email);
    expect(mail?.subject).toBe(`អ្នកបានចុះឈ្មោះហើយ៖ ${gathering.title}`);
    for (const said of ['សួស្ដី សុខ ដារ៉ា', link, '$25។', 'មេគង្គ បណ្ដុះបណ្ដាល', '012 345 678'])
      expect(mail?.text).toContain(said);
    const calendar = entriesIn(mail);
    expect(calendar?.method).toBe('PUBLISH');
    const day = addDays(today(), 7);
    expect(calendar?.entries[0]).toMatchObject({
      summary: gathering.title,
      start: momentOf(day, '08:00').toISOString(),
      end: momentOf(day, '11:30').toISOString(),
      status: 'CONFIRMED',
      description: expect.stringContaining(link),
    });
    expect(new Set(calendar?.entries.map(({ uid }) => uid)).size).toBe(2);
  });

  it('mails an invitation where it takes place once', async () => {
    const { registered } = await trainingOf(api, { inDays: [7] });
    const [person] = await registered(1);
    const [mail] = await api.mailsTo(person?.email ?? '');
    expect(entriesIn(mail)).toMatchObject({ method: 'REQUEST', entries: [{ location: expect.any(String) }] });
  });

  it('puts who comes later on the waiting list, and tells them no link', async () => {
    const { register, look, registered } = await trainingOf(api, { seats: 1, online: true, link });
    await registered(1);
    const person = await createUser(api.prisma);
    expect((await register(person)).body.data).toMatchObject({ state: 'waiting', place: 1, link: null });
    const last = await createUser(api.prisma);
    expect((await register(last)).body.data).toMatchObject({ state: 'waiting', place: 2 });
    expect(await look(last)).toMatchObject({ place: 2, link: null });
    const [mail] = await api.mailsTo(last.email);
    expect(mail?.text).toContain('number 2 on the waiting list');
    expect([mail?.text?.includes(link), entriesIn(mail)]).toEqual([false, undefined]);
  });

  it('is once, however often it is asked for, with one mail', async () => {
    const { register } = await trainingOf(api, { seats: 5 });
    const person = await createUser(api.prisma);
    const answers = [await register(person), ...(await Promise.all([register(person), register(person)]))];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await mailsOrdered(api, person.email)).toBe(1);
  });

  it('costs what it costs on that day, whatever it costs later', async () => {
    const earlyUntil = new Date(addDays(today(), 2));
    const { gathering, look, registered } = await trainingOf(api, {
      fee: 25_00n,
      earlyFee: 20_00n,
      earlyUntil,
    });
    const [early] = await registered(1);
    api.setClock(momentOf(addDays(today(), 2), '23:59'));
    const [onTheDay] = await registered(1);
    api.setClock(momentOf(addDays(today(), 3), '00:00'));
    const [later] = await registered(1);
    await api.prisma.gathering.update({ where: { id: gathering.id }, data: { fee: 99_00n } });
    const fees = [];
    for (const person of [early, onTheDay, later]) fees.push((await look(person)).fee);
    expect(fees).toEqual([2000, 2000, 2500]);
  });
});

describe('registering: validation', () => {
  it('ends with its last day, when it begins, and when it closes', async () => {
    const registerUntil = new Date(addDays(today(), 3));
    const untilDay = await trainingOf(api, { registerUntil });
    api.setClock(momentOf(addDays(today(), 3), '23:59'));
    expect((await untilDay.register(await createUser(api.prisma))).status).toBe(201);
    api.setClock(momentOf(addDays(today(), 4), '00:00'));
    const late = await untilDay.register(await createUser(api.prisma));
    expect([late.status, late.body.code]).toEqual([409, 'registration.closed']);
    api.setClock(null);
    const running = await trainingOf(api, { inDays: [-1, 3] });
    const closed = await trainingOf(api, { status: 'closed' });
    const over = await trainingOf(api, { inDays: [-2] });
    for (const { register } of [running, closed, over])
      expect((await register(await createUser(api.prisma))).body.code).toBe('registration.closed');
  });

  it('knows nothing of what is not on the site', async () => {
    const disabled = await createRecruiter(api.prisma, { role: 'trainer', disabledAt: new Date() });
    const hidden = [
      await createGathering(api.prisma, { status: 'draft' }),
      await createGathering(api.prisma, { status: 'archived' }),
      await createGathering(api.prisma, { ownerId: disabled.id }),
      { id: '01900000-0000-7000-8000-000000000000' },
      { id: 'nonsense' },
    ];
    const person = await createUser(api.prisma);
    for (const { id } of hidden)
      expect((await api.as(person).call(registrationCreate, { params: { id } })).status).toBe(404);
  });
});

describe('registering: authentication and authorisation', () => {
  it('is for everybody who is signed in, but its own company', async () => {
    const { trainer, register } = await trainingOf(api);
    const own = await register(trainer);
    expect([own.status, own.body.code]).toEqual([409, 'registration.own']);
    for (const role of ['user', 'recruiter', 'trainer'] as const)
      expect((await register(await createUser(api.prisma, { role }))).status).toBe(201);
  });
});

describe('cancelling: success', () => {
  it('frees the seat and moves the first of the list up, with mail, calendar and bell', async () => {
    const { registered, look, cancel, gathering } = await trainingOf(api, { seats: 1, online: true, link });
    const [first, second, third] = await registered(3);
    expect((await cancel(first)).body.data).toMatchObject({
      state: 'cancelled',
      link: null,
      mayCancel: false,
    });
    expect(await look(second)).toMatchObject({ state: 'seat', link });
    expect(await look(third)).toMatchObject({ state: 'waiting', place: 1 });
    const about = async ({ email }: Guest, subject: string) =>
      (await api.mailsTo(email, 2)).find((mail) => mail.subject?.startsWith(subject));
    const off = await about(first, 'Registration cancelled');
    const moved = await about(second, 'You’ve got a seat');
    expect(entriesIn(off)?.entries.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(moved?.subject).toBe(`You’ve got a seat: ${gathering.title}`);
    expect(moved?.text).toContain(link);
    expect(entriesIn(moved)?.entries).toHaveLength(2);
    const bell = await api.prisma.notification.findMany({ where: { userId: second.id } });
    expect(bell).toMatchObject([{ kind: 'registration-seat', params: { title: gathering.title } }]);
  });

  it('is once: cancelled again, nobody else moves up', async () => {
    const { registered, look, cancel } = await trainingOf(api, { seats: 1 });
    const [first, second, third] = await registered(3);
    const answers = await Promise.all([cancel(first), cancel(first), cancel(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await cancel(first);
    expect([(await look(second)).state, (await look(third)).state]).toEqual(['seat', 'waiting']);
    expect(await mailsOrdered(api, first.email)).toBe(2);
  });

  it('puts who comes again at the end of the list', async () => {
    const { registered, register, look, cancel } = await trainingOf(api, { seats: 1 });
    const [first, , third] = await registered(3);
    await cancel(first);
    expect((await register(first)).body.data).toMatchObject({ state: 'waiting', place: 2 });
    expect(await look(third)).toMatchObject({ state: 'waiting', place: 1 });
  });

  it('gives no seat to who is disabled', async () => {
    const { registered, look, cancel } = await trainingOf(api, { seats: 1 });
    const [first, second, third] = await registered(3);
    await api.prisma.user.update({ where: { id: second.id }, data: { disabledAt: new Date() } });
    await cancel(first);
    expect((await look(third)).state).toBe('seat');
  });
});

describe('cancelling: validation and authorisation', () => {
  it('is not for what is over, for who was there, nor for others', async () => {
    const { registered, cancel, gathering, look } = await trainingOf(api);
    const [person, other] = await registered(2);
    await api.prisma.registration.updateMany({
      where: { userId: other.id },
      data: { attendedAt: new Date() },
    });
    expect((await cancel(other)).body.code).toBe('registration.over');
    await api.prisma.gathering.update({ where: { id: gathering.id }, data: { status: 'closed' } });
    expect((await cancel(person)).body.code).toBe('registration.over');
    expect((await look(person)).state).toBe('seat');
  });
});

describe('the list of what one has registered for', () => {
  it('has the soonest first, what is over apart, and finds titles and companies', async () => {
    const later = await trainingOf(api, { inDays: [9], title: 'Excel 100%' });
    const sooner = await trainingOf(api, { inDays: [3], title: 'ភាសាអង់គ្លេស', kind: 'event' });
    const over = await trainingOf(api, { inDays: [5], title: 'Sewing' });
    const person = await createUser(api.prisma);
    for (const { register } of [later, sooner, over]) await register(person);
    const past = { startsAt: new Date('2026-01-01'), endsAt: new Date('2026-01-02') };
    await api.prisma.gathering.update({ where: { id: over.gathering.id }, data: past });
    const titles = async (query: Record<string, unknown>) => {
      const { body } = await api.as(person).call(registrationList, { query });
      return body.data.map(({ gathering }: { gathering: { title: string } }) => gathering.title);
    };
    expect(await titles({ 'filter[time]': 'ahead' })).toEqual(['ភាសាអង់គ្លេស', 'Excel 100%']);
    expect(await titles({ 'filter[time]': 'over' })).toEqual(['Sewing']);
    expect(await titles({ 'filter[kind]': 'event' })).toEqual(['ភាសាអង់គ្លេស']);
    expect(await titles({ search: '100%' })).toEqual(['Excel 100%']);
    expect(await titles({ search: 'អង់គ្លេស' })).toEqual(['ភាសាអង់គ្លេស']);
    expect(await titles({ search: 'mekong training' })).toHaveLength(3);
    const other = await createUser(api.prisma);
    expect((await api.as(other).call(registrationList)).body.data).toEqual([]);
  });

  it('gives the times of a seat as a file, and of nothing else', async () => {
    const { registered, look } = await trainingOf(api, { seats: 1 });
    const [seated, waiting] = await registered(2);
    const ask = async (person: Guest) =>
      api.as(person).call(registrationCalendar, { params: { id: (await look(person))._id } });
    const { data } = (await ask(seated)).body;
    expect(data.name).toMatch(/^training-\d{4}-\d\d-\d\d\.ics$/);
    expect(readCalendar(data.text)).toMatchObject({ method: 'PUBLISH', entries: [{}, {}] });
    expect((await ask(waiting)).status).toBe(404);
  });

  it('gives the link to join in that file until it is over, and takes out of calendars what was called off', async () => {
    const { registered, look, gathering } = await trainingOf(api, { online: true, link });
    const [guest] = await registered(1);
    const params = { id: (await look(guest))._id };
    const file = async () => (await api.as(guest).call(registrationCalendar, { params })).body.data.text;
    const become = (data: object) => api.prisma.gathering.update({ where: { id: gathering.id }, data });
    const saysLink = async () =>
      readCalendar(await file()).entries.map(({ description }) => description?.includes(link));
    expect(await saysLink()).toEqual([true, true]);
    await become({ status: 'closed' });
    expect(readCalendar(await file()).entries).toMatchObject([
      { status: 'CANCELLED' },
      { status: 'CANCELLED' },
    ]);
    expect(await saysLink()).toEqual([false, false]);
    await become({ status: 'active', startsAt: minutesAgo(200), endsAt: minutesAgo(1) });
    expect(await saysLink()).toEqual([false, false]);
    expect(readCalendar(await file()).entries[0]?.status).not.toBe('CANCELLED');
  });

  it('says nothing of what a disabled trainer holds, neither alone nor in the list', async () => {
    const { registered, look, trainer, params } = await trainingOf(api, { online: true, link });
    const [guest] = await registered(1);
    const { _id: id } = await look(guest);
    await api.prisma.user.update({ where: { id: trainer.id }, data: { disabledAt: new Date() } });
    const me = api.as(guest);
    expect((await me.call(registrationList)).body.data).toEqual([]);
    expect((await me.call(registrationGet, { params })).status).toBe(404);
    expect((await me.call(registrationCalendar, { params: { id } })).status).toBe(404);
  });
});
