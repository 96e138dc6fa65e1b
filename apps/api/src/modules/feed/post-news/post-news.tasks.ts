import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { postNewsMail } from './post-news.mail.ts';
import { findDuePeople, takeNews } from './post-news.repository.ts';

const hour = 3_600_000;
/** Milliseconds until an unread notification is mailed; at most one mail per day. */
const forTheBell = hour;
const aDay = 24 * hour;
/** Maximum mails per transaction, and lines per mail. */
const batch = 100;
const maxNotified = 10;

/** Mails people their unread notifications of activity on their posts and comments. */
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
        most: maxNotified,
      }))
        await sendMail(deps, tx, postNewsMail, { to, locale, params: { name, told } });
    });
    after = people.at(-1) ?? null;
  }
}

/** In the daytime of Phnom Penh. */
export const postNewsTasks = [
  carryOut(
    task(
      'post-news',
      { en: 'Send the daily news about posts', km: 'ផ្ញើដំណឹងប្រចាំថ្ងៃអំពីការបង្ហោះ' },
      { expireInSeconds: 3600 },
    ),
    mailPostNews,
    { cron: '20 0-13 * * *' },
  ),
];
