import { adminPaths } from '@acheep/contract/admin-paths';
import { paths } from '@acheep/contract/paths';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

export const accountDisabledMail = mailKind({
  name: 'account-disabled',
  title: { en: 'Account disabled', km: 'គណនីត្រូវបានបិទ' },
  necessary: 'Who is shut out has to know why.',
  priority: 'account',
  isFree: true,
  sample: { name: 'Sok Dara', reason: 'The same job was posted forty times.' },
  letter: ({ reason }, site) => ({
    subject: { en: `Your ${site.name} account has been disabled`, km: `គណនី ${site.name} របស់អ្នកត្រូវបានបិទ` },
    text: [
      {
        en: `Your account at ${site.name} has been disabled. You’ve been signed out on all devices, and what you posted is no longer shown.`,
        km: `គណនីរបស់អ្នកនៅ ${site.name} ត្រូវបានបិទ។ អ្នកមិនអាចចូលគណនីបានទេ ហើយអ្វីដែលអ្នកបានផ្សាយក៏លែងបង្ហាញដែរ។`,
      },
      { en: `Reason: ${reason}`, km: `មូលហេតុ៖ ${reason}` },
    ],
    footer: footers.supportIfMistake,
  }),
});

/** Editor rights were granted or withdrawn. */
export const editorMail = mailKind({
  name: 'editor',
  title: { en: 'Editor access', km: 'សិទ្ធិអ្នករៀបចំអត្ថបទ' },
  necessary: 'Who is signed out and sees other pages has to know why.',
  priority: 'account',
  sample: { name: 'Sok Dara', editor: 'yes' },
  letter: ({ editor }, site) => ({
    subject: editor
      ? { en: `You’re now an editor at ${site.name}`, km: `ឥឡូវនេះអ្នកជាអ្នករៀបចំអត្ថបទរបស់ ${site.name}` }
      : { en: `You’re no longer an editor at ${site.name}`, km: `អ្នកលែងជាអ្នករៀបចំអត្ថបទរបស់ ${site.name} ហើយ` },
    text: [
      editor
        ? {
            en: `You can now write and edit the articles of ${site.name}: tips and regulations, its own pages, banners and services.`,
            km: `ឥឡូវនេះអ្នកអាចសរសេរ និងកែប្រែអត្ថបទរបស់ ${site.name} បាន៖ គន្លឹះ បទប្បញ្ញត្តិ ទំព័ររបស់គេហទំព័រ ផ្ទាំងផ្សព្វផ្សាយ និងសេវាកម្ម។`,
          }
        : {
            en: `You’re no longer an editor. Your account at ${site.name} is now a job seeker account. Your articles stay on the site.`,
            km: `អ្នកលែងជាអ្នករៀបចំអត្ថបទហើយ។ គណនីរបស់អ្នកនៅ ${site.name} ឥឡូវជាគណនីអ្នកស្វែងរកការងារ។ អត្ថបទដែលអ្នកបានសរសេរនៅតែមានលើគេហទំព័រ។`,
          },
      { en: 'You’ve been signed out. Sign in again to continue.', km: 'សូមចូលគណនីម្ដងទៀតដើម្បីបន្ត។' },
    ],
    action: { en: 'Sign in', km: 'ចូលគណនី', to: paths.adminLogin() },
    footer: {
      en: `You’re receiving this e-mail because it’s about your account at ${site.name}.`,
      km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានរឿងទាក់ទងនឹងគណនីរបស់អ្នកនៅ ${site.name}។`,
    },
  }),
});

/** To the operator: a company has signed up. */
export const companyToVerifyMail = mailKind({
  name: 'company-to-verify',
  title: { en: 'Company to verify', km: 'ក្រុមហ៊ុនត្រូវផ្ទៀងផ្ទាត់' },
  category: 'company-to-verify',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    company: 'Mekong Trading',
    person: 'Chan Sophea · ចាន់ សុភា',
    companyId: '01900000-0000-7000-8000-000000000000',
  },
  letter: ({ company, person, companyId }, site) => ({
    subject: { en: `Company to verify: ${company}`, km: `ក្រុមហ៊ុនត្រូវផ្ទៀងផ្ទាត់៖ ${company}` },
    text: [
      {
        en: `${person} has signed up at ${site.name} for ${company}.`,
        km: `${person} បានចុះឈ្មោះនៅ ${site.name} សម្រាប់ក្រុមហ៊ុន ${company}។`,
      },
      {
        en: 'Once you know the company is real, verify it so that people can trust it.',
        km: 'ពេលអ្នកដឹងច្បាស់ថាក្រុមហ៊ុននេះមានពិត សូមផ្ទៀងផ្ទាត់ ដើម្បីឱ្យអ្នកប្រើប្រាស់ទុកចិត្ត។',
      },
    ],
    action: { en: 'View company', km: 'មើលក្រុមហ៊ុន', to: adminPaths.company(companyId) },
    footer: footers.managesSite,
  }),
});
