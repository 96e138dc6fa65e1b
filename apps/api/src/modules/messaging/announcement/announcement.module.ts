import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/messaging/announcement';
import type { Module } from '../../../module.ts';
import { announcementMail } from './announcement.mail.ts';
import { announcementService } from './announcement.service.ts';
import { announcementTasks } from './announcement.tasks.ts';

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
