import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { newestFirst } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { signUpRoles } from '../kernel/role.ts';
import { announcementStates } from './announcement-option.ts';

const role = named(choice(signUpRoles), 'role', 'តួនាទី');
const count = z.int().nonnegative();

/** E-mail of the operator to everybody of a role who has not turned such e-mails off. */
export const announcement = z.strictObject({
  ...record,
  role: choice(signUpRoles),
  /** Subjects as written, in both languages. */
  subject: inBothLanguages,
  state: choice(announcementStates),
  /** People who were to get it at the start. */
  recipients: count,
  /** E-mails queued so far. */
  mailed: count,
  /** Name of the sending operator; null once their account has ended. */
  sentBy: z.string().nullable(),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementList = endpoint({
  method: 'GET',
  path: '/admin/announcement',
  access: 'Admin',
  summary: 'List the announcements sent by e-mail',
  query: listQuery(newestFirst),
  response: page(announcement),
});

export const announcementRecipients = endpoint({
  method: 'GET',
  path: '/admin/announcement/recipients',
  access: 'Admin',
  summary: 'Count the people of a role who would get an announcement; job seekers by default',
  query: z.strictObject({ role: role.optional() }),
  response: one(z.strictObject({ recipients: count })),
});

export const announcementSend = endpoint({
  method: 'POST',
  path: '/admin/announcement',
  access: 'Admin',
  summary:
    'Send the announcement e-mail, with its saved words, to all accounts of a role that have not turned off such e-mails. It is sent gradually, and only one announcement at a time',
  body: z.strictObject({ role }),
  idempotent: true,
  response: one(announcement),
  status: 201,
  limit: 'costly',
});

export const announcementStop = endpoint({
  method: 'POST',
  path: '/admin/announcement/:id/stop',
  access: 'Admin',
  summary: 'Stop an announcement that is being sent: nobody else gets it; idempotent',
  response: one(announcement),
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'announcement.send': { en: 'Sent an announcement', km: 'ផ្ញើសេចក្ដីជូនដំណឹង' },
  'announcement.stop': { en: 'Stopped an announcement', km: 'បញ្ឈប់សេចក្ដីជូនដំណឹង' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'announcement.unwritten': {
    status: 409,
    en: 'Write and save the announcement in English and Khmer before you send it.',
    km: 'សូមសរសេរ និងរក្សាទុកសេចក្ដីជូនដំណឹងជាភាសាអង់គ្លេស និងខ្មែរ មុននឹងផ្ញើ។',
  },
  'announcement.under_way': {
    status: 409,
    en: 'Another announcement is still being sent. Wait until it’s finished, or stop it first.',
    km: 'សេចក្ដីជូនដំណឹងមួយទៀតកំពុងផ្ញើ។ សូមរង់ចាំឱ្យផ្ញើចប់ ឬបញ្ឈប់ជាមុនសិន។',
  },
  'announcement.again': {
    status: 409,
    en: 'These people have already received this announcement. Change its text before you send it.',
    km: 'អ្នកទាំងនេះបានទទួលសេចក្ដីជូនដំណឹងនេះរួចហើយ។ សូមកែប្រែខ្លឹមសារ មុននឹងផ្ញើ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/announcement'] as const;
