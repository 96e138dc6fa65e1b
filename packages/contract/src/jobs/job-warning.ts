import type { Locale, Localized } from '../kernel/locale.ts';
import type { Phrase } from '../kernel/page-facts.ts';
import { paths } from '../paths.ts';
import type { JobDetail } from './job.ts';
import type { JobWarning } from './job-moderation-option.ts';

// Apart from the other facts of a job: few jobs have any, and the page loads this only for those.

const words = {
  money: {
    en: 'This ad seems to ask you for money. Honest employers never do: don’t pay.',
    km: 'ការងារនេះហាក់ដូចជាទាមទារប្រាក់ពីអ្នក។ និយោជកស្មោះត្រង់មិនធ្វើដូច្នេះទេ សូមកុំបង់ប្រាក់។',
  },
  passport: {
    en: 'This ad asks for your passport or ID card. Never hand over the original.',
    km: 'ការងារនេះសុំលិខិតឆ្លងដែន ឬអត្តសញ្ញាណប័ណ្ណ។ កុំប្រគល់ច្បាប់ដើមឱ្យអ្នកណាឡើយ។',
  },
  abroad: {
    en: 'The work may be abroad. Check that the agency is licensed before you travel.',
    km: 'ការងារនេះអាចនៅក្រៅប្រទេស។ សូមពិនិត្យអាជ្ញាប័ណ្ណភ្នាក់ងារ មុនចេញដំណើរ។',
  },
} satisfies Record<JobWarning, Localized>;

export const warningTitle: Localized = { en: 'Take care', km: 'សូមប្រុងប្រយ័ត្ន' };
const advice: Localized = { en: 'How to stay safe', km: 'របៀបការពារខ្លួន' };

/** What readers of a job are warned of, and a link to the advice; nothing for a job without traps. */
export const warningsOf = ({ warnings }: Pick<JobDetail, 'warnings'>, locale: Locale): Phrase[] =>
  warnings.length > 0
    ? [
        ...warnings.map((warning) => ({ text: words[warning][locale] })),
        { text: advice[locale], to: paths.safety() },
      ]
    : [];
