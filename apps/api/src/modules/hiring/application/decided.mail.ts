import type { MessageText } from '@acheep/contract/hiring/candidate-message';
import type { Localized } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { type Letter, mailKind } from '../../messaging/mail/mail-kind.ts';

interface Decided {
  name: string;
  company: string;
  jobTitle: string;
  /** Empty without an account, as there is no page to link to. */
  applicationId: string;
  /** Empty if the company gives no reason or does not share it. */
  reason: string;
  /** The company's own words, instead of the standard ones, and the address that answers go to. */
  own?: MessageText & { answerTo: string };
  /** Appointment that ends with the application, and its calendar entry. */
  also?: string;
  entry?: CalendarEvent;
}

const sample: Decided = {
  name: 'Sok Dara',
  company: 'Mekong Trading',
  jobTitle: 'Accountant · គណនេយ្យករ',
  applicationId: '01900000-0000-7000-8000-000000000000',
  reason: 'The position has been filled.',
};

/** What is said of each decision, unless the company says it in its own words. */
type Words = (params: Decided) => Pick<Letter, 'subject' | 'text'>;

const decided = (name: string, title: Localized, words: Words) =>
  mailKind<Decided>({
    name,
    title,
    category: 'own-application',
    // Carries the cancellation of an appointment.
    isNeeded: ({ also }) => also !== undefined,
    answerTo: ({ own, company }) => (own?.answerTo ? { name: company, address: own.answerTo } : undefined),
    sample,
    letter(params, site) {
      const { own, also, reason, applicationId, entry } = params;
      const { subject, text } = own
        ? { subject: own.subject, text: own.text.split(/\n{2,}/) }
        : words(params);
      return {
        subject,
        text: [
          text,
          also,
          reason && { en: `Message from the employer:\n${reason}`, km: `សារពីនិយោជក៖\n${reason}` },
        ].flat(),
        ...(applicationId && {
          action: {
            en: 'View my application',
            km: 'មើលពាក្យសុំរបស់ខ្ញុំ',
            to: paths.manageUserAppliedDetail(applicationId),
          },
        }),
        footer: footers.appliedForJob(site),
        calendar: entry,
      };
    },
  });

/** Notifications to the applicant, by the application's new status. */
export const decidedMails = {
  shortlisted: decided(
    'application-shortlisted',
    { en: 'Short-listed', km: 'ជាប់សម្រាំង' },
    ({ jobTitle, company }) => ({
      subject: { en: `You’re short-listed: ${jobTitle}`, km: `អ្នកជាប់ក្នុងបញ្ជីសម្រាំង៖ ${jobTitle}` },
      text: [
        {
          en: `Good news: ${company} has put you on the short list for “${jobTitle}”.`,
          km: `ដំណឹងល្អ៖ ${company} បានដាក់អ្នកក្នុងបញ្ជីសម្រាំងសម្រាប់ការងារ «${jobTitle}»។`,
        },
        {
          en: 'They’ll contact you about the next step. Keep your phone close and check your e-mail.',
          km: 'ក្រុមហ៊ុននឹងទាក់ទងអ្នកអំពីជំហានបន្ទាប់។ សូមទុកទូរស័ព្ទនៅជាប់ខ្លួន ហើយពិនិត្យមើលអ៊ីមែលរបស់អ្នក។',
        },
      ],
    }),
  ),
  hired: decided('application-hired', { en: 'Hired', km: 'បានទទួលឱ្យធ្វើការ' }, ({ jobTitle, company }) => ({
    subject: { en: `You’re hired: ${jobTitle}`, km: `អ្នកត្រូវបានទទួលឱ្យធ្វើការ៖ ${jobTitle}` },
    text: [
      {
        en: `Congratulations: ${company} has chosen you for “${jobTitle}”.`,
        km: `សូមអបអរសាទរ៖ ${company} បានជ្រើសរើសអ្នកសម្រាប់ការងារ «${jobTitle}»។`,
      },
      {
        en: 'They’ll contact you about your first day and your contract. Never pay anyone to start a job.',
        km: 'ក្រុមហ៊ុននឹងទាក់ទងអ្នកអំពីថ្ងៃចូលធ្វើការដំបូង និងកិច្ចសន្យា។ សូមកុំបង់ប្រាក់ឱ្យនរណាម្នាក់ ដើម្បីបានចូលធ្វើការ។',
      },
    ],
  })),
  rejected: decided(
    'application-rejected',
    { en: 'Application rejected', km: 'ពាក្យសុំត្រូវបានបដិសេធ' },
    ({ jobTitle, company }) => ({
      subject: { en: `About your application: ${jobTitle}`, km: `អំពីពាក្យសុំរបស់អ្នក៖ ${jobTitle}` },
      text: [
        {
          en: `Thank you for applying for “${jobTitle}”. This time, ${company} has decided to move forward with other candidates.`,
          km: `សូមអរគុណដែលបានដាក់ពាក្យសុំការងារ «${jobTitle}»។ លើកនេះ ${company} បានជ្រើសរើសបេក្ខជនផ្សេង។`,
        },
        {
          en: 'New jobs are posted every day, and the next one may be yours.',
          km: 'មានការងារថ្មីៗរាល់ថ្ងៃ ហើយការងារបន្ទាប់អាចសមនឹងអ្នក។',
        },
      ],
    }),
  ),
  received: decided(
    'application-reconsidered',
    { en: 'Application reconsidered', km: 'ពាក្យសុំកំពុងពិនិត្យឡើងវិញ' },
    ({ jobTitle, company }) => ({
      subject: {
        en: `Your application is being reconsidered: ${jobTitle}`,
        km: `កំពុងពិនិត្យពាក្យសុំរបស់អ្នកឡើងវិញ៖ ${jobTitle}`,
      },
      text: [
        {
          en: `${company} is reconsidering your application for “${jobTitle}”.`,
          km: `${company} កំពុងពិនិត្យពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «${jobTitle}» ឡើងវិញ។`,
        },
        {
          en: 'We’ll e-mail you when there’s a new decision.',
          km: 'យើងនឹងជូនដំណឹងដល់អ្នក ពេលមានការសម្រេចថ្មី។',
        },
      ],
    }),
  ),
};
