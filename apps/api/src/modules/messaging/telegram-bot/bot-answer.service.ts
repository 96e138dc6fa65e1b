import { errorText } from '@acheep/contract/errors';
import { jobList } from '@acheep/contract/jobs/job';
import type { Locale } from '@acheep/contract/kernel/locale';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { can } from '@acheep/contract/kernel/permission';
import { chatLinkMinutes, telegramSignInPath } from '@acheep/contract/messaging/telegram-chat';
import { paths } from '@acheep/contract/paths';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { escaped } from '../../../page/html.ts';
import { randomToken, tokenHash } from '../../../plumbing/secret.ts';
import { bookmarkService } from '../../feed/bookmark/bookmark.service.ts';
import { interviewAnswerService } from '../../hiring/interview/interview-answer.service.ts';
import { jobSearchService } from '../../jobs/job/job-search.service.ts';
import { jobAlertService } from '../../jobs/job-alert/job-alert.service.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { answerChatIn, type ChatCall } from '../telegram-chat/chat-message.ts';
import * as chats from '../telegram-chat/telegram-chat.repository.ts';
import { unlinkChat } from '../telegram-chat/unlink-chat.ts';
import { alertButtons, jobButtons, removed, say, send } from './bot-content.ts';
import { chatLinker } from './bot-link.service.ts';
import type { BotUpdate } from './bot-update.ts';
import { botWords, buttonWords } from './bot-words.ts';
import { jobCards } from './job-card.ts';

/** Jobs shown for a search. */
const maxFound = 5;

type Pressed = Extract<BotUpdate['asked'], { is: 'press' }>;
/** What is written together with the answer, in one transaction. */
type Work = (tx: Transaction) => Promise<ChatCall[]>;
const only =
  (...calls: ChatCall[]): Work =>
  async () =>
    calls;

/** The account of a chat as a caller of services, which has no session here. */
const actorOf = ({ user }: chats.ChatRow): Actor => ({ id: user.id, role: user.role, sessionId: '' });

/** Answers what people write to the bot, and the buttons that they press. */
export function botAnswers(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const linker = chatLinker(deps);
  const jobs = jobSearchService(deps);
  const cardsOf = jobCards(deps);
  const bookmarks = bookmarkService(deps);
  const alerts = jobAlertService(deps);
  const interviews = interviewAnswerService(deps);

  async function search(words: string, chat: chats.ChatRow | null, locale: Locale): Promise<Work> {
    if (!words) return only(send(say(botWords.askWords, locale)));
    const query = jobList.query.safeParse({ search: words, limit: String(maxFound) });
    if (!query.success) return only(send(say(botWords.tooLong, locale)));
    const { answer } = await jobs.page(query.data);
    const { data, meta } = answer;
    if (data.length === 0) return only(send(say(botWords.nothingFound, locale, { words })));
    const saved = chat ? (await bookmarks.ids(actorOf(chat))).job : [];
    const ids = data.map(({ _id: id }) => id);
    const cards = await cardsOf(ids, { locale, role: chat?.user.role ?? null, saved });
    const head = say(botWords.found, locale, { words, count: meta.total });
    const all = { label: buttonWords.all[locale], path: paths.jobList({ search: words }) };
    return only(send(head, ...(meta.total > data.length ? [[all]] : [])), ...cards);
  }

  async function listAlerts(chat: chats.ChatRow | null, locale: Locale): Promise<Work> {
    if (!chat) return only(send(say(botWords.unlinked, locale)));
    if (!can(chat.user.role, 'JobAlert')) return only(send(say(botWords.seekersOnly, locale)));
    const own = await alerts.list(actorOf(chat));
    const words = own.length > 0 ? botWords.alerts : botWords.noAlerts;
    return only(send(say(words, locale), ...alertButtons(own, locale)));
  }

  async function hello(chat: chats.ChatRow | null, locale: Locale): Promise<Work> {
    const site = siteName(await readSite(prisma), locale);
    const words = chat
      ? say(botWords.helloAgain, locale, { name: chat.user.name })
      : say(botWords.hello, locale, { site });
    return only(send(`${words}\n\n${say(botWords.help, locale)}`));
  }

  const stop =
    (chat: chats.ChatRow | null, locale: Locale): Work =>
    async (tx) => {
      if (!chat) return [send(say(botWords.unlinked, locale))];
      await unlinkChat(deps, tx, chat.userId);
      return [send(say(botWords.stopped, locale))];
    };

  /** Makes the link that signs a job seeker in and opens the application. */
  const apply =
    ({ userId, user }: chats.ChatRow, jobId: string): Work =>
    async (tx) => {
      if (!can(user.role, 'UserAppliedJob')) return [send(say(botWords.seekersOnly, user.locale))];
      const token = randomToken();
      const expiresAt = new Date(now().getTime() + chatLinkMinutes * 60_000);
      await chats.saveLink(tx, { userId, purpose: 'sign-in', tokenHash: tokenHash(token), expiresAt });
      const open = {
        label: buttonWords.openApplication[user.locale],
        path: telegramSignInPath(token, jobId),
      };
      return [send(say(botWords.apply, user.locale, { name: user.name }), [open])];
    };

  const pick =
    (chat: chats.ChatRow, interviewId: string, at: number): Work =>
    async (tx) => {
      const { locale } = chat.user;
      const time = new Date(at).toISOString();
      await interviews.pickIn(tx, actorOf(chat), interviewId, time, locale);
      return [send(say(botWords.agreed, locale, { time: momentText(time, locale) }))];
    };

  async function mark(chat: chats.ChatRow, id: string, messageId: number, isSaved: boolean): Promise<Work> {
    const actor = actorOf(chat);
    await (isSaved
      ? bookmarks.save(actor, { noun: 'job', id })
      : bookmarks.remove(actor, { noun: 'job', id }));
    const { role, locale } = chat.user;
    return only({ call: 'buttons', messageId, buttons: jobButtons(id, role, locale, isSaved) });
  }

  async function turn(chat: chats.ChatRow, id: string, messageId: number, on: boolean): Promise<Work> {
    const actor = actorOf(chat);
    const alert = (await alerts.list(actor)).find(({ _id }) => _id === id);
    if (!alert) throw new AppError('not_found');
    const frequency = on && alert.frequency === 'none' ? 'daily' : alert.frequency;
    await alerts.update(actor, id, { name: alert.name, frequency, paused: !on });
    const buttons = alertButtons(await alerts.list(actor), chat.user.locale);
    return only({ call: 'buttons', messageId, buttons });
  }

  /** Answers to whether a chat is to be linked, by the hash of the link’s token. */
  const linkAnswer = /^([lk]):([\w+/]{43}=)$/;

  /** Links the chat, or leaves all as it is. The answer stands in place of the question. */
  const answerLink =
    (isWanted: boolean, hash: string, messageId: number, chat: Parameters<typeof linker.byLinkIn>[1]): Work =>
    async (tx) => [
      removed(messageId, chat.locale),
      ...(await (isWanted ? linker.byLinkIn : linker.refuseIn)(tx, chat, hash)),
    ];

  const shape = /^([sunait]):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?::(\d{1,15}))?$/;

  /** The work of a pressed button; null for one that this version does not know. */
  async function press(chat: chats.ChatRow, { data, messageId }: Pressed): Promise<Work | null> {
    const [, what, id = '', value = ''] = shape.exec(data) ?? [];
    const { role, locale } = chat.user;
    if ((what === 's' || what === 'u') && can(role, 'Bookmarked'))
      return mark(chat, id, messageId, what === 's');
    if (what === 'n') return only(removed(messageId, locale));
    if (what === 'a') return apply(chat, id);
    if (what === 'i' && value && can(role, 'UserAppliedJob')) return pick(chat, id, Number(value));
    if (what === 't' && value && can(role, 'JobAlert')) return turn(chat, id, messageId, value === '1');
    return null;
  }

  async function workOf(
    { asked, ...update }: BotUpdate,
    chat: chats.ChatRow | null,
    locale: Locale,
  ): Promise<Work> {
    switch (asked.is) {
      case 'start': {
        const { link: hash } = asked;
        return hash ? (tx) => linker.askIn(tx, { ...update, locale }, hash) : hello(chat, locale);
      }
      case 'stop':
        return stop(chat, locale);
      case 'alerts':
        return listAlerts(chat, locale);
      case 'search':
        return search(asked.words, chat, locale);
      case 'press': {
        const [, answer, hash] = linkAnswer.exec(asked.data) ?? [];
        if (hash) return answerLink(answer === 'l', hash, asked.messageId, { ...update, locale });
        if (!chat) return only(send(say(botWords.unlinked, locale)));
        return (await press(chat, asked)) ?? only(send(say(botWords.unknownButton, locale)));
      }
      case 'standing':
        return only();
      default:
        return only(send(say(botWords.help, locale)));
    }
  }

  return async (update: BotUpdate): Promise<void> => {
    const { asked, chatId, updateId } = update;
    const chat = await chats.findByChatId(prisma, chatId);
    const locale = chat?.user.locale ?? update.locale;
    const isBlocked = asked.is === 'standing' && asked.isBlocked;
    const waiting: ChatCall[] = asked.is === 'press' ? [{ call: 'answer', id: asked.id }] : [];

    const settle = (work: Work) =>
      prisma.$transaction(async (tx) => {
        if (!(await chats.finishUpdate(tx, updateId))) return;
        const calls = await work(tx);
        // Whoever writes has not blocked the bot, or no longer.
        if (chat && isBlocked !== (chat.blockedAt !== null))
          await chats.setBlocked(tx, chatId, isBlocked ? now() : null);
        await answerChatIn(deps, tx, { chatId, locale }, [...waiting, ...calls]);
      });
    try {
      await settle(await workOf(update, chat, locale));
    } catch (error) {
      // What the page would say: a time that was taken back, too many saved jobs.
      if (!(error instanceof AppError)) throw error;
      const words =
        error.code === 'not_found'
          ? say(botWords.unknownButton, locale)
          : escaped(errorText(error.code, locale, error.params));
      await settle(only(send(words)));
    }
  };
}
