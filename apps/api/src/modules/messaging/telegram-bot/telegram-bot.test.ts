import { profileGet } from '@acheep/contract/accounts/account';
import { bookmarkIdList } from '@acheep/contract/feed/bookmark';
import { interviewCancel } from '@acheep/contract/hiring/interview';
import { alertList } from '@acheep/contract/jobs/job-alert';
import { telegramSignIn, telegramSignInLook } from '@acheep/contract/messaging/telegram-chat';
import { createJob } from '@acheep/prisma/factories/job';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBot } from '../../../testing/bot.ts';
import { candidateOf, letPause } from '../../../testing/interview.ts';
import { notifyNews } from '../../jobs/job-alert/alert-news.service.ts';
import { deleteChat } from '../telegram-chat/telegram-chat.repository.ts';
import { readUpdate } from './bot-update.ts';

let bot: Awaited<ReturnType<typeof startBot>>;
beforeAll(async () => {
  bot = await startBot();
});
beforeEach(() => bot.telegram.calm());
afterAll(() => bot.close());

type Chat = ReturnType<(typeof bot)['telegram']['person']>;
type Button = { text: string; url?: string; callback_data?: string };
const newPerson = (changes: object = {}) => createUser(bot.api.prisma, changes);
const buttonsOf = (chat: Chat, at = -1): Button[] =>
  (bot.telegram.of(chat).at(at)?.buttons as { inline_keyboard: Button[][] } | null)?.inline_keyboard.flat() ??
  [];
const labelsOf = (chat: Chat, at = -1) => buttonsOf(chat, at).map(({ text }) => text);

describe('updates', () => {
  it('that are forged, and all that is too large, cost nothing', async () => {
    const chat = bot.telegram.person();
    const update = bot.telegram.says(chat, '/help');
    for (const secret of ['', 'wrong', `${bot.telegram.webhook.secret}0`])
      expect((await bot.post(update, secret)).status).toBe(401);
    const large = bot.telegram.says(chat, 'x'.repeat(1_000_000));
    expect((await bot.post(large)).status).toBe(413);
    await bot.rested();
    expect(bot.texts(chat)).toEqual([]);
    expect(await bot.api.prisma.telegramUpdate.count({ where: { chatId: String(chat.id) } })).toBe(0);
  });

  it('that are repeated, out of order or at once are answered once each', async () => {
    const chat = bot.telegram.person();
    const [one, two] = [bot.telegram.says(chat, '/help'), bot.telegram.says(chat, '/search')];
    await Promise.all([two, one, two, one, one].map((update) => bot.deliver(update)));
    await bot.deliver(one);
    await bot.rested();
    expect(bot.texts(chat)).toHaveLength(2);
  });

  it('that are not of a person in a private chat are let be', async () => {
    const chat = bot.telegram.person();
    const group = { id: -100_123, type: 'supergroup' };
    const said = bot.telegram.says(chat, '/start') as unknown as { message: object };
    await bot.deliver({ ...said, message: { ...said.message, chat: group } });
    for (const strange of [
      {},
      { update_id: 'x' },
      { update_id: 9, message: { text: '/stop' } },
      { update_id: 10 },
    ])
      await bot.deliver(strange);
    await bot.rested();
    expect(bot.texts(chat)).toEqual([]);
    // A photo, a voice message, a sticker.
    expect((await bot.answers(chat, bot.telegram.says(chat)))[0]).toContain('/search');
  });

  it('of one chat are answered thirty times a minute', async () => {
    const chat = bot.telegram.person();
    for (let count = 0; count < 33; count += 1) await bot.deliver(bot.telegram.says(chat, '/help'));
    await bot.rested();
    expect(bot.texts(chat)).toHaveLength(30);
  });

  it('are read with any name and command', () => {
    const from = { id: 7, first_name: 'A', language_code: 'km' };
    const asked = (text: string) =>
      readUpdate({ update_id: 1, message: { chat: { id: 7, type: 'private' }, from, text } })?.asked;
    expect(asked('/HELP@acheep_bot')).toEqual({ is: 'help' });
    expect(asked('/unknown')).toEqual({ is: 'help' });
    expect(asked('/search  driver\nKep ')).toEqual({ is: 'search', words: 'driver\nKep' });
    expect(asked('គណនេយ្យករ')).toEqual({ is: 'search', words: 'គណនេយ្យករ' });
    expect(asked('/start')).toEqual({ is: 'start', link: null });
  });
});

describe('a search', () => {
  it('shows jobs to everybody, five at most, in the language of their Telegram', async () => {
    for (let count = 1; count <= 6; count += 1)
      await createJob(bot.api.prisma, { title: `Saxophonist ${count} <b>` });
    const chat = bot.telegram.person({ language: 'km' });
    const [head, ...cards] = await bot.say(chat, '/search saxophonist', 6);
    expect(head).toBe('ការងារសម្រាប់ «saxophonist»៖ 6');
    expect(cards).toHaveLength(5);
    const message = bot.telegram.of(chat).at(-1);
    expect(message?.text).toMatch(/^Saxophonist \d <b>\n/);
    expect(message?.html).toMatch(/<a href="https:\/\/acheep\.example\/km\/job\/[^"]+\?via=telegram">/);
    expect(labelsOf(chat)).toEqual([]);
  });

  it('goes on where it was broken off, with nothing twice', async () => {
    const chat = bot.telegram.person();
    for (const title of ['Zitherist one', 'Zitherist two']) await createJob(bot.api.prisma, { title });
    const limit = { status: 429, description: 'Too Many Requests: retry after 1', retryAfter: 1 };
    bot.telegram.next('sendMessage', 'none');
    bot.telegram.next('sendMessage', limit);
    await bot.deliver(bot.telegram.says(chat, 'zitherist'));
    await expect.poll(() => bot.texts(chat).length, { timeout: 10_000 }).toBe(3);
    await bot.rested();
    expect(new Set(bot.texts(chat)).size).toBe(3);
  });

  it('says what to do where nothing is found, or nothing was written', async () => {
    const chat = bot.telegram.person();
    expect(await bot.say(chat, 'zzqx & <i>')).toEqual([
      'No open jobs for “zzqx & <i>”. Try fewer or other words.',
    ]);
    expect(await bot.say(chat, '/search')).toEqual([expect.stringContaining('What are you looking for?')]);
    expect(await bot.say(chat, 'x'.repeat(4000))).toEqual(['That’s too long. Try fewer words.']);
  });
});

describe('a job in a chat', () => {
  it('is saved, let go again, and removed by its buttons', async () => {
    const person = await newPerson();
    const chat = await bot.link(person);
    const { id } = await createJob(bot.api.prisma, { title: 'Glockenspielbauer' });
    const saved = async () => (await bot.api.as(person).call(bookmarkIdList)).body.data.job;
    await bot.say(chat, 'Glockenspielbauer', 2);
    expect(labelsOf(chat)).toEqual(['Save', 'Not for me', 'Apply']);
    for (const _again of [1, 2]) await bot.deliver(bot.telegram.presses(chat, 'Save'));
    await bot.rested();
    expect([labelsOf(chat)[0], await saved()]).toEqual(['✓ Saved', [id]]);
    await bot.deliver(bot.telegram.presses(chat, 'Saved'));
    await bot.rested();
    expect([labelsOf(chat)[0], await saved()]).toEqual(['Save', []]);
    const before = bot.texts(chat).length;
    await bot.deliver(bot.telegram.presses(chat, 'Not for me'));
    await bot.rested();
    expect(bot.texts(chat)).toHaveLength(before - 1);
  });

  it('comes with the news of a saved search, in its own message', async () => {
    const person = await newPerson();
    const chat = await bot.link(person);
    await createJobAlert(bot.api.prisma, {
      userId: person.id,
      name: 'Harps',
      criteria: { search: 'harpist' },
    });
    await createJob(bot.api.prisma, { title: 'Harpist', announcedAt: new Date() });
    const later = new Date(Date.now() + 2 * 86_400_000);
    bot.api.setClock(later);
    await notifyNews(bot.api.deps);
    await bot.rested();
    bot.api.setClock(null);
    const [, ...news] = bot.texts(chat);
    expect(news).toEqual(['New jobs for “Harps”: 1', expect.stringMatching(/^Harpist\n/)]);
  });

  it('security 8: is applied for by a link that signs in once', async () => {
    const person = await newPerson({ name: 'Keo Pisey' });
    const chat = await bot.link(person);
    const { id } = await createJob(bot.api.prisma, { title: 'Theremin player' });
    await bot.say(chat, 'Theremin player', 2);
    const [said] = await bot.press(chat, 'Apply');
    expect(said).toContain('signs you in as Keo Pisey');
    const url = new URL(buttonsOf(chat)[0]?.url ?? '');
    expect([url.pathname, url.searchParams.get('job')]).toEqual(['/sign-in/chat', id]);
    const body = { token: url.searchParams.get('token') ?? '' };
    expect((await bot.api.as(null).call(telegramSignInLook, { body })).body.data).toEqual({
      name: 'Keo Pisey',
    });
    const both = await Promise.all([1, 2].map(() => bot.api.as(null).call(telegramSignIn, { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const token = both.find(({ status }) => status === 200)?.body.data.token;
    expect((await bot.api.withToken(token).call(profileGet)).body.data.name).toBe('Keo Pisey');
    expect((await bot.api.as(null).call(telegramSignInLook, { body })).body.code).toBe('token.invalid');
  });

  it('opens no account late, of another purpose, without its chat, or that is not of a job seeker', async () => {
    const person = await newPerson();
    const chat = await bot.link(person);
    await createJob(bot.api.prisma, { title: 'Ocarinist' });
    await bot.say(chat, 'Ocarinist', 2);
    const tokenNow = async () => {
      await bot.press(chat, 'Apply');
      return new URL(buttonsOf(chat)[0]?.url ?? '').searchParams.get('token') ?? '';
    };
    const refused = async (token: string) => {
      const { body } = await bot.api.as(null).call(telegramSignIn, { body: { token } });
      expect(body.code).toBe('token.invalid');
    };
    const late = await tokenNow();
    bot.api.setClock(new Date(Date.now() + 16 * 60_000));
    await refused(late);
    bot.api.setClock(null);
    await refused(await bot.linkOf(person));
    const first = await tokenNow();
    await bot.api.prisma.user.update({ where: { id: person.id }, data: { role: 'admin' } });
    await refused(first);
    await bot.press(chat, 'Apply');
    expect(bot.texts(chat).at(-1)).toBe('This only works with a job seeker account.');
    await bot.api.prisma.user.update({ where: { id: person.id }, data: { role: 'user' } });
    const last = await tokenNow();
    await deleteChat(bot.api.prisma, person.id);
    await refused(last);
  });
});

describe('saved searches', () => {
  it('are listed and turned off and on', async () => {
    const person = await newPerson({ locale: 'km' });
    const chat = await bot.link(person);
    expect(await bot.say(chat, '/alerts')).toEqual([expect.stringContaining('មិនទាន់មាន')]);
    const { id } = await createJobAlert(bot.api.prisma, { userId: person.id, name: 'Drivers' });
    await bot.say(chat, '/alerts');
    expect(labelsOf(chat)).toEqual(['🔔 Drivers', 'មើលទាំងអស់']);
    const paused = async () =>
      (await bot.api.as(person).call(alertList)).body.data.find(({ _id }: { _id: string }) => _id === id)
        .paused;
    const off = bot.telegram.presses(chat, 'Drivers');
    await bot.deliver(off);
    await bot.rested();
    expect([labelsOf(chat)[0], await paused()]).toEqual(['🔕 Drivers', true]);
    await bot.deliver(bot.telegram.presses(chat, 'Drivers'));
    await bot.rested();
    expect([labelsOf(chat)[0], await paused()]).toEqual(['🔔 Drivers', false]);
  });

  it('are nobody else’s, and of job seekers alone', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { id } = await createJobAlert(bot.api.prisma, { userId: other.id });
    const chat = await bot.link(person);
    const button = (data: string) => ({
      ...bot.telegram.says(chat),
      message: undefined,
      callback_query: {
        id: 'forged',
        from: { id: chat.id, first_name: 'Sokha' },
        data,
        message: { message_id: 1, chat: { id: chat.id, type: 'private' } },
      },
    });
    for (const data of [`t:${id}:0`, `x:${id}`, `i:${id}`, 't:1', '', `i:${id}:99999999999999999`])
      expect(await bot.answers(chat, button(data))).toHaveLength(1);
    expect(await bot.api.prisma.jobAlert.findUnique({ where: { id } })).toMatchObject({ paused: false });
    const recruiter = await bot.link(await createRecruiter(bot.api.prisma));
    expect(await bot.say(recruiter, '/alerts')).toEqual(['This only works with a job seeker account.']);
    expect(await bot.say(bot.telegram.person(), '/alerts')).toEqual([
      expect.stringContaining('isn’t linked'),
    ]);
  });
});

describe('an interview', () => {
  it('is agreed by the button of a time, once', async () => {
    const { seeker, recruiter, application, propose } = await candidateOf(bot.api);
    const chat = await bot.link(seeker);
    const { body } = await propose();
    await bot.rested();
    expect(bot.texts(chat).at(-1)).toBe('Mekong Trading has proposed interview times for “Accountant”.');
    const [first, second, page] = labelsOf(chat);
    expect([first, second]).toEqual([expect.stringMatching(/^\w+day, /), expect.stringMatching(/^\w+day, /)]);
    expect(page).toBe('Open');
    expect(await bot.press(chat, second ?? '')).toEqual([`Agreed: ${second}. The employer has been told.`]);
    expect(await bot.press(chat, first ?? '')).toEqual([
      'A time has already been agreed for this interview.',
    ]);
    const stored = await bot.api.prisma.interview.findUniqueOrThrow({ where: { id: body.data._id } });
    expect(stored).toMatchObject({ status: 'agreed', startsAt: new Date(body.data.times[1]) });
    const events = await bot.api.prisma.applicationEvent.count({
      where: { applicationId: application.id, kind: 'interview-agreed' },
    });
    expect(events).toBe(1);
    // Cancelled, an old button is answered with words.
    await letPause(bot.api, application.id);
    const params = { id: body.data._id };
    await bot.api.as(recruiter).call(interviewCancel, { params, body: { reason: null } });
    await bot.rested();
    expect(await bot.press(chat, first ?? '')).toEqual(['This interview has been cancelled.']);
  });

  it('of somebody else is not to be had', async () => {
    const { seeker, propose } = await candidateOf(bot.api);
    const theirs = await bot.link(seeker);
    await propose();
    await bot.rested();
    const data = buttonsOf(theirs)[0]?.callback_data ?? '';
    const stranger = await bot.link(await newPerson());
    const pressed = bot.telegram.presses(theirs, /day/) as unknown as { callback_query: object };
    const id = stranger.id;
    await bot.answers(stranger, {
      update_id: 1_000_000_000,
      callback_query: {
        ...pressed.callback_query,
        data,
        from: { id, first_name: 'Stranger' },
        message: { message_id: 1, chat: { id, type: 'private' } },
      },
    });
    expect(bot.texts(stranger).at(-1)).toBe('This button no longer works.');
  });
});
