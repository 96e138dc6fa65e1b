import { adminPaths } from '@acheep/contract/admin-paths';
import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

export const accountDisabledMail: MailKind<{ name: string; reason: string }> = {
  name: 'account-disabled',
  title: { en: 'Account disabled', km: 'គណនីត្រូវបានបិទ' },
  necessary: 'Who is shut out has to know why.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara', reason: 'The same job was posted forty times.' },
  en: ({ name, reason }, site) => ({
    subject: `Your ${site.name} account has been disabled`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your account at ${site.name} has been disabled. You’ve been signed out on all devices, and what you posted is no longer shown.`,
      `Reason: ${reason}`,
    ],
    footer: 'If you think this is a mistake, contact our support.',
  }),
  km: ({ name, reason }, site) => ({
    subject: `គណនី ${site.name} របស់អ្នកត្រូវបានបិទ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `គណនីរបស់អ្នកនៅ ${site.name} ត្រូវបានបិទ។ អ្នកមិនអាចចូលគណនីបានទេ ហើយអ្វីដែលអ្នកបានផ្សាយក៏លែងបង្ហាញដែរ។`,
      `មូលហេតុ៖ ${reason}`,
    ],
    footer: 'ប្រសិនបើអ្នកគិតថាមានការយល់ច្រឡំ សូមទាក់ទងផ្នែកជំនួយរបស់គេហទំព័រ។',
  }),
};

/** Editor rights were granted or withdrawn. */
export const editorMail: MailKind<{ name: string; editor: string }> = {
  name: 'editor',
  title: { en: 'Editor access', km: 'សិទ្ធិអ្នករៀបចំអត្ថបទ' },
  necessary: 'Who is signed out and sees other pages has to know why.',
  priority: 'account',
  sample: { name: 'Sok Dara', editor: 'yes' },
  en: ({ name, editor }, site) => ({
    subject: editor ? `You’re now an editor at ${site.name}` : `You’re no longer an editor at ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      editor
        ? `You can now write and edit the articles of ${site.name}: tips and regulations, its own pages, banners and services.`
        : `You’re no longer an editor. Your account at ${site.name} is now a job seeker account. Your articles stay on the site.`,
      'You’ve been signed out. Sign in again to continue.',
    ],
    action: { label: 'Sign in', url: site.url(paths.adminLogin()) },
    footer: `You’re receiving this e-mail because it’s about your account at ${site.name}.`,
  }),
  km: ({ name, editor }, site) => ({
    subject: editor ? `ឥឡូវនេះអ្នកជាអ្នករៀបចំអត្ថបទរបស់ ${site.name}` : `អ្នកលែងជាអ្នករៀបចំអត្ថបទរបស់ ${site.name} ហើយ`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      editor
        ? `ឥឡូវនេះអ្នកអាចសរសេរ និងកែប្រែអត្ថបទរបស់ ${site.name} បាន៖ គន្លឹះ បទប្បញ្ញត្តិ ទំព័ររបស់គេហទំព័រ ផ្ទាំងផ្សព្វផ្សាយ និងសេវាកម្ម។`
        : `អ្នកលែងជាអ្នករៀបចំអត្ថបទហើយ។ គណនីរបស់អ្នកនៅ ${site.name} ឥឡូវជាគណនីអ្នកស្វែងរកការងារ។ អត្ថបទដែលអ្នកបានសរសេរនៅតែមានលើគេហទំព័រ។`,
      'សូមចូលគណនីម្ដងទៀតដើម្បីបន្ត។',
    ],
    action: { label: 'ចូលគណនី', url: site.url(paths.adminLogin()) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានរឿងទាក់ទងនឹងគណនីរបស់អ្នកនៅ ${site.name}។`,
  }),
};

/** To the operator: a company has signed up. */
export const companyToVerifyMail: MailKind<{
  name: string;
  company: string;
  person: string;
  companyId: string;
}> = {
  name: 'company-to-verify',
  title: { en: 'Company to verify', km: 'ក្រុមហ៊ុនត្រូវផ្ទៀងផ្ទាត់' },
  category: 'company-to-verify',
  priority: 'news',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    company: 'Mekong Trading',
    person: 'Chan Sophea · ចាន់ សុភា',
    companyId: '01900000-0000-7000-8000-000000000000',
  },
  en: ({ name, company, person, companyId }, site) => ({
    subject: `Company to verify: ${company}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${person} has signed up at ${site.name} for ${company}.`,
      'Once you know the company is real, verify it so that people can trust it.',
    ],
    action: { label: 'View company', url: site.url(adminPaths.company(companyId)) },
    footer: 'You’re receiving this e-mail because you run this site.',
  }),
  km: ({ name, company, person, companyId }, site) => ({
    subject: `ក្រុមហ៊ុនត្រូវផ្ទៀងផ្ទាត់៖ ${company}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${person} បានចុះឈ្មោះនៅ ${site.name} សម្រាប់ក្រុមហ៊ុន ${company}។`,
      'ពេលអ្នកដឹងច្បាស់ថាក្រុមហ៊ុននេះមានពិត សូមផ្ទៀងផ្ទាត់ ដើម្បីឱ្យអ្នកប្រើប្រាស់ទុកចិត្ត។',
    ],
    action: { label: 'មើលក្រុមហ៊ុន', url: site.url(adminPaths.company(companyId)) },
    footer: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកគ្រប់គ្រងគេហទំព័រនេះ។',
  }),
};
