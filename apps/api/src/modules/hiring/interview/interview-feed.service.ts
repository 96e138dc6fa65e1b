import { createHmac, randomUUID } from 'node:crypto';
import type { interviewFeed, interviewFeedRenew } from '@acheep/contract/hiring/interview';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../module.ts';
import { derivedSecret, tokenHash } from '../../../plumbing/secret.ts';
import { calendarToFollow } from '../../messaging/mail/calendar-file.ts';
import { agreedOf, findFeed, findFeedOwner, saveFeed } from './interview.repository.ts';
import { entryOf } from './interview-calendar.ts';

const titles = { en: 'Interviews', km: 'ការសម្ភាស' } satisfies Record<Locale, string>;

/** Calendars by address: whoever knows it reads the interviews that its owner holds. */
export function interviewFeedService(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { config, database, now } = deps;
  const { prisma } = database;
  const key = derivedSecret(config.SECRET, 'calendar of interviews');
  /** Derived, so that the page can show the address again; only its hash is stored. */
  const tokenOf = (number: string) => createHmac('sha256', key).update(number).digest('base64url');
  const urlOf = (number: string) => `${config.PUBLIC_URL}/calendar/${tokenOf(number)}/interviews.ics`;

  return {
    async get({ actor }: Call<typeof interviewFeed>) {
      const feed = await findFeed(prisma, actor.id);
      return { url: feed && urlOf(feed.number) };
    },

    /** Makes an address, and ends the one before. */
    async renew({ tx, actor }: Call<typeof interviewFeedRenew>) {
      const number = randomUUID();
      await saveFeed(tx, actor.id, { number, tokenHash: tokenHash(tokenOf(number)) });
      return { url: urlOf(number) };
    },

    /** The calendar at an address; null if there is none. */
    async read(token: string): Promise<string | null> {
      const owner = await findFeedOwner(prisma, tokenHash(token));
      if (!owner) return null;
      const rows = await agreedOf(prisma, owner.id, now());
      // Stamped with its last change, so that the same interviews are the same file.
      const entries = rows.map((row) => ({
        ...entryOf(deps, row, { ...owner, side: 'company' }),
        stamp: row.updatedAt.toISOString(),
      }));
      return calendarToFollow(titles[owner.locale], entries);
    },
  };
}
