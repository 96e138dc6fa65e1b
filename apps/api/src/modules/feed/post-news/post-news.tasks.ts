import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { postNewsMail } from './post-news.mail.ts';
import { findDuePeople, takeNews } from './post-news.repository.ts';

const hour = 3_600_000;
/** As long as this the bell is given to be read; then it goes into a mail, of which there is one a day at most. */
const forTheBell = hour;
const aDay = 24 * hour;
/** Mails in a transaction, and lines in a mail, at most. */
const batch = 100;
const mostNotified = 10;

/** Mails people what happened around their entries and comments, and what they have not read. */
export async function mailPostNews(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const until = new Date(deps.now().getTime() - forTheBell);
  const since = new Date(until.getTime() - aDay);
  const { prisma } = deps.database;
  for (let after: string | null = null; ; ) {
    const people: string[] = await findDuePeople(prisma, { until, since, after, most: batch });
    if (people.length === 0) return;
    await prisma.$transaction(async (tx) => {
      for (const { email: to, locale, name, told } of await takeNews(tx, people, {
        until,
        since,
        most: mostNotified,
      }))
        await sendMail(deps, tx, postNewsMail, { to, locale, params: { name, told } });
    });
    after = people.at(-1) ?? null;
  }
}

/** By day in Phnom Penh. */
export const postNewsTasks = [
  carryOut(task('post-news', { expireInSeconds: 3600 }), mailPostNews, { cron: '20 0-13 * * *' }),
];
