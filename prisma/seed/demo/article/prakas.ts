import type { DemoText } from '../article.ts';

const note = {
  en: 'Demo sample. No ministry has issued this prakas, and the number isn’t real. It shows what a regulation looks like in this library: the particulars are left open, in [brackets]. Real regulations are published by the ministries.',
  km: 'នេះជាគំរូសម្រាប់គេហទំព័រសាកល្បង។ គ្មានក្រសួងណាបានចេញប្រកាសនេះទេ ហើយលេខក៏មិនមែនជាលេខពិតដែរ។ គំរូនេះបង្ហាញថា បទប្បញ្ញត្តិក្នុងបណ្ណាល័យនេះមានទម្រង់បែបណា ដោយទុកចំណុចលម្អិតឱ្យទំនេរក្នុង [តង្កៀប]។ ប្រកាសពិត ផ្សព្វផ្សាយដោយក្រសួង។',
};
const opening = {
  en: 'On the basis of [the laws and decrees concerned] and in view of [the need for the prakas], the following is decided:',
  km: 'បានឃើញ [ច្បាប់ និងបទដ្ឋានដែលប្រកាសនេះផ្អែកលើ] យោងតាម [ភាពចាំបាច់] សម្រេចដូចខាងក្រោម៖',
};

/** Heading and lines of an article. */
type Provision = Record<'en' | 'km', readonly [heading: string, ...lines: string[]]>;

const closing: Provision = {
  en: [
    'Effect',
    'Provisions that conflict with this prakas are repealed. This prakas takes effect on the date shown on this page.',
  ],
  km: [
    'ប្រសិទ្ធភាព',
    'បទប្បញ្ញត្តិណាដែលផ្ទុយនឹងប្រកាសនេះ ត្រូវទុកជានិរាករណ៍។ ប្រកាសនេះមានប្រសិទ្ធភាពអនុវត្តចាប់ពីថ្ងៃដែលបង្ហាញលើទំព័រនេះតទៅ។',
  ],
};
const scope: Provision = {
  en: ['Scope', 'This prakas applies to [the enterprises and establishments concerned].'],
  km: ['វិសាលភាព', 'ប្រកាសនេះអនុវត្តចំពោះ [សហគ្រាស គ្រឹះស្ថានពាក់ព័ន្ធ]។'],
};

interface Sample extends Omit<DemoText, 'en' | 'km' | 'number'> {
  provisions: readonly Provision[];
}

function sample(place: number, { provisions, ...text }: Sample, amends?: number): DemoText {
  const body = (language: 'en' | 'km', word: string) =>
    [...provisions, closing].flatMap(({ [language]: [heading, ...lines] }, index) => [
      `# ${word} ${index + 1}. ${heading}`,
      ...lines,
    ]);
  return {
    ...text,
    titleEn: `Sample: ${text.titleEn}`,
    titleKm: `គំរូ៖ ${text.titleKm}`,
    number: `SAMPLE-${place}`,
    amends,
    en: [note.en, opening.en, ...body('en', 'Article')].join('\n'),
    km: [note.km, opening.km, ...body('km', 'ប្រការ')].join('\n'),
  };
}

/** Samples, labelled as such in title, number and text: nothing here may be mistaken for the law. */
export const demoPrakas: readonly DemoText[] = [
  sample(1, {
    topic: 'contracts',
    ministry: 'labour',
    legalStatus: 'amended',
    signedOn: '2024-02-12',
    effectiveOn: '2024-03-01',
    titleEn: 'Form of written employment contracts',
    titleKm: 'ទម្រង់កិច្ចសន្យាការងារជាលាយលក្ខណ៍អក្សរ',
    summaryEn: 'Sets out what a written employment contract contains. Shown with the prakas that amends it.',
    summaryKm: 'កំណត់ខ្លឹមសារនៃកិច្ចសន្យាការងារជាលាយលក្ខណ៍អក្សរ។ បង្ហាញរួមជាមួយប្រកាសដែលធ្វើវិសោធនកម្ម។',
    document: true,
    provisions: [
      {
        en: ['Purpose', 'This prakas lays down the form of written employment contracts.'],
        km: ['គោលបំណង', 'ប្រកាសនេះកំណត់ទម្រង់កិច្ចសន្យាការងារជាលាយលក្ខណ៍អក្សរ។'],
      },
      scope,
      {
        en: [
          'Contents of the contract',
          'A written employment contract shall state:',
          '- the names and addresses of both parties;',
          '- the position and the place of work;',
          '- the date on which work begins and, for a fixed duration, the date on which it ends;',
          '- [further particulars].',
        ],
        km: [
          'ខ្លឹមសារកិច្ចសន្យា',
          'កិច្ចសន្យាការងារជាលាយលក្ខណ៍អក្សរ ត្រូវបញ្ជាក់៖',
          '- ឈ្មោះ និងអាសយដ្ឋានរបស់ភាគីទាំងពីរ',
          '- មុខតំណែង និងទីកន្លែងធ្វើការ',
          '- ថ្ងៃចូលធ្វើការ និងថ្ងៃបញ្ចប់ ចំពោះកិច្ចសន្យាមានថិរវេលាកំណត់',
          '- [ចំណុចផ្សេងទៀត]។',
        ],
      },
      {
        en: ['Copies', 'The contract shall be drawn up in [number] copies. Each party keeps one.'],
        km: ['ច្បាប់កិច្ចសន្យា', 'កិច្ចសន្យាត្រូវធ្វើឡើងជា [ចំនួន] ច្បាប់។ ភាគីនីមួយៗរក្សាទុកមួយច្បាប់។'],
      },
    ],
  }),
  sample(
    2,
    {
      topic: 'contracts',
      ministry: 'labour',
      legalStatus: 'in_force',
      signedOn: '2025-06-03',
      effectiveOn: '2025-07-01',
      titleEn: 'Amendment to the form of employment contracts',
      titleKm: 'វិសោធនកម្មទម្រង់កិច្ចសន្យាការងារ',
      summaryEn: 'Amends Article 3 of sample 1. Each of the two pages links to the other.',
      summaryKm: 'ធ្វើវិសោធនកម្មប្រការ 3 នៃគំរូទី 1។ ទំព័រទាំងពីរមានតំណទៅគ្នា។',
      provisions: [
        {
          en: [
            'Amendment',
            'Article 3 of prakas SAMPLE-1 is amended as follows:',
            '- The words “[former wording]” are replaced by “[new wording]”.',
            '- The following point is added: “[new point]”.',
          ],
          km: [
            'វិសោធនកម្ម',
            'ប្រការ 3 នៃប្រកាសលេខ SAMPLE-1 ត្រូវធ្វើវិសោធនកម្មដូចខាងក្រោម៖',
            '- ពាក្យ «[ពាក្យដើម]» ត្រូវជំនួសដោយ «[ពាក្យថ្មី]»',
            '- ត្រូវបន្ថែមចំណុច៖ «[ចំណុចថ្មី]»។',
          ],
        },
        {
          en: ['Other provisions', 'All other provisions of prakas SAMPLE-1 remain in force.'],
          km: ['បទប្បញ្ញត្តិផ្សេងទៀត', 'បទប្បញ្ញត្តិផ្សេងទៀតនៃប្រកាសលេខ SAMPLE-1 នៅមានប្រសិទ្ធភាពដដែល។'],
        },
        {
          en: ['Transition', 'Contracts signed before [date] shall be adapted by [date].'],
          km: ['អន្តរប្បញ្ញត្តិ', 'កិច្ចសន្យាដែលបានចុះហត្ថលេខាមុន [កាលបរិច្ឆេទ] ត្រូវកែប្រែឱ្យស្របត្រឹម [កាលបរិច្ឆេទ]។'],
        },
      ],
    },
    1,
  ),
  sample(3, {
    topic: 'pay',
    ministry: 'labour',
    legalStatus: 'in_force',
    signedOn: '2025-09-18',
    effectiveOn: '2026-01-01',
    titleEn: 'Payment of wages twice a month',
    titleKm: 'ការបើកប្រាក់ឈ្នួលពីរដងក្នុងមួយខែ',
    summaryEn: 'Determines the days on which wages are paid. With a PDF attached.',
    summaryKm: 'កំណត់ថ្ងៃបើកប្រាក់ឈ្នួល។ មានភ្ជាប់ឯកសារ PDF។',
    document: true,
    provisions: [
      scope,
      {
        en: [
          'Days of payment',
          'Wages shall be paid in two instalments, on [day] and on [day] of each month.',
        ],
        km: ['ថ្ងៃបើកប្រាក់ឈ្នួល', 'ប្រាក់ឈ្នួលត្រូវបើកជាពីរដំណាក់ នៅថ្ងៃទី [ថ្ងៃ] និងថ្ងៃទី [ថ្ងៃ] នៃខែនីមួយៗ។'],
      },
      {
        en: ['Records', 'Employers shall keep [the records concerned] for [period].'],
        km: ['ការរក្សាទុកឯកសារ', 'និយោជកត្រូវរក្សាទុក [ឯកសារពាក់ព័ន្ធ] រយៈពេល [រយៈពេល]។'],
      },
    ],
  }),
  sample(4, {
    topic: 'time',
    ministry: 'labour',
    legalStatus: 'repealed',
    signedOn: '2023-11-06',
    effectiveOn: '2024-01-01',
    titleEn: 'Public holidays of a past year',
    titleKm: 'ថ្ងៃឈប់សម្រាកបុណ្យនៃឆ្នាំកន្លងទៅ',
    summaryEn:
      'A repealed prakas stays in the library, and its page says clearly that it’s no longer in force.',
    summaryKm: 'ប្រកាសដែលបាននិរាករណ៍ នៅតែរក្សាទុកក្នុងបណ្ណាល័យ ដោយបញ្ជាក់ច្បាស់ថាលែងអនុវត្ត។',
    provisions: [
      {
        en: [
          'Public holidays',
          'The public holidays of the year [year] are:',
          '- Khmer New Year, [dates];',
          '- Pchum Ben, [dates];',
          '- the Water Festival, [dates];',
          '- [further holidays and their dates].',
        ],
        km: [
          'ថ្ងៃឈប់សម្រាកបុណ្យ',
          'ថ្ងៃឈប់សម្រាកបុណ្យនៃឆ្នាំ [ឆ្នាំ] មាន៖',
          '- ពិធីបុណ្យចូលឆ្នាំថ្មីប្រពៃណីជាតិ [ថ្ងៃ]',
          '- ពិធីបុណ្យភ្ជុំបិណ្ឌ [ថ្ងៃ]',
          '- ព្រះរាជពិធីបុណ្យអុំទូក [ថ្ងៃ]',
          '- [ថ្ងៃបុណ្យផ្សេងទៀត]។',
        ],
      },
      {
        en: ['Weekly day off', 'If a public holiday falls on the weekly day off, [rule].'],
        km: ['ថ្ងៃឈប់សម្រាកប្រចាំសប្ដាហ៍', 'ក្នុងករណីថ្ងៃបុណ្យត្រូវនឹងថ្ងៃឈប់សម្រាកប្រចាំសប្ដាហ៍ [វិធាន]។'],
      },
    ],
  }),
  sample(5, {
    topic: 'safety',
    ministry: 'joint',
    legalStatus: 'in_force',
    signedOn: '2025-03-20',
    effectiveOn: '2025-05-01',
    titleEn: 'First aid in workplaces',
    titleKm: 'ការសង្គ្រោះបឋមនៅកន្លែងធ្វើការ',
    summaryEn: 'A joint prakas, signed by more than one ministry, on first-aid kits and first-aiders.',
    summaryKm: 'ប្រកាសអន្តរក្រសួងអំពីប្រអប់សង្គ្រោះបឋម និងអ្នកសង្គ្រោះបឋម។',
    provisions: [
      scope,
      {
        en: ['First-aid kits', 'Each workplace shall have [number] first-aid kits, containing [contents].'],
        km: ['ប្រអប់សង្គ្រោះបឋម', 'កន្លែងធ្វើការនីមួយៗ ត្រូវមានប្រអប់សង្គ្រោះបឋម [ចំនួន] ដែលមាន [សម្ភារៈ]។'],
      },
      {
        en: ['First-aiders', 'For every [number] employees, [number] shall be trained in first aid.'],
        km: ['អ្នកសង្គ្រោះបឋម', 'កម្មករនិយោជិត [ចំនួន] នាក់ ត្រូវមានអ្នកទទួលការបណ្ដុះបណ្ដាលសង្គ្រោះបឋម [ចំនួន] នាក់។'],
      },
      {
        en: ['Inspection', 'The ministries inspect workplaces, each within its own competence.'],
        km: ['ការត្រួតពិនិត្យ', 'ក្រសួងនីមួយៗត្រួតពិនិត្យកន្លែងធ្វើការ តាមសមត្ថកិច្ចរៀងៗខ្លួន។'],
      },
    ],
  }),
  sample(6, {
    topic: 'security',
    ministry: 'labour',
    legalStatus: 'in_force',
    signedOn: '2025-01-15',
    effectiveOn: '2025-02-01',
    titleEn: 'Registration with the social security fund',
    titleKm: 'ការចុះបញ្ជីនៅបេឡាជាតិសន្តិសុខសង្គម',
    summaryEn: 'How employers register their enterprise and their employees, and report changes.',
    summaryKm: 'របៀបចុះបញ្ជីសហគ្រាស និងកម្មករនិយោជិត ព្រមទាំងការជូនដំណឹងពេលមានការផ្លាស់ប្ដូរ។',
    provisions: [
      scope,
      {
        en: ['Registration', 'Employers shall register employees within [number] days, with [documents].'],
        km: ['ការចុះបញ្ជី', 'និយោជកត្រូវចុះបញ្ជីកម្មករនិយោជិតក្នុងរយៈពេល [ចំនួន] ថ្ងៃ ដោយភ្ជាប់ [ឯកសារ]។'],
      },
      {
        en: ['Changes', 'Employers shall report changes within [number] days of their occurrence.'],
        km: ['ការផ្លាស់ប្ដូរ', 'និយោជកត្រូវជូនដំណឹងអំពីការផ្លាស់ប្ដូរក្នុងរយៈពេល [ចំនួន] ថ្ងៃ គិតពីថ្ងៃដែលមានការផ្លាស់ប្ដូរ។'],
      },
    ],
  }),
  sample(7, {
    topic: 'relations',
    ministry: 'labour',
    legalStatus: 'in_force',
    signedOn: '2024-08-28',
    effectiveOn: '2024-10-01',
    titleEn: 'Election of shop stewards',
    titleKm: 'ការបោះឆ្នោតជ្រើសរើសប្រតិភូបុគ្គលិក',
    summaryEn: 'Who votes, who may stand, how the election is held and how its result is reported.',
    summaryKm: 'អ្នកមានសិទ្ធិបោះឆ្នោត បេក្ខជនប្រតិភូ ដំណើរការបោះឆ្នោត និងការរាយការណ៍លទ្ធផល។',
    provisions: [
      {
        en: ['Voters and candidates', 'Employees may vote if [conditions], and may stand if [conditions].'],
        km: ['អ្នកបោះឆ្នោត និងអ្នកឈរឈ្មោះ', 'កម្មករនិយោជិតមានសិទ្ធិបោះឆ្នោតបើ [លក្ខខណ្ឌ] និងមានសិទ្ធិឈរឈ្មោះបើ [លក្ខខណ្ឌ]។'],
      },
      {
        en: ['Ballot', 'The election is held by secret ballot, during working hours, on [date].'],
        km: ['ការបោះឆ្នោត', 'ការបោះឆ្នោតធ្វើឡើងជាសម្ងាត់ ក្នុងម៉ោងធ្វើការ នៅ [កាលបរិច្ឆេទ]។'],
      },
      {
        en: [
          'Result',
          'The employer shall send the record of the election to [authority] within [number] days.',
        ],
        km: ['លទ្ធផល', 'និយោជកត្រូវផ្ញើកំណត់ហេតុនៃការបោះឆ្នោតទៅ [អាជ្ញាធរ] ក្នុងរយៈពេល [ចំនួន] ថ្ងៃ។'],
      },
    ],
  }),
  sample(8, {
    topic: 'foreign',
    ministry: 'labour',
    legalStatus: 'in_force',
    signedOn: '2025-10-09',
    effectiveOn: '2025-12-01',
    titleEn: 'Online applications for work permits',
    titleKm: 'ការស្នើសុំប័ណ្ណការងារតាមអនឡាញ',
    summaryEn: 'How employers apply online for the work permits of foreign employees.',
    summaryKm: 'របៀបដែលនិយោជកស្នើសុំប័ណ្ណការងារតាមអនឡាញ សម្រាប់ពលករបរទេស។',
    provisions: [
      {
        en: ['Application', 'Applications are submitted through [system], with [documents].'],
        km: ['ការស្នើសុំ', 'ពាក្យស្នើសុំត្រូវដាក់តាមរយៈ [ប្រព័ន្ធ] ដោយភ្ជាប់ [ឯកសារ]។'],
      },
      {
        en: ['Decision', 'The ministry decides within [number] working days. The fee is [amount].'],
        km: ['ការសម្រេច', 'ក្រសួងសម្រេចក្នុងរយៈពេល [ចំនួន] ថ្ងៃធ្វើការ។ កម្រៃសេវា [ចំនួនប្រាក់]។'],
      },
      {
        en: ['Renewal', 'A permit is renewed on application, [number] days before it expires.'],
        km: ['ការបន្តសុពលភាព', 'ប័ណ្ណត្រូវស្នើបន្តសុពលភាព [ចំនួន] ថ្ងៃ មុនផុតកំណត់។'],
      },
    ],
  }),
];
