import type { DemoText } from '../article.ts';

const note = {
  en: 'A sample for the demo, invented: no ministry has issued it, and its number is none. Real regulations are published by the ministries.',
  km: 'នេះជាគំរូបង្កើតឡើងសម្រាប់ការបង្ហាញ៖ គ្មានក្រសួងណាចេញវាឡើយ ហើយលេខក៏មិនមែនជាលេខពិត។ ប្រកាសពិតត្រូវផ្សព្វផ្សាយដោយក្រសួង។',
};
const more = {
  en: `
    # What a real one has here
    - Whom it is for, and from when on.
    - What has to be done, by whom, until when.
    - What it replaces.
  `,
  km: `
    # ប្រកាសពិតមានអ្វីនៅទីនេះ
    - អនុវត្តចំពោះនរណា និងចាប់ពីពេលណា។
    - ត្រូវធ្វើអ្វី ដោយនរណា ដល់ពេលណា។
    - ជំនួសអ្វី។
  `,
};

const sample = (place: number, text: Omit<DemoText, 'en' | 'km' | 'number'>, amends?: number): DemoText => ({
  ...text,
  titleEn: `Sample: ${text.titleEn}`,
  titleKm: `គំរូ៖ ${text.titleKm}`,
  number: `SAMPLE-${place}`,
  amends,
  en: `${note.en}\n${more.en}`,
  km: `${note.km}\n${more.km}`,
});

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
    summaryEn: 'How a prakas about contracts looks in this library.',
    summaryKm: 'របៀបបង្ហាញប្រកាសអំពីកិច្ចសន្យាក្នុងបណ្ណាល័យនេះ។',
    document: true,
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
      summaryEn: 'Changes sample 1, and is shown there as well.',
      summaryKm: 'ធ្វើវិសោធនកម្មលើគំរូទី 1 ហើយបង្ហាញនៅទីនោះដែរ។',
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
    summaryEn: 'How a prakas about pay looks in this library.',
    summaryKm: 'របៀបបង្ហាញប្រកាសអំពីប្រាក់ឈ្នួលក្នុងបណ្ណាល័យនេះ។',
    document: true,
  }),
  sample(4, {
    topic: 'time',
    ministry: 'labour',
    legalStatus: 'repealed',
    signedOn: '2023-11-06',
    effectiveOn: '2024-01-01',
    titleEn: 'Public holidays of a past year',
    titleKm: 'ថ្ងៃឈប់សម្រាកបុណ្យនៃឆ្នាំកន្លងទៅ',
    summaryEn: 'How a repealed prakas looks: it stays to be read, and says that it does not hold.',
    summaryKm: 'ប្រកាសដែលនិរាករណ៍ហើយ នៅតែអាចអានបាន ដោយបញ្ជាក់ថាលែងអនុវត្ត។',
  }),
  sample(5, {
    topic: 'safety',
    ministry: 'joint',
    legalStatus: 'in_force',
    signedOn: '2025-03-20',
    effectiveOn: '2025-05-01',
    titleEn: 'First aid in workplaces',
    titleKm: 'ការសង្គ្រោះបឋមនៅកន្លែងធ្វើការ',
    summaryEn: 'How a prakas of several ministries looks.',
    summaryKm: 'របៀបបង្ហាញប្រកាសអន្តរក្រសួង។',
  }),
  sample(6, {
    topic: 'security',
    ministry: 'labour',
    legalStatus: 'in_force',
    signedOn: '2025-01-15',
    effectiveOn: '2025-02-01',
    titleEn: 'Registration with the social security fund',
    titleKm: 'ការចុះបញ្ជីនៅបេឡាជាតិសន្តិសុខសង្គម',
    summaryEn: 'How a prakas about social security looks in this library.',
    summaryKm: 'របៀបបង្ហាញប្រកាសអំពីសន្តិសុខសង្គម។',
  }),
  sample(7, {
    topic: 'relations',
    ministry: 'labour',
    legalStatus: 'in_force',
    signedOn: '2024-08-28',
    effectiveOn: '2024-10-01',
    titleEn: 'Election of shop stewards',
    titleKm: 'ការបោះឆ្នោតជ្រើសរើសប្រតិភូបុគ្គលិក',
    summaryEn: 'How a prakas about labour relations looks.',
    summaryKm: 'របៀបបង្ហាញប្រកាសអំពីទំនាក់ទំនងវិជ្ជាជីវៈ។',
  }),
  sample(8, {
    topic: 'foreign',
    ministry: 'labour',
    legalStatus: 'in_force',
    signedOn: '2025-10-09',
    effectiveOn: '2025-12-01',
    titleEn: 'Work permits asked for online',
    titleKm: 'ការស្នើសុំប័ណ្ណការងារតាមអនឡាញ',
    summaryEn: 'How a prakas about foreign workers looks.',
    summaryKm: 'របៀបបង្ហាញប្រកាសអំពីពលករបរទេស។',
  }),
];
