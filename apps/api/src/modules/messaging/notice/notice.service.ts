import {
  type NoticeChannel,
  type NoticeName,
  noticesOf,
  toldByDefault,
} from '@acheep/contract/messaging/notice';
import type { NoticeChoice } from '@acheep/contract/messaging/notice-choice';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import { choicesOf, dropChoice, saveChoice } from './notice.repository.ts';
import { endedBy } from './notice-token.ts';

interface Said {
  notice: NoticeName;
  channel: NoticeChannel;
  wanted: boolean;
}

/** Who is told of what, and how. */
export function noticeService({
  database: { prisma },
  config,
  now,
}: Pick<Deps, 'database' | 'config' | 'now'>) {
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

    /** Ends the mails that a token came with, whoever holds it; again, nothing changes. */
    async unsubscribe(token: string) {
      const ended = endedBy(config, token);
      if (!ended || !(await say(ended.userId, { notice: ended.notice, channel: 'mail', wanted: false })))
        throw notFound();
    },
  };
}
