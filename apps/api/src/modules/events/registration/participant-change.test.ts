import { certificateCheck, certificateList, certificatePdfLink } from '@acheep/contract/events/certificate';
import { participantDelete, participantList } from '@acheep/contract/events/participant';
import { registrationCancel } from '@acheep/contract/events/registration';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { startApi } from '../../../testing/harness.ts';
import { mailsOrdered } from '../../../testing/interview.ts';
import { deskOf } from '../../../testing/participant-desk.ts';
import { entriesIn } from '../../../testing/registration.ts';
import { untilWaiting } from '../../../testing/waiting.ts';
import { noAddress } from '../../messaging/mail/no-address.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { eachRegistration } from './registration-data.repository.ts';

const api = await startApi();
const day = 86_400_000;
const desk = (overrides: Parameters<typeof deskOf>[1] = {}) => deskOf(api, overrides);

describe('somebody without an account', () => {
  it('is added by name and number, with a note, and found by the number as it is dialled', async () => {
    const { add, by, params, audit } = await desk({ fee: 25_00n });
    const { status, body } = await add({ note: 'Pays on Saturday', email: 'Sophea@Example.com' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'ជា សុភា',
      phone: '+85512345678',
      email: 'sophea@example.com',
      note: 'Pays on Saturday',
      hasAccount: false,
      state: 'seat',
      fee: 25_00,
      actions: ['move', 'cancel', 'delete'],
    });
    const find = async (search: string) =>
      (await by.call(participantList, { params, query: { search } })).body.data;
    for (const search of ['012 345 678', 'សុភា', 'sophea@']) expect(await find(search)).toHaveLength(1);
    expect(await find('012 345 679')).toEqual([]);
    expect(await audit(body.data._id)).toMatchObject([
      ['participant.add', { gathering: expect.any(String) }],
    ]);
    expect(await mailsOrdered(api, 'sophea@example.com')).toBe(0);
  });

  it('takes the last seat, then asks: beyond the limit, or on the waiting list', async () => {
    const { add, list } = await desk({ seats: 1 });
    await add();
    const full = await add({ phone: '+85512345679' });
    expect([full.status, full.body.code]).toEqual([409, 'participant.full']);
    await add({ name: 'Beyond', phone: '+85512345670', seat: 'beyond' });
    await add({ name: 'Waits', phone: '+85512345671', seat: 'waiting' });
    expect((await list()).map(({ state, place }: never) => [state, place])).toEqual([
      ['seat', null],
      ['seat', null],
      ['waiting', 1],
    ]);
  });

  it('is nobody else’s double, whoever has an account', async () => {
    const { add, registered, list } = await desk();
    const [guest] = await registered(1);
    await add();
    for (const again of [{ name: 'Again' }, { phone: undefined, email: guest.email }]) {
      const { status, body } = await add(again);
      expect([status, body.code]).toEqual([409, 'participant.exists']);
    }
    expect(await list()).toHaveLength(2);
  });

  it('adds nothing to an account with the same address, until its owner registers', async () => {
    const { add, look, register, list } = await desk({ seats: 1 });
    const owner = await createUser(api.prisma, { phone: '+85512345678' });
    const { body } = await add({ email: owner.email });
    expect(body.data).toMatchObject({ name: 'ជា សុភា', hasAccount: false });
    expect(await look(owner)).toBeNull();
    expect(await api.prisma.notification.count({ where: { userId: owner.id } })).toBe(0);
    expect((await register(owner)).body.data).toMatchObject({ _id: body.data._id, state: 'seat' });
    expect(await list()).toMatchObject([{ name: owner.name, hasAccount: true, state: 'seat' }]);
  });

  it('is taken over by whom the phone lets in, not by who only wrote the number down', async () => {
    const { add, register, list } = await desk();
    await add();
    const [typed, proven] = [
      await createUser(api.prisma, { phone: '+85512345678' }),
      await createUser(api.prisma),
    ];
    await api.prisma.identity.create({
      data: {
        userId: proven.id,
        kind: 'phone',
        issuer: 'phone',
        subject: '+85512345678',
        confirmedAt: new Date(),
        createdAt: new Date(),
      },
    });
    await register(typed);
    expect(await list()).toHaveLength(2);
    await register(proven);
    expect((await list()).map(({ hasAccount }: { hasAccount: boolean }) => hasAccount)).toEqual([true, true]);
  });

  it('gets a certificate that anybody can check and the trainer hands out, and takes it into an account', async () => {
    const made = await desk({ certificate: true });
    const { add, holdSix, mark, list, by, register } = made;
    const { data } = (await add({ email: 'walk@example.com' })).body;
    await holdSix(-10);
    await mark({ wasThere: true });
    const [{ certificate }] = await list();
    const checked = await api.as(null).call(certificateCheck, { body: { number: certificate.number } });
    expect(checked.body.data).toMatchObject({ name: 'ជា សុភា', provider: 'Mekong Training' });
    const pdf = { params: { id: certificate._id }, body: { language: 'en' as const } };
    const link = await by.call(certificatePdfLink, pdf);
    expect((await openBytes(api, link.body.data.url)).status).toBe(200);
    const stranger = await desk();
    expect((await stranger.by.call(certificatePdfLink, pdf)).status).toBe(404);
    const owner = await createUser(api.prisma, { email: 'walk@example.com' });
    expect((await register(owner)).body.data).toMatchObject({
      _id: data._id,
      certificateId: certificate._id,
    });
    expect((await api.as(owner).call(certificateList)).body.data).toHaveLength(1);
    expect((await by.call(certificatePdfLink, pdf)).status).toBe(404);
  });

  it('is deleted with certificate, note and name in the audit log, and frees the seat', async () => {
    const { add, by, list, audit, registered } = await desk({ seats: 1, certificate: true });
    const { data } = (await add({ note: 'Came by' })).body;
    const [waiting] = await registered(1);
    const remove = (id: string) => by.call(participantDelete, { params: { id } });
    expect((await remove(data._id)).status).toBe(200);
    expect(await list()).toMatchObject([{ name: waiting.name, state: 'seat' }]);
    expect((await audit(data._id)).map(([action]) => action)).toEqual([
      'participant.add',
      'participant.delete',
    ]);
    expect(JSON.stringify(await audit(data._id))).not.toContain('សុភា');
    const refused = await remove((await list())[0]._id);
    expect([refused.status, refused.body.code]).toEqual([409, 'participant.account']);
  });

  it('is in the export of the company, with its note, which the own export of a participant leaves out', async () => {
    const { add, trainer, register } = await desk();
    await add({ note: 'Came by', email: 'own@example.com' });
    const exported = async (id: string) => {
      const rows = [];
      for await (const row of eachRegistration(api.prisma, id)) rows.push(row);
      return rows;
    };
    expect(await exported(trainer.id)).toMatchObject([
      { name: 'ជា សុភា', phone: '+85512345678', note: 'Came by' },
    ]);
    const owner = await createUser(api.prisma, { email: 'own@example.com' });
    await register(owner);
    const [own] = await exported(owner.id);
    expect([own?.user?.name, own && 'note' in own]).toEqual([owner.name, false]);
  });
});

describe('a participant', () => {
  it('who waits gets a seat out of turn, told as when it is their turn', async () => {
    const { registered, list, seat, audit } = await desk({ seats: 1 });
    const [, second, third] = await registered(3);
    const [, , last] = await list();
    expect((await seat(last._id)).body.code).toBe('participant.full');
    expect((await seat(last._id, 'beyond')).body.data).toMatchObject({ state: 'seat' });
    expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['seat', 'waiting', 'seat']);
    expect((await api.mailsTo(third.email, 2)).at(-1)?.subject).toContain('You’ve got a seat');
    expect(await mailsOrdered(api, second.email)).toBe(1);
    expect(await audit(last._id)).toMatchObject([['participant.seat', { status: 'seat' }]]);
  });

  it('is cancelled with a reason, by mail and bell, for the first who waits; and restored', async () => {
    const { registered, list, cancel, seat, audit } = await desk({ seats: 1 });
    const [guest, next] = await registered(2);
    const [{ _id }] = await list();
    expect((await cancel(_id, 'We haven’t received your fee.')).body.data).toMatchObject({
      state: 'cancelled',
      actions: ['seat'],
    });
    const mail = (await api.mailsTo(guest.email, 2)).at(-1);
    expect(mail?.text).toContain('Mekong Training has cancelled your registration');
    expect(mail?.text).toContain('We haven’t received your fee.');
    expect(entriesIn(mail)?.entries.every(({ status }) => status === 'CANCELLED')).toBe(true);
    const bell = await api.prisma.notification.findMany({ where: { userId: guest.id } });
    expect(bell.map(({ kind }) => kind)).toEqual(['registration-removed']);
    expect((await list())[1]).toMatchObject({ name: next.name, state: 'seat' });
    expect((await seat(_id, 'waiting')).body.data).toMatchObject({ state: 'waiting', place: 1 });
    expect(await audit(_id)).toMatchObject([
      ['participant.cancel', { reason: 'We haven’t received your fee.' }],
      ['participant.seat', { status: 'waiting' }],
    ]);
  });

  it('is moved to another coming one, with fee and payment, old dates out of the calendar', async () => {
    const { registered, list, move, mark, another, by, audit } = await desk({ fee: 25_00n, seats: 1 });
    const [guest, next] = await registered(2);
    const [{ _id }] = await list();
    await mark({ ids: [_id], isPaid: true });
    const later = await another({ fee: 40_00n });
    const { body } = await move(_id, later.id);
    expect(body.data).toMatchObject({ state: 'seat', fee: 25_00 });
    expect(body.data.paidAt).not.toBeNull();
    expect(await list()).toMatchObject([{ name: next.name, state: 'seat' }]);
    expect((await by.call(participantList, { params: { id: later.id } })).body.data).toHaveLength(1);
    const mail = (await api.mailsTo(guest.email, 2)).at(-1);
    expect(mail?.subject).toContain('You’ve been moved: Later');
    expect(new Set(entriesIn(mail)?.entries.map(({ status }) => status))).toEqual(
      new Set(['CANCELLED', 'CONFIRMED']),
    );
    expect(await audit(_id)).toMatchObject([['participant.move', { into: 'Later' }]]);
  });

  it('is moved neither to what has begun, nor to another company, nor where they are already', async () => {
    const { registered, list, move, another, params } = await desk();
    const [guest] = await registered(1);
    const [{ _id }] = await list();
    const begun = await another();
    await api.prisma.gathering.update({
      where: { id: begun.id },
      data: { startsAt: new Date(Date.now() - day) },
    });
    expect((await move(_id, begun.id)).body.code).toBe('registration.closed');
    for (const id of [(await createGathering(api.prisma)).id, params.id])
      expect((await move(_id, id)).status).toBe(422);
    const twice = await another();
    await api.prisma.registration.create({
      data: { gatheringId: twice.id, userId: guest.id, state: 'seat', currency: 'USD' },
    });
    expect((await move(_id, twice.id)).body.code).toBe('participant.exists');
    // Also somebody who signs in by phone, of whom the list knows no address.
    await api.prisma.user.update({
      where: { id: guest.id },
      data: { email: noAddress(), phone: null },
    });
    expect((await move(_id, twice.id)).body.code).toBe('participant.exists');
  });

  it('who is moved while they give up their seat is told so, and cancels from there', async () => {
    const { registered, list, another, params } = await desk();
    const [guest] = await registered(1);
    const [{ _id }] = await list();
    const later = await another();
    const holding = Promise.withResolvers<void>();
    const move = api.prisma.$transaction(async (tx) => {
      await lockGathering(tx, params.id);
      holding.resolve();
      // The cancellation waits for the lock.
      await untilWaiting(api);
      await tx.registration.update({ where: { id: _id }, data: { gatheringId: later.id } });
    });
    await holding.promise;
    const leave = () => api.as(guest).call(registrationCancel, { params: { id: _id } });
    const [first] = await Promise.all([leave(), move]);
    expect([first.status, first.body.code]).toEqual([409, 'record.changed']);
    expect((await leave()).body.data.state).toBe('cancelled');
  });

  it('of two who are moved and cancelled at once is in one place', async () => {
    const { registered, list, move, cancel, another, params } = await desk({ seats: 2 });
    await registered(3);
    const later = await another();
    const [one, two] = await list();
    const answers = await Promise.all([move(one._id, later.id), cancel(one._id), move(two._id, later.id)]);
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    const count = (gatheringId: string) =>
      api.prisma.registration.count({ where: { gatheringId, state: 'seat' } });
    expect(await count(params.id)).toBe(1);
  });
});

describe('adding and changing: validation and authorisation', () => {
  it.each([
    ['phone', { phone: undefined }],
    ['name', { name: ' ' }],
    ['email', { email: 'dara' }],
    ['seat', { seat: 'front' }],
  ])('names a wrong %s (%j)', async (field, change) => {
    const { status, body } = await (await desk()).add(change);
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });

  it('ends where it was called off, not where it is over', async () => {
    const { add, holdSix, params, seat } = await desk();
    await holdSix(-10);
    expect((await add()).status).toBe(201);
    // Whoever gets a seat now is not told of what is over.
    const { id: userId, email } = await createUser(api.prisma);
    const late = { gatheringId: params.id, userId, state: 'waiting', currency: 'USD' } as const;
    const { id } = await api.prisma.registration.create({ data: late });
    expect((await seat(id, 'beyond')).body.data.state).toBe('seat');
    expect(await mailsOrdered(api, email)).toBe(0);
    await holdSix(3);
    await api.prisma.gathering.update({ where: params, data: { status: 'closed' } });
    expect((await add({ phone: '+85512345679' })).body.code).toBe('registration.over');
  });

  it('moves nobody who has come, cancels for who gives up, and nothing once it is over', async () => {
    const { registered, holdSix, mark, list, cancel, move, another } = await desk();
    await registered(2);
    await holdSix(-1);
    await mark({ session: 0, wasThere: true });
    const [one, other] = await list();
    expect(one.actions).toEqual(['cancel']);
    expect((await move(one._id, (await another()).id)).body.code).toBe('registration.over');
    expect((await cancel(one._id)).body.data).toMatchObject({ state: 'cancelled', presentAt: [0] });
    await holdSix(-10);
    expect((await cancel(other._id)).body.code).toBe('registration.over');
  });

  it('is nothing for another company', async () => {
    const [mine, other] = [await desk(), await desk()];
    const { data } = (await mine.add()).body;
    expect((await mine.add({}, other.trainer)).status).toBe(404);
    for (const { status } of [await other.cancel(data._id), await other.seat(data._id)])
      expect(status).toBe(404);
  });
});
