import { type Locale, pathIn } from '@acheep/contract/kernel/locale';
import { notificationKinds } from '@acheep/contract/messaging/notification-kind';
import type { Api } from 'grammy';
import type { Deps } from '../../../deps.ts';
import { escaped } from '../../../html.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { askTelegram, TelegramFault } from '../../../plumbing/telegram.ts';
import { isThisMachine } from '../../../setting.ts';
import { closedBy } from '../../hiring/interview/interview.policy.ts';
import { listOfApplicant } from '../../hiring/interview/interview.repository.ts';
import { isUnknownBot } from '../telegram-channel/channel-call.ts';
import { channelContent } from '../telegram-channel/channel-content.ts';
import {
  type ChatButton,
  type ChatCall,
  chatMessageTask,
  openCall,
  type QueuedForChat,
} from '../telegram-chat/chat-message.ts';
import { findChat, setBlocked } from '../telegram-chat/telegram-chat.repository.ts';
import { jobButtons, noticeCall, send } from './bot-content.ts';

/** True where nobody reads there: the bot is blocked, or the account at Telegram or the chat deleted. */
const isGone = ({ kind, status, said }: TelegramFault) =>
  kind === 'refused' && (status === 403 || /chat not found|PEER_ID_INVALID|USER_DEACTIVATED/i.test(said));

const asHtml = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const;

/** Sends what is queued for private chats. */
export function chatSender(deps: Deps) {
  const { config, database, queue, now } = deps;
  const { prisma } = database;
  const contentOf = channelContent(deps);
  const linkTo = (locale: Locale, path: string) => config.PUBLIC_URL + pathIn(locale, path);
  // Telegram refuses buttons with addresses of this machine, so there the address stands in the text.
  const isLocal = isThisMachine(config.PUBLIC_URL);

  function keyboard(buttons: readonly ChatButton[][], locale: Locale) {
    const rows = buttons.map((row) =>
      row.flatMap((button) => {
        if ('data' in button) return { text: button.label, callback_data: button.data };
        return isLocal ? [] : { text: button.label, url: linkTo(locale, button.path) };
      }),
    );
    return { inline_keyboard: rows.filter((row) => row.length > 0) };
  }
  const textOf = (text: string, buttons: readonly ChatButton[][], locale: Locale) =>
    [
      text,
      ...buttons.flat().flatMap((one) => ('path' in one && isLocal ? escaped(linkTo(locale, one.path)) : [])),
    ].join('\n\n');

  async function carryOut(api: Api, chatId: string, call: ChatCall, locale: Locale): Promise<unknown> {
    if (call.call === 'send') {
      const buttons = call.buttons ?? [];
      return api.sendMessage(chatId, textOf(call.text, buttons, locale), {
        ...asHtml,
        reply_markup: keyboard(buttons, locale),
      });
    }
    if (call.call === 'answer') return api.answerCallbackQuery(call.id, call.text ? { text: call.text } : {});
    if (call.call === 'buttons')
      return api.editMessageReplyMarkup(chatId, call.messageId, {
        reply_markup: keyboard(call.buttons, locale),
      });
    return api
      .deleteMessage(chatId, call.messageId)
      .catch(() => api.editMessageText(chatId, call.messageId, call.text, asHtml));
  }

  /** The job as a card; null if it is closed by now. */
  async function cardCall(
    jobId: string,
    { role, locale }: { role: Parameters<typeof jobButtons>[1]; locale: Locale },
  ) {
    const content = await contentOf({ kind: 'job', recordId: jobId }, { language: locale, via: 'telegram' });
    return content && send(content.html, ...jobButtons(jobId, role, locale, false));
  }

  async function timesOf(userId: string, applicationId: string) {
    const [latest] = (await listOfApplicant(prisma, userId, applicationId)) ?? [];
    const isOpen = latest?.status === 'proposed' && !closedBy(now(), latest);
    return isOpen ? { id: latest.id, times: latest.times.filter((time) => time > now()) } : null;
  }

  /** What is to be called, and where; null if nobody is to hear it any more. */
  async function composed(queued: QueuedForChat) {
    if ('sealed' in queued)
      return { chatId: queued.chatId, locale: queued.locale, call: openCall(config, queued.sealed) };
    const chat = await findChat(prisma, queued.userId);
    if (!chat || chat.blockedAt) return null;
    const { chatId, user } = chat;
    const { locale } = user;
    if ('jobId' in queued) {
      const call = await cardCall(queued.jobId, user);
      return call && { chatId, locale, call };
    }
    const { kind, params } = queued;
    // Queued by another version of the site.
    if (!(kind in notificationKinds)) return null;
    const times = kind === 'interview-proposed' ? await timesOf(user.id, params.id ?? '') : null;
    return { chatId, locale, call: noticeCall(kind, params, locale, times) };
  }

  return async (queued: QueuedForChat): Promise<void> => {
    const made = await composed(queued);
    if (!made) return;
    const { chatId, locale, call } = made;
    try {
      await askTelegram(config, (api) => carryOut(api, chatId, call, locale));
    } catch (error) {
      if (!(error instanceof TelegramFault)) throw error;
      if (isGone(error)) {
        await setBlocked(prisma, chatId, now());
        return;
      }
      if (error.kind === 'later') {
        // It waits as long as Telegram says, without losing a try or holding others up.
        const inSeconds = error.retryAfter ?? 30;
        await prisma.$transaction((tx) => queue.enqueue(tx, chatMessageTask, queued, { inSeconds }));
        return;
      }
      if (error.kind !== 'refused' || isUnknownBot(error)) throw error;
      // Buttons that are as they should be, or whose waiting is over, need nothing more.
      if (call.call !== 'send') return;
      throw new TaskFailure('Telegram refuses the message', { said: error.said }, { isFinal: true });
    }
  };
}
