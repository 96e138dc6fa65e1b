import { type OptionOf, type Options, some } from '../kernel/option.ts';

/** What an operator does on the first days of a site, in this order. */
export const firstDaySteps = {
  site: { en: 'Give the site its name and logo', km: 'ដាក់ឈ្មោះ និងឡូហ្គោរបស់គេហទំព័រ' },
  support: { en: 'Say where people can write to you', km: 'ប្រាប់អ៊ីមែលដែលគេអាចសរសេរមកអ្នក' },
  mail: { en: 'See that e-mails arrive', km: 'សាកមើលថាអ៊ីមែលទៅដល់' },
  legal: { en: 'Make the legal texts your own', km: 'កែអត្ថបទច្បាប់ឱ្យត្រូវនឹងអ្នក' },
  payment: { en: 'Say how companies pay', km: 'ប្រាប់របៀបដែលក្រុមហ៊ុនបង់ប្រាក់' },
  invoicing: { en: 'Set VAT and what invoices say', km: 'កំណត់អាករ និងព័ត៌មានលើវិក្កយបត្រ' },
  package: { en: 'Offer a package', km: 'ដាក់លក់កញ្ចប់សេវាមួយ' },
  backup: { en: 'Make a backup', km: 'ធ្វើច្បាប់ចម្លងបម្រុងមួយ' },
  restore: { en: 'Restore a backup once, to try', km: 'សាកស្ដារច្បាប់ចម្លងបម្រុងម្ដង' },
  admin: { en: 'Have a second admin', km: 'ឱ្យមានអ្នកគ្រប់គ្រងម្នាក់ទៀត' },
} satisfies Options;
export type FirstDayStep = OptionOf<typeof firstDaySteps>;

/** Steps that no record shows to be done: the operator says so. */
export const markedSteps = some(firstDaySteps, 'mail', 'restore');
