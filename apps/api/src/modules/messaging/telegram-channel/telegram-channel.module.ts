import { adminPaths } from '@acheep/contract/admin-paths';
import type { AuditAction } from '@acheep/contract/audit';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Locale } from '@acheep/contract/kernel/locale';
import * as contract from '@acheep/contract/messaging/telegram-channel';
import { type ChannelTest, maxChannels } from '@acheep/contract/messaging/telegram-channel-option';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { escaped } from '../../../page/html.ts';
import { botName } from '../../../plumbing/bot-name.ts';
import { hasTelegram, TelegramFault } from '../../../plumbing/telegram.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { channelCalls, channelFaultOf, isUnknownBot } from './channel-call.ts';
import { channelWords } from './channel-words.ts';
import { presentChannel } from './telegram-channel.presenter.ts';
import * as stored from './telegram-channel.repository.ts';
import { telegramChannelTasks } from './telegram-channel.tasks.ts';
import { telegramChannelTask } from './telegram-channel-task.ts';
import { countPosts, findNext } from './telegram-post.repository.ts';

type Body = ParsedBodyOf<typeof contract.telegramChannelUpdate>;

/** Posts in waiting that are counted. */
const maxWaiting = 100;
const none = { posts: 0, unsure: 0, views: 0, lastPostAt: null };

/** Why a call about a channel failed, in the words of a test. */
const outcomeOf = (error: unknown): ChannelTest => {
  if (!(error instanceof TelegramFault)) throw error;
  return channelFaultOf(error) ?? (isUnknownBot(error) ? 'off' : 'away');
};

const addressOf = ({ username, chatId }: { username: string | null; chatId: string }) =>
  username ? `@${username}` : chatId;

function telegramChannelService(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { config, database, queue, now } = deps;
  const { prisma } = database;
  const calls = channelCalls(config);
  const audit = auditBy(now);

  async function shown(rows: readonly stored.ChannelRow[]): Promise<contract.TelegramChannel[]> {
    const numbers = await countPosts(prisma);
    return Promise.all(
      rows.map(async (row) => {
        const waiting = row.isOn ? (await findNext(database, row, now(), maxWaiting)).length : 0;
        return presentChannel(row, now(), { ...(numbers.get(row.id) ?? none), waiting });
      }),
    );
  }
  async function present(row: stored.ChannelRow): Promise<contract.TelegramChannel> {
    const [one] = await shown([row]);
    if (!one) throw notFound();
    return one;
  }

  const note = (tx: Transaction, by: By, action: AuditAction, row: stored.ChannelRow, details = {}) =>
    audit(tx, by, action, row.id, { channel: `${row.title} (${row.address})`, ...details });

  async function columnsOf(db: PrismaClient | Transaction, body: Omit<Body, 'updatedAt'>) {
    const { categoryIds = [], provinceIds = [] } = body;
    const lists = { categoryIds: [...new Set(categoryIds)], provinceIds: [...new Set(provinceIds)] };
    const known = {
      categoryIds: await stored.knownEntries(db, 'category', lists.categoryIds),
      provinceIds: await stored.knownEntries(db, 'province', lists.provinceIds),
    };
    refuseUnknown(
      (['categoryIds', 'provinceIds'] as const).filter((name) => known[name] < lists[name].length),
    );
    return {
      ...lists,
      language: body.language,
      kinds: body.kinds,
      perHour: body.perHour,
      quietFrom: body.quietFrom ?? null,
      quietUntil: body.quietUntil ?? null,
      isOn: body.isOn,
    };
  }

  /** The channel at Telegram, in which the bot may post. */
  async function lookAt(address: string) {
    const refuse = (outcome: ChannelTest) => {
      // A channel that the bot is not in is not known to it, whichever way Telegram says so.
      const isKnown = outcome === 'rights' || outcome === 'off' || outcome === 'away';
      return new AppError(isKnown ? `telegram.${outcome}` : 'telegram.unknown');
    };
    const chat = await calls.look(address).catch((error: unknown) => {
      throw refuse(outcomeOf(error));
    });
    if (chat.type !== 'channel') throw new AppError('telegram.no_channel');
    const refusal = await calls.refusalOf(chat.chatId).catch(outcomeOf);
    if (refusal) throw refuse(refusal);
    return { address: addressOf(chat), chatId: chat.chatId, title: chat.title };
  }

  /** Sends a test post and deletes it. */
  async function tryOut(row: stored.ChannelRow): Promise<ChannelTest> {
    if (!hasTelegram(config)) return 'off';
    const locale: Locale = row.language;
    const text = channelWords.test[locale].replace('{site}', siteName(await readSite(prisma), locale));
    try {
      const chat = await calls.look(row.chatId);
      const refusal = await calls.refusalOf(row.chatId);
      if (refusal) return refusal;
      const messageId = await calls.send(row.chatId, escaped(text), null);
      await stored.noteChannel(prisma, row.id, { title: chat.title, address: addressOf(chat) });
      const isDeleted = await calls.remove({ chatId: row.chatId, messageId }).catch(() => false);
      return isDeleted ? 'posted' : 'left';
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return {
    async list() {
      const hasBot = hasTelegram(config);
      if (!hasBot) return { hasBot, botName: null, channels: [] };
      const [name, rows] = await Promise.all([botName(config), stored.listChannels(prisma)]);
      return { hasBot, botName: name, channels: await shown(rows) };
    },

    async create({ body: { chat, ...body }, ...by }: Call<typeof contract.telegramChannelCreate>) {
      if (!hasTelegram(config)) throw new AppError('telegram.off');
      const data = await columnsOf(prisma, body);
      const found = await lookAt(contract.channelAddress(chat) ?? chat);
      const row = await prisma.$transaction(async (tx) => {
        const linked = await stored.lockChannels(tx);
        if (linked.length >= maxChannels) throw new AppError('telegram.most', { most: maxChannels });
        if (linked.some(({ chatId }) => chatId === found.chatId)) throw new AppError('telegram.linked');
        const made = await stored.createChannel(tx, { ...data, ...found, since: now() });
        await note(tx, by, 'telegram_channel.create', made);
        return made;
      });
      return present(row);
    },

    async update({
      params: { id },
      body: { updatedAt, ...body },
      ...by
    }: Call<typeof contract.telegramChannelUpdate>) {
      const row = await prisma.$transaction(async (tx) => {
        const before = await stored.lockChannel(tx, id);
        if (!before) throw notFound();
        refuseOutdated(before, updatedAt);
        const data = await columnsOf(tx, body);
        const isTurnedOn = data.isOn && !before.isOn;
        const saved = await stored.saveChannel(tx, id, { ...data, ...(isTurnedOn && { since: now() }) });
        await note(tx, by, 'telegram_channel.edit', saved, changedIn(before, data));
        return saved;
      });
      return present(row);
    },

    async test({ params: { id }, ...by }: Call<typeof contract.telegramChannelTest>) {
      const row = await stored.findChannel(prisma, id);
      if (!row) throw notFound();
      const outcome = await tryOut(row);
      if (outcome === 'removed' || outcome === 'unknown' || outcome === 'rights')
        await stored.replaceFault(prisma, id, outcome);
      await prisma.$transaction(async (tx) => {
        await note(tx, by, 'telegram_channel.test', row);
        // What waited for the pause to end, or for the next minute, goes out at once.
        await queue.enqueue(tx, telegramChannelTask, {});
      });
      return { outcome, channel: await present((await stored.findChannel(prisma, id)) ?? row) };
    },

    remove: ({ params: { id }, ...by }: Call<typeof contract.telegramChannelDelete>) =>
      prisma.$transaction(async (tx) => {
        const row = await stored.lockChannel(tx, id);
        if (!row) throw notFound();
        await stored.deleteChannel(tx, id);
        await note(tx, by, 'telegram_channel.delete', row);
      }),
  };
}

/** Telegram channels of the operator, with new jobs, trainings and events. */
export const telegramChannelModule: Module = {
  audited: {
    telegram_channel: {
      title: { en: 'Telegram channel', km: 'ឆានែល Telegram' },
      name: 'channel',
      page: () => adminPaths.telegramChannels(),
      isList: true,
      bodies: [contract.telegramChannelUpdate.body],
    },
  },
  routes(register, deps) {
    const channels = telegramChannelService(deps);
    register(contract.telegramChannelList, channels.list);
    register(contract.telegramChannelCreate, channels.create);
    register(contract.telegramChannelUpdate, channels.update);
    register(contract.telegramChannelTest, channels.test);
    register(contract.telegramChannelDelete, channels.remove);
  },
  tasks: telegramChannelTasks,
  tables: {
    telegram_channel: { without: 'channels of the operator' },
    telegram_post: { without: 'what was posted publicly about a job, a training or an event' },
  },
};
