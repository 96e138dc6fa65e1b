import type { MailParams } from './mail.template.ts';

const name = 'Sok Dara';
const id = '01900000-0000-7000-8000-000000000000';
const jobTitle = 'Accountant · គណនេយ្យករ';

/** What the preview writes each mail with. */
export const mailSamples: MailParams = {
  activation: { token: 'sample', hours: 48, days: 7 },
  'already-registered': {},
  'reset-code': {
    name,
    email: 'dara@example.com',
    token: 'sample',
    code: '123456',
    key: 'sample',
    minutes: 10,
    hours: 24,
  },
  'password-changed': { name, at: '2026-11-20T09:05:00.000Z' },
  'account-disabled': { name, reason: 'The same job was posted forty times.' },
  'account-deleted': { name },
  'application-received': { name, candidate: 'Chan Sophea · ចាន់ សុភា', jobTitle, applicationId: id },
  'job-closed': { name, jobTitle, jobId: id },
};
