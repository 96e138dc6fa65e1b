import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { notificationList } from '@acheep/contract/messaging/notification';
import {
  notificationPreferenceList,
  notificationPreferenceSet,
} from '@acheep/contract/messaging/notification-preference';
import {
  telegramChatDelete,
  telegramChatGet,
  telegramChatLink,
  telegramChatTest,
} from '@acheep/contract/messaging/telegram-chat';
import { resumeToTelegram } from '@acheep/contract/talent/resume-pdf';
import { createResume } from '@acheep/prisma/factories/resume';
import { createUser } from '@acheep/prisma/factories/user';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { Config } from '../../../config.ts';
import { startBot } from '../../../testing/bot.ts';
import { notify } from '../notification/notify.ts';

let bot: Awaited<ReturnType<typeof startBot>>;
beforeAll(async () => {
  bot = await startBot();
});
beforeEach(() => bot.telegram.calm());
afterAll(() => bot.close());

type Person = { id: string };
const newPerson = (changes: object = {}) => createUser(bot.api.prisma, changes);
const chatOf = async (person: Person) => (await bot.api.as(person).call(telegramChatGet)).body.data.chat;
const bellOf = async (person: Person): Promise<string[]> =>
  (await bot.api.as(person).call(notificationList)).body.data.map(({ kind }: { kind: string }) => kind);
const params = { company: 'A & B <Co>', jobTitle: 'Cook', id: '0198c0de-0000-7000-8000-000000000000' };
const tell = (person: Person) =>
  bot.api.prisma.$transaction((tx) =>
    notify(bot.api.deps, tx, 'application-shortlisted', { userId: person.id, params }),
  );

describe('linking a chat', () => {
  it('takes the link of the page, tells both sides, and works once', async () => {
    const person = await newPerson({ name: 'Sok Dara' });
    const token = await bot.linkOf(person);
    const chat = bot.telegram.person({ first_name: 'Dara', last_name: '🌸' });
    const [asked] = await bot.say(chat, `/start ${token}`);
    const masked = person.email.replace(/^(.)[^@]*/, '$1•••');
    expect(asked).toContain(`Link this chat with the account of Sok Dara (${masked})?`);
    expect([await chatOf(person), await bellOf(person)]).toEqual([null, []]);
    expect(await bot.confirmLink(chat)).toContain('linked with the account of Sok Dara');
    expect(await chatOf(person)).toMatchObject({ name: 'Dara 🌸', blocked: false });
    expect(await bellOf(person)).toEqual(['telegram-linked']);
    const [mail] = await bot.api.mailsTo(person.email);
    expect(mail?.text).toContain('“Dara 🌸” was linked with your account');
    // The chat has been told already.
    expect(bot.texts(chat)).toHaveLength(1);

    const other = bot.telegram.person();
    expect(await bot.say(other, `/start ${token}`)).toEqual([
      'This link is no longer valid. On the site, open Notifications and make a new one.',
    ]);
    expect(await bot.say(chat, `/start ${token}`)).toEqual([expect.stringContaining('no longer valid')]);
    expect(await chatOf(person)).not.toBeNull();
    const stored = await bot.api.prisma.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE data::text LIKE ${`%${token}%`}`;
    expect(stored).toEqual([]);
  });

  it('is refused after a quarter of an hour, and of two links the latest counts', async () => {
    const person = await newPerson();
    const [first, second] = [await bot.linkOf(person), await bot.linkOf(person)];
    const chat = bot.telegram.person();
    expect(await bot.say(chat, `/start ${first}`)).toEqual([expect.stringContaining('no longer valid')]);
    bot.api.setClock(new Date(Date.now() + 16 * 60_000));
    expect(await bot.say(chat, `/start ${second}`)).toEqual([expect.stringContaining('no longer valid')]);
    bot.api.setClock(null);
    expect(await chatOf(person)).toBeNull();
  });

  it('by two at once goes to one of them', async () => {
    const person = await newPerson();
    const token = await bot.linkOf(person);
    const chats = [bot.telegram.person(), bot.telegram.person()];
    for (const chat of chats) await bot.say(chat, `/start ${token}`);
    await Promise.all(chats.map((chat) => bot.deliver(bot.telegram.presses(chat, 'Link'))));
    await bot.rested();
    const said = chats.flatMap((chat) => bot.texts(chat)).sort();
    expect(said).toEqual([
      expect.stringContaining('is now linked'),
      expect.stringContaining('This link is no longer valid'),
    ]);
  });

  it('moves the account to the new chat, and the chat to the new account, with words to the old ones', async () => {
    const [one, two] = [await newPerson(), await newPerson({ locale: 'km' })];
    const old = await bot.link(one);
    const next = await bot.link(one);
    await bot.rested();
    expect(bot.texts(old).at(-1)).toBe(
      'Your account is now linked with another Telegram chat. Notifications go there.',
    );
    await bot.say(next, `/start ${await bot.linkOf(two)}`);
    await bot.confirmLink(next);
    expect(await chatOf(one)).toBeNull();
    expect(await bellOf(one)).toEqual(['telegram-moved', 'telegram-linked', 'telegram-linked']);
    expect(bot.texts(next)).toHaveLength(2);
    expect(bot.texts(next)[1]).toMatch(/^Telegram របស់អ្នកបានភ្ជាប់/);
    expect(await chatOf(two)).not.toBeNull();
  });

  it('security 74: changes nothing before the chat has answered, which is told of both accounts', async () => {
    const victim = await newPerson({ name: 'Sok Dara' });
    const stranger = await newPerson({ name: 'Your account', email: `evil-${victim.email}` });
    const chat = await bot.link(victim);
    const before = await bellOf(victim);
    // The stranger has sent their own link on.
    const [asked] = await bot.say(chat, `/start ${await bot.linkOf(stranger)}`);
    const mask = ({ email }: { email: string }) => email.replace(/^(.)[^@]*/, '$1•••');
    expect(asked).toContain(`linked with the account of Sok Dara (${mask(victim)})`);
    expect(asked).toContain(`with the account of Your account (${mask(stranger)}) instead?`);
    expect([await chatOf(stranger), await bellOf(victim)]).toEqual([null, before]);
    await bot.deliver(bot.telegram.presses(chat, 'No'));
    await bot.rested();
    expect(bot.texts(chat).at(-1)).toBe('Nothing has changed.');
    expect(await chatOf(victim)).not.toBeNull();
    expect(await chatOf(stranger)).toBeNull();
    // What was refused is over.
    expect(await bot.api.prisma.telegramLink.count({ where: { userId: stranger.id } })).toBe(0);
  });

  it('keeps names of strange signs readable', async () => {
    const person = await newPerson();
    await bot.link(person, { first_name: '\u202e\u200fevil\u202c\n\n<b>', last_name: 'x'.repeat(200) });
    expect((await chatOf(person)).name).toMatch(/^evil <b> x+…$/);
    const nameless = await newPerson();
    await bot.link(nameless, { first_name: '\u200f\u202e' });
    expect((await chatOf(nameless)).name).toBe('Telegram');
  });

  it('ends with /stop, and on the page, again too', async () => {
    const person = await newPerson();
    const chat = await bot.link(person);
    expect(await bot.say(chat, '/stop')).toEqual([expect.stringContaining('is unlinked')]);
    expect(await chatOf(person)).toBeNull();
    expect(await bot.say(chat, '/stop')).toEqual([expect.stringContaining('isn’t linked')]);
    await bot.link(person);
    for (const _again of [1, 2])
      expect((await bot.api.as(person).call(telegramChatDelete, { body: {} })).status).toBe(200);
    expect(await chatOf(person)).toBeNull();
  });

  it('is not offered by a site without a bot, nor while Telegram is away', async () => {
    const person = await newPerson();
    const headers = { Authorization: `Bearer ${await bot.api.tokenOf(person)}` };
    const siteWith = (settings: Partial<Config>) =>
      buildApp({ ...bot.api.deps, config: { ...bot.api.deps.config, ...settings } });
    const call = async (app: FastifyInstance, { method, path }: Endpoint) =>
      (
        await app.inject({
          method,
          url: `/api/v1${path}`,
          headers,
          ...(method === 'POST' && { payload: {} }),
        })
      ).json();
    const plain = await siteWith({ TELEGRAM_BOT_TOKEN: '' });
    expect((await call(plain, telegramChatGet)).data).toEqual({ hasBot: false, chat: null });
    expect((await call(plain, telegramChatLink)).code).toBe('telegram.no_bot');
    await plain.close();
    const away = await siteWith({
      TELEGRAM_BOT_TOKEN: bot.telegram.token.replace('123', '321'),
      TELEGRAM_API_URL: 'http://127.0.0.1:9',
    });
    expect((await call(away, telegramChatLink)).code).toBe('telegram.away');
    await away.close();
  });
});

describe('a linked chat', () => {
  it('is told what the bell tells, in its account’s language, with a button to the page', async () => {
    const person = await newPerson({ locale: 'km' });
    const chat = await bot.link(person);
    await tell(person);
    await bot.rested();
    const message = bot.telegram.of(chat).at(-1);
    expect(message?.text).toBe('A & B <Co> បានដាក់អ្នកក្នុងបញ្ជីសម្រាំងសម្រាប់ការងារ «Cook»។');
    expect(message?.buttons).toEqual({
      inline_keyboard: [
        [{ text: 'បើកមើល', url: `https://acheep.example/km/manage-user-applied/${params.id}` }],
      ],
    });
  });

  it('is told what its account has chosen, on the page only once it is linked', async () => {
    const person = await newPerson();
    const said = async () =>
      (await bot.api.as(person).call(notificationPreferenceList)).body.data.find(
        ({ category }: { category: string }) => category === 'own-application',
      ).telegram;
    expect(await said()).toBeNull();
    const chat = await bot.link(person);
    expect(await said()).toBe(true);
    const body = { category: 'own-application', channel: 'telegram', wanted: false } as const;
    await bot.api.as(person).call(notificationPreferenceSet, { body });
    expect(await said()).toBe(false);
    await tell(person);
    await bot.rested();
    expect(bot.texts(chat)).toHaveLength(1);
    expect(await bellOf(person)).toEqual(['application-shortlisted', 'telegram-linked']);
  });

  it('gets nothing while it blocks the bot, and everything again when it comes back', async () => {
    const person = await newPerson();
    const chat = await bot.link(person);
    chat.member = { status: 'kicked' };
    await tell(person);
    await bot.rested();
    expect(await chatOf(person)).toMatchObject({ blocked: true });
    bot.telegram.calls.length = 0;
    await tell(person);
    await bot.rested();
    expect(bot.telegram.calls).toEqual([]);
    chat.member = { status: 'member' };
    await bot.say(chat, '/start');
    expect(await chatOf(person)).toMatchObject({ blocked: false });
    await tell(person);
    await bot.rested();
    expect(bot.texts(chat).at(-1)).toContain('has short-listed you');
    bot.telegram.next('sendMessage', { status: 400, description: 'Bad Request: chat not found' });
    await tell(person);
    await bot.rested();
    expect(await chatOf(person)).toMatchObject({ blocked: true });
    await bot.say(chat, '/help');
    expect(await chatOf(person)).toMatchObject({ blocked: false });
    // Telegram says it as well, before anything is sent.
    await bot.deliver(bot.telegram.standing(chat, 'kicked'));
    await bot.rested();
    expect(await chatOf(person)).toMatchObject({ blocked: true });
  });

  it('gets each message once when Telegram wants it later, is away or breaks off', async () => {
    const person = await newPerson();
    const chat = await bot.link(person);
    const other = await bot.link(await newPerson());
    bot.telegram.next('sendMessage', {
      status: 429,
      description: 'Too Many Requests: retry after 1',
      retryAfter: 1,
    });
    await tell(person);
    // Others are not held up.
    await bot.say(other, '/help');
    await expect.poll(() => bot.texts(chat).length, { timeout: 10_000 }).toBe(2);
    bot.telegram.next('sendMessage', 'closed');
    await tell(person);
    const retry = () => bot.api.prisma.$executeRaw`
      UPDATE pgboss.job SET start_after = now() WHERE name = 'telegram-message' AND state = 'retry'`;
    await expect.poll(retry, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => bot.texts(chat).length, { timeout: 10_000 }).toBe(3);
    await bot.rested();
    expect(bot.texts(chat)).toHaveLength(3);
  });

  it('gets a test message at once, which finds a block and the end of one', async () => {
    const person = await newPerson();
    const test = async () => (await bot.api.as(person).call(telegramChatTest)).body;
    expect(await test()).toEqual({ data: { arrived: false } });
    const chat = await bot.link(person);
    expect(await test()).toEqual({ data: { arrived: true } });
    expect(bot.texts(chat).at(-1)).toMatch(
      /^This is a test message from .+ Your notifications arrive here\.$/,
    );
    chat.member = { status: 'kicked' };
    expect(await test()).toEqual({ data: { arrived: false } });
    expect(await chatOf(person)).toMatchObject({ blocked: true });
    chat.member = { status: 'member' };
    expect(await test()).toEqual({ data: { arrived: true } });
    expect(await chatOf(person)).toMatchObject({ blocked: false });
    bot.telegram.next('sendMessage', { status: 401, description: 'Unauthorized' });
    expect(await test()).toMatchObject({ code: 'telegram.off' });
    bot.telegram.next('sendMessage', { status: 500, description: 'Internal Server Error' });
    expect(await test()).toMatchObject({ code: 'telegram.away' });
  });

  it('gets a CV as a PDF, once there is a chat and a CV', async () => {
    const person = await newPerson();
    const body = { design: 'poster', language: 'km', paper: 'a4' } as const;
    const send = async () => (await bot.api.as(person).call(resumeToTelegram, { body })).body;
    expect(await send()).toMatchObject({ code: 'not_found' });
    await createResume(bot.api.prisma, { userId: person.id });
    expect(await send()).toEqual({ data: { arrived: false } });
    const chat = await bot.link(person);
    expect(await send()).toEqual({ data: { arrived: true } });
    const [sent, ...others] = bot.telegram.documents.filter((one) => one.chat === chat.id);
    expect([sent?.document.subarray(0, 5).toString(), others]).toEqual(['%PDF-', []]);
    chat.member = { status: 'kicked' };
    expect(await send()).toEqual({ data: { arrived: false } });
    const wrong = { body: { ...body, design: 'neon' } } as never;
    expect((await bot.api.as(person).call(resumeToTelegram, wrong)).status).toBe(422);
    expect((await bot.api.as(null).call(resumeToTelegram, { body })).status).toBe(401);
    const recruiter = await newPerson({ role: 'recruiter' });
    expect((await bot.api.as(recruiter).call(resumeToTelegram, { body })).status).toBe(403);
  });

  it('that is deleted with its account leaves nothing', async () => {
    const person = await newPerson();
    await bot.link(person);
    await bot.api.prisma.user.delete({ where: { id: person.id } });
    expect(await bot.api.prisma.telegramChat.count({ where: { userId: person.id } })).toBe(0);
  });
});
