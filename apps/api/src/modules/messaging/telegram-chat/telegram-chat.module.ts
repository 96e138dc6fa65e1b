import * as contract from '@acheep/contract/messaging/telegram-chat';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { botName } from '../../../plumbing/bot-name.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { hasTelegram } from '../../../plumbing/telegram.ts';
import { lockProof, proveOwner } from '../../accounts/account/prove-owner.service.ts';
import { chatLinkedMail, chatUnlinkedMail } from './telegram-chat.mail.ts';
import * as chats from './telegram-chat.repository.ts';
import { unlinkChat } from './unlink-chat.ts';

/** The chat of an account, on the site's side. */
function telegramChatService(deps: Pick<Deps, 'config' | 'database' | 'passwords' | 'queue' | 'now'>) {
  const { config, database, now } = deps;
  const { prisma } = database;
  return {
    async get({ actor }: Call<typeof contract.telegramChatGet>): Promise<contract.TelegramChat> {
      const hasBot = hasTelegram(config);
      const row = hasBot ? await chats.findChat(prisma, actor.id) : null;
      const chat = row && {
        name: row.name,
        linkedAt: row.linkedAt.toISOString(),
        blocked: row.blockedAt !== null,
      };
      return { hasBot, chat };
    },

    async link({ actor, body: { password } }: Call<typeof contract.telegramChatLink>) {
      if (!hasTelegram(config)) throw new AppError('telegram.no_bot');
      const known = await proveOwner(deps, actor, password);
      const name = await botName(config);
      if (!name) throw new AppError('telegram.away');
      const token = randomToken();
      const expiresAt = new Date(now().getTime() + contract.chatLinkMinutes * 60_000);
      const made = { userId: actor.id, purpose: 'chat', tokenHash: tokenHash(token), expiresAt } as const;
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known);
        await chats.saveLink(tx, made);
      });
      return { url: `https://t.me/${name}?start=${token}` };
    },

    async unlink({ actor, body: { password } }: Call<typeof contract.telegramChatDelete>) {
      const known = await proveOwner(deps, actor, password);
      await prisma.$transaction(async (tx) => {
        await lockProof(tx, actor, known);
        await unlinkChat(deps, tx, actor.id);
      });
    },
  };
}

const day = 86_400_000;

/** Telegram chats of accounts, which get the notifications of the bell. */
export const telegramChatModule: Module = {
  routes(register, deps) {
    const service = telegramChatService(deps);
    register(contract.telegramChatGet, service.get);
    register(contract.telegramChatLink, service.link);
    register(contract.telegramChatDelete, service.unlink);
  },
  mails: [chatLinkedMail, chatUnlinkedMail],
  tables: {
    telegram_chat: 'telegram-chat',
    telegram_link: { without: 'links that work for minutes' },
    telegram_update: { without: 'numbers of updates that Telegram delivered, for two days' },
  },
  ownData: { 'telegram-chat': chats.eachChat },
  sweep: ({ database: { prisma }, now }) =>
    chats.sweepTelegram(prisma, now(), new Date(now().getTime() - 2 * day)),
};
