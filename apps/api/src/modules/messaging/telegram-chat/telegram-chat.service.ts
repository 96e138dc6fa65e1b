import { chatLinkMinutes, type TelegramChat } from '@acheep/contract/messaging/telegram-chat';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { hasTelegram } from '../../../plumbing/telegram.ts';
import { refuseOneFactor } from '../../accounts/account/refuse-one-factor.ts';
import { botName } from '../telegram-channel/bot-name.ts';
import * as chats from './telegram-chat.repository.ts';

/** The chat of an account, on the site's side. */
export function telegramChatService({
  config,
  database: { prisma },
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>) {
  return {
    async get(actor: Actor): Promise<TelegramChat> {
      const hasBot = hasTelegram(config);
      const row = hasBot ? await chats.findChat(prisma, actor.id) : null;
      const chat = row && {
        name: row.name,
        linkedAt: row.linkedAt.toISOString(),
        blocked: row.blockedAt !== null,
      };
      return { hasBot, chat };
    },

    async link(actor: Actor) {
      if (!hasTelegram(config)) throw new AppError('telegram.no_bot');
      await refuseOneFactor(prisma, actor);
      const name = await botName(config);
      if (!name) throw new AppError('telegram.away');
      const token = randomToken();
      const expiresAt = new Date(now().getTime() + chatLinkMinutes * 60_000);
      await chats.saveLink(prisma, {
        userId: actor.id,
        purpose: 'chat',
        tokenHash: tokenHash(token),
        expiresAt,
      });
      return { url: `https://t.me/${name}?start=${token}` };
    },

    unlink: (actor: Actor) => chats.deleteChat(prisma, actor.id),
  };
}
