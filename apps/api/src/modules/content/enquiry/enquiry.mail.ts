import { adminPaths } from '@acheep/contract/admin-paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

const paragraphsOf = (text: string) => text.split(/\n{2,}/);
/** The beginning of the question, quoted below the answer as a reminder. */
const asked = (message: string) => (message.length > 500 ? `${message.slice(0, 500)}…` : message);

/** To the operator: a new enquiry. A reply in the mail program goes to the sender of the enquiry. */
export const enquiryReceivedMail: MailKind<{
  name: string;
  from: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}> = {
  name: 'enquiry-received',
  title: { en: 'New enquiry', km: 'ការសាកសួរថ្មី' },
  category: 'enquiry',
  priority: 'news',
  sample: {
    name: 'Sok Dara',
    from: 'Chan Sophea',
    email: 'sophea@example.com',
    phone: '+85512345678',
    subject: 'CV screening',
    message: 'We need five cooks by January.\n\nWhat would it cost?',
  },
  answerTo: ({ from, email }) => ({ name: from, address: email }),
  en: ({ name, from, email, phone, subject, message }, site) => ({
    subject: `${from} asks: ${subject}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${from} (${[email, phone].filter(Boolean).join(', ')}) wrote to ${site.name}:`,
      ...paragraphsOf(message),
    ],
    action: { label: 'View enquiries', url: site.url(adminPaths.enquiries({ status: 'open' })) },
    footer: 'You’re receiving this e-mail because you manage this site.',
  }),
  km: ({ name, from, email, phone, subject, message }, site) => ({
    subject: `${from} សាកសួរ៖ ${subject}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${from} (${[email, phone].filter(Boolean).join(', ')}) បានសរសេរមក ${site.name}៖`,
      ...paragraphsOf(message),
    ],
    action: { label: 'បើកមើលការសាកសួរ', url: site.url(adminPaths.enquiries({ status: 'open' })) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកគ្រប់គ្រងគេហទំព័រនេះ។',
  }),
};

/** The operator's answer to an enquiry. */
export const enquiryAnswerMail: MailKind<{
  name: string;
  subject: string;
  text: string;
  asked: string;
  /** Empty if the operator has no address for replies. */
  answerTo: string;
}> = {
  name: 'enquiry-answer',
  title: { en: 'Answer to an enquiry', km: 'ចម្លើយចំពោះការសាកសួរ' },
  necessary: 'They have asked, and nowhere else is the answer to be read.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    subject: 'CV screening',
    text: 'Thank you for asking.\n\nScreening for five cooks takes a week.',
    asked: 'We need five cooks by January. What would it cost?',
    answerTo: 'support@example.com',
  },
  en: ({ name, subject, text, asked: message, answerTo }, site) => ({
    subject: `${site.name}: ${subject}`,
    greeting: `Hello ${name},`,
    paragraphs: [...paragraphsOf(text), `You wrote to us: “${asked(message)}”`],
    footer: answerTo
      ? `You’re receiving this e-mail because you wrote to ${site.name}. To reply, write to ${answerTo}.`
      : `You’re receiving this e-mail because you wrote to ${site.name}.`,
  }),
  km: ({ name, subject, text, asked: message, answerTo }, site) => ({
    subject: `${site.name}៖ ${subject}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [...paragraphsOf(text), `អ្នកបានសរសេរមកយើងថា៖ «${asked(message)}»`],
    footer: answerTo
      ? `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានសរសេរមក ${site.name}។ បើចង់ឆ្លើយតប សូមសរសេរមក ${answerTo}។`
      : `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានសរសេរមក ${site.name}។`,
  }),
};
