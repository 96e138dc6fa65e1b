import { notificationList } from '@acheep/contract/messaging/notification';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { newNumber, startPhones } from '../../../testing/phone-visitor.ts';

const admins = 2;
const { api, gateway, ask, byPhone } = await startPhones(['telegram', 'sms']);
beforeEach(async () => {
  gateway.trouble.clear();
  await api.prisma.phoneCode.deleteMany();
  await api.prisma.notification.deleteMany();
});

let rows = 0;
/** A code that has cost so much, or may while it is being sent. */
const spend = (cost: number, { sender = 'sms' as string | null, seconds = 5 } = {}) =>
  api.prisma.phoneCode.create({
    data: {
      ...{
        tokenHash: Buffer.from(`code ${++rows}`),
        codeHash: Buffer.from('x'),
        phone: '',
        purpose: 'sign-in',
      },
      ...{ triesLeft: 3, sender, cost, createdAt: new Date(Date.now() - seconds * 1000) },
    },
  });
const said = async (phone: string) => {
  const { status, body } = await ask(phone);
  return body.code ?? status;
};

describe('security 70: the money for codes', () => {
  it('keeps a third for numbers that have an account, and half of it for the networks of their owners', async () => {
    const { phone: home, id } = await byPhone();
    const { phone: away, id: other } = await byPhone();
    await api.prisma.knownNetwork.deleteMany({ where: { userId: other } });
    expect(await api.prisma.knownNetwork.count({ where: { userId: id } })).toBeGreaterThan(0);
    await api.prisma.phoneCode.deleteMany();
    await spend(3.32);
    expect([await said(newNumber()), await said(newNumber())]).toEqual([201, 'phone.spent']);
    expect([await said(away), await said(home)]).toEqual([201, 201]);
    await spend(0.82);
    expect([await said(away), await said(home)]).toEqual(['phone.spent', 201]);
    await spend(0.82);
    expect(await said(home)).toBe('phone.spent');
  });

  it('nor is it spent by strangers who open an account first, and add numbers to it', async () => {
    const { token } = await byPhone();
    await api.prisma.phoneCode.deleteMany();
    await spend(3.33);
    expect((await ask(newNumber(), 'add', api.withToken(token))).body.code).toBe('phone.spent');
  });

  it('is not spent while codes are only being sent: the next one waits', async () => {
    await spend(3.33, { sender: null });
    expect(await said(newNumber())).toBe('phone.away');
    // A service has ten seconds: what has not been answered since then may have been sent.
    await api.prisma.phoneCode.deleteMany();
    await spend(3.33, { sender: null, seconds: 90 });
    expect(await said(newNumber())).toBe('phone.spent');
  });

  it('is reserved for one service at a time: seventy at once get their codes', async () => {
    const asked = await Promise.all(Array.from({ length: 70 }, () => ask(newNumber())));
    expect(asked.map(({ status }) => status)).toEqual(Array(70).fill(201));
    await api.prisma.phoneCode.deleteMany();
    // There is room for Telegram, and none for what an SMS costs.
    const sms = () => gateway.arrived.filter(({ by }) => by === 'sms').length;
    const before = sms();
    gateway.trouble.set('telegram', 'PHONE_NUMBER_NOT_FOUND');
    await spend(3.31);
    expect(await said(newNumber())).toBe('phone.spent');
    expect(sms()).toBe(before);
  });

  it('is told to the operators at half and at four fifths, once a day', async () => {
    const people = await Promise.all(
      Array.from({ length: admins }, () => createUser(api.prisma, { role: 'admin' })),
    );
    const told = async (person: { id: string }) =>
      (await api.as(person).call(notificationList)).body.data.map(
        ({ params }: { params: { percent: string } }) => params.percent,
      );
    await ask(newNumber());
    expect(await told(people[0] as { id: string })).toEqual([]);
    await spend(2.5);
    await Promise.all([ask(newNumber()), ask(newNumber()), ask(newNumber())]);
    await spend(1.5);
    // The one that is refused tells it too.
    expect(await said(newNumber())).toBe('phone.spent');
    await ask(newNumber());
    for (const person of people) expect(await told(person)).toEqual(['80', '50']);
  });
});
