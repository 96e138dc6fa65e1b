import { telegramChatLink } from '@acheep/contract/messaging/telegram-chat';
import { expect, vi } from 'vitest';
import { botUpdateTask } from '../modules/messaging/telegram-bot/bot-update-task.ts';
import { updatePath } from '../modules/messaging/telegram-bot/bot-webhook.ts';
import { buttonWords } from '../modules/messaging/telegram-bot/bot-words.ts';
import { chatMessageTask } from '../modules/messaging/telegram-chat/chat-message.ts';
import { startHarness } from './harness.ts';
import { startTelegram } from './telegram-server.ts';

type Person = { id: string };
type Telegram = Awaited<ReturnType<typeof startTelegram>>;
type Chat = ReturnType<Telegram['person']>;

/** The button that links a chat, in either language. */
const linkLabels = new RegExp(`^(${Object.values(buttonWords.link).join('|')})$`);

/** A site that Telegram can reach, with its bot at work. */
export async function startBot(settings: Record<string, string> = {}) {
  const telegram = await startTelegram();
  const api = await startHarness({ PUBLIC_URL: 'https://acheep.example', ...telegram.settings, ...settings });
  await api.work(chatMessageTask);
  await api.work(botUpdateTask);
  await vi.waitFor(() => expect(telegram.webhook.url).not.toBe(''), 10_000);

  const post = (update: object, secret = telegram.webhook.secret) =>
    api.http().post(updatePath).set('X-Telegram-Bot-Api-Secret-Token', secret).send(update);
  /** Texts of the messages in a chat, in their order. */
  const texts = (chat: Chat) => telegram.of(chat).map(({ text }) => text);
  async function deliver(update: object) {
    expect((await post(update)).status).toBe(200);
  }
  /** Delivers an update and waits until the chat has so many new messages; returns their texts. */
  async function answers(chat: Chat, update: object, count = 1): Promise<string[]> {
    const before = texts(chat).length;
    await deliver(update);
    await expect.poll(() => texts(chat).length, { timeout: 10_000 }).toBe(before + count);
    return texts(chat).slice(before);
  }
  /** The token of a new link of somebody. */
  async function linkOf(person: Person, password?: string): Promise<string> {
    const proof = password === undefined ? {} : { password };
    const { body } = await api.as(person).call(telegramChatLink, { body: proof });
    return new URL(body.data.url).searchParams.get('start') ?? '';
  }

  /** Waits until all that is queued for chats and by them has been done, or waits for later. */
  async function rested() {
    await expect
      .poll(
        async () => {
          const [left] = await api.prisma.$queryRaw<{ count: bigint }[]>`
            SELECT count(*) FROM pgboss.job WHERE name IN ('telegram-message', 'telegram-update')
              AND state IN ('created', 'active', 'retry') AND start_after <= now()`;
          return Number(left?.count);
        },
        { timeout: 10_000 },
      )
      .toBe(0);
  }
  /** Answers that the chat is to be linked; returns the latest message then. */
  async function confirmLink(chat: Chat) {
    await deliver(telegram.presses(chat, linkLabels));
    await rested();
    return texts(chat).at(-1);
  }

  return {
    api,
    telegram,
    post,
    texts,
    deliver,
    answers,
    linkOf,
    confirmLink,
    rested,
    say: (chat: Chat, text: string, count = 1) => answers(chat, telegram.says(chat, text), count),
    press: (chat: Chat, label: string | RegExp, count = 1) =>
      answers(chat, telegram.presses(chat, label), count),
    /** Links a new chat with an account. */
    async link(person: Person, changes: Partial<Chat> = {}, password?: string): Promise<Chat> {
      const chat = telegram.person(changes);
      await answers(chat, telegram.says(chat, `/start ${await linkOf(person, password)}`));
      await confirmLink(chat);
      return chat;
    },
    async close() {
      await api.close();
      await telegram.close();
    },
  };
}
