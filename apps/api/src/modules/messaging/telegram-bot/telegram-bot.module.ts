import * as contract from '@acheep/contract/messaging/telegram-chat';
import { AppError } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { hasTelegram } from '../../../plumbing/telegram.ts';
import { clientOf } from '../../accounts/account/client-of.ts';
import { chatLinker } from './bot-link.service.ts';
import { botReceiver, isFromTelegram } from './bot-receive.service.ts';
import { chatName } from './bot-update.ts';
import { updatePath } from './bot-webhook.ts';
import { chatSignIn } from './chat-sign-in.service.ts';
import { chatTester } from './chat-test.service.ts';
import { telegramBotTasks } from './telegram-bot.tasks.ts';

/** Largest update, in bytes: a text of Telegram has 4,096 letters. */
const largest = 64_000;

/** What the site's bot hears and says in private chats. */
export const telegramBotModule: Module = {
  routes(register, deps, api) {
    const service = chatSignIn(deps);
    const test = chatTester(deps);
    register(contract.telegramChatTest, async ({ actor, locale }) => ({
      arrived: await test(actor, locale),
    }));
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
        bodyLimit: largest,
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
