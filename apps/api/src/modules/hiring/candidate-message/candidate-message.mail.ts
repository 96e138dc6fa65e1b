import { mailKind } from '../../messaging/mail/mail-kind.ts';

/** Message from a company member to a candidate, in the member's own words. Replies go to the member. */
export const candidateMessageMail = mailKind({
  name: 'candidate-message',
  title: { en: 'Message to a candidate', km: 'សារទៅបេក្ខជន' },
  category: 'company-message',
  sample: {
    name: 'Sok Dara',
    subject: 'Interview for Accountant · គណនេយ្យករ',
    text: 'Thank you for applying.\n\nWe would like to meet you:\nMonday, nine o’clock.',
    jobTitle: 'Accountant · គណនេយ្យករ',
    company: 'Mekong Trading',
    // The sender's address.
    answerTo: 'recruiter@example.com',
    applicationId: '01900000-0000-7000-8000-000000000000',
  },
  answerTo: ({ company, answerTo }) => ({ name: company, address: answerTo }),
  letter: ({ subject, text, jobTitle, company }, site) => ({
    subject,
    text: text.split(/\n{2,}/),
    footer: {
      en: `${company} sent you this message through ${site.name} about your application for “${jobTitle}”. Your reply goes to ${company}.`,
      km: `${company} បានផ្ញើសារនេះជូនអ្នកតាមរយៈ ${site.name} អំពីពាក្យសុំរបស់អ្នកសម្រាប់ការងារ «${jobTitle}»។ ចម្លើយតបរបស់អ្នកនឹងទៅដល់ ${company}។`,
    },
  }),
});
