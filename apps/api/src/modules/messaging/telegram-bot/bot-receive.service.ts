import { setTimeout as sleep } from 'node:timers/promises';
import { locales } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Deps } from '../../../deps.ts';
import { derivedSecret, sameHash, tokenHash } from '../../../plumbing/secret.ts';
import { askTelegram, TelegramFault } from '../../../plumbing/telegram.ts';
import { noteUpdate } from '../telegram-chat/telegram-chat.repository.ts';
import { readUpdate } from './bot-update.ts';
import { botUpdateTask } from './bot-update-task.ts';
import { updateAddress, usesWebhook } from './bot-webhook.ts';
import { botCommands } from './bot-words.ts';

const minute = 60_000;
/** Updates of one chat in a minute that are answered; a person is far below. */
const maxPerMinute = 30;
/** Seconds that Telegram holds a request for updates, below those until a call times out. */
const polling = 10;
/** Seconds until the next try where Telegram does not respond, and does not say when. */
const pause = { poll: 5, prepare: 60 };
const wanted = { allowed_updates: ['message', 'callback_query', 'my_chat_member'] } as const;

type Config = Deps['config'];
type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>;

/** Value by which Telegram proves that an update is its own. */
const webhookSecret = ({ SECRET }: Config) => derivedSecret(SECRET, 'Telegram webhook');

export const isFromTelegram = (config: Config, given: unknown) =>
  typeof given === 'string' && sameHash(tokenHash(given), tokenHash(webhookSecret(config)));

/** Returns the function that takes an update and queues what it asks for, once. */
export const botReceiver =
  ({ database: { prisma }, queue, now }: Needs) =>
  async (given: unknown): Promise<void> => {
    const update = readUpdate(given);
    if (!update) return;
    const { updateId: id, chatId } = update;
    const receivedAt = now();
    await prisma.$transaction(async (tx) => {
      const since = new Date(receivedAt.getTime() - minute);
      const isNew = await noteUpdate(tx, { id, chatId, receivedAt }, { since, most: maxPerMinute });
      if (isNew) await queue.enqueue(tx, botUpdateTask, update);
    });
  };

/**
 * Has Telegram deliver updates to this site, or, where it cannot reach the site, asks for them again and again. Returns
 * what to close at the end.
 */
export function startReceiving(deps: Needs): { close(): void } {
  const { config } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const receive = botReceiver(deps);

  async function prepare() {
    for (const locale of locales) {
      const commands = valuesOf(botCommands).map((command) => ({
        command,
        description: botCommands[command][locale],
      }));
      const language = locale === 'km' ? { language_code: 'km' as const } : {};
      await askTelegram(config, (api) => api.setMyCommands(commands, language));
    }
    if (usesWebhook(config)) {
      const how = { ...wanted, secret_token: webhookSecret(config) };
      await askTelegram(config, (api) => api.setWebhook(updateAddress(config), how));
    } else await askTelegram(config, (api) => api.deleteWebhook());
  }

  let offset = 0;
  async function poll() {
    const params = { ...wanted, timeout: polling, offset };
    const updates = await askTelegram(config, (api) => api.getUpdates(params, signal as never));
    for (const update of updates) {
      await receive(update);
      offset = update.update_id + 1;
    }
  }

  /** Runs `work` until it succeeds, or for ever; a failure of Telegram is for the doctor to tell. */
  async function keepTrying(work: () => Promise<void>, seconds: number, { again = false } = {}) {
    while (!signal.aborted) {
      try {
        await work();
        if (!again) return;
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof TelegramFault)) deps.queue.report(error as Error);
        const wait = error instanceof TelegramFault ? (error.retryAfter ?? seconds) : seconds;
        await sleep(wait * 1000, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }

  const running = (async () => {
    await keepTrying(prepare, pause.prepare);
    if (!usesWebhook(config)) await keepTrying(poll, pause.poll, { again: true });
  })();
  running.catch((error: Error) => deps.queue.report(error));
  return { close: () => stopping.abort() };
}
