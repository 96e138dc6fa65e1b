import type { NotificationChannel } from '@acheep/contract/messaging/notice';
import type {
  NotificationPreference,
  notificationPreferenceList,
  notificationPreferenceSet,
} from '@acheep/contract/messaging/notification-preference';
import {
  categoriesOf,
  type NotificationCategory,
  notificationCategories,
  notifiedByDefault,
} from '@acheep/contract/notices';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { hasTelegram } from '../../../plumbing/telegram.ts';
import { findChat } from '../telegram-chat/telegram-chat.repository.ts';
import { choicesOf, dropChoice, isMailable, saveChoice } from './notification-preference.repository.ts';

interface Said {
  category: NotificationCategory;
  channel: NotificationChannel;
  wanted: boolean;
}

const isMailed = (name: string): name is NotificationCategory =>
  name in notificationCategories && notifiedByDefault(name as NotificationCategory, 'mail') !== null;

export function notificationPreferenceService({
  config,
  database: { prisma },
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>) {
  /** Stores a choice; false if there is no such user. A default choice needs no row. */
  const say = (userId: string, { category, channel, wanted }: Said) =>
    prisma.$transaction(async (tx) => {
      const isThere = await saveChoice(tx, { userId, category, channel, wanted, at: now() });
      if (wanted === notifiedByDefault(category, channel))
        await dropChoice(tx, { userId, category, channel });
      return isThere;
    });

  return {
    async list({
      actor: { id, role },
    }: Call<typeof notificationPreferenceList>): Promise<NotificationPreference[]> {
      const chosen = await choicesOf(prisma, id);
      const hasAddress = await isMailable(prisma, id);
      const hasChat = hasTelegram(config) && (await findChat(prisma, id)) !== null;
      const isWanted = (category: NotificationCategory, channel: NotificationChannel) => {
        const byDefault = notifiedByDefault(category, channel);
        if (byDefault === null) return null;
        return (
          chosen.find((one) => one.category === category && one.channel === channel)?.wanted ?? byDefault
        );
      };
      // Without a bot nobody sees anything of chats.
      const shown = categoriesOf(role).filter((one) => one !== 'telegram-chat' || hasTelegram(config));
      const choices = shown.map((category) => ({
        category,
        bell: isWanted(category, 'bell'),
        mail: hasAddress ? isWanted(category, 'mail') : null,
        push: isWanted(category, 'push'),
        telegram: hasChat ? isWanted(category, 'telegram') : null,
      }));
      return choices.filter(({ bell, mail }) => bell !== null || mail !== null);
    },

    async choose({ actor: { id, role }, body: choice }: Call<typeof notificationPreferenceSet>) {
      if (!categoriesOf(role).includes(choice.category)) throw fieldError({ category: 'unknown_reference' });
      if (notifiedByDefault(choice.category, choice.channel) === null)
        throw fieldError({ channel: 'unknown_reference' });
      if (!(await say(id, choice))) throw new AppError('session.invalid');
    },

    /**
     * Stops the mails of a category, for the link in one of them; false if the account or the mails no longer exist.
     */
    stopMails: async (category: string, userId: string) =>
      isMailed(category) && say(userId, { category, channel: 'mail', wanted: false }),
  };
}
