import type { SignUpRole } from '@acheep/contract/kernel/role';
import { announcedPerMinute } from '@acheep/contract/messaging/announcement-option';
import type { Deps } from '../../../deps.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { sendMails } from '../mail/send-mail.ts';
import { announcementMail } from './announcement.mail.ts';
import { changeAnnouncement, lockAnnouncement, nextPeople } from './announcement.repository.ts';
import { announcementTask } from './announcement-task.ts';

/** Mails the next people, and queues itself for those of the next minute: in one transaction, so nobody gets two. */
export const mailAnnouncement = (deps: Deps, { id }: { id: string }) =>
  deps.database.prisma.$transaction(async (tx) => {
    const announcement = await lockAnnouncement(tx, id);
    if (!announcement || announcement.endedAt || announcement.stoppedAt) return;
    const people = await nextPeople(tx, announcement.role as SignUpRole, {
      after: announcement.reachedId,
      until: announcement.createdAt,
      most: announcedPerMinute,
    });
    const words = {
      en: { subject: announcement.subjectEn, text: announcement.textEn },
      km: { subject: announcement.subjectKm, text: announcement.textKm },
    };
    const mails = people.map(({ email: to, locale, name }) => ({
      ...{ to, locale, params: { name } },
      words: words[locale],
    }));
    const mailed = await sendMails(deps, tx, announcementMail, mails);
    const isLast = people.length < announcedPerMinute;
    await changeAnnouncement(tx, id, {
      mailed: { increment: mailed },
      ...(isLast ? { endedAt: deps.now() } : { reachedId: people.at(-1)?.id ?? null }),
    });
    if (!isLast) await deps.queue.enqueue(tx, announcementTask, { id }, { inSeconds: 60 });
  });

export const announcementTasks = [carryOut(announcementTask, mailAnnouncement)];
