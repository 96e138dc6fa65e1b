import type { Locale } from '@acheep/contract/kernel/locale';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { askTelegram, hasTelegram, TelegramFault } from '../../../plumbing/telegram.ts';
import { siteNow } from '../mail/site.ts';
import { isUnknownBot } from '../telegram-channel/channel-call.ts';
import { findChat, setBlocked } from '../telegram-chat/telegram-chat.repository.ts';
import { say } from './bot-content.ts';
import { botWords } from './bot-words.ts';
import { isGone } from './chat-gone.ts';

/** Test messages to the caller's own chat. */
export function chatTester({ config, database: { prisma }, now }: Pick<Deps, 'config' | 'database' | 'now'>) {
  /**
   * Sends a message to the chat at once, past the queue. False if none is linked, or the bot is blocked there; success
   * ends a block. Throws `telegram.off` or `telegram.away`.
   */
  return async (actor: Actor, locale: Locale): Promise<boolean> => {
    if (!hasTelegram(config)) throw new AppError('telegram.no_bot');
    const chat = await findChat(prisma, actor.id);
    if (!chat) return false;
    const { name } = await siteNow(prisma, config, locale);
    try {
      await askTelegram(config, (api) =>
        api.sendMessage(chat.chatId, say(botWords.test, locale, { site: name }), { parse_mode: 'HTML' }),
      );
    } catch (error) {
      if (!(error instanceof TelegramFault)) throw error;
      if (!isGone(error)) throw new AppError(isUnknownBot(error) ? 'telegram.off' : 'telegram.away');
      await setBlocked(prisma, chat.chatId, now());
      return false;
    }
    if (chat.blockedAt) await setBlocked(prisma, chat.chatId, null);
    return true;
  };
}
