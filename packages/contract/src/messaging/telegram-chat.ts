import { z } from 'zod';
import { session } from '../accounts/account.ts';
import { ownProof } from '../accounts/password.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { line } from '../kernel/text.ts';
import { withQuery } from '../paths.ts';

/** Minutes for which a link works: from the site into a chat, and from a chat into the account. */
export const chatLinkMinutes = 15;

const telegramChat = z.strictObject({
  /** The site has a bot. */
  hasBot: z.boolean(),
  /** Chat that gets the caller's notifications; null if there is none. */
  chat: z
    .strictObject({
      /** Name of the person at Telegram. */
      name: z.string(),
      linkedAt: z.iso.datetime(),
      /** The bot was blocked there, or the chat deleted: nothing is sent. */
      blocked: z.boolean(),
    })
    .nullable(),
});
export type TelegramChat = z.infer<typeof telegramChat>;

const body = z.strictObject({ token: named(line(200), 'link', 'តំណ') });

export const telegramChatGet = endpoint({
  method: 'GET',
  path: '/users/telegram',
  access: 'signed-in',
  summary: "Get the Telegram chat that receives the caller's notifications",
  response: one(telegramChat),
});

export const telegramChatLink = endpoint({
  method: 'POST',
  path: '/users/telegram/link',
  access: 'signed-in',
  summary:
    'Make a link that opens the bot at Telegram and links the chat there, with the password; it works once, for 15 minutes',
  body: ownProof,
  response: one(z.strictObject({ url: z.string() })),
  limit: 'password',
});

export const telegramChatTest = endpoint({
  method: 'POST',
  path: '/users/telegram/test',
  access: 'signed-in',
  summary:
    'Send a test message to the linked Telegram chat. `false` if there is none, or the bot is blocked there',
  response: one(z.strictObject({ arrived: z.boolean() })),
  limit: 'costly',
});

export const telegramChatDelete = endpoint({
  method: 'DELETE',
  path: '/users/telegram',
  access: 'signed-in',
  summary: 'Unlink the Telegram chat, with the password; idempotent',
  body: ownProof,
  response: nothing,
  limit: 'password',
});

export const telegramSignInLook = endpoint({
  method: 'POST',
  path: '/users/telegram/look',
  access: 'public',
  summary: 'Say whose account a link from the bot opens',
  body,
  response: one(z.strictObject({ name: z.string() })),
  limit: 'visit',
});

export const telegramSignIn = endpoint({
  method: 'POST',
  path: '/users/telegram/sign-in',
  access: 'public',
  summary: 'Sign a job seeker in by a link from the bot, which works once, for 15 minutes',
  body,
  response: one(session),
  limit: 'visit',
});

/** Target of the bot's button for applying. */
export const telegramSignInPath = (token: string, job: string) => withQuery('/sign-in/chat', { token, job });

/** @collected by `pages.ts`. */
export const pages = ['/sign-in/chat'] as const;
