import type { MessageText } from '@acheep/contract/hiring/candidate-message';
import type { Localized } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { CalendarEvent } from '../../messaging/mail/calendar-file.ts';
import type { MailKind, MailText, Site } from '../../messaging/mail/mail-kind.ts';

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

type Words = (params: Decided) => Pick<MailText, 'subject' | 'paragraphs'>;

/** The company's own words, if there are any. */
const saidIn = (words: Words, params: Decided) =>
  params.own ? { subject: params.own.subject, paragraphs: params.own.text.split(/\n{2,}/) } : words(params);

const page = (label: string, { applicationId }: Decided, site: Site) =>
  applicationId ? { label, url: site.url(paths.manageUserAppliedDetail(applicationId)) } : undefined;

const decided = (name: string, title: Localized, en: Words, km: Words): MailKind<Decided> => ({
  name,
  title,
  category: 'own-application',
  // Carries the cancellation of an appointment.
  isNeeded: ({ also }) => also !== undefined,
  priority: 'news',
  answerTo: ({ own, company }) => (own?.answerTo ? { name: company, address: own.answerTo } : undefined),
  sample,
  en: (params, site) => {
    const { subject, paragraphs } = saidIn(en, params);
    return {
      subject,
      greeting: `Hello ${params.name},`,
      paragraphs: [
        ...paragraphs,
        ...(params.also ? [params.also] : []),
        ...(params.reason ? [`Message from the employer:\n${params.reason}`] : []),
      ],
      action: page('View my application', params, site),
      footer: `You’re receiving this e-mail because you applied for a job at ${site.name}.`,
      calendar: params.entry,
    };
  },
  km: (params, site) => {
    const { subject, paragraphs } = saidIn(km, params);
    return {
      subject,
      greeting: `សួស្ដី ${params.name}`,
      paragraphs: [
        ...paragraphs,
        ...(params.also ? [params.also] : []),
        ...(params.reason ? [`សារពីនិយោជក៖\n${params.reason}`] : []),
      ],
      action: page('មើលពាក្យសុំរបស់ខ្ញុំ', params, site),
      footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានដាក់ពាក្យសុំការងារនៅ ${site.name}។`,
      calendar: params.entry,
    };
  },
});

/** Notifications to the applicant, by the application's new status. */
export const decidedMails = {
  shortlisted: decided(
    'application-shortlisted',
    { en: 'Short-listed', km: 'ជាប់សម្រាំង' },
    ({ jobTitle, company }) => ({
      subject: `You’re short-listed: ${jobTitle}`,
      paragraphs: [
        `Good news: ${company} has put you on the short list for “${jobTitle}”.`,
        'They’ll contact you about the next step. Keep your phone close and check your e-mail.',
      ],
    }),
    ({ jobTitle, company }) => ({
      subject: `អ្នកជាប់ក្នុងបញ្ជីសម្រាំង៖ ${jobTitle}`,
      paragraphs: [
        `ដំណឹងល្អ៖ ${company} បានដាក់អ្នកក្នុងបញ្ជីសម្រាំងសម្រាប់ការងារ «${jobTitle}»។`,
        'ក្រុមហ៊ុននឹងទាក់ទងអ្នកអំពីជំហានបន្ទាប់។ សូមទុកទូរស័ព្ទនៅជាប់ខ្លួន ហើយពិនិត្យមើលអ៊ីមែលរបស់អ្នក។',
      ],
    }),
  ),
  hired: decided(
    'application-hired',
    { en: 'Hired', km: 'បានទទួលឱ្យធ្វើការ' },
    ({ jobTitle, company }) => ({
      subject: `You’re hired: ${jobTitle}`,
      paragraphs: [
        `Congratulations: ${company} has chosen you for “${jobTitle}”.`,
        'They’ll contact you about your first day and your contract. Never pay anyone to start a job.',
      ],
    }),
    ({ jobTitle, company }) => ({
      subject: `អ្នកត្រូវបានទទួលឱ្យធ្វើការ៖ ${jobTitle}`,
      paragraphs: [
        `សូមអបអរសាទរ៖ ${company} បានជ្រើសរើសអ្នកសម្រាប់ការងារ «${jobTitle}»។`,
        'ក្រុមហ៊ុននឹងទាក់ទងអ្នកអំពីថ្ងៃចូលធ្វើការដំបូង និងកិច្ចសន្យា។ សូមកុំបង់ប្រាក់ឱ្យនរណាម្នាក់ ដើម្បីបានចូលធ្វើការ។',
      ],
    }),
  ),
  rejected: decided(
    'application-rejected',
    { en: 'Application rejected', km: 'ពាក្យសុំត្រូវបានបដិសេធ' },
    ({ jobTitle, company }) => ({
      subject: `About your application: ${jobTitle}`,
      paragraphs: [
        `Thank you for applying for “${jobTitle}”. This time, ${company} has decided to move forward with other candidates.`,
        'New jobs are posted every day, and the next one may be yours.',
      ],
    }),
    ({ jobTitle, company }) => ({
      subject: `អំពីពាក្យសុំរបស់អ្នក៖ ${jobTitle}`,
      paragraphs: [
        `សូមអរគុណដែលបានដាក់ពាក្យសុំការងារ «${jobTitle}»។ លើកនេះ ${company} បានជ្រើសរើសបេក្ខជនផ្សេង។`,
        'មានការងារថ្មីៗរាល់ថ្ងៃ ហើយការងារបន្ទាប់អាចសមនឹងអ្នក។',
      ],
    }),
  ),
  received: decided(
    'application-reconsidered',
    { en: 'Application reconsidered', km: 'ពាក្យសុំកំពុងពិនិត្យឡើងវិញ' },
    ({ jobTitle, company }) => ({
      subject: `Your application is being reconsidered: ${jobTitle}`,
      paragraphs: [
        `${company} is reconsidering your application for “${jobTitle}”.`,
        'We’ll e-mail you when there’s a new decision.',
      ],
    }),
    ({ jobTitle, company }) => ({
      subject: `កំពុងពិនិត្យពាក្យសុំរបស់អ្នកឡើងវិញ៖ ${jobTitle}`,
      paragraphs: [
        `${company} កំពុងពិនិត្យពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «${jobTitle}» ឡើងវិញ។`,
        'យើងនឹងជូនដំណឹងដល់អ្នក ពេលមានការសម្រេចថ្មី។',
      ],
    }),
  ),
};
