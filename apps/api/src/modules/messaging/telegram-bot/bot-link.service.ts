import type { Locale } from '@acheep/contract/kernel/locale';
import { can, opensConsole } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { hasStrongWay } from '../../accounts/account/account.repository.ts';
import { addressOf } from '../mail/no-address.ts';
import { sendMail } from '../mail/send-mail.ts';
import { notify } from '../notification/notify.ts';
import { answerChatIn, type ChatCall } from '../telegram-chat/chat-message.ts';
import { chatLinkedMail } from '../telegram-chat/telegram-chat.mail.ts';
import * as chats from '../telegram-chat/telegram-chat.repository.ts';
import { say, send } from './bot-content.ts';
import { botWords, buttonWords } from './bot-words.ts';

interface Chat {
  chatId: string;
  name: string;
}

type Asking = Pick<Chat, 'chatId'> & { locale: Locale };

/** Enough for its owner to know it again: `s•••@example.com`, or the end of the number of an account without one. */
function maskedAddress({ email, phone }: Pick<chats.ChatOwner, 'email' | 'phone'>): string {
  const address = addressOf(email);
  if (address) return address.replace(/^([^@])[^@]*/, '$1•••');
  return phone ? `••• ${phone.slice(-3)}` : '•••';
}

/** Links chats with accounts. */
export function chatLinker(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  /** Links the chat with the account, tells everybody whom that concerns, and returns what the chat is told. */
  async function link(tx: Transaction, user: chats.ChatOwner, { chatId, name }: Chat): Promise<ChatCall[]> {
    const before = await chats.clearForLink(tx, { userId: user.id, chatId });
    const elsewhere = before.find((one) => one.userId === user.id && one.chatId !== chatId);
    if (elsewhere)
      await answerChatIn(deps, tx, { chatId: elsewhere.chatId, locale: user.locale }, [
        send(say(botWords.movedAway, user.locale)),
      ]);
    const other = before.find((one) => one.userId !== user.id);
    if (other)
      await notify(deps, tx, 'telegram-moved', { userId: other.userId, params: { chat: other.name } });
    // Told before the chat is linked: the chat itself gets the answer.
    const isSame = before.some((one) => one.userId === user.id && one.chatId === chatId);
    if (!isSame) {
      await notify(deps, tx, 'telegram-linked', { userId: user.id, params: { chat: name } });
      const at = deps.now().toISOString();
      const signsIn = can(user.role, 'UserAppliedJob') ? ({ signsIn: 'yes' } as const) : {};
      const params = { name: user.name, chat: name, at, ...signsIn };
      await sendMail(deps, tx, chatLinkedMail, { to: user.email, locale: user.locale, params });
    }
    await chats.addChat(tx, { userId: user.id, chatId, name, linkedAt: deps.now() });
    const settings = { label: buttonWords.settings[user.locale], path: paths.notificationPreference() };
    return [send(say(botWords.linked, user.locale, { name: user.name }), [settings])];
  }

  return {
    /**
     * Asks before anything changes: somebody else may have made the link and sent it on. Both accounts are named where
     * the chat has one already.
     */
    async askIn(tx: Transaction, { chatId, locale }: Asking, hash: string): Promise<ChatCall[]> {
      const user = await chats.findLink(tx, 'chat', Buffer.from(hash, 'base64'), deps.now());
      if (!user) return [send(say(botWords.staleLink, locale))];
      const held = await chats.findByChatId(tx, chatId);
      const other = held && held.userId !== user.id ? held.user : null;
      const words = say(other ? botWords.askMove : botWords.askLink, locale, {
        ...{ name: user.name, address: maskedAddress(user) },
        ...(other && { other: other.name, otherAddress: maskedAddress(other) }),
      });
      const buttons = [
        { label: buttonWords.link[locale], data: `l:${hash}` },
        { label: buttonWords.refuse[locale], data: `k:${hash}` },
      ];
      return [send(words, buttons)];
    },

    async refuseIn(tx: Transaction, { locale }: Asking, hash: string): Promise<ChatCall[]> {
      await chats.refuseLink(tx, Buffer.from(hash, 'base64'));
      return [send(say(botWords.notLinked, locale))];
    },

    /** By a link that the site has made, whose token has this hash. */
    async byLinkIn(tx: Transaction, chat: Chat & { locale: Locale }, hash: string): Promise<ChatCall[]> {
      const user = await chats.takeLink(tx, 'chat', Buffer.from(hash, 'base64'), deps.now());
      return user ? link(tx, user, chat) : [send(say(botWords.staleLink, chat.locale))];
    },

    /**
     * By signing in at Telegram, where the person lets the bot write. An account that has a chat keeps it, and one that
     * a second factor protects is linked on the site.
     */
    async bySignInIn(tx: Transaction, userId: string, chat: Chat): Promise<void> {
      const user = await chats.findOwner(tx, userId);
      if (!user || (await chats.findChat(tx, userId))) return;
      if (opensConsole(user.role) && (await hasStrongWay(tx, userId))) return;
      const { chatId } = chat;
      await answerChatIn(deps, tx, { chatId, locale: user.locale }, await link(tx, user, chat));
    },
  };
}
