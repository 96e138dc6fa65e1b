import type { Locale } from '@acheep/contract/kernel/locale';
import { can } from '@acheep/contract/kernel/permission';
import * as contract from '@acheep/contract/messaging/telegram-chat';
import { resumeToTelegram } from '@acheep/contract/talent/resume-pdf';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { tokenHash } from '../../../plumbing/secret.ts';
import type { TaskWorker } from '../../../plumbing/task.ts';
import { askTelegram, hasTelegram, TelegramFault } from '../../../plumbing/telegram.ts';
import { clientOf } from '../../accounts/account/client-of.ts';
import { type Client, sessionOpener } from '../../accounts/account/open-session.service.ts';
import { findResumeOf } from '../../talent/resume/resume.repository.ts';
import { setResume } from '../../talent/resume/resume-on-paper.ts';
import { siteNow } from '../mail/site.ts';
import { isUnknownBot } from '../telegram-channel/channel-call.ts';
import { chatMessageTask } from '../telegram-chat/chat-message.ts';
import * as chats from '../telegram-chat/telegram-chat.repository.ts';
import { botAnswers } from './bot-answer.service.ts';
import { say } from './bot-content.ts';
import { chatLinker } from './bot-link.service.ts';
import { botReceiver, isFromTelegram, startReceiving } from './bot-receive.service.ts';
import { chatName } from './bot-update.ts';
import { botUpdateTask } from './bot-update-task.ts';
import { updatePath } from './bot-webhook.ts';
import { botWords } from './bot-words.ts';
import { isGone } from './chat-gone.ts';
import { chatSender } from './chat-sender.service.ts';

/** Messages to the caller's own chat that the caller asks for. */
function ownChat(deps: Deps) {
  const { config, database, now } = deps;
  const { prisma } = database;
  type Asking = Parameters<typeof askTelegram<unknown>>[1];

  /**
   * Sends a message to the chat at once, past the queue. False if none is linked, or the bot is blocked there; success
   * ends a block. Throws `telegram.off` or `telegram.away`.
   */
  async function send(actor: Actor, messageTo: (chatId: string) => Promise<Asking>): Promise<boolean> {
    if (!hasTelegram(config)) throw new AppError('telegram.no_bot');
    const chat = await chats.findChat(prisma, actor.id);
    if (!chat) return false;
    const message = await messageTo(chat.chatId);
    try {
      await askTelegram(config, message);
    } catch (error) {
      if (!(error instanceof TelegramFault)) throw error;
      if (!isGone(error)) throw new AppError(isUnknownBot(error) ? 'telegram.off' : 'telegram.away');
      await chats.setBlocked(prisma, chat.chatId, now());
      return false;
    }
    if (chat.blockedAt) await chats.setBlocked(prisma, chat.chatId, null);
    return true;
  }

  return {
    test: (actor: Actor, locale: Locale) =>
      send(actor, async (chatId) => {
        const { name } = await siteNow(prisma, config, locale);
        const text = say(botWords.test, locale, { site: name });
        return (api) => api.sendMessage(chatId, text, { parse_mode: 'HTML' });
      }),

    async resume({ actor, body }: Call<typeof resumeToTelegram>) {
      const row = await findResumeOf(prisma, actor.id);
      if (!row) throw notFound();
      const arrived = await send(actor, async (chatId) => {
        const { name, content } = await setResume(deps, row, body, actor.id);
        return (api, { InputFile }) => api.sendDocument(chatId, new InputFile(content, name));
      });
      return { arrived };
    },
  };
}

/** Signing in by a link from the bot: for job seekers alone, and only while their chat is linked. */
function chatSignIn(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const { openFirstSessionIn } = sessionOpener(deps);

  async function allowed<User extends { id: string; role: Parameters<typeof can>[0] }>(
    db: Parameters<typeof chats.findChat>[0],
    user: User | null,
  ): Promise<User> {
    const isOpen = user && can(user.role, 'UserAppliedJob') && (await chats.findChat(db, user.id));
    if (!isOpen) throw new AppError('token.invalid');
    return user;
  }

  return {
    look: async ({ body: { token } }: Call<typeof contract.telegramSignInLook>) => {
      const user = await chats.findLink(prisma, 'sign-in', tokenHash(token), now());
      return { name: (await allowed(prisma, user)).name };
    },

    signIn: (token: string, client: Client) =>
      prisma.$transaction(async (tx) => {
        const user = await allowed(tx, await chats.takeLink(tx, 'sign-in', tokenHash(token), now()));
        return openFirstSessionIn(tx, user, client, { fromChat: true });
      }),
  };
}

/** Messages sent at once: a chat whose call takes long holds up few others. */
const senders = 4;

const telegramBotTasks: TaskWorker[] = [
  {
    task: chatMessageTask,
    async start(deps) {
      if (hasTelegram(deps.config))
        await deps.queue.work(chatMessageTask, chatSender(deps), { workers: senders });
      return undefined;
    },
  },
  {
    task: botUpdateTask,
    async start(deps) {
      if (!hasTelegram(deps.config)) return undefined;
      await deps.queue.work(botUpdateTask, botAnswers(deps));
      return startReceiving(deps);
    },
  },
];

/** Largest update, in bytes: a text of Telegram has 4,096 letters. */
const maxUpdateBytes = 64_000;

/** What the site's bot hears and says in private chats. */
export const telegramBotModule: Module = {
  routes(register, deps, api) {
    const service = chatSignIn(deps);
    const own = ownChat(deps);
    register(contract.telegramChatTest, async ({ actor, locale }) => ({
      arrived: await own.test(actor, locale),
    }));
    register(resumeToTelegram, own.resume);
    register(contract.telegramSignInLook, service.look);
    register(contract.telegramSignIn, async ({ body, request }) => {
      const { sessionId, user } = await service.signIn(body.token, clientOf(request));
      return { token: api.jwt.sign({ sid: sessionId }), user };
    });
  },
  /** Where Telegram delivers updates. A refused one costs no more than its header. */
  siteRoutes(app, deps) {
    if (!hasTelegram(deps.config)) return;
    const receive = botReceiver(deps);
    app.post(
      updatePath,
      {
        bodyLimit: maxUpdateBytes,
        onRequest: async (request) => {
          if (!isFromTelegram(deps.config, request.headers['x-telegram-bot-api-secret-token']))
            throw new AppError('session.missing');
        },
      },
      async (request, reply) => {
        await receive(request.body);
        return reply.header('Cache-Control', 'no-store').type('text/plain').send('OK');
      },
    );
  },
  tasks: telegramBotTasks,
  on: {
    'identity.chat': async (tx, { userId, chatId, name }, deps) => {
      await chatLinker(deps).bySignInIn(tx, userId, { chatId, name: chatName(name) });
      return undefined;
    },
  },
};
