import { byDate, byName, type OptionOf, type Options } from './option.ts';

/** Where an account stands: it may sign in, its e-mail address is not confirmed yet, or an admin disabled it. */
export const accountStates = {
  active: { en: 'Active', km: 'កំពុងប្រើ' },
  waiting: { en: 'Not activated', km: 'មិនទាន់បើក' },
  disabled: { en: 'Disabled', km: 'ត្រូវបានបិទ' },
} satisfies Options;
export type AccountState = OptionOf<typeof accountStates>;

/** Whether an admin has checked that a company is who it says. */
export const companyChecks = {
  verified: { en: 'Verified', km: 'បានផ្ទៀងផ្ទាត់' },
  unverified: { en: 'Not verified', km: 'មិនទាន់ផ្ទៀងផ្ទាត់' },
} satisfies Options;
export type CompanyCheck = OptionOf<typeof companyChecks>;

/** What the audit log tells of. */
export const auditActions = {
  'admin.create': { en: 'Created an admin', km: 'បង្កើតអ្នកគ្រប់គ្រង' },
  'user.disable': { en: 'Disabled the account', km: 'បិទគណនី' },
  'user.enable': { en: 'Enabled the account', km: 'បើកគណនីវិញ' },
  'user.resend_activation': { en: 'Sent the activation e-mail again', km: 'ផ្ញើអ៊ីមែលបើកគណនីម្ដងទៀត' },
  'company.verify': { en: 'Verified the company', km: 'ផ្ទៀងផ្ទាត់ក្រុមហ៊ុន' },
  'company.unverify': { en: 'Took the verification back', km: 'ដកការផ្ទៀងផ្ទាត់វិញ' },
  'package.create': { en: 'Made a package', km: 'បង្កើតកញ្ចប់សេវា' },
  'package.edit': { en: 'Changed a package', km: 'កែប្រែកញ្ចប់សេវា' },
  'package.status': { en: 'Changed the status of a package', km: 'ប្ដូរស្ថានភាពកញ្ចប់សេវា' },
  'package.order': { en: 'Put the packages into another order', km: 'រៀបលំដាប់កញ្ចប់សេវាឡើងវិញ' },
  'package.delete': { en: 'Deleted a package', km: 'លុបកញ្ចប់សេវា' },
  'order.confirm': { en: 'Confirmed an order', km: 'បញ្ជាក់ការបញ្ជាទិញ' },
  'order.cancel': { en: 'Cancelled an order', km: 'បោះបង់ការបញ្ជាទិញ' },
  'order.refund': { en: 'Noted that an order was paid back', km: 'កត់ត្រាថាបានសងប្រាក់វិញ' },
  'order.note': { en: 'Changed the note on an order', km: 'កែប្រែកំណត់ចំណាំលើការបញ្ជាទិញ' },
  'job.promote': { en: 'Changed the promotion of a job', km: 'កែប្រែការផ្សព្វផ្សាយការងារ' },
  'post.pin': { en: 'Changed until when a post is pinned', km: 'កែប្រែការខ្ទាស់ការបង្ហោះ' },
  'report.hide': { en: 'Took something reported off the page', km: 'ដកអ្វីដែលត្រូវបានរាយការណ៍ចេញ' },
  'report.refuse': { en: 'Left something reported as it is', km: 'ទុកអ្វីដែលត្រូវបានរាយការណ៍នៅដដែល' },
  'article.create': { en: 'Wrote a text', km: 'សរសេរអត្ថបទថ្មី' },
  'article.edit': { en: 'Changed a text', km: 'កែប្រែអត្ថបទ' },
  'article.status': { en: 'Changed the status of a text', km: 'ប្ដូរស្ថានភាពអត្ថបទ' },
  'article.restore': { en: 'Brought back an earlier version of a text', km: 'យកកំណែមុននៃអត្ថបទមកប្រើវិញ' },
  'article.delete': { en: 'Deleted a text', km: 'លុបអត្ថបទ' },
  'banner.create': { en: 'Made a banner', km: 'បង្កើតផ្ទាំងផ្សព្វផ្សាយ' },
  'banner.edit': { en: 'Changed a banner', km: 'កែប្រែផ្ទាំងផ្សព្វផ្សាយ' },
  'banner.order': { en: 'Put the banners into another order', km: 'រៀបលំដាប់ផ្ទាំងផ្សព្វផ្សាយឡើងវិញ' },
  'banner.delete': { en: 'Deleted a banner', km: 'លុបផ្ទាំងផ្សព្វផ្សាយ' },
  'service.create': { en: 'Made a service', km: 'បង្កើតសេវាកម្ម' },
  'service.edit': { en: 'Changed a service', km: 'កែប្រែសេវាកម្ម' },
  'service.order': { en: 'Put the services into another order', km: 'រៀបលំដាប់សេវាកម្មឡើងវិញ' },
  'service.delete': { en: 'Deleted a service', km: 'លុបសេវាកម្ម' },
  'enquiry.edit': { en: 'Changed an enquiry', km: 'កែប្រែការសាកសួរ' },
  'enquiry.carry_out': { en: 'Carried out a service', km: 'អនុវត្តសេវាកម្ម' },
  'enquiry.take_down': { en: 'Took a logo off the home page', km: 'ដកឡូហ្គោចេញពីទំព័រដើម' },
  'enquiry.answer': { en: 'Answered an enquiry', km: 'ឆ្លើយការសាកសួរ' },
  'setting.change': { en: 'Changed the settings', km: 'កែប្រែការកំណត់' },
  'task.retry': { en: 'Had something tried again', km: 'ឱ្យព្យាយាមម្ដងទៀត' },
  'session.end': { en: 'Signed a device out', km: 'ឱ្យឧបករណ៍មួយចេញពីគណនី' },
} satisfies Options;
export type AuditAction = OptionOf<typeof auditActions>;

export const accountSorts = {
  ...byDate,
  ...byName,
  'name_-1': { en: 'By name, last to first', km: 'តាមឈ្មោះ ពី អ ដល់ ក' },
} satisfies Options;
