import {
  participantList,
  participantMarkUpdate,
  participantSheet,
  participantSummaryGet,
  participantTable,
  participantWrite,
} from '@acheep/contract/events/participant';
import { notificationList } from '@acheep/contract/messaging/notification';
import { notificationPreferenceSet } from '@acheep/contract/messaging/notification-preference';
import { createMember, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { alphabetical, anyhow } from '../../../testing/alphabet.ts';
import { startApi } from '../../../testing/harness.ts';
import { mailsOrdered } from '../../../testing/interview.ts';
import { trainingOf } from '../../../testing/registration.ts';
import { noAddress } from '../../messaging/mail/no-address.ts';

const api = await startApi();

type Row = { _id: string; name: string; state: string; paidAt: string | null; attendedAt: string | null };

/** A training that has begun, with earlier registrations, and functions of its trainer. */
async function begun(count: number, overrides: Parameters<typeof trainingOf>[1] = {}) {
  const made = await trainingOf(api, overrides);
  const guests = await made.registered(count);
  const startsAt = new Date(Date.now() - 3_600_000);
  await api.prisma.gathering.update({ where: { id: made.gathering.id }, data: { startsAt } });
  const by = api.as(made.trainer);
  const { params } = made;
  const list = async (query: Record<string, unknown> = {}) =>
    (await by.call(participantList, { params, query })).body.data as Row[];
  const mark = (body: object) => by.call(participantMarkUpdate, { params, body });
  return { ...made, guests, by, list, mark };
}

describe('participants: success', () => {
  it('are listed in the order of their turn, searched by name and e-mail, and filtered', async () => {
    const { list, guests, mark, cancel } = await begun(3, { seats: 2, fee: 25_00n });
    const [first, second, third] = guests;
    await api.prisma.user.update({ where: { id: first.id }, data: { name: 'Zed Khmer 100%' } });
    expect((await list()).map(({ state }) => state)).toEqual(['seat', 'seat', 'waiting']);
    expect((await list({ sort: 'name_1' })).at(-1)?.name).toBe('Zed Khmer 100%');
    expect(await list({ search: '100%' })).toHaveLength(1);
    expect((await list({ search: second.email.toUpperCase() }))[0]).toMatchObject({ email: second.email });
    expect((await list({ 'filter[state]': 'waiting' }))[0]).toMatchObject({ name: third.name, place: 1 });
    const [row] = await list();
    await mark({ ids: [row?._id], isPaid: true });
    expect(await list({ 'filter[paid]': 'paid' })).toHaveLength(1);
    expect(await list({ 'filter[paid]': 'unpaid' })).toHaveLength(2);
    await cancel(second);
    expect((await list({ 'filter[state]': 'cancelled' }))[0]).toMatchObject({ name: second.name });
  });

  it('are in the order of the alphabet of whoever reads them, in the list, the table and the sheet', async () => {
    const { by, params, guests } = await begun(anyhow.length);
    for (const [index, name] of anyhow.entries())
      await api.prisma.user.update({ where: { id: guests[index]?.id }, data: { name } });
    for (const locale of ['en', 'km'] as const) {
      const query = { sort: 'name_1', 'filter[state]': 'seat', 'filter[attended]': 'absent' };
      const names = async (asked: object) =>
        (await by.call(participantList, { params, query: { ...query, ...asked }, locale })).body.data.map(
          ({ name }: Row) => name,
        );
      const half = anyhow.length / 2;
      const pages = [await names({ limit: half }), await names({ limit: half, offset: half })];
      expect(pages.flat()).toEqual(alphabetical[locale]);
      expect(await names({ search: 'ច' })).toEqual(['ច័ន្ទ', 'ចាន់']);
      const sheet = (await by.call(participantSheet, { params, locale })).body.data as Row[];
      expect(sheet.map(({ name }) => name)).toEqual(alphabetical[locale]);
      const table = (await by.call(participantTable, { params, query: { sort: 'name_1' }, locale })).body
        .data;
      expect(
        table.text
          .split('\r\n')
          .slice(1, -1)
          .map((row: string) => row.split(',')[0]),
      ).toEqual(alphabetical[locale]);
    }
  });

  it('are counted', async () => {
    const { by, params, mark, list } = await begun(4, { seats: 3, fee: 25_00n, certificate: true });
    const ids = (await list()).map(({ _id }) => _id);
    await mark({ ids, isPaid: true });
    await mark({ ids: ids.slice(0, 2), wasThere: true });
    expect((await by.call(participantSummaryGet, { params })).body.data).toMatchObject({
      seats: 3,
      isPaid: true,
      certificate: true,
      mayMark: true,
      counts: { seat: 3, waiting: 1, cancelled: 0, paid: 3, attended: 2 },
    });
  });

  it('are marked many at once, those with a seat alone, and unmarked', async () => {
    const { list, mark } = await begun(3, { seats: 2 });
    const ids = (await list()).map(({ _id }) => _id);
    expect((await mark({ ids, wasThere: true, isPaid: true })).body.data).toEqual({ changed: 2 });
    expect((await mark({ ids, wasThere: true })).body.data).toEqual({ changed: 0 });
    const [, , waiting] = await list();
    expect([waiting?.attendedAt, waiting?.paidAt]).toEqual([null, null]);
    expect((await mark({ ids, wasThere: false })).body.data).toEqual({ changed: 2 });
    expect((await list()).map(({ attendedAt }) => attendedAt)).toEqual([null, null, null]);
  });

  it('who cancelled has paid nothing when coming again', async () => {
    const made = await trainingOf(api, { fee: 1000n });
    const [guest] = await made.registered(1);
    const by = api.as(made.trainer);
    const { params } = made;
    const only = async () => (await by.call(participantList, { params })).body.data[0] as Row;
    const mark = { ids: [(await only())._id], isPaid: true };
    await by.call(participantMarkUpdate, { params, body: mark });
    expect((await only()).paidAt).not.toBeNull();
    await made.cancel(guest);
    await made.register(guest);
    expect(await only()).toMatchObject({ state: 'seat', paidAt: null });
  });

  it('are written to, each once and in their language, but for who cancelled', async () => {
    const { by, params, list, guests, cancel, trainer } = await begun(3);
    const [first, second, third] = guests;
    await cancel(third);
    await api.prisma.user.update({ where: { id: second.id }, data: { locale: 'km' } });
    const ids = (await list()).map(({ _id }) => _id);
    const body = { ids: [...ids, ...ids], subject: 'Bring a <b>laptop</b>', text: 'At 8.\n\nDoor 2.' };
    expect((await by.call(participantWrite, { params, body })).body.data).toEqual({ written: 2 });
    const find = async (address: string) =>
      (await api.mailsTo(address, 2)).find(({ subject }) => subject === body.subject);
    const [english, khmer] = [await find(first.email), await find(second.email)];
    expect(english?.replyTo?.[0]).toMatchObject({ address: trainer.email, name: 'Mekong Training' });
    expect(english?.text).toContain(`Hello ${first.name},`);
    expect(khmer?.text).toContain(`សួស្ដី ${second.name}`);
    expect(khmer?.text).toContain('មេគង្គ បណ្ដុះបណ្ដាល បានផ្ញើសារនេះ');
    // The confirmation and the cancellation.
    expect(await mailsOrdered(api, third.email)).toBe(2);
  });

  it('read what was written to them with their registration, also who has no e-mail address or wants none', async () => {
    const { by, params, list, guests, look } = await begun(3);
    const [phone, silent, other] = guests;
    const email = noAddress();
    await api.prisma.user.update({ where: { id: phone.id }, data: { email } });
    const choice = { category: 'company-message', channel: 'mail', wanted: false } as const;
    await api.as(silent).call(notificationPreferenceSet, { body: choice });
    const ids = (await list()).slice(0, 2).map(({ _id }) => _id);
    const write = (subject: string) =>
      by.call(participantWrite, { params, body: { ids, subject, text: 'At 8.\n\nDoor 2.' } });
    for (const subject of ['Bring a laptop', 'A new room'])
      expect((await write(subject)).body.data).toEqual({ written: 2 });
    for (const person of [phone, silent]) {
      expect((await look(person)).messages).toMatchObject([
        { subject: 'A new room', text: 'At 8.\n\nDoor 2.' },
        { subject: 'Bring a laptop' },
      ]);
      const { data } = (await api.as(person).call(notificationList)).body;
      expect(data[0]).toMatchObject({
        kind: 'participant-message',
        params: { company: 'Mekong Training', subject: 'A new room', kind: 'training', id: params.id },
      });
    }
    expect((await look(other)).messages).toEqual([]);
    expect(await mailsOrdered(api, email)).toBe(0);
    // The confirmation alone.
    expect(await mailsOrdered(api, silent.email)).toBe(1);
  });

  it('are taken along as a table and a sheet, Khmer intact and formulas defused', async () => {
    const { by, params, guests, register } = await begun(1, { fee: 25_00n });
    await api.prisma.user.update({
      where: { id: guests[0].id },
      data: { name: '=1+1', phone: '+85512345678' },
    });
    await api.prisma.gathering.update({
      where: { id: params.id },
      data: { startsAt: new Date(Date.now() + 3_600_000) },
    });
    await register(await createUser(api.prisma, { name: 'សុខ ដារ៉ា' }));
    const { data } = (await by.call(participantTable, { params, query: { limit: 1 }, locale: 'km' })).body;
    const [header, first, second] = data.text.split('\r\n');
    expect(header).toMatch(/^\ufeffឈ្មោះ,អ៊ីមែល,ទូរស័ព្ទ,ស្ថានភាព/);
    expect(first).toContain("'=1+1");
    expect(first).toContain('012 345 678');
    expect(second).toContain('សុខ ដារ៉ា');
    const sheet = (await by.call(participantSheet, { params })).body.data;
    expect(sheet.map(({ name }: Row) => name)).toEqual(['=1+1', 'សុខ ដារ៉ា']);
  });
});

describe('participants: validation', () => {
  it('nobody was there before its first day', async () => {
    const { trainer, params, registered } = await trainingOf(api);
    await registered(1);
    const { body } = await api.as(trainer).call(participantList, { params });
    const ids = body.data.map(({ _id }: Row) => _id);
    const marked = await api
      .as(trainer)
      .call(participantMarkUpdate, { params, body: { ids, wasThere: true } });
    expect([marked.status, marked.body.code]).toEqual([409, 'registration.not_begun']);
  });

  it('somebody of another training is nobody, and nobody is marked', async () => {
    const [one, other] = [await begun(1), await begun(1)];
    const ids = [...(await one.list()), ...(await other.list())].map(({ _id }) => _id);
    expect((await one.mark({ ids, wasThere: true })).status).toBe(404);
    const body = { ids, subject: 'Hello', text: 'Hello' };
    expect((await one.by.call(participantWrite, { params: one.params, body })).status).toBe(404);
    expect((await one.list())[0]?.attendedAt).toBeNull();
  });

  it('asks for somebody, and for something to note', async () => {
    const { mark, list } = await begun(1);
    const [row] = await list();
    expect((await mark({ ids: [], wasThere: true })).status).toBe(422);
    expect((await mark({ ids: [row?._id] })).status).toBe(422);
    expect((await mark({ isPaid: true })).status).toBe(422);
  });
});

describe('participants: authorisation', () => {
  it('are for colleagues too', async () => {
    const { gathering, params } = await begun(1);
    const colleague = await createMember(api.prisma, gathering.companyId, { role: 'trainer' });
    expect((await api.as(colleague).call(participantList, { params })).body.data).toHaveLength(1);
  });
});
