import { createTelegramChannel } from '@acheep/prisma/factories/telegram-channel';
import { postToChannels } from '../modules/messaging/telegram-channel/telegram-channel.tasks.ts';
import { startHarness } from './harness.ts';
import { startTelegram } from './telegram-server.ts';

type Changes = Parameters<typeof createTelegramChannel>[1];

let made = 0;

/** A site with a bot at a Telegram of its own, and its channels. */
export async function startChannels() {
  const telegram = await startTelegram();
  const api = await startHarness(telegram.settings);
  let minutes = 0;
  let begin = Date.now();
  const run = async (after = 1) => {
    minutes += after;
    api.setClock(new Date(begin + minutes * 60_000));
    await postToChannels(api.deps);
  };
  return {
    api,
    telegram,
    /** Links a channel in which the bot may post. */
    async channel(changes: Changes = {}) {
      made += 1;
      const chat = telegram.channel(`channel_${made}`);
      const row = await createTelegramChannel(api.prisma, {
        address: `@${chat.username}`,
        chatId: String(chat.id),
        title: chat.title,
        ...changes,
      });
      return { ...row, chat, messages: () => telegram.of(chat) };
    },
    /** Runs the worker so many minutes later, by default one. */
    run,
    async runs(times: number, after = 1) {
      for (let time = 0; time < times; time += 1) await run(after);
    },
    /** Removes what the previous test left. */
    async clear() {
      minutes = 0;
      begin = Date.now();
      api.setClock(null);
      telegram.calm();
      telegram.messages.length = 0;
      telegram.calls.length = 0;
      await api.prisma.telegramChannel.deleteMany();
      await api.prisma.job.deleteMany();
      await api.prisma.gathering.deleteMany();
      await api.prisma.notification.deleteMany();
    },
    async close() {
      await api.close();
      await telegram.close();
    },
  };
}
