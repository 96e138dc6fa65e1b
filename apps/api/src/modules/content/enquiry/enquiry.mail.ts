import { adminPaths } from '@acheep/contract/admin-paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

const paragraphsOf = (text: string) => text.split(/\n{2,}/);
/** The beginning of the question, quoted below the answer as a reminder. */
const quoteQuestion = (message: string) => (message.length > 500 ? `${message.slice(0, 500)}…` : message);

/** To the operator: a new enquiry. A reply in the mail program goes to the sender of the enquiry. */
export const enquiryReceivedMail = mailKind({
  name: 'enquiry-received',
  title: { en: 'New enquiry', km: 'ការសាកសួរថ្មី' },
  category: 'enquiry',
  sample: {
    name: 'Sok Dara',
    from: 'Chan Sophea',
    email: 'sophea@example.com',
    phone: '+85512345678',
    subject: 'CV screening',
    message: 'We need five cooks by January.\n\nWhat would it cost?',
  },
  answerTo: ({ from, email }) => ({ name: from, address: email }),
  letter: ({ from, email, phone, subject, message }, site) => ({
    subject: { en: `${from} asks: ${subject}`, km: `${from} សាកសួរ៖ ${subject}` },
    text: [
      {
        en: `${from} (${[email, phone].filter(Boolean).join(', ')}) wrote to ${site.name}:`,
        km: `${from} (${[email, phone].filter(Boolean).join(', ')}) បានសរសេរមក ${site.name}៖`,
      },
      ...paragraphsOf(message),
    ],
    action: { en: 'View enquiries', km: 'បើកមើលការសាកសួរ', to: adminPaths.enquiries({ status: 'open' }) },
    footer: footers.managesSite,
  }),
});

/** The operator's answer to an enquiry. */
export const enquiryAnswerMail = mailKind({
  name: 'enquiry-answer',
  title: { en: 'Answer to an enquiry', km: 'ចម្លើយចំពោះការសាកសួរ' },
  necessary: 'They have asked, and nowhere else is the answer to be read.',
  priority: 'account',
  sample: {
    name: 'Sok Dara',
    subject: 'CV screening',
    text: 'Thank you for asking.\n\nScreening for five cooks takes a week.',
    asked: 'We need five cooks by January. What would it cost?',
    // Empty if the operator has no address for replies.
    answerTo: 'support@example.com',
  },
  letter: ({ subject, text, asked: message, answerTo }, site) => ({
    subject: { en: `${site.name}: ${subject}`, km: `${site.name}៖ ${subject}` },
    text: [
      ...paragraphsOf(text),
      {
        en: `You wrote to us: “${quoteQuestion(message)}”`,
        km: `អ្នកបានសរសេរមកយើងថា៖ «${quoteQuestion(message)}»`,
      },
    ],
    footer: {
      en: `You’re receiving this e-mail because you wrote to ${site.name}.${answerTo && ` To reply, write to ${answerTo}.`}`,
      km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានសរសេរមក ${site.name}។${answerTo && ` បើចង់ឆ្លើយតប សូមសរសេរមក ${answerTo}។`}`,
    },
  }),
});
