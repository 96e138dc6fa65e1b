import {
  telegramChannelCreate,
  telegramChannelDelete,
  telegramChannelList,
  telegramChannelTest,
  telegramChannelUpdate,
} from '@acheep/contract/messaging/telegram-channel';
import { maxChannels } from '@acheep/contract/messaging/telegram-channel-option';
import { createJob } from '@acheep/prisma/factories/job';
import { createTelegramChannel } from '@acheep/prisma/factories/telegram-channel';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChannels } from '../../../testing/channel.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { moveFiled } from '../../jobs/reference-admin/reference-admin.repository.ts';

let site: Awaited<ReturnType<typeof startChannels>>;
let admin: ReturnType<Harness['as']>;
beforeAll(async () => {
  site = await startChannels();
  admin = site.api.as(await createUser(site.api.prisma, { role: 'admin' }));
});
beforeEach(() => site.clear());
afterAll(() => site.close());

const settings = { language: 'en', kinds: ['job'], perHour: 6, quietFrom: 21, quietUntil: 7, isOn: true };
const link = (chat: string, changes: object = {}) =>
  admin.call(telegramChannelCreate, { body: { ...settings, chat, ...changes } });
const list = async () => (await admin.call(telegramChannelList)).body.data;

describe('linking a channel', () => {
  it('takes it under its own name and title, and counts what is new from then on', async () => {
    await createJob(site.api.prisma, { announcedAt: new Date(Date.now() - 1000) });
    const chat = site.telegram.channel('Jobs_Cambodia', { title: 'Jobs in Cambodia' });
    const { status, body } = await link('https://t.me/Jobs_Cambodia');
    expect([status, body.data]).toMatchObject([
      201,
      {
        chat: '@Jobs_Cambodia',
        title: 'Jobs in Cambodia',
        link: 'https://t.me/Jobs_Cambodia',
        posts: 0,
        waiting: 0,
        fault: null,
      },
    ]);
    await site.run();
    expect(site.telegram.of(chat)).toEqual([]);
    expect(await list()).toMatchObject({ hasBot: true, botName: 'acheep_test_bot', channels: [body.data] });
    const audit = await site.api.prisma.auditEntry.findFirst({ where: { subjectId: body.data._id } });
    expect(audit).toMatchObject({ action: 'telegram_channel.create' });
  });

  it('takes one without a name by its number', async () => {
    const { id } = site.telegram.channel('unnamed', { username: undefined as never, id: -1_001_234_500_000 });
    const { body } = await link(`https://t.me/c/${String(id).slice(4)}/7`);
    expect(body.data).toMatchObject({ chat: String(id), link: null });
  });

  it('says what to do where Telegram does not let the bot post', async () => {
    site.telegram.channel('a_group', { type: 'supergroup' });
    site.telegram.channel('no_rights', { member: { status: 'administrator', can_post_messages: false } });
    site.telegram.channel('not_admin', { member: { status: 'member' } });
    site.telegram.channel('not_inside', { member: { status: 'left' } });
    site.telegram.channel('kicked_out', { member: { status: 'kicked' } });
    const codes: Record<string, string> = {};
    for (const name of ['a_group', 'no_rights', 'not_admin', 'not_inside', 'kicked_out', 'nowhere'])
      codes[name] = (await link(`@${name}`)).body.code;
    expect(codes).toEqual({
      a_group: 'telegram.no_channel',
      no_rights: 'telegram.rights',
      not_admin: 'telegram.rights',
      not_inside: 'telegram.unknown',
      kicked_out: 'telegram.unknown',
      nowhere: 'telegram.unknown',
    });
    site.telegram.next('getChat', 'closed');
    expect((await link('@no_rights')).body.code).toBe('telegram.away');
    expect((await list()).channels).toEqual([]);
  });

  it('is refused twice, by two at once as well, and beyond the most', async () => {
    site.telegram.channel('jobs_once');
    const answers = await Promise.all([link('@jobs_once'), link('t.me/jobs_once')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await link('@jobs_once')).body.code).toBe('telegram.linked');
    for (let count = 1; count < maxChannels; count += 1) await createTelegramChannel(site.api.prisma);
    site.telegram.channel('jobs_more');
    expect((await link('@jobs_more')).body.code).toBe('telegram.most');
  });

  it.each([
    ['chat', { chat: 'https://t.me/+invitation' }],
    ['kinds', { kinds: [] }],
    ['perHour', { perHour: 31 }],
    ['quietUntil', { quietUntil: null }],
    ['quietFrom', { quietFrom: null }],
    ['quietUntil', { quietUntil: 21 }],
    ['categoryIds', { categoryIds: ['01900000-0000-7000-8000-000000000000'] }],
  ])('names %s in %j', async (field, changes) => {
    site.telegram.channel('well_known');
    const { status, body } = await link('@well_known', changes);
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});

describe('a linked channel', () => {
  it('is edited by one at a time, and turned on it does not catch up', async () => {
    const { id, messages } = await site.channel({ isOn: false });
    await createJob(site.api.prisma);
    const [{ updatedAt }] = (await list()).channels;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const body = { ...settings, quietFrom: null, quietUntil: null, updatedAt };
    expect((await admin.call(telegramChannelUpdate, { params: { id }, body })).body.data.isOn).toBe(true);
    await site.runs(2);
    expect(messages()).toEqual([]);
    const late = await admin.call(telegramChannelUpdate, { params: { id }, body });
    expect([late.status, late.body.code]).toEqual([409, 'record.changed']);
  });

  it('is tested by a post that is deleted, or that somebody has to delete', async () => {
    const { id, messages } = await site.channel({ language: 'km' });
    const test = async () => (await admin.call(telegramChannelTest, { params: { id } })).body.data;
    expect(await test()).toMatchObject({ outcome: 'posted', channel: { _id: id } });
    expect(messages()).toEqual([]);
    site.telegram.next('deleteMessage', {
      status: 400,
      description: "Bad Request: message can't be deleted",
    });
    expect((await test()).outcome).toBe('left');
    expect(messages().map(({ text }) => text)).toEqual(['នេះជាសារសាកល្បងពី អាជីព។ សារនេះនឹងត្រូវលុបវិញភ្លាមៗ។']);
    site.telegram.next('*', 'closed');
    expect((await test()).outcome).toBe('away');
    site.telegram.next('*', { status: 401, description: 'Unauthorized' });
    expect((await test()).outcome).toBe('off');
  });

  it('keeps its posts at Telegram when it is unlinked', async () => {
    const { id, messages } = await site.channel();
    await createJob(site.api.prisma);
    await site.run();
    expect((await admin.call(telegramChannelDelete, { params: { id } })).status).toBe(200);
    await site.runs(2);
    expect([messages().length, (await list()).channels]).toEqual([1, []]);
  });

  it('follows a category that is merged into another', async () => {
    const [from, into] = await site.api.prisma.category.findMany({ take: 2 });
    const { id } = await site.channel({ categoryIds: [from?.id ?? '', into?.id ?? ''] });
    await site.api.prisma.$transaction((tx) => moveFiled(tx, 'category', from?.id ?? '', into?.id ?? ''));
    const row = await site.api.prisma.telegramChannel.findUniqueOrThrow({ where: { id } });
    expect(row.categoryIds).toEqual([into?.id]);
  });
});

it('a site without a bot has no channels, and links none', async () => {
  const api = await startHarness();
  await createTelegramChannel(api.prisma);
  const operator = api.as(await createUser(api.prisma, { role: 'admin' }));
  expect((await operator.call(telegramChannelList)).body.data).toEqual({
    hasBot: false,
    botName: null,
    channels: [],
  });
  const { body } = await operator.call(telegramChannelCreate, { body: { ...settings, chat: '@jobs_kh' } });
  expect(body.code).toBe('telegram.off');
  await api.close();
});
