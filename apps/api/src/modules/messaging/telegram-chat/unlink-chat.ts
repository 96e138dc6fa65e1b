import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { sendMail } from '../mail/send-mail.ts';
import { chatUnlinkedMail } from './telegram-chat.mail.ts';
import { deleteChat, findChat } from './telegram-chat.repository.ts';

/** Unlinks the chat of an account, ends the links that were made for it, and tells the owner by mail. */
export async function unlinkChat(
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
  tx: Transaction,
  userId: string,
) {
  const chat = await findChat(tx, userId);
  await deleteChat(tx, userId);
  if (!chat) return;
  const { name, email: to, locale } = chat.user;
  const params = { name, chat: chat.name, at: deps.now().toISOString() };
  await sendMail(deps, tx, chatUnlinkedMail, { to, locale, params });
}
