import type { Locale } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/kernel/paths';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { sendMail } from '../mail/send-mail.ts';
import { notify } from '../notification/notify.ts';
import { answerChatIn, type ChatCall } from '../telegram-chat/chat-message.ts';
import * as chats from '../telegram-chat/telegram-chat.repository.ts';
import { say, send } from './bot-content.ts';
import { botWords, buttonWords } from './bot-words.ts';
import { chatLinkedMail } from './chat-linked.mail.ts';

/** Links the chat with the account of a link, and tells everybody whom that concerns. */
export function chatLinker(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  return async (
    tx: Transaction,
    { chatId, name, locale }: { chatId: string; name: string; locale: Locale },
    link: string,
  ): Promise<ChatCall[]> => {
    const user = await chats.takeLink(tx, 'chat', Buffer.from(link, 'base64'), deps.now());
    if (!user) return [send(say(botWords.staleLink, locale))];
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
      const params = { name: user.name, chat: name, at: deps.now().toISOString() };
      await sendMail(deps, tx, chatLinkedMail, { to: user.email, locale: user.locale, params });
    }
    await chats.addChat(tx, { userId: user.id, chatId, name, linkedAt: deps.now() });
    const settings = { label: buttonWords.settings[user.locale], path: paths.notificationPreference() };
    return [send(say(botWords.linked, user.locale, { name: user.name }), [settings])];
  };
}
