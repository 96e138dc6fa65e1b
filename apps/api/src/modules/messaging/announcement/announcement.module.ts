import { adminPaths } from '@acheep/contract/admin-paths';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import * as contract from '@acheep/contract/messaging/announcement';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { findWords } from '../mail/mail-words.repository.ts';
import { announcementMail } from './announcement.mail.ts';
import * as stored from './announcement.repository.ts';
import { announcementTasks } from './announcement.tasks.ts';
import { announcementTask } from './announcement-task.ts';

const stateOf = ({ endedAt, stoppedAt }: stored.AnnouncementRow) =>
  stoppedAt ? 'stopped' : endedAt ? 'sent' : 'sending';

const present = (row: stored.AnnouncementRow): contract.Announcement => ({
  ...plain(contract.announcement, row),
  // Only these roles can be chosen.
  role: row.role as SignUpRole,
  subject: { en: row.subjectEn, km: row.subjectKm },
  state: stateOf(row),
  sentBy: row.createdBy?.name ?? null,
});

function announcementService({ database: { prisma }, queue, now }: Pick<Deps, 'database' | 'queue' | 'now'>) {
  const audit = auditBy(now);
  const record = (row: stored.AnnouncementRow) => ({ announcement: row.subjectEn, role: row.role });

  return {
    async list({ query }: Call<typeof contract.announcementList>) {
      const { rows, total } = await stored.announcements.page(prisma, [], query, now());
      return { data: rows.map(present), meta: pageMeta(total, query) };
    },

    recipients: async (role: SignUpRole) => ({ recipients: await stored.countReachable(prisma, role) }),

    send: ({ body: { role }, ...by }: Call<typeof contract.announcementSend>) =>
      prisma.$transaction(async (tx) => {
        await stored.lockAnnouncements(tx);
        if (await stored.isUnderWay(tx)) throw new AppError('announcement.under_way');
        const en = await findWords(tx, announcementMail.name, 'en');
        const km = await findWords(tx, announcementMail.name, 'km');
        if (!en || !km) throw new AppError('announcement.unwritten');
        const written = {
          ...{ role, subjectEn: en.subject, textEn: en.text },
          ...{ subjectKm: km.subject, textKm: km.text },
        };
        if (await stored.wasSent(tx, written)) throw new AppError('announcement.again');
        const row = await stored.createAnnouncement(tx, {
          ...written,
          recipients: await stored.countReachable(tx, role),
          createdById: by.actor.id,
          createdAt: now(),
        });
        await audit(tx, by, 'announcement.send', row.id, record(row));
        await queue.enqueue(tx, announcementTask, { id: row.id });
        return present(row);
      }),

    stop: ({ params: { id }, ...by }: Call<typeof contract.announcementStop>) =>
      prisma.$transaction(async (tx) => {
        const row = await stored.lockAnnouncement(tx, id);
        if (!row) throw notFound();
        if (stateOf(row) !== 'sending') return present(row);
        await audit(tx, by, 'announcement.stop', id, record(row));
        return present(await stored.changeAnnouncement(tx, id, { stoppedAt: now() }));
      }),
  };
}

/** E-mails of the operator to everybody of a role. */
export const announcementModule: Module = {
  audited: {
    announcement: {
      title: { en: 'Announcement', km: 'សេចក្ដីជូនដំណឹង' },
      name: 'announcement',
      page: () => adminPaths.announcements(),
      isList: true,
    },
  },
  routes(register, deps) {
    const announcements = announcementService(deps);
    register(contract.announcementList, announcements.list);
    register(contract.announcementRecipients, ({ query: { role = 'user' } }) =>
      announcements.recipients(role),
    );
    register(contract.announcementSend, announcements.send);
    register(contract.announcementStop, announcements.stop);
  },
  tasks: announcementTasks,
  mails: [announcementMail],
  tables: { announcement: { without: 'what the operator wrote to everybody of a role' } },
  authors: ['announcement.created_by_id'],
};
