import { jobViewed } from '@acheep/contract/jobs/job-statistics';
import { today } from '@acheep/contract/kernel/calendar';
import { telegramChannelList } from '@acheep/contract/messaging/telegram-channel';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChannels } from '../../../testing/channel.ts';

let site: Awaited<ReturnType<typeof startChannels>>;
let owner: { id: string };
beforeAll(async () => {
  site = await startChannels();
  owner = await createRecruiter(site.api.prisma, { company: { name: 'Lotus Kitchen', nameKm: 'ផ្ទះបាយឈូក' } });
});
beforeEach(() => site.clear());
afterAll(() => site.close());

const job = (changes: Parameters<typeof createJob>[1] = {}) =>
  createJob(site.api.prisma, { ownerId: owner.id, ...changes });
const change = (id: string, data: object) =>
  site.api.prisma.job.update({ where: { id }, data: { ...data, updatedAt: site.api.deps.now() } });
const calls = (method: string) => site.telegram.calls.filter((one) => one.method === method).length;

describe('a channel gets', () => {
  it('a new job once, with its picture, its facts, and a link that counts', async () => {
    const channel = await site.channel();
    const { id } = await job({ title: 'Cook & baker', salaryFrom: 30_000n, salaryTo: 50_000n });
    await site.runs(3);
    const [post, ...others] = channel.messages();
    expect(others).toEqual([]);
    expect(post?.text).toMatch(
      /^Cook & baker\nLotus Kitchen\n\n💼 Job · Full-time\n💵 .*300.*500.* a month\n📍 Phnom Penh\n🗓 Closes .+\n\nView job and apply$/,
    );
    const link = `http://localhost:3000/job/${id}?via=telegram-channel.${channel.number}`;
    expect(post?.html).toContain(`<a href="${link}">`);
    const picture = await loadImage(post?.photo ?? Buffer.alloc(0));
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    expect(calls('sendPhoto')).toBe(1);
    expect(calls('editMessageMedia') + calls('editMessageCaption')).toBe(0);
  });

  it('trainings and events in its language', async () => {
    const channel = await site.channel({ language: 'km', kinds: ['training', 'event'] });
    await createGathering(site.api.prisma, { kind: 'training', title: 'វគ្គគណនេយ្យ' });
    await createGathering(site.api.prisma, { kind: 'event', title: 'ពិព័រណ៍ការងារ' });
    await job();
    await site.runs(4);
    const texts = channel.messages().map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.find((text) => text.startsWith('វគ្គគណនេយ្យ'))).toMatch(/🎓 វគ្គបណ្ដុះបណ្ដាល/);
    expect(texts.find((text) => text.startsWith('ពិព័រណ៍ការងារ'))).toMatch(/មើលព័ត៌មានលម្អិត និងចុះឈ្មោះ$/);
  });

  it('only what is open, new since it was linked, and of its categories and provinces', async () => {
    const { prisma } = site.api;
    const [one, two] = await prisma.category.findMany({ take: 2, orderBy: { slug: 'asc' } });
    const siemReap = await prisma.province.findFirstOrThrow({ where: { slug: 'siem-reap' } });
    const cooks = await site.channel({ categoryIds: [one?.id ?? ''] });
    const north = await site.channel({ provinceIds: [siemReap.id] });
    const old = { announcedAt: new Date(Date.now() - 600_000) };
    await job({ title: 'Old', categoryId: one?.id, ...old });
    await job({ title: 'Draft', categoryId: one?.id, status: 'draft' });
    await job({
      title: 'Waiting',
      categoryId: one?.id,
      status: 'pending',
      heldFrom: 'draft',
      heldAt: new Date(),
    });
    await job({ title: 'Cook', categoryId: one?.id });
    await job({ title: 'Driver', categoryId: two?.id, provinceId: siemReap.id });
    await site.runs(4);
    const titles = (channel: typeof cooks) => channel.messages().map(({ text }) => text.split('\n')[0]);
    expect([titles(cooks), titles(north)]).toEqual([['Cook'], ['Driver']]);
  });

  it('signs of markup, emoji and Khmer as they were typed', async () => {
    const channel = await site.channel();
    const khmer = 'ប្រធានផ្នែកគណនេយ្យ'.repeat(12).slice(0, 200);
    for (const title of ['<b>Cook</b> & "chef"', '🍜 Noodle cook 👩🏽‍🍳', khmer]) await job({ title });
    await site.runs(3);
    const titles = channel.messages().map(({ text }) => text.split('\n')[0]);
    expect(titles.sort()).toEqual(['<b>Cook</b> & "chef"', '🍜 Noodle cook 👩🏽‍🍳', khmer].sort());
  });

  it('at most so many an hour, one a minute, newest first, and none of what closed meanwhile', async () => {
    const channel = await site.channel({ perHour: 4 });
    const jobs = [];
    for (let count = 0; count < 30; count += 1)
      jobs.push(await job({ title: `Job ${count}`, announcedAt: new Date(Date.now() + count * 1000) }));
    await site.runs(10);
    const titles = () => channel.messages().map(({ text }) => text.split('\n')[0]);
    expect(titles()).toEqual(['Job 29', 'Job 28', 'Job 27', 'Job 26']);
    await change(jobs[25]?.id ?? '', { status: 'closed', closedAt: new Date() });
    await site.runs(60);
    expect(titles().slice(4)).toEqual(['Job 24', 'Job 23', 'Job 22', 'Job 21']);
    // What nobody was told for three days is no news.
    await site.run(4 * 24 * 60);
    expect(titles()).toHaveLength(8);
  });

  it('nothing in its quiet hours, and what waited afterwards', async () => {
    const hourNow = new Date(Date.now() + 7 * 3_600_000).getUTCHours();
    const channel = await site.channel({ quietFrom: hourNow, quietUntil: (hourNow + 2) % 24 });
    await job();
    await site.runs(2);
    expect(channel.messages()).toEqual([]);
    await site.run(180);
    expect(channel.messages()).toHaveLength(1);
  });

  it('nothing while it is off, and edits all the same', async () => {
    const channel = await site.channel();
    const { id } = await job();
    await site.run();
    await site.api.prisma.telegramChannel.update({ where: { id: channel.id }, data: { isOn: false } });
    await job({ title: 'Another' });
    await change(id, { status: 'closed', closedAt: new Date() });
    await site.runs(2);
    expect(channel.messages().map(({ text }) => text.split('\n')[0])).toEqual(['Closed']);
  });
});

describe('a post', () => {
  async function posted() {
    const channel = await site.channel();
    const { id } = await job({ title: 'Cook' });
    await site.run();
    const [message] = channel.messages();
    if (!message) throw new Error('nothing was posted');
    return { channel, id, message };
  }

  it('is edited with its picture when what it says changes, and left alone otherwise', async () => {
    const { id, message } = await posted();
    const before = message.photo;
    await change(id, { description: '<p>Other words.</p>' });
    await site.runs(2);
    expect(message.edits).toBe(0);
    await change(id, { title: 'Head cook', salaryFrom: 90_000n, salaryTo: 90_000n });
    await site.runs(2);
    expect(message.edits).toBe(1);
    expect(message.text).toMatch(/^Head cook\n/);
    expect(message.text).toContain('900');
    expect(message.photo?.equals(before ?? Buffer.alloc(0))).toBe(false);
  });

  it.each([
    ['is closed', { status: 'closed' as const }],
    ['is archived', { status: 'archived' as const }],
    ['is held by reports', { status: 'pending' as const, heldFrom: 'closed' as const, heldAt: new Date() }],
  ])('is struck through when its job %s, and whole again when that is open', async (_, closed) => {
    const { id, message } = await posted();
    await change(id, closed);
    await site.runs(2);
    expect(message.html).toMatch(/^<b>Closed<\/b>\n\n<s><b>Cook<\/b>\n.*<\/s>$/s);
    expect(message.html).not.toContain('href');
    expect(message.edits).toBe(1);
    await change(id, { status: 'active', heldFrom: null, heldAt: null });
    await site.runs(2);
    expect(message.text).toMatch(/^Cook\n/);
    expect(message.edits).toBe(2);
  });

  it('is struck through when its closing date has passed', async () => {
    const { message } = await posted();
    await site.run(12 * 24 * 60);
    expect(message.text).toMatch(/^Closed\n\nCook\n/);
  });

  it.each([
    ['is deleted', (id: string) => site.api.prisma.job.delete({ where: { id } })],
    [
      'is closed by the operator',
      (id: string) =>
        change(id, { status: 'closed', stopped: 'closed', stopReason: 'money', stoppedAt: new Date() }),
    ],
  ])('is deleted when its job %s', async (_, end) => {
    const { channel, id } = await posted();
    await end(id);
    await site.runs(2);
    expect(channel.messages()).toEqual([]);
    expect(calls('deleteMessage')).toBe(1);
    const row = await site.api.prisma.telegramPost.findFirst();
    expect(row).toMatchObject({ state: 'deleted', text: '' });
  });

  it('says the full fee once the early one has ended', async () => {
    const channel = await site.channel({ kinds: ['training'] });
    await createGathering(site.api.prisma, {
      ...{ title: 'Ledgers', fee: 9_000n, earlyFee: 7_000n, earlyUntil: new Date(today()) },
    });
    await site.runs(2);
    expect(channel.messages()[0]?.text).toContain('$70');
    await site.run(24 * 60);
    expect(channel.messages()[0]?.text).toContain('$90');
    expect(channel.messages()[0]?.text).not.toContain('$70');
  });

  it('is emptied where Telegram does not let it be deleted', async () => {
    const { id, message } = await posted();
    const before = message.photo;
    site.telegram.next('deleteMessage', {
      status: 400,
      description: "Bad Request: message can't be deleted",
    });
    await site.api.prisma.job.delete({ where: { id } });
    await site.runs(2);
    expect(message.text).toBe('This post was removed.');
    expect(before).not.toBeNull();
    expect(message.photo?.equals(before ?? Buffer.alloc(0))).toBe(false);
  });

  it('that somebody deleted in the channel is not sent again', async () => {
    const { channel, id } = await posted();
    site.telegram.messages.length = 0;
    await change(id, { title: 'Head cook' });
    await site.runs(3);
    await change(id, { status: 'closed' });
    await site.runs(3);
    expect(channel.messages()).toEqual([]);
    expect(calls('editMessageMedia')).toBe(1);
  });

  it('counts who comes from it, once a day, for the job and the channel', async () => {
    const { channel, id } = await posted();
    const other = await site.channel();
    for (const via of [`telegram-channel.${channel.number}`, 'telegram-channel.x', 'telegram'])
      for (const agent of ['A', 'A', 'B'])
        await site.api
          .as(null)
          .call(jobViewed, { params: { id }, query: { via }, headers: { 'User-Agent': `${agent} ${via}` } });
    const shared = await site.api.prisma.jobSharedView.findMany({ where: { jobId: id } });
    expect(Object.fromEntries(shared.map((row) => [row.channel, row.views]))).toEqual({
      'telegram-channel': 4,
      telegram: 2,
    });
    const admin = await createUser(site.api.prisma, { role: 'admin' });
    const { body } = await site.api.as(admin).call(telegramChannelList);
    const views = body.data.channels.map(({ _id, views: seen }: { _id: string; views: number }) => [
      _id,
      seen,
    ]);
    expect(views).toEqual([
      [channel.id, 2],
      [other.id, 0],
    ]);
  });
});
