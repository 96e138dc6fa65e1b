import { type OptionOf, type Options, some } from '../kernel/option.ts';

/** What an operator does on the first days of a site, in this order. */
export const firstDaySteps = {
  site: { en: 'Set the site’s name and logo', km: 'កំណត់ឈ្មោះ និងឡូហ្គោគេហទំព័រ' },
  support: { en: 'Add a support e-mail', km: 'បន្ថែមអ៊ីមែលផ្នែកជំនួយ' },
  mail: { en: 'Check that e-mails arrive', km: 'ពិនិត្យថាអ៊ីមែលទៅដល់' },
  legal: { en: 'Adapt the legal pages', km: 'កែទំព័រច្បាប់ឱ្យត្រូវនឹងអ្នក' },
  payment: { en: 'Choose how companies pay', km: 'កំណត់របៀបដែលក្រុមហ៊ុនបង់ប្រាក់' },
  invoicing: { en: 'Set VAT and invoice details', km: 'កំណត់ VAT និងព័ត៌មានលើវិក្កយបត្រ' },
  package: { en: 'Offer a package', km: 'ដាក់លក់កញ្ចប់សេវាមួយ' },
  backup: { en: 'Make a backup', km: 'ធ្វើច្បាប់ចម្លងបម្រុងមួយ' },
  restore: { en: 'Test restoring a backup', km: 'សាកល្បងស្ដារច្បាប់ចម្លងបម្រុង' },
  admin: { en: 'Add a second admin', km: 'បន្ថែមអ្នកគ្រប់គ្រងម្នាក់ទៀត' },
} satisfies Options;
export type FirstDayStep = OptionOf<typeof firstDaySteps>;

/** Steps that no record shows to be done: the operator says so. */
export const markedSteps = some(firstDaySteps, 'mail', 'restore');
