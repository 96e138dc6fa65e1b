import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

export const applicationWithdrawnMail: MailKind<{
  name: string;
  candidate: string;
  jobTitle: string;
  applicationId: string;
  /** Appointment that ends with the application, and its calendar entry. */
  also?: string;
  entry?: CalendarEvent;
}> = {
  name: 'application-withdrawn',
  title: { en: 'Application withdrawn', km: 'បានដកពាក្យសុំវិញ' },
  category: 'application-withdrawn',
  // Carries the cancellation of an appointment.
  isNeeded: ({ also }) => also !== undefined,
  priority: 'news',
  sample: {
    name: 'Sok Dara',
    candidate: 'Chan Sophea · ចាន់ សុភា',
    jobTitle: 'Accountant · គណនេយ្យករ',
    applicationId: '01900000-0000-7000-8000-000000000000',
  },
  en: ({ name, candidate, jobTitle, applicationId, also, entry }, site) => ({
    subject: `Application withdrawn: ${jobTitle}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${candidate} has withdrawn their application for your job “${jobTitle}”. Their CV is no longer available.`,
      ...(also ? [also] : []),
    ],
    action: { label: 'View application', url: site.url(paths.manageAppliedDetail(applicationId)) },
    footer: `You’re receiving this e-mail because you posted this job at ${site.name}.`,
    calendar: entry,
  }),
  km: ({ name, candidate, jobTitle, applicationId, also, entry }, site) => ({
    subject: `បានដកពាក្យសុំវិញ៖ ${jobTitle}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${candidate} បានដកពាក្យសុំសម្រាប់ការងារ «${jobTitle}» របស់អ្នកវិញ។ លែងអាចបើកមើលប្រវត្តិរូប (CV) បានហើយ។`,
      ...(also ? [also] : []),
    ],
    action: { label: 'មើលពាក្យសុំ', url: site.url(paths.manageAppliedDetail(applicationId)) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានផ្សាយការងារនេះនៅ ${site.name}។`,
    calendar: entry,
  }),
};
