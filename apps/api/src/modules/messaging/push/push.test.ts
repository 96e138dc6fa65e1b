import { logout } from '@acheep/contract/accounts/account';
import { adminUserDisable } from '@acheep/contract/accounts/admin';
import { changePassword } from '@acheep/contract/accounts/password';
import { accountDelete } from '@acheep/contract/accounts/privacy';
import { sessionEnd } from '@acheep/contract/accounts/session';
import {
  notificationPreferenceList,
  notificationPreferenceSet,
} from '@acheep/contract/messaging/notification-preference';
import { maxDevices, pushEnd, pushGet, pushSubscribe } from '@acheep/contract/messaging/push';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { readConfig } from '../../../config.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { startPushReceiver } from '../../../testing/push-receiver.ts';
import { notify } from '../notification/notify.ts';
import { isPushService } from './push-service.ts';
import { pushTask } from './tell-devices.ts';

const pair = webPush.generateVAPIDKeys();
let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
let api: Harness;
beforeAll(async () => {
  receiver = await startPushReceiver();
  api = await startHarness({
    VAPID_PUBLIC_KEY: pair.publicKey,
    VAPID_PRIVATE_KEY: pair.privateKey,
    VAPID_CONTACT: 'mailto:help@acheep.example',
    PUSH_SERVICES: `${receiver.origin},*.push.example.com`,
  });
  await api.work(pushTask);
});
beforeEach(() => {
  receiver.state.answer = 201;
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

type Person = { id: string };
let made = 0;
const name = () => {
  made += 1;
  return `device-${made}`;
};
async function subscribe(person: Person, device = name()) {
  const { status } = await api.as(person).call(pushSubscribe, { body: receiver.device(device) });
  expect(status).toBe(200);
  return device;
}
const params = { company: 'Angkor', jobTitle: 'Cook', id: '0198c0de-0000-7000-8000-000000000000' };
const tell = (person: Person) =>
  api.prisma.$transaction((tx) =>
    notify(api.deps, tx, 'application-shortlisted', { userId: person.id, params }),
  );
const devicesOf = (person: Person) => api.prisma.pushSubscription.count({ where: { userId: person.id } });
const toldTo = (device: string) => receiver.received.filter((one) => one.device === device);
/** Waits until earlier messages are done: another user's device is notified after them. */
async function allDone() {
  const last = await createUser(api.prisma);
  const device = await subscribe(last);
  receiver.state.answer = 201;
  await tell(last);
  await expect.poll(() => toldTo(device).length).toBe(1);
}

describe('a device: success', () => {
  it('is told what the bell tells, readable by it alone, in its owner’s language, signed by the site', async () => {
    const person = await createUser(api.prisma, { locale: 'km' });
    const device = await subscribe(person);
    await tell(person);
    await expect.poll(() => toldTo(device)).toHaveLength(1);
    const [told] = toldTo(device);
    if (!told) return;
    const { message, claims, headers } = told;
    expect(message).toEqual({
      title: 'អាជីព',
      body: 'Angkor បានដាក់អ្នកក្នុងបញ្ជីសម្រាំងសម្រាប់ការងារ «Cook»។',
      lang: 'km',
      path: `/km/manage-user-applied/${params.id}`,
    });
    expect(claims).toMatchObject({
      key: pair.publicKey,
      aud: receiver.origin,
      sub: 'mailto:help@acheep.example',
    });
    const left = Number(claims.exp) - Date.now() / 1000;
    expect(left > 0 && left <= 86_400).toBe(true);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  });

  it('is kept once, goes to who uses it now, and of many the oldest goes', async () => {
    const [first, second] = [await createUser(api.prisma), await createUser(api.prisma)];
    const device = receiver.device(name());
    for (const person of [first, first, second])
      expect((await api.as(person).call(pushSubscribe, { body: device })).status).toBe(200);
    expect([await devicesOf(first), await devicesOf(second)]).toEqual([0, 1]);
    for (let more = 0; more < maxDevices; more += 1) await subscribe(second);
    expect(await devicesOf(second)).toBe(maxDevices);
    expect(await api.prisma.pushSubscription.count({ where: { endpoint: device.endpoint } })).toBe(0);
    const { body } = await api.as(second).call(pushGet);
    expect(body.data.key).toBe(pair.publicKey);
    expect(body.data.devices).toHaveLength(maxDevices);
    expect(body.data.devices).toContain(`${receiver.origin}/device-${made}`);
  });

  it('is told no more where its owner says so, and nobody else can say it', async () => {
    const person = await createUser(api.prisma);
    const device = await subscribe(person);
    const body = { endpoint: `${receiver.origin}/${device}` };
    await api.as(await createUser(api.prisma)).call(pushEnd, { body });
    expect(await devicesOf(person)).toBe(1);
    for (const _again of [1, 2]) expect((await api.as(person).call(pushEnd, { body })).status).toBe(200);
    await tell(person);
    await allDone();
    expect(receiver.asked).not.toContain(device);
  });
});

describe('a device is not told', () => {
  it('what its owner has switched off, and is told it again when that is on', async () => {
    const person = await createUser(api.prisma);
    const device = await subscribe(person);
    const choose = (wanted: boolean) =>
      api
        .as(person)
        .call(notificationPreferenceSet, { body: { category: 'own-application', channel: 'push', wanted } });
    expect((await choose(false)).status).toBe(200);
    await tell(person);
    await allDone();
    expect(receiver.asked).not.toContain(device);
    const { body } = await api.as(person).call(notificationPreferenceList);
    expect(body.data.find((one: { category: string }) => one.category === 'own-application')).toMatchObject({
      bell: true,
      push: false,
    });
    await choose(true);
    await tell(person);
    await expect.poll(() => toldTo(device)).toHaveLength(1);
  });

  describe('security 67: once its session has ended', () => {
    const password = 'quiet river morning';
    const next = 'a quiet morning river';
    const others = async () => api.as(await createUser(api.prisma, { role: 'admin' }));
    type Own = { person: Person; here: ReturnType<Harness['withToken']>; device: string };
    const ends: [string, (own: Own) => Promise<{ status: number }>][] = [
      ['by a sign-out', ({ here }) => here.call(logout)],
      [
        'from elsewhere',
        async ({ person }) => {
          const { id } = await api.prisma.session.findFirstOrThrow({ where: { userId: person.id } });
          return api.as(person).call(sessionEnd, { params: { id } });
        },
      ],
      [
        'by a new password',
        ({ person }) =>
          api.as(person).call(changePassword, {
            body: { currentPassword: password, password: next, confirmPassword: next },
          }),
      ],
      [
        'by the disabling of its account',
        async ({ person }) =>
          (await others()).call(adminUserDisable, { params: { id: person.id }, body: { reason: 'Spam' } }),
      ],
      ['by the deletion of its account', ({ here }) => here.call(accountDelete, { body: { password } })],
    ];
    it.each(ends)('%s', async (_, end) => {
      const person = await createUser(api.prisma, { passwordHash: await api.deps.passwords.hash(password) });
      const here = api.withToken(await api.tokenOf(person));
      const device = name();
      expect((await here.call(pushSubscribe, { body: receiver.device(device) })).status).toBe(200);
      // Queued before the session ended, by a queue with a backlog.
      const { id } = await api.prisma.pushSubscription.findFirstOrThrow({ where: { userId: person.id } });
      expect((await end({ person, here, device })).status).toBe(200);
      await api.prisma.$transaction((tx) =>
        api.deps.queue.enqueue(tx, pushTask, { device: id, kind: 'application-shortlisted', params }),
      );
      await allDone();
      expect(receiver.asked).not.toContain(device);
      expect(await devicesOf(person)).toBe(0);
    });
  });

  it('after its session has run out', async () => {
    const person = await createUser(api.prisma);
    const device = await subscribe(person);
    await api.prisma.session.updateMany({ where: { userId: person.id }, data: { expiresAt: new Date() } });
    await tell(person);
    await allDone();
    expect(receiver.asked).not.toContain(device);
  });

  it.each([404, 410])('and forgotten, where its service says %s', async (answer) => {
    const person = await createUser(api.prisma);
    const device = await subscribe(person);
    receiver.state.answer = answer;
    await tell(person);
    await expect.poll(() => devicesOf(person)).toBe(0);
    expect(receiver.asked.filter((one) => one === device)).toHaveLength(1);
  });

  it.each([
    ['is busy', 503],
    ['leads on to another address, at which nothing is asked', 307],
  ])('and kept, where its service %s: it is tried again', async (_, answer) => {
    const person = await createUser(api.prisma);
    const device = await subscribe(person);
    receiver.state.answer = answer;
    await tell(person);
    await expect.poll(() => receiver.asked.includes(device)).toBe(true);
    const waiting = () => api.prisma.$queryRaw<{ state: string }[]>`
      SELECT state::text FROM pgboss.job WHERE name = 'push' AND data->>'device' IN (
        SELECT id::text FROM push_subscription WHERE user_id = ${person.id}::uuid)`;
    await expect.poll(waiting).toEqual([{ state: 'retry' }]);
    expect(await devicesOf(person)).toBe(1);
    expect(receiver.asked).not.toContain('elsewhere');
  });
});

describe('a device: validation', () => {
  it.each([
    'http://fcm.example.com/send/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://push.example.com.evil.example/x',
    'https://a.push.example.com:8443/x',
    'https://user:pass@a.push.example.com/x',
    'https://evilpush.example.com/x',
    'file:///etc/passwd',
    'no address',
  ])('security 38: is not taken at %s', async (endpoint) => {
    const person = await createUser(api.prisma);
    const { keys } = receiver.device(name());
    const { status, body } = await api.as(person).call(pushSubscribe, { body: { endpoint, keys } });
    expect(status).toBe(422);
    expect(Object.keys(body.data)).toEqual(['endpoint']);
    expect(await devicesOf(person)).toBe(0);
  });

  it('takes the services of the browsers that there are, and keys that are ones', async () => {
    const config = readConfig({
      DATABASE_URL: 'postgresql://localhost/acheep',
      SECRET: '5f0c9a1be27d48633fd0a7b2c8e4916d',
      SMTP_URL: 'smtp://localhost',
    });
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/a:b',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://wns2-par02p.notify.windows.com/w/?token=x',
      'https://web.push.apple.com/x',
    ])
      expect([endpoint, isPushService(config, endpoint)]).toEqual([endpoint, true]);
    const person = await createUser(api.prisma);
    const { endpoint, keys } = receiver.device(name());
    for (const wrong of [{ ...keys, auth: 'short' }, { ...keys, p256dh: `${keys.p256dh}x` }, {}])
      expect((await api.as(person).call(pushSubscribe, { body: { endpoint, keys: wrong } })).status).toBe(
        422,
      );
  });
});

describe('without keys', () => {
  it('there is nothing: no device is taken, and none that there was is told', async () => {
    const { config } = api.deps;
    const person = await createUser(api.prisma);
    const device = await subscribe(person);
    config.VAPID_PRIVATE_KEY = '';
    expect((await api.as(person).call(pushGet)).body.data.key).toBeNull();
    const body = receiver.device(name());
    expect((await api.as(person).call(pushSubscribe, { body })).status).toBe(404);
    await tell(person);
    config.VAPID_PRIVATE_KEY = pair.privateKey;
    await allDone();
    expect(receiver.asked).not.toContain(device);
  });

  it('are a pair with a contact, or the server says what is wrong', () => {
    const read = (push: object) =>
      readConfig({
        DATABASE_URL: 'postgresql://localhost/acheep',
        SECRET: '5f0c9a1be27d48633fd0a7b2c8e4916d',
        SMTP_URL: 'smtp://localhost',
        ...push,
      });
    const keys = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey };
    expect(() => read({ VAPID_PUBLIC_KEY: pair.publicKey })).toThrow('are no pair');
    expect(() => read(keys)).toThrow('VAPID_CONTACT is not set');
    expect(() => read({ ...keys, VAPID_CONTACT: 'https://acheep.example' })).not.toThrow();
    expect(() => read({ PUSH_SERVICES: '*' })).toThrow('PUSH_SERVICES is wrong');
  });
});
