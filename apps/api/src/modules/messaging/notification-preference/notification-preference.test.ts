import { valuesOf } from '@acheep/contract/kernel/option';
import { roles } from '@acheep/contract/kernel/role';
import { notificationList } from '@acheep/contract/messaging/notification';
import {
  notificationPreferenceList,
  notificationPreferenceSet,
} from '@acheep/contract/messaging/notification-preference';
import { unsubscribe } from '@acheep/contract/messaging/unsubscribe';
import {
  type CategoryOn,
  categoriesOf,
  type NotificationCategory,
  notifiedByDefault,
} from '@acheep/contract/notices';
import { paths } from '@acheep/contract/paths';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { modules } from '../../../modules.ts';
import { type Harness, startApi } from '../../../testing/harness.ts';
import { decidedMails } from '../../hiring/application/decided.mail.ts';
import { noAddress } from '../mail/no-address.ts';
import { sendMail } from '../mail/send-mail.ts';
import { stopTokens } from '../mail/stop-link.ts';
import { notify } from '../notification/notify.ts';

const api = await startApi();

type Person = { id: string };
type Said = Parameters<ReturnType<Harness['as']>['call']>[1] & { body: object };
const choose = (person: Person | null, body: object) =>
  api.as(person).call(notificationPreferenceSet, { body } as Said as never);
const choices = async (person: Person) => (await api.as(person).call(notificationPreferenceList)).body.data;
const choiceOf = async (person: Person, category: NotificationCategory) =>
  (await choices(person)).find((one: { category: string }) => one.category === category);
const rows = (person: Person) => api.prisma.notificationPreference.count({ where: { userId: person.id } });
const linkOf = (userId: string, category: CategoryOn<'mail'>) =>
  paths.unsubscribe('notification', stopTokens.notification.make(api.deps.config, [category, userId]));
const stop = (userId: string, category: CategoryOn<'mail'>) =>
  api.as(null).call(unsubscribe, { body: { token: linkOf(userId, category).split('/').at(-1) ?? '' } });

/** Returns the templates of mails queued for an address. */
const waiting = async (email: string) => {
  const jobs = await api.prisma.$queryRaw<{ data: { template: string; params: object } }[]>`
    SELECT data FROM pgboss.job WHERE name = 'mail' AND data ->> 'to' = ${email} ORDER BY created_on`;
  return jobs.map(({ data }) => data.template);
};

describe('choices: success', () => {
  it.each(valuesOf(roles))('list what concerns a %s, as it is told by itself', async (role) => {
    const person = await createUser(api.prisma, { role });
    const list = await choices(person);
    const shown = list.map(({ category }: { category: string }) => category);
    // This site has no bot, so nobody sees anything of chats.
    expect(shown).toEqual(categoriesOf(role).filter((category) => category !== 'telegram-chat'));
    for (const { category, bell, mail } of list)
      expect([bell, mail]).toEqual([
        notifiedByDefault(category, 'bell'),
        notifiedByDefault(category, 'mail'),
      ]);
  });

  it('of somebody without an e-mail address offer no e-mail, and nothing that is only mailed', async () => {
    const person = await createUser(api.prisma, { email: noAddress() });
    const list = await choices(person);
    expect(list.map(({ mail }: { mail: boolean | null }) => mail)).toEqual(list.map(() => null));
    expect(await choiceOf(person, 'announcement')).toBeUndefined();
    expect(await choiceOf(person, 'own-interview-soon')).toMatchObject({ bell: true, push: true });
  });

  it('are kept where they differ from that, each for itself, and again changes nothing', async () => {
    const [person, other] = [await createUser(api.prisma), await createUser(api.prisma)];
    const said = { category: 'own-application', channel: 'mail', wanted: false };
    for (let times = 0; times < 2; times += 1)
      expect((await choose(person, said)).body).toEqual({ data: null });
    expect(await choiceOf(person, 'own-application')).toMatchObject({ bell: true, mail: false });
    expect(await choiceOf(person, 'invitation')).toMatchObject({ bell: true, mail: true });
    expect(await choiceOf(other, 'own-application')).toMatchObject({ bell: true, mail: true });
    await choose(person, { ...said, channel: 'bell' });
    expect([await choiceOf(person, 'own-application'), await rows(person)]).toMatchObject([
      { bell: false, mail: false },
      2,
    ]);
    for (const channel of ['bell', 'mail']) await choose(person, { ...said, channel, wanted: true });
    expect([await choiceOf(person, 'own-application'), await rows(person)]).toMatchObject([
      { bell: true, mail: true },
      0,
    ]);
  });

  it('end the mails of a notice with the link of a mail, signed in or not, and by the button of mail programs', async () => {
    const person = await createUser(api.prisma);
    for (let times = 0; times < 2; times += 1)
      expect((await stop(person.id, 'own-application')).body).toEqual({ data: null });
    expect(await choiceOf(person, 'own-application')).toMatchObject({ bell: true, mail: false });
    const link = linkOf(person.id, 'invitation');
    const answer = await api.http().post(`/km${link}`).type('form').send('List-Unsubscribe=One-Click');
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(await choiceOf(person, 'invitation')).toMatchObject({ bell: true, mail: false });
  });
});

describe('choices: validation', () => {
  it('refuse what there is not, what concerns another role, and a way in which it is never told', async () => {
    const person = await createUser(api.prisma);
    const fields = async (body: object) => {
      const { status, body: answer } = await choose(person, { wanted: false, ...body });
      return [status, Object.keys((answer as { data?: object }).data ?? {})];
    };
    expect(await fields({ category: 'weather', channel: 'mail' })).toEqual([422, ['category']]);
    expect(await fields({ category: 'order-slip', channel: 'mail' })).toEqual([422, ['category']]);
    expect(await fields({ category: 'resume-opened', channel: 'mail' })).toEqual([422, ['channel']]);
    expect(await fields({ category: 'invitation', channel: 'pigeon' })).toEqual([422, ['channel']]);
    expect(await rows(person)).toBe(0);
  });

  it('refuse a link of what is never mailed, or whose account is gone', async () => {
    const person = await createUser(api.prisma);
    expect((await stop(person.id, 'resume-opened' as never)).status).toBe(404);
    expect((await stop('01900000-0000-7000-8000-000000000000', 'invitation')).status).toBe(404);
  });
});

describe('a choice is honoured', () => {
  const tell = (person: Person) =>
    api.prisma.$transaction((tx) =>
      notify(api.deps, tx, 'resume-opened', { userId: person.id, params: { company: 'Mekong' } }),
    );

  it('by the bell', async () => {
    const [person, other] = [await createUser(api.prisma), await createUser(api.prisma)];
    await choose(person, { category: 'resume-opened', channel: 'bell', wanted: false });
    for (const one of [person, other]) await tell(one);
    const told = async (one: Person) => (await api.as(one).call(notificationList)).body.meta.total;
    expect([await told(person), await told(other)]).toEqual([0, 1]);
  });

  const optional = modules
    .flatMap(({ mails = [] }) => mails)
    .flatMap((kind) => ('category' in kind && !kind.isNeeded?.(kind.sample) ? [kind] : []));
  it.each(optional)('by the mail $name', async (kind) => {
    const send = (to: string) =>
      api.prisma.$transaction((tx) =>
        sendMail(api.deps, tx, kind, { to, locale: 'en', params: kind.sample }),
      );
    const [wants, not] = [await createUser(api.prisma), await createUser(api.prisma)];
    await stop(not.id, kind.category);
    for (const { email } of [wants, not]) await send(email);
    await send(`nobody-${kind.name}@example.com`);
    expect(await waiting(wants.email)).toEqual([kind.name]);
    expect(await waiting(not.email)).toEqual([]);
    expect(await waiting(`nobody-${kind.name}@example.com`)).toEqual([kind.name]);
  });

  it('but not where the mail says what its reader needs to know', async () => {
    const person = await createUser(api.prisma);
    await stop(person.id, 'own-application');
    const kind = decidedMails.rejected;
    const params = { ...kind.sample, also: 'Your interview is off.' };
    await api.prisma.$transaction((tx) =>
      sendMail(api.deps, tx, kind, { to: person.email, locale: 'en', params }),
    );
    expect(await waiting(person.email)).toEqual([kind.name]);
  });

  it('and every such mail ends with one click, by its header and by the link below its text', async () => {
    const person = await createUser(api.prisma, { locale: 'km' });
    const kind = decidedMails.shortlisted;
    await api.prisma.$transaction((tx) =>
      sendMail(api.deps, tx, kind, { to: person.email, locale: 'km', params: kind.sample }),
    );
    const [mail] = await api.mailsTo(person.email);
    const link = `/km${linkOf(person.id, 'own-application')}`;
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toContain(link);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link);
    const answer = await api.http().post(link).type('form').send('List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    expect(await choiceOf(person, 'own-application')).toMatchObject({ mail: false });
  });
});
