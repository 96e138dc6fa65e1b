import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { named, sampleParams, type Told } from './registration-words.ts';

/** A message of a company's member to participants. Replies go to the member. */
export const participantMessageMail = mailKind<
  Pick<Told, 'name' | 'company' | 'kind' | 'title'> & { subject: string; text: string; answerTo: string }
>({
  name: 'participant-message',
  title: { en: 'Message to participants', km: 'សារទៅអ្នកចូលរួម' },
  category: 'company-message',
  sample: {
    name: sampleParams.name,
    company: sampleParams.company,
    kind: 'training',
    title: sampleParams.title,
    subject: 'What to bring on Saturday',
    text: 'Please bring a laptop and a calculator.\n\nWe start at 8 a.m.',
    answerTo: 'trainer@example.com',
  },
  answerTo: ({ company, answerTo }) => ({ name: company, address: answerTo }),
  letter: ({ subject, text, ...about }, site) => ({
    subject,
    text: text.split(/\n{2,}/),
    footer: {
      en: `${about.company} sent you this message through ${site.name} because you registered for ${named(about, 'en')}. Your reply goes to ${about.company}.`,
      km: `${about.company} បានផ្ញើសារនេះជូនអ្នកតាមរយៈ ${site.name} ព្រោះអ្នកបានចុះឈ្មោះចូលរួម${named(about, 'km')}។ ចម្លើយរបស់អ្នកនឹងទៅដល់ ${about.company}។`,
    },
  }),
});
