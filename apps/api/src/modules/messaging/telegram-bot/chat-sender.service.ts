import { type Locale, pathIn } from '@acheep/contract/kernel/locale';
import { notificationKinds } from '@acheep/contract/notices';
import type { Api } from 'grammy';
import type { Deps } from '../../../deps.ts';
import { escaped } from '../../../page/html.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { askTelegram, TelegramFault } from '../../../plumbing/telegram.ts';
import { isThisMachine } from '../../../setting.ts';
import { closedBy } from '../../hiring/interview/interview.policy.ts';
import { listOfApplicant } from '../../hiring/interview/interview.repository.ts';
import { isStillTrue } from '../notification/still-true.ts';
import { isUnknownBot } from '../telegram-channel/channel-call.ts';
import {
  answerChatIn,
  type ChatButton,
  type ChatCall,
  chatMessageTask,
  openCalls,
  type QueuedForChat,
} from '../telegram-chat/chat-message.ts';
import { findChat, setBlocked } from '../telegram-chat/telegram-chat.repository.ts';
import { noticeCall } from './bot-content.ts';
import { isGone } from './chat-gone.ts';
import { jobCards } from './job-card.ts';

const asHtml = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const;

/** Sends what is queued for private chats. */
export function chatSender(deps: Deps) {
  const { config, database, queue, now } = deps;
  const { prisma } = database;
  const cardsOf = jobCards(deps);
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

  async function timesOf(userId: string, applicationId: string) {
    const [latest] = (await listOfApplicant(prisma, userId, applicationId)) ?? [];
    const isOpen = latest?.status === 'proposed' && !closedBy(now(), latest);
    return isOpen ? { id: latest.id, times: latest.times.filter((time) => time > now()) } : null;
  }

  /** What is to be called, and where; null if nobody is to hear it any more. */
  async function composed(queued: QueuedForChat) {
    if ('sealed' in queued) return { ...queued, calls: openCalls(config, queued.sealed) };
    const { userId, kind, params } = queued;
    const chat = await findChat(prisma, userId);
    // The last: queued by another version of the site.
    if (!chat || chat.blockedAt || !(kind in notificationKinds)) return null;
    if (!(await isStillTrue(deps, kind, params))) return null;
    const { chatId, user } = chat;
    const { locale } = user;
    const times = kind === 'interview-proposed' ? await timesOf(userId, params.id ?? '') : null;
    const cards = params.jobs ? await cardsOf(params.jobs.split(','), user) : [];
    return { chatId, locale, calls: [noticeCall(kind, params, locale, times), ...cards] };
  }

  return async (queued: QueuedForChat): Promise<void> => {
    const made = await composed(queued);
    if (!made) return;
    const { chatId, locale, calls } = made;
    const refused: string[] = [];
    for (const [at, call] of calls.entries()) {
      try {
        await askTelegram(config, (api) => carryOut(api, chatId, call, locale));
      } catch (error) {
        if (!(error instanceof TelegramFault)) throw error;
        if (isGone(error)) {
          await setBlocked(prisma, chatId, now());
          return;
        }
        if (error.kind === 'refused' && !isUnknownBot(error)) {
          // Buttons that are as they should be, or whose waiting is over, need nothing more.
          if (call.call === 'send') refused.push(error.said);
          continue;
        }
        // The queue tries again, unless Telegram says when; what has been sent is not sent again.
        if (error.kind !== 'later' && at === 0) throw error;
        const inSeconds = error.retryAfter ?? 30;
        await prisma.$transaction((tx) =>
          at === 0
            ? queue.enqueue(tx, chatMessageTask, queued, { inSeconds })
            : answerChatIn(deps, tx, { chatId, locale }, calls.slice(at), { inSeconds }),
        );
        return;
      }
    }
    const [refusal] = refused;
    if (refusal) throw new TaskFailure('Telegram refuses a message', { said: refusal }, { isFinal: true });
  };
}
