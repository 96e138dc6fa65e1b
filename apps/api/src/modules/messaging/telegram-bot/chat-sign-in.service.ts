import { can } from '@acheep/contract/kernel/permission';
import type { telegramSignInLook } from '@acheep/contract/messaging/telegram-chat';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { tokenHash } from '../../../plumbing/secret.ts';
import { type Client, sessionOpener } from '../../accounts/account/open-session.service.ts';
import * as chats from '../telegram-chat/telegram-chat.repository.ts';

/** Signing in by a link from the bot: for job seekers alone, and only while their chat is linked. */
export function chatSignIn(deps: Deps) {
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
    look: async ({ body: { token } }: Call<typeof telegramSignInLook>) => {
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
