import { pick, type Random, sample } from '@acheep/prisma/seed/demo/random';
import { rowsOf, type Trade } from './trade.ts';

/** A sentence of the work of each category, in English and in Khmer. */
const workOf = new Map(
  rowsOf(`
accounting | Record entries, check invoices and close the books of each month. | កត់ត្រាបញ្ជី ពិនិត្យវិក្កយបត្រ និងបិទបញ្ជីប្រចាំខែ។
administration | Keep files in order, answer letters and prepare meetings. | រៀបចំឯកសារ ឆ្លើយលិខិត និងរៀបចំកិច្ចប្រជុំ។
agriculture | Look after plants and animals through the seasons. | ថែទាំដំណាំ និងសត្វតាមរដូវកាល។
architecture | Prepare drawings and models, and follow them on the site. | រៀបចំប្លង់ និងតាមដាននៅការដ្ឋាន។
banking | Explain our products, collect papers and follow each case to its end. | ពន្យល់ផលិតផល ប្រមូលឯកសារ និងតាមដានរហូតដល់ចប់។
beauty | Advise guests and treat them with care. | ណែនាំ និងថែទាំភ្ញៀវដោយយកចិត្តទុកដាក់។
construction | Build by the plan, on time and safely. | សាងសង់តាមប្លង់ ទាន់ពេល និងមានសុវត្ថិភាព។
customer-service | Answer questions and solve complaints kindly. | ឆ្លើយសំណួរ និងដោះស្រាយបណ្ដឹងដោយទន់ភ្លន់។
delivery | Bring people and goods to the right place on time. | ដឹកមនុស្ស និងទំនិញទៅដល់ទីកន្លែងទាន់ពេល។
design | Turn briefs into clear and handsome work. | បំប្លែងគំនិតទៅជាស្នាដៃស្អាត និងច្បាស់លាស់។
education | Prepare lessons and help each learner forward. | រៀបចំមេរៀន និងជួយសិស្សម្នាក់ៗឱ្យរីកចម្រើន។
engineering | Plan, test and look after installations. | រៀបចំផែនការ សាកល្បង និងថែទាំប្រព័ន្ធ។
garment | Work by the sample and keep to the daily target. | ធ្វើតាមគំរូ និងសម្រេចគោលដៅប្រចាំថ្ងៃ។
healthcare | Care for patients and keep their records. | ថែទាំអ្នកជំងឺ និងកត់ត្រាឯកសារ។
hospitality | Make guests feel at home from arrival to farewell. | ធ្វើឱ្យភ្ញៀវពេញចិត្តតាំងពីមកដល់រហូតដល់ចាកចេញ។
human-resources | Keep staff records and look after contracts and leave. | រក្សាឯកសារបុគ្គលិក កិច្ចសន្យា និងច្បាប់ឈប់សម្រាក។
information-technology | Build and run systems that people can rely on. | បង្កើត និងថែទាំប្រព័ន្ធដែលអាចទុកចិត្តបាន។
legal | Draft contracts and keep us within the law. | ព្រាងកិច្ចសន្យា និងធានាការគោរពច្បាប់។
logistics | Receive, count and send goods without loss. | ទទួល រាប់ និងបញ្ជូនទំនិញកុំឱ្យបាត់។
manufacturing | Run the line and keep quality and order. | ដំណើរការខ្សែផលិតកម្ម និងរក្សាគុណភាព។
marketing | Make our name known and measure what works. | ផ្សព្វផ្សាយឈ្មោះក្រុមហ៊ុន និងវាស់លទ្ធផល។
media | Find stories and tell them truly. | ស្វែងរករឿងរ៉ាវ និងរាយការណ៍តាមការពិត។
ngo | Work with villages, listen, and report honestly. | ធ្វើការជាមួយភូមិ ស្ដាប់ និងរាយការណ៍ដោយស្មោះត្រង់។
real-estate | Show homes, explain contracts and follow up. | បង្ហាញផ្ទះ ពន្យល់កិច្ចសន្យា និងតាមដាន។
restaurant | Keep food good, tables clean and guests content. | រក្សាម្ហូបឆ្ងាញ់ តុស្អាត និងភ្ញៀវពេញចិត្ត។
retail | Help shoppers, fill shelves and keep the till right. | ជួយអ្នកទិញ រៀបធ្នើ និងរក្សាប្រាក់ឱ្យត្រឹមត្រូវ។
sales | Visit customers, understand what they need and close orders. | ជួបអតិថិជន យល់ពីតម្រូវការ និងបិទការលក់។
security | Keep the place safe and clean. | រក្សាទីកន្លែងឱ្យមានសុវត្ថិភាព និងស្អាត។
technician | Find the fault, mend it and explain it. | រកបញ្ហា ជួសជុល និងពន្យល់។
translation | Carry meaning faithfully from one language to the other. | បកប្រែអត្ថន័យឱ្យត្រឹមត្រូវពីភាសាមួយទៅមួយ។
`).map(([category = '', en = '', km = '']) => [category, { en, km }] as const),
);

/** Sentences that name other trades, as advertisements do. */
const mentions = {
  en: [
    (one: string, other: string) => `You report to the ${one} and work beside the ${other}.`,
    (one: string, other: string) => `Together with our ${one} you support the ${other}.`,
    (one: string, other: string) => `Former ${one}s and ${other}s have done well in this work.`,
  ],
  km: [
    (one: string, other: string) => `រាយការណ៍ទៅ${one} និងសហការជាមួយ${other}។`,
    (one: string, other: string) => `ធ្វើការរួមគ្នាជាមួយ${one} ដើម្បីជួយ${other}។`,
  ],
};

/** Sentences with words of needs and places that say nothing of the kind. */
const asides = {
  en: [
    'University graduates and self-taught people are judged alike.',
    'Experience with customers from many countries helps.',
    'Fresh fruit and drinking water are free.',
    'Part of the bonus is paid at the end of the year.',
    'There is a bus home after the evening meal.',
    'You will visit our branches in Phnom Penh and Siem Reap from time to time.',
    'A uniform and insurance are given on the first day.',
    'We keep a quiet house: no shouting, no shortcuts.',
    'Sundays and public holidays are free.',
  ],
  km: [
    'មានធានារ៉ាប់រង និងឯកសណ្ឋានតាំងពីថ្ងៃដំបូង។',
    'មានផ្លែឈើស្រស់ និងទឹកសុទ្ធឥតគិតថ្លៃ។',
    'បទពិសោធន៍ជាមួយអតិថិជនបរទេសជាការប្រសើរ។',
    'មានប្រាក់រង្វាន់ចុងឆ្នាំ។',
    'ឈប់សម្រាកថ្ងៃអាទិត្យ និងថ្ងៃបុណ្យជាតិ។',
    'ពេលខ្លះត្រូវចុះទៅសាខាភ្នំពេញ និងសៀមរាប។',
  ],
};

const nights = { en: 'The work is at night, from 10 pm to 6 am.', km: 'ធ្វើការវេនយប់ ពីម៉ោង 10 យប់ ដល់ 6 ព្រឹក។' };
const remotes = { en: 'You work from home.', km: 'អាចធ្វើការពីផ្ទះបាន។' };

interface Told {
  trade: Trade;
  others: readonly Trade[];
  language: 'en' | 'km';
  night: boolean;
  remote: boolean;
}

/** Three to six sentences of an advertisement. */
export function textOf(random: Random, { trade, others, language, night, remote }: Told): string {
  const [one = '', other = ''] = sample(random, others, 2).map((some) => {
    const title = pick(random, some[language]);
    return language === 'en' && !/^[A-Z]{2}/.test(title) ? title.toLowerCase() : title;
  });
  return [
    workOf.get(trade.category)?.[language] ?? '',
    ...(night ? [nights[language]] : []),
    ...(remote ? [remotes[language]] : []),
    pick(random, mentions[language])(one, other),
    ...sample(random, asides[language], random() < 0.5 ? 1 : 2),
  ].join(' ');
}
