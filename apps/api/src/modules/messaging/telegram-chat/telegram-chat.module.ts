import * as contract from '@acheep/contract/messaging/telegram-chat';
import type { Module } from '../../../module.ts';
import { chatLinkedMail, chatUnlinkedMail } from './telegram-chat.mail.ts';
import { eachChat, sweepTelegram } from './telegram-chat.repository.ts';
import { telegramChatService } from './telegram-chat.service.ts';

const day = 86_400_000;

/** Telegram chats of accounts, which get the notifications of the bell. */
export const telegramChatModule: Module = {
  routes(register, deps) {
    const chats = telegramChatService(deps);
    register(contract.telegramChatGet, chats.get);
    register(contract.telegramChatLink, chats.link);
    register(contract.telegramChatDelete, chats.unlink);
  },
  mails: [chatLinkedMail, chatUnlinkedMail],
  tables: {
    telegram_chat: 'telegram-chat',
    telegram_link: { without: 'links that work for minutes' },
    telegram_update: { without: 'numbers of updates that Telegram delivered, for two days' },
  },
  ownData: { 'telegram-chat': eachChat },
  sweep: ({ database: { prisma }, now }) => sweepTelegram(prisma, now(), new Date(now().getTime() - 2 * day)),
};
