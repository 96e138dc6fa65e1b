import {
  type NoticeChannel,
  type NoticeName,
  notices,
  noticesOf,
  toldByDefault,
} from '@acheep/contract/messaging/notice';
import type { NoticeChoice } from '@acheep/contract/messaging/notice-choice';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../error.ts';
import { choicesOf, dropChoice, saveChoice } from './notice.repository.ts';

interface Said {
  notice: NoticeName;
  channel: NoticeChannel;
  wanted: boolean;
}

const isMailed = (name: string): name is NoticeName =>
  name in notices && toldByDefault(name as NoticeName, 'mail') !== null;

/** Who is told of what, and how. */
export function noticeService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  /** Whether there is somebody who says so. What is done by itself needs no row. */
  const say = (userId: string, { notice, channel, wanted }: Said) =>
    prisma.$transaction(async (tx) => {
      const isThere = await saveChoice(tx, { userId, notice, channel, wanted, at: now() });
      if (wanted === toldByDefault(notice, channel)) await dropChoice(tx, { userId, notice, channel });
      return isThere;
    });

  return {
    async list({ id, role }: Actor): Promise<NoticeChoice[]> {
      const chosen = await choicesOf(prisma, id);
      const told = (notice: NoticeName, channel: NoticeChannel) => {
        const byDefault = toldByDefault(notice, channel);
        if (byDefault === null) return null;
        return chosen.find((one) => one.notice === notice && one.channel === channel)?.wanted ?? byDefault;
      };
      return noticesOf(role).map((notice) => ({
        notice,
        bell: told(notice, 'bell'),
        mail: told(notice, 'mail'),
        push: told(notice, 'push'),
      }));
    },

    async choose({ id, role }: Actor, said: Said) {
      if (!noticesOf(role).includes(said.notice)) throw fieldError({ notice: 'unknown_reference' });
      if (toldByDefault(said.notice, said.channel) === null)
        throw fieldError({ channel: 'unknown_reference' });
      if (!(await say(id, said))) throw new AppError('session.invalid');
    },

    /** Ends the mails of a notice, as a link of one of them says; false where there is no such account, or mail, any more. */
    stopMails: async (notice: string, userId: string) =>
      isMailed(notice) && say(userId, { notice, channel: 'mail', wanted: false }),
  };
}
