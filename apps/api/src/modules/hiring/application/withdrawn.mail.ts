import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

export const applicationWithdrawnMail = mailKind<{
  name: string;
  candidate: string;
  jobTitle: string;
  applicationId: string;
  /** Appointment that ends with the application, and its calendar entry. */
  also?: string;
  entry?: CalendarEvent;
}>({
  name: 'application-withdrawn',
  title: { en: 'Application withdrawn', km: 'បានដកពាក្យសុំវិញ' },
  category: 'application-withdrawn',
  // Carries the cancellation of an appointment.
  isNeeded: ({ also }) => also !== undefined,
  sample: {
    name: 'Sok Dara',
    candidate: 'Chan Sophea · ចាន់ សុភា',
    jobTitle: 'Accountant · គណនេយ្យករ',
    applicationId: '01900000-0000-7000-8000-000000000000',
  },
  letter: ({ candidate, jobTitle, applicationId, also, entry }) => ({
    subject: { en: `Application withdrawn: ${jobTitle}`, km: `បានដកពាក្យសុំវិញ៖ ${jobTitle}` },
    text: [
      {
        en: `${candidate} has withdrawn their application for your job “${jobTitle}”. Their CV is no longer available.`,
        km: `${candidate} បានដកពាក្យសុំសម្រាប់ការងារ «${jobTitle}» របស់អ្នកវិញ។ លែងអាចបើកមើលប្រវត្តិរូប (CV) បានហើយ។`,
      },
      also,
    ],
    action: { en: 'View application', km: 'មើលពាក្យសុំ', to: paths.manageAppliedDetail(applicationId) },
    footer: footers.postedJob,
    calendar: entry,
  }),
});
