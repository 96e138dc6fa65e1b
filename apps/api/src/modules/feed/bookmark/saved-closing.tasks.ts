import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { lockPerson } from './bookmark.repository.ts';
import { savedClosingMail, savedPath } from './saved-closing.mail.ts';
import { findDuePeople, takeClosing } from './saved-closing.repository.ts';

/** Days before closing from which a person is reminded. */
const daysBefore = 2;
/** People read at once. */
const batch = 100;

/** Reminds people once of each thing that they saved, have not applied for, and that closes soon. */
export async function remindOfSaved(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { prisma } = deps.database;
  const day = today(deps.now());
  const days = {
    savedBefore: startOfDay(day),
    today: new Date(day),
    until: new Date(addDays(day, daysBefore)),
  };

  async function remind(userId: string) {
    await prisma.$transaction(async (tx) => {
      if (!(await lockPerson(tx, userId))) return;
      const taken = await takeClosing(tx, userId, days);
      const { name, email: to, locale } = taken.person;
      const closing = taken.closing.map(({ recordId, company, day: closes, ...row }) => ({
        ...row,
        id: recordId,
        company: (locale === 'km' && company.nameKm) || company.name,
        day: closes.toISOString().slice(0, 10),
      }));
      if (closing.length === 0) return;
      await sendMail(deps, tx, savedClosingMail, { to, locale, params: { name, closing } });
      for (const { noun, id, title } of closing)
        await notify(deps, tx, 'saved-closing', { userId, params: { title, path: savedPath[noun](id) } });
    });
  }

  for (let after: string | null = null; ; ) {
    const people: string[] = await findDuePeople(prisma, days, after, batch);
    for (const id of people) await remind(id);
    if (people.length < batch) return;
    after = people.at(-1) ?? null;
  }
}

/** In the daytime of Phnom Penh; the later runs make up for missed ones. */
export const savedClosingTasks = [
  carryOut(
    task(
      'saved-closing',
      { en: 'Remind people of saved jobs that close soon', km: 'រំលឹកអំពីការងារដែលបានរក្សាទុក ហើយជិតផុតកំណត់' },
      { expireInSeconds: 3600 },
    ),
    remindOfSaved,
    { cron: '40 0-11 * * *' },
  ),
];
