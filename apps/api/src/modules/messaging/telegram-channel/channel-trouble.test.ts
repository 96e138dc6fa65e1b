import { telegramChannelTest } from '@acheep/contract/messaging/telegram-channel';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChannels } from '../../../testing/channel.ts';
import { channelWorker } from './channel-worker.service.ts';

let site: Awaited<ReturnType<typeof startChannels>>;
let owner: { id: string };
let admin: { id: string };
beforeAll(async () => {
  site = await startChannels();
  owner = await createRecruiter(site.api.prisma);
  admin = await createUser(site.api.prisma, { role: 'admin' });
});
beforeEach(() => site.clear());
afterAll(() => site.close());

const job = (title = 'Cook') => createJob(site.api.prisma, { ownerId: owner.id, title });
const states = async () => {
  const rows = await site.api.prisma.telegramPost.findMany({ orderBy: { sentAt: 'asc' } });
  return rows.map(({ state }) => state);
};
const stored = (id: string) => site.api.prisma.telegramChannel.findUniqueOrThrow({ where: { id } });
const notices = () => site.api.prisma.notification.findMany({ where: { kind: 'telegram-paused' } });

describe('nothing is posted twice', () => {
  it('by two workers at once', async () => {
    const channel = await site.channel();
    await Promise.all([job('One'), job('Two'), job('Three')]);
    site.telegram.state.waits = 150;
    const workers = [
      channelWorker(site.api.deps),
      channelWorker(site.api.deps),
      channelWorker(site.api.deps),
    ];
    for (let round = 0; round < 4; round += 1) await Promise.all(workers.map((work) => work()));
    site.telegram.state.waits = 0;
    const texts = channel.messages().map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(new Set(texts).size).toBe(3);
  });

  it('where a post is claimed by another worker in spite of the hold', async () => {
    const channel = await site.channel();
    await job();
    site.telegram.state.waits = 150;
    const release = setInterval(
      () => void site.api.prisma.telegramChannel.updateMany({ data: { heldUntil: null } }),
      20,
    );
    await Promise.all([1, 2, 3].map(() => channelWorker(site.api.deps)()));
    clearInterval(release);
    site.telegram.state.waits = 0;
    expect(channel.messages()).toHaveLength(1);
  });

  it.each(['lost', 'closed', 'html', { status: 500, description: 'Internal Server Error' }] as const)(
    'when the answer is %j: whoever knows that it arrived is Telegram alone',
    async (mishap) => {
      const channel = await site.channel();
      await job();
      site.telegram.next('sendPhoto', mishap);
      await site.runs(3);
      expect(channel.messages()).toHaveLength(mishap === 'lost' ? 1 : 0);
      expect(await states()).toEqual(['unsure']);
      await job('Baker');
      await site.runs(2);
      expect(await states()).toEqual(['unsure', 'sent']);
    },
  );

  it('when the worker ended while it was sent', async () => {
    const channel = await site.channel();
    const { id } = await job();
    await site.api.prisma.telegramPost.create({
      data: { channelId: channel.id, kind: 'job', recordId: id, state: 'sending', sentAt: new Date() },
    });
    await site.api.prisma.telegramChannel.updateMany({
      data: { heldUntil: new Date(Date.now() + 600_000_000) },
    });
    await site.run();
    expect(await states()).toEqual(['sending']);
    await site.api.prisma.telegramChannel.updateMany({ data: { heldUntil: new Date(0) } });
    await site.run();
    expect([await states(), channel.messages()]).toEqual([['unsure'], []]);
  });
});

describe('nothing is lost', () => {
  it('while Telegram is away for an hour', async () => {
    const channel = await site.channel({ perHour: 30 });
    await site.telegram.goAway();
    for (const title of ['One', 'Two', 'Three']) {
      await job(title);
      await site.runs(20);
    }
    expect(await states()).toEqual([]);
    await site.telegram.comeBack();
    await site.runs(5);
    expect(channel.messages().map(({ text }) => text.split('\n')[0])).toEqual(['Three', 'Two', 'One']);
  });

  it('where Telegram asks to wait: the channel waits so long, and the others go on', async () => {
    const [slow, quick] = [await site.channel(), await site.channel()];
    await job();
    site.telegram.next('sendPhoto', { status: 429, description: 'Too Many Requests', retryAfter: 300 });
    await site.runs(3);
    expect([slow.messages().length, quick.messages().length]).toEqual([0, 1]);
    const calls = site.telegram.calls.filter(({ values }) => values.chat_id === slow.chatId);
    expect(calls.map(({ method }) => method)).toEqual(['getChat', 'sendPhoto']);
    await site.runs(3);
    expect(slow.messages()).toHaveLength(1);
  });

  it('of a change that was not made, which is made later', async () => {
    const channel = await site.channel();
    const { id } = await job();
    await site.run();
    await site.api.prisma.job.update({ where: { id }, data: { status: 'closed' } });
    for (const mishap of ['closed', { status: 429, description: 'Too Many', retryAfter: 60 }] as const) {
      site.telegram.next('editMessageCaption', mishap);
      await site.run();
      expect(channel.messages()[0]?.text).toMatch(/^Cook/);
    }
    await site.runs(2);
    expect(channel.messages()[0]?.text).toMatch(/^Closed/);
  });

  it('of an edit whose answer was lost: Telegram says that nothing changes', async () => {
    const channel = await site.channel();
    const { id } = await job();
    await site.run();
    await site.api.prisma.job.update({ where: { id }, data: { status: 'closed' } });
    site.telegram.next('editMessageCaption', 'lost');
    await site.runs(3);
    expect(channel.messages()[0]).toMatchObject({ edits: 1 });
    expect(site.telegram.calls.filter(({ method }) => method === 'editMessageCaption')).toHaveLength(2);
    expect(await site.api.prisma.telegramPost.findFirst()).toMatchObject({ state: 'sent', isOpen: false });
  });

  it('because Telegram refuses one post: the next ones go', async () => {
    const channel = await site.channel();
    await job('One');
    site.telegram.next('sendPhoto', { status: 400, description: 'Bad Request: IMAGE_PROCESS_FAILED' });
    await site.run();
    await job('Two');
    await site.runs(2);
    expect(await states()).toEqual(['refused', 'sent']);
    expect(channel.messages()).toHaveLength(1);
  });
});

describe('a channel that refuses the bot', () => {
  it.each([
    ['kicked', { status: 'kicked' }, 'removed'],
    ['left', { status: 'left' }, 'removed'],
    ['without the right to post', { status: 'administrator', can_post_messages: false }, 'rights'],
  ] as const)('(%s) is paused with the reason, and operators are told once', async (_, member, fault) => {
    const channel = await site.channel();
    const other = await site.channel();
    await job();
    channel.chat.member = member;
    await site.runs(3);
    expect(await stored(channel.id)).toMatchObject({ fault });
    expect(other.messages()).toHaveLength(1);
    const told = await notices();
    expect(told.map(({ userId, params }) => [userId, params])).toEqual([
      [admin.id, { channel: channel.title }],
    ]);
    // Nothing of it is lost: it goes out after a test has succeeded.
    const test = async () =>
      (await site.api.as(admin).call(telegramChannelTest, { params: { id: channel.id } })).body.data;
    expect((await test()).outcome).toBe(fault);
    channel.chat.member = { status: 'administrator', can_post_messages: true };
    expect(await test()).toMatchObject({ outcome: 'posted', channel: { fault: null, waiting: 1 } });
    await site.runs(2);
    expect(channel.messages()).toHaveLength(1);
  });

  it('is paused when Telegram no longer knows it', async () => {
    const channel = await site.channel({ chatId: '-1009999999999' });
    await job();
    await site.runs(2);
    expect([await stored(channel.id), (await notices()).length]).toMatchObject([{ fault: 'unknown' }, 1]);
  });
});

describe('what is wrong with one channel', () => {
  it('holds no other up', async () => {
    const [first, second] = [await site.channel(), await site.channel()];
    const { id } = await job();
    await site.runs(1);
    await site.api.prisma.job.update({
      where: { id },
      data: { title: 'Head cook', updatedAt: site.api.deps.now() },
    });
    await job('Baker');
    site.telegram.next('editMessageMedia', { status: 500, description: 'Internal Server Error' });
    await site.runs(1);
    const texts = [first, second].map((one) => one.messages().map(({ text }) => text.split('\n')[0]));
    expect(texts.flat().toSorted()).toEqual(['Baker', 'Cook', 'Head cook']);
    await site.runs(2);
    for (const { messages } of [first, second])
      expect(messages().map(({ text }) => text.split('\n')[0])).toEqual(['Head cook', 'Baker']);
  });
});
