import { verifyEmail } from '@acheep/contract/accounts/account';
import { accountMergeStart } from '@acheep/contract/accounts/account-merge';
import {
  identityJoin,
  identityRegister,
  providerAdd,
  providerFinish,
  providerList,
  providerStart,
} from '@acheep/contract/accounts/identity';
import { notificationList } from '@acheep/contract/messaging/notification';
import { telegramChatDelete, telegramChatGet } from '@acheep/contract/messaging/telegram-chat';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentityProvider } from '../../../local/identity-provider.ts';
import { signInAtProvider, type Typed } from '../../../testing/at-provider.ts';
import { startBot } from '../../../testing/bot.ts';
import { startHarness } from '../../../testing/harness.ts';

const password = 'correct horse battery';
const handle = 'a browser that began, with enough randomness';
/** The number of the tests' bot, which is its client too. */
const client = { id: '123456', secret: 'a secret of the provider' };

let bot: Awaited<ReturnType<typeof startBot>>;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let passwordHash: string;
const telegramAt = (issuer: string, id = client.id) => ({
  TELEGRAM_ISSUER: issuer,
  TELEGRAM_CLIENT_ID: id,
  TELEGRAM_CLIENT_SECRET: client.secret,
});
beforeAll(async () => {
  const returnTo = 'https://acheep.example/sign-in/telegram';
  provider = await startIdentityProvider([
    { ...client, returnTo },
    { ...client, id: '654321', returnTo },
  ]);
  bot = await startBot({ LIMIT_FACTOR: '1000', ...telegramAt(provider.issuer) });
  passwordHash = await bot.api.deps.passwords.hash(password);
});
afterAll(async () => {
  await bot.close();
  await provider.stop();
});

type Person = { id: string };
type Site = Pick<typeof bot.api, 'as'>;
const newPerson = (changes: object = {}) => createUser(bot.api.prisma, { passwordHash, ...changes });
const chatOf = async (person: Person) =>
  (await bot.api.as(person).call(telegramChatGet)).body.data.chat as {
    name: string;
    blocked: boolean;
  } | null;
const bellOf = async (person: Person): Promise<string[]> =>
  (await bot.api.as(person).call(notificationList)).body.data.map(({ kind }: { kind: string }) => kind);

async function signIn(typed: Typed, site: Site = bot.api) {
  const { url, attempt } = (await site.as(null).call(providerStart, { body: { kind: 'telegram', handle } }))
    .body.data;
  const returned = await signInAtProvider(url, typed);
  return (await site.as(null).call(providerFinish, { body: { handle, attempt, returned } })).body.data;
}
async function join(person: { email: string }, typed: Typed) {
  const { newcomer } = await signIn(typed);
  const body = { proof: newcomer.proof, handle, email: person.email, password };
  return (await bot.api.as(null).call(identityJoin, { body })).body.data;
}
async function add(person: Person, typed: Typed) {
  const body = { kind: 'telegram' as const, handle, password };
  const { url, attempt } = (await bot.api.as(person).call(providerAdd, { body })).body.data;
  const returned = await signInAtProvider(url, typed);
  return bot.api.as(null).call(providerFinish, { body: { handle, attempt, returned } });
}
let people = 0;
/** Somebody at Telegram, with their chat. */
function atTelegram(more: Partial<Typed> = {}) {
  people += 1;
  const chat = bot.telegram.person();
  return { chat, typed: { email: `tg${people}@telegram.example`, id: chat.id, ...more } };
}

describe('signing in at Telegram', () => {
  it('links the chat with the account that it joins, and tells both sides as a link does', async () => {
    const person = await newPerson({ name: 'Sok Dara' });
    const { chat, typed } = atTelegram();
    await join(person, typed);
    await bot.rested();
    expect(await chatOf(person)).toMatchObject({ name: typed.email.split('@')[0], blocked: false });
    expect(bot.texts(chat)).toEqual([expect.stringContaining('linked with the account of Sok Dara')]);
    expect(await bellOf(person)).toEqual(['telegram-linked']);
    // The other says that Telegram signs in to the account now.
    const subjects = (await bot.api.mailsTo(person.email, 2)).map(({ subject }) => subject);
    expect(
      subjects.filter((one) => one?.startsWith('You can now sign in to Acheep from a Telegram chat')),
    ).toHaveLength(1);
  });

  it('links it when a provider is added on the profile, and at the first sign-in of one from before', async () => {
    const person = await newPerson();
    const added = atTelegram();
    await add(person, added.typed);
    expect(await chatOf(person)).not.toBeNull();

    const old = await newPerson();
    const { chat, typed } = atTelegram();
    const dates = { confirmedAt: new Date(), createdAt: new Date() };
    const identity = { kind: 'telegram', issuer: provider.issuer, subject: typed.email };
    await bot.api.prisma.identity.create({ data: { userId: old.id, ...identity, ...dates } });
    expect((await signIn(typed)).session.user._id).toBe(old.id);
    await bot.rested();
    expect(bot.texts(chat)).toHaveLength(1);
  });

  it('links it for somebody new once the address is confirmed, by the browser that registered', async () => {
    const { chat, typed } = atTelegram({ unverified: true });
    const { newcomer } = await signIn(typed);
    const email = 'new@telegram.example';
    const body = { proof: newcomer.proof, handle, name: 'Chan Thy', email };
    await bot.api.as(null).call(identityRegister, { body });
    expect(await bot.api.prisma.telegramChat.count({ where: { chatId: String(chat.id) } })).toBe(0);
    const [mail] = await bot.api.mailsTo(email);
    const [, token = ''] = /verify\?token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const opened = await bot.api.as(null).call(verifyEmail, { body: { token, handle } });
    await bot.rested();
    expect(await chatOf({ id: opened.body.data.user._id })).not.toBeNull();
    expect(bot.texts(chat)).toEqual([expect.stringContaining('linked with the account of Chan Thy')]);
  });

  it('is over once: who has unlinked the chat, or sent /stop, is not linked again', async () => {
    const person = await newPerson();
    const { typed } = atTelegram();
    await join(person, typed);
    await bot.api.as(person).call(telegramChatDelete, { body: { password } });
    expect((await signIn(typed)).session).not.toBeNull();
    expect(await chatOf(person)).toBeNull();
    const other = await newPerson();
    const stopped = atTelegram();
    await join(other, stopped.typed);
    await bot.rested();
    await bot.say(stopped.chat, '/stop');
    await signIn(stopped.typed);
    await bot.rested();
    expect([await chatOf(other), bot.texts(stopped.chat).length]).toEqual([null, 2]);
  });

  it('moves the chat of another account with words to that one, and leaves the own other chat alone', async () => {
    const [one, two] = [await newPerson(), await newPerson()];
    const { typed } = atTelegram();
    await join(one, typed);
    const second = { ...typed, email: 'second@telegram.example' };
    await join(two, second);
    expect([await chatOf(one), await bellOf(one)]).toEqual([null, ['telegram-moved', 'telegram-linked']]);
    expect(await chatOf(two)).not.toBeNull();

    const chosen = await newPerson();
    await bot.link(chosen, { first_name: 'Chosen' }, password);
    const { chat, typed: another } = atTelegram();
    await join(chosen, another);
    await bot.rested();
    expect([(await chatOf(chosen))?.name, bot.texts(chat)]).toEqual(['Chosen', []]);
  });

  it('links nothing where the person does not let the bot write, or the token has no number of a chat', async () => {
    const person = await newPerson();
    const { chat, typed } = atTelegram({ silent: true });
    await join(person, typed);
    for (const id of [undefined, -5, 1.5, Number.NaN, 2 ** 60]) {
      const { email } = atTelegram().typed;
      await join(await newPerson(), id === undefined ? { email } : { email, id });
    }
    await bot.rested();
    expect([await chatOf(person), bot.texts(chat)]).toEqual([null, []]);
    const where = { issuer: provider.issuer, subject: { startsWith: 'tg' }, kind: 'telegram' };
    const chats = await bot.api.prisma.identity.findMany({ where, select: { chatId: true } });
    expect(chats.every(({ chatId }) => chatId === null || /^\d{1,16}$/.test(chatId))).toBe(true);
    // Somebody who agrees later is linked then.
    await signIn({ email: typed.email, id: chat.id });
    expect(await chatOf(person)).not.toBeNull();
  });

  it('marks the chat where the bot may not write after all', async () => {
    const person = await newPerson();
    const { chat, typed } = atTelegram();
    chat.member = { status: 'kicked' };
    await join(person, typed);
    await bot.rested();
    expect(await chatOf(person)).toMatchObject({ blocked: true });
    chat.member = { status: 'member' };
    await bot.say(chat, '/help');
    expect(await chatOf(person)).toMatchObject({ blocked: false });
  });

  it('security: gets around no second factor of an operator', async () => {
    const operator = await newPerson({ role: 'admin' });
    const { typed } = atTelegram();
    const dates = { confirmedAt: new Date(), createdAt: new Date() };
    const identity = { kind: 'telegram', issuer: provider.issuer, subject: typed.email };
    await bot.api.prisma.identity.create({ data: { userId: operator.id, ...identity, ...dates } });
    const factor = { userId: operator.id, secret: '', lastStep: 0, createdAt: new Date() };
    await bot.api.prisma.secondFactor.create({ data: factor });
    expect((await signIn(typed)).ticket).toEqual(expect.any(String));
    expect(await bot.api.prisma.telegramChat.count({ where: { userId: operator.id } })).toBe(0);
  });
});

describe('what people are told', () => {
  it('is that Telegram notifies them, where the bot is the one that they sign in with', async () => {
    const { body } = await bot.api.as(null).call(providerList);
    expect(body.data).toEqual([{ kind: 'telegram', name: 'Telegram', notifies: true }]);
  });

  it('is asked for when somebody signs in, and not when another account is proved to be merged', async () => {
    const body = { kind: 'telegram' as const, handle };
    const scopeOf = (url: string) => new URL(url).searchParams.get('scope');
    const begun = await bot.api.as(null).call(providerStart, { body });
    expect(scopeOf(begun.body.data.url)).toBe('openid profile telegram:bot_access');
    const merging = await bot.api.as(await newPerson()).call(accountMergeStart, { body });
    expect(scopeOf(merging.body.data.url)).toBe('openid profile');
  });

  it('is nothing where it is another bot, whose chats are not asked for', async () => {
    const other = await startHarness({
      PUBLIC_URL: 'https://acheep.example',
      LIMIT_FACTOR: '1000',
      ...bot.telegram.settings,
      ...telegramAt(provider.issuer, '654321'),
    });
    const { body } = await other.as(null).call(providerList);
    expect(body.data).toEqual([{ kind: 'telegram', name: 'Telegram', notifies: false }]);
    const begun = await other.as(null).call(providerStart, { body: { kind: 'telegram', handle } });
    expect(new URL(begun.body.data.url).searchParams.get('scope')).toBe('openid profile');
    await other.close();
  });
});
