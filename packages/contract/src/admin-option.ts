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
  'editor.create': { en: 'Created an editor', km: 'បង្កើតអ្នករៀបចំអត្ថបទ' },
  'user.make_editor': { en: 'Made somebody an editor', km: 'តែងតាំងអ្នករៀបចំអត្ថបទ' },
  'user.end_editor': { en: 'Took the editor’s rights back', km: 'ដកសិទ្ធិអ្នករៀបចំអត្ថបទវិញ' },
  'user.disable': { en: 'Disabled the account', km: 'បិទគណនី' },
  'user.enable': { en: 'Enabled the account', km: 'បើកគណនីវិញ' },
  'user.resend_activation': { en: 'Sent the activation e-mail again', km: 'ផ្ញើអ៊ីមែលបើកគណនីម្ដងទៀត' },
  'company.verify': { en: 'Verified the company', km: 'ផ្ទៀងផ្ទាត់ក្រុមហ៊ុន' },
  'company.unverify': { en: 'Took the verification back', km: 'ដកការផ្ទៀងផ្ទាត់វិញ' },
  'company.merge': { en: 'Merged two companies', km: 'បញ្ចូលក្រុមហ៊ុនពីរចូលគ្នា' },
  'company.distinct': { en: 'Said that companies are not the same', km: 'បញ្ជាក់ថាក្រុមហ៊ុនមិនមែនតែមួយ' },
  'company.alike': { en: 'Took back that companies are not the same', km: 'ដកការបញ្ជាក់ថាក្រុមហ៊ុនមិនមែនតែមួយវិញ' },
  'look.start': { en: 'Looked at the account as its owner', km: 'ចាប់ផ្ដើមមើលគណនីដូចម្ចាស់' },
  'look.end': { en: 'Stopped looking at the account', km: 'ឈប់មើលគណនី' },
  'note.create': { en: 'Wrote a note', km: 'សរសេរកំណត់ចំណាំ' },
  'note.edit': { en: 'Changed a note', km: 'កែប្រែកំណត់ចំណាំ' },
  'note.delete': { en: 'Deleted a note', km: 'លុបកំណត់ចំណាំ' },
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
  'job.approve': { en: 'Approved a job', km: 'អនុម័តការងារ' },
  'job.refuse': { en: 'Did not approve a job', km: 'មិនអនុម័តការងារ' },
  'job.close': { en: 'Closed a job', km: 'បិទការងារ' },
  'job.mark': { en: 'Looked at what is odd in a job', km: 'ពិនិត្យចំណុចសង្ស័យនៃការងារ' },
  'job.lift': { en: 'Took the closing of a job back', km: 'ដកការបិទការងារវិញ' },
  'post.pin': { en: 'Changed until when a post is pinned', km: 'កែប្រែការខ្ទាស់ការបង្ហោះ' },
  'said.hide': { en: 'Took a post or comment off the site', km: 'ដកការបង្ហោះ ឬមតិចេញ' },
  'said.show': { en: 'Put a post or comment back', km: 'ដាក់ការបង្ហោះ ឬមតិបង្ហាញវិញ' },
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
  'screening.open': { en: 'Opened an application for a company', km: 'បើកមើលពាក្យសុំជំនួសក្រុមហ៊ុន' },
  'screening.decide': { en: 'Decided on an application for a company', km: 'សម្រេចលើពាក្យសុំជំនួសក្រុមហ៊ុន' },
  'screening.end': { en: 'Ended the screening of a job', km: 'បញ្ចប់ការសម្រាំងបេក្ខជននៃការងារមួយ' },
  'enquiry.answer': { en: 'Answered an enquiry', km: 'ឆ្លើយការសាកសួរ' },
  'reference.create': { en: 'Added an entry to a list', km: 'បន្ថែមធាតុក្នុងបញ្ជី' },
  'reference.edit': { en: 'Changed an entry of a list', km: 'កែប្រែធាតុក្នុងបញ្ជី' },
  'reference.order': { en: 'Put a list into another order', km: 'រៀបលំដាប់បញ្ជីឡើងវិញ' },
  'reference.merge': { en: 'Merged an entry of a list into another', km: 'បញ្ចូលធាតុមួយទៅក្នុងធាតុមួយទៀត' },
  'reference.delete': { en: 'Deleted an entry of a list', km: 'លុបធាតុក្នុងបញ្ជី' },
  'synonym.create': { en: 'Added synonyms', km: 'បន្ថែមពាក្យន័យដូចគ្នា' },
  'synonym.edit': { en: 'Changed synonyms', km: 'កែប្រែពាក្យន័យដូចគ្នា' },
  'synonym.delete': { en: 'Deleted synonyms', km: 'លុបពាក្យន័យដូចគ្នា' },
  'setting.change': { en: 'Changed the settings', km: 'កែប្រែការកំណត់' },
  'task.retry': { en: 'Had something tried again', km: 'ឱ្យព្យាយាមម្ដងទៀត' },
  'import.check': { en: 'Had a file checked to bring it in', km: 'ឱ្យពិនិត្យឯកសារសម្រាប់នាំចូល' },
  'import.run': { en: 'Brought a file in', km: 'នាំចូលឯកសារ' },
  'import.cancel': { en: 'Stopped an import', km: 'បញ្ឈប់ការនាំចូល' },
  'import.undo': { en: 'Undid an import', km: 'ដកការនាំចូលវិញ' },
  'session.end': { en: 'Signed a device out', km: 'ឱ្យឧបករណ៍មួយចេញពីគណនី' },
} satisfies Options;
export type AuditAction = OptionOf<typeof auditActions>;

export const accountSorts = {
  ...byDate,
  ...byName,
  'name_-1': { en: 'By name, last to first', km: 'តាមឈ្មោះ ពី អ ដល់ ក' },
} satisfies Options;
