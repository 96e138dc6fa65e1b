import type { DemoPost } from './demo-post.ts';

/** Posts about learning, and facts of work in Cambodia. */
export const learning: readonly DemoPost[] = [
  {
    language: 'en',
    body: 'The Excel skills that we really use every day: sorting and filtering, SUMIF, XLOOKUP (or VLOOKUP), pivot tables, and printing a sheet on one page. You can learn all five in two weekends, and they make a difference in any office job.',
    posters: [
      {
        look: 'bars',
        title: 'Excel every day (%)',
        lines: ['Filters', 'SUMIF', 'XLOOKUP', 'Pivot tables'],
        values: [96, 71, 64, 38],
      },
    ],
  },
  {
    language: 'km',
    from: 'education',
    body: 'វគ្គឥតគិតថ្លៃសម្រាប់អ្នករកការងារ៖ «សរសេរប្រវត្តិរូបក្នុងមួយព្រឹក»។ យើងជួបគ្នានៅបណ្ណាល័យ រៀងរាល់ថ្ងៃសៅរ៍ទីមួយនៃខែ។ សូមយកទូរស័ព្ទ ឬកុំព្យូទ័រមកជាមួយ ហើយពេលត្រឡប់ទៅផ្ទះវិញ អ្នកនឹងមានប្រវត្តិរូបមួយរួចរាល់។',
    posters: [{ look: 'date', title: 'សរសេរប្រវត្តិរូបក្នុងមួយព្រឹក', lines: ['ថ្ងៃសៅរ៍ទីមួយនៃខែ ម៉ោង 8:00', 'ឥតគិតថ្លៃ'] }],
  },
  {
    language: 'en',
    from: 'education',
    body: 'Customer service is a profession. In our course, participants practise the same four steps until they could do them in their sleep: listen to the end, repeat what you heard, say what you’ll do and by when, and call back even if there’s no news.',
    posters: [
      {
        look: 'steps',
        title: 'When a customer is angry',
        lines: ['Listen to the end', 'Repeat what you heard', 'Say what you’ll do, and by when'],
      },
    ],
  },
  {
    language: 'km',
    from: 'microfinance',
    body: 'អ្នករកស៊ីតូចតាច ច្រើនតែច្របល់លុយផ្ទះជាមួយលុយហាង។ មានវិធីងាយបំផុត៖ ស្រោមសំបុត្រពីរ និងសៀវភៅមួយក្បាល។ រាល់ល្ងាច កត់ត្រាតែ 5 នាទី។ មួយខែក្រោយ អ្នកនឹងដឹងថាលុយទៅណាអស់។',
    posters: [{ look: 'quote', title: 'គន្លឹះសម្រាប់ហាងតូច', lines: ['ស្រោមសំបុត្រពីរ', 'សៀវភៅមួយក្បាល រាល់ល្ងាច 5 នាទី'] }],
  },
  {
    language: 'en',
    body: 'Which certificates do we ask for? Fewer than you’d think. From accountants, one that shows they know the Cambodian tax forms. From drivers, the right licence. From IT people, something they’ve built. From most others, none: we’d rather see how you work for an hour.',
  },
  {
    language: 'km',
    body: 'យល់ពីពន្ធលើប្រាក់បៀវត្សរ៍ក្នុងមួយនាទី៖ និយោជកកាត់ពន្ធពីប្រាក់ខែ ហើយបង់ជូនរដ្ឋរាល់ខែ។ អ្នកអាចសុំមើលរបៀបគណនាបាន។ បើអ្នកមានកូន ឬប្ដីប្រពន្ធនៅក្នុងបន្ទុក សូមប្រាប់ផ្នែកធនធានមនុស្ស ព្រោះពន្ធត្រូវបានកាត់បន្ថយ។',
  },
  {
    language: 'en',
    body: 'A supervisor’s first month, from people who’ve been through it. Week one: learn every name. Week two: change nothing. Week three: ask each person what stops them from doing good work. Week four: remove one of those obstacles. Just one, but for good.',
    posters: [
      {
        look: 'steps',
        title: 'Your first month as a supervisor',
        lines: ['Learn every name', 'Ask what gets in the way', 'Remove one obstacle for good'],
      },
    ],
  },
  {
    language: 'km',
    from: 'education',
    body: 'ខ្លាចនិយាយនៅមុខមនុស្សច្រើនមែនទេ? សូមចាប់ផ្ដើមពីក្រុមតូច 3 នាក់ និយាយតែ 2 នាទី អំពីរឿងដែលអ្នកចេះច្បាស់។ ថតសំឡេងទុកស្ដាប់ខ្លួនឯង។ សប្ដាហ៍ក្រោយ និយាយ 5 នាទី។ ក្នុងវគ្គរបស់យើង សិក្ខាកាមដែលស្ងៀមជាងគេនៅថ្ងៃដំបូង ច្រើនតែនិយាយបានល្អជាងគេនៅថ្ងៃចុងក្រោយ។',
    posters: [
      {
        look: 'steps',
        title: 'ហាត់និយាយមុខមនុស្ស',
        lines: ['ក្រុមតូច 3 នាក់', 'និយាយ 2 នាទី', 'ថតសំឡេងស្ដាប់ខ្លួនឯង'],
      },
    ],
  },
  {
    language: 'en',
    from: 'education',
    body: 'The figures from our last evening course in bookkeeping: 28 people started, 26 finished, and 19 found a new or better job within four months. The two who dropped out worked nights, so our next course also runs on Sundays.',
    posters: [
      {
        look: 'bars',
        title: 'Evening course in bookkeeping',
        lines: ['Started', 'Finished', 'Found a new or better job'],
        values: [28, 26, 19],
      },
    ],
  },
  {
    language: 'km',
    body: 'ប្រើ AI ជួយសរសេរលិខិតសុំធ្វើការ បានទេ? បាន តែសូមអានឡើងវិញ ហើយកែឱ្យក្លាយជាសម្ដីរបស់អ្នក។ មានថ្ងៃមួយ យើងទទួលបានលិខិត 9 ច្បាប់ ដូចគ្នាបេះបិទ។ លិខិតទី 10 សរសេរសាមញ្ញៗដោយខ្លួនឯង ហើយយើងទូរស័ព្ទទៅម្ចាស់លិខិតនោះ។',
  },
  {
    language: 'en',
    body: 'A good handover takes an hour and saves a week. Before you go on leave, write down what’s still open, who’s waiting for what, where the files are and what nobody should touch. Then talk it through with the colleague who’s covering for you.',
    posters: [
      {
        look: 'steps',
        title: 'A handover in one hour',
        lines: ['What’s still open', 'Who’s waiting for what', 'What nobody should touch'],
      },
    ],
  },
  {
    language: 'km',
    body: 'សុវត្ថិភាពលើផ្លូវទៅធ្វើការ៖ អ្នកបើកបរពាក់មួក អ្នករួមដំណើរក៏ត្រូវពាក់ដែរ។ ឆ្នាំនេះ យើងបានចែកមួកសុវត្ថិភាព 300 ជូនបុគ្គលិក និងកូនៗរបស់ពួកគាត់ ហើយអ្នកជិះកង់មកធ្វើការ ទទួលបានប្រាក់ឧបត្ថម្ភប្រចាំខែ។',
    posters: [
      { look: 'number', title: 'មួកសុវត្ថិភាព សម្រាប់បុគ្គលិក និងកូនៗ', lines: ['មកដល់ផ្ទះវិញ ដោយសុវត្ថិភាព'], values: [300] },
    ],
  },
];
