import type { Localized } from '../kernel/locale.ts';
import type { JobCaution } from './job-moderation-option.ts';

/** What readers of a job are told of its traps. Beside their only user, as lists, which load first, need none of it. */
export const cautionWords = {
  money: {
    en: 'This ad seems to ask you for money. Honest employers never do: don’t pay.',
    km: 'ការងារនេះហាក់ដូចជាទាមទារប្រាក់ពីអ្នក។ និយោជកស្មោះត្រង់មិនធ្វើដូច្នេះទេ សូមកុំបង់ប្រាក់។',
  },
  passport: {
    en: 'It asks for your passport or ID card. Never hand over the original.',
    km: 'គេសុំលិខិតឆ្លងដែន ឬអត្តសញ្ញាណប័ណ្ណ។ កុំប្រគល់ច្បាប់ដើមឱ្យអ្នកណាឡើយ។',
  },
  abroad: {
    en: 'The work may be abroad. Check that the agency is licensed before you travel.',
    km: 'ការងារនេះអាចនៅក្រៅប្រទេស។ សូមពិនិត្យអាជ្ញាប័ណ្ណភ្នាក់ងារ មុនចេញដំណើរ។',
  },
} satisfies Record<JobCaution, Localized>;

export const cautionTitle: Localized = { en: 'Take care', km: 'សូមប្រុងប្រយ័ត្ន' };
export const cautionAdvice: Localized = { en: 'How to stay safe', km: 'របៀបការពារខ្លួន' };
