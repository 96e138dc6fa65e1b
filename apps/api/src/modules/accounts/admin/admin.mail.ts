import { adminPaths } from '@acheep/contract/admin-paths';
import type { Localized } from '@acheep/contract/kernel/locale';
import { opensConsole } from '@acheep/contract/kernel/permission';
import { type Role, roles } from '@acheep/contract/kernel/role';
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

const footer = {
  en: 'You’re receiving this e-mail because it’s about your account.',
  km: 'អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះមានរឿងទាក់ទងនឹងគណនីរបស់អ្នក។',
};

/** What each role does, to whoever gets it. */
const duties: Record<Role, Localized> = {
  user: {
    en: 'You can search for jobs, write a CV and apply.',
    km: 'អ្នកអាចស្វែងរកការងារ សរសេរប្រវត្តិរូប និងដាក់ពាក្យសុំ។',
  },
  recruiter: { en: 'You can post jobs and select candidates.', km: 'អ្នកអាចប្រកាសការងារ និងជ្រើសរើសបេក្ខជន។' },
  trainer: { en: 'You can post trainings and events.', km: 'អ្នកអាចប្រកាសវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍។' },
  editor: {
    en: 'You can edit the site’s articles (HR tips, HR policies, prakas and pages), banners and services.',
    km: 'អ្នកអាចកែប្រែអត្ថបទរបស់គេហទំព័រ (គន្លឹះធនធានមនុស្ស គោលនយោបាយ ប្រកាស និងទំព័រផ្សេងៗ) ផ្ទាំងផ្សព្វផ្សាយ និងសេវាកម្ម។',
  },
  admin: {
    en: 'You run the site: its settings, orders, companies and accounts.',
    km: 'អ្នកគ្រប់គ្រងគេហទំព័រ៖ ការកំណត់ ការបញ្ជាទិញ ក្រុមហ៊ុន និងគណនី។',
  },
};

/** An admin has changed what the account is for. */
export const roleChangedMail = mailKind({
  name: 'role-changed',
  title: { en: 'Role changed', km: 'បានប្ដូរតួនាទី' },
  necessary: 'Who is signed out and sees other pages has to know why.',
  priority: 'account',
  sample: { name: 'Sok Dara', role: 'editor' as Role, reason: 'Dara writes our tips from now on.' },
  letter: ({ role, reason }, site) => ({
    subject: {
      en: `Your new role at ${site.name}: ${roles[role].en}`,
      km: `តួនាទីថ្មីរបស់អ្នកនៅ ${site.name}៖ ${roles[role].km}`,
    },
    text: [
      duties[role],
      { en: `Reason: ${reason}`, km: `មូលហេតុ៖ ${reason}` },
      { en: 'You’ve been signed out. Sign in again to continue.', km: 'សូមចូលគណនីម្ដងទៀតដើម្បីបន្ត។' },
    ],
    action: {
      en: 'Sign in',
      km: 'ចូលគណនី',
      to: opensConsole(role) ? paths.adminLogin() : paths.login(),
    },
    footer,
  }),
});

/** An admin invites somebody to run the site with them. It names nobody: the reader may be a stranger to the inviter. */
export const staffInvitationMail = mailKind({
  name: 'staff-invitation',
  title: { en: 'Invitation to run the site', km: 'ការអញ្ជើញឱ្យជួយគ្រប់គ្រងគេហទំព័រ' },
  necessary: 'It opens the account.',
  priority: 'code',
  isFree: true,
  isUnnamed: true,
  sample: { token: 'sample', hours: 48, days: 7 },
  letter: ({ token, hours, days }, site) => ({
    subject: { en: `You’re invited to help run ${site.name}`, km: `សូមអញ្ជើញមកជួយគ្រប់គ្រង ${site.name}` },
    text: [
      {
        en: `The ${site.name} team invites you to help run the site. Choose a password, and your account is ready.`,
        km: `ក្រុមការងារ ${site.name} សូមអញ្ជើញអ្នកមកជួយគ្រប់គ្រងគេហទំព័រ។ គ្រាន់តែកំណត់ពាក្យសម្ងាត់ គណនីរបស់អ្នកក៏រួចរាល់។`,
      },
      {
        en: `The link works for ${hours} hours. If you don’t choose a password, the account will be deleted after ${days} days.`,
        km: `តំណនេះប្រើបានក្នុងរយៈពេល ${hours} ម៉ោង។ បើមិនបានកំណត់ពាក្យសម្ងាត់ទេ គណនីនេះនឹងត្រូវលុបក្រោយ ${days} ថ្ងៃ។`,
      },
    ],
    action: { en: 'Choose a password', km: 'កំណត់ពាក្យសម្ងាត់', to: paths.verify(token) },
    footer: {
      en: 'If you don’t know the team, you can ignore this e-mail.',
      km: 'ប្រសិនបើអ្នកមិនស្គាល់ក្រុមការងារនេះទេ អ្នកមិនចាំបាច់ធ្វើអ្វីឡើយ។',
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
