import type { DemoPost } from './demo-post.ts';

/** Posts about learning, and facts of work in Cambodia. */
export const learning: readonly DemoPost[] = [
  {
    language: 'en',
    body: 'Excel skills that we really use, every day, in this order: sorting and filters, SUMIF, VLOOKUP or XLOOKUP, a pivot table, and printing on one page. You can learn all five in two weekends, and it makes a difference in any office job.',
    posters: [
      {
        look: 'bars',
        title: 'Excel in our daily work',
        lines: ['Filters', 'SUMIF', 'XLOOKUP', 'Pivot tables'],
        values: [96, 71, 64, 38],
      },
    ],
  },
  {
    language: 'km',
    from: 'education',
    body: 'វគ្គឥតគិតថ្លៃសម្រាប់អ្នកស្វែងរកការងារ៖ «សរសេរប្រវត្តិរូបក្នុងមួយព្រឹក»។ យើងជួបគ្នារៀងរាល់ថ្ងៃសៅរ៍ទីមួយនៃខែ នៅបណ្ណាល័យ។ សូមយកទូរស័ព្ទ ឬកុំព្យូទ័រមកជាមួយ ហើយអ្នកនឹងត្រឡប់ទៅវិញដោយមានប្រវត្តិរូបមួយច្បាប់រួចរាល់។',
    posters: [{ look: 'date', title: 'សរសេរប្រវត្តិរូបក្នុងមួយព្រឹក', lines: ['ថ្ងៃសៅរ៍ទីមួយនៃខែ ម៉ោង 8:00', 'ឥតគិតថ្លៃ'] }],
  },
  {
    language: 'en',
    from: 'education',
    body: 'Customer service is a profession. In our course, people practise the same four steps until they do them in their sleep: listen to the end, say back what you heard, say what you will do and by when, and call back even if there is no news.',
    posters: [
      {
        look: 'steps',
        title: 'When a customer is angry',
        lines: ['Listen to the end', 'Say back what you heard', 'Say what you do, and by when'],
      },
    ],
  },
  {
    language: 'km',
    from: 'microfinance',
    body: 'អ្នកបើកអាជីវកម្មតូចៗ ជារឿយៗលាយលុយផ្ទះជាមួយលុយហាង។ គន្លឹះសាមញ្ញបំផុត៖ យកស្រោមសំបុត្រពីរ និងសៀវភៅមួយក្បាល។ កត់រាល់ល្ងាច 5 នាទី។ មួយខែក្រោយ អ្នកនឹងដឹងថា លុយទៅណាខ្លះ។',
    posters: [{ look: 'quote', title: 'គន្លឹះសម្រាប់ហាងតូច', lines: ['ស្រោមសំបុត្រពីរ', 'សៀវភៅមួយក្បាល រាល់ល្ងាច 5 នាទី'] }],
  },
  {
    language: 'en',
    body: 'Which certificates do we ask for? Fewer than you think. For accountants: one that shows that you know the Cambodian tax forms. For drivers: the right licence. For IT: show us something that you built. For most others: none. We would rather see how you work for an hour.',
  },
  {
    language: 'km',
    body: 'អានងាយៗអំពីពន្ធលើប្រាក់បៀវត្សរ៍៖ និយោជករបស់អ្នកកាត់ពន្ធ ហើយបង់ជូនរដ្ឋរៀងរាល់ខែ។ អ្នកមានសិទ្ធិសុំមើលតារាងគណនា។ បើអ្នកមានកូន ឬប្ដីប្រពន្ធនៅក្នុងបន្ទុក សូមប្រាប់ផ្នែកធនធានមនុស្ស ព្រោះមានការកាត់បន្ថយ។',
  },
  {
    language: 'en',
    body: 'A supervisor’s first month, from people who did it: learn every name in the first week. Change nothing in the second. In the third, ask each person what stops them from doing good work. In the fourth, take one of these things away. Only one, but really.',
    posters: [
      {
        look: 'steps',
        title: 'Your first month as a supervisor',
        lines: ['Learn every name', 'Ask what stops people', 'Take one of these things away'],
      },
    ],
  },
  {
    language: 'km',
    from: 'education',
    body: 'ហាត់និយាយមុខមនុស្សច្រើន៖ ចាប់ផ្ដើមពីក្រុមតូច 3 នាក់ និយាយតែ 2 នាទី អំពីអ្វីដែលអ្នកចេះច្បាស់។ ថតសំឡេងស្ដាប់ខ្លួនឯង។ សប្ដាហ៍ក្រោយ 5 នាទី។ ក្នុងវគ្គរបស់យើង សិក្ខាកាមដែលស្ងៀមជាងគេនៅថ្ងៃដំបូង ច្រើនតែពូកែជាងគេនៅថ្ងៃចុងក្រោយ។',
    posters: [
      { look: 'steps', title: 'ហាត់និយាយមុខមនុស្ស', lines: ['ក្រុមតូច 3 នាក់', 'និយាយ 2 នាទី', 'ថតសំឡេងស្ដាប់ខ្លួនឯង'] },
    ],
  },
  {
    language: 'en',
    from: 'education',
    body: 'Numbers from our last evening course in bookkeeping: 28 people began, 26 finished, 19 found a new job or a better one within four months. The two who left did so because of night shifts, so the next course also runs on Sundays.',
    posters: [
      {
        look: 'bars',
        title: 'Bookkeeping in the evening',
        lines: ['Began', 'Finished', 'Found a job'],
        values: [28, 26, 19],
      },
    ],
  },
  {
    language: 'km',
    body: 'តើត្រូវប្រើ AI ជួយសរសេរលិខិតសុំធ្វើការឬទេ? ប្រើក៏បាន តែសូមអានឡើងវិញ ហើយកែឱ្យក្លាយជាសម្ដីរបស់អ្នក។ យើងទទួលបានលិខិត 9 ច្បាប់ដូចគ្នាបេះបិទក្នុងមួយថ្ងៃ។ លិខិតទី 10 ដែលសរសេរសាមញ្ញៗដោយខ្លួនឯង គឺជាលិខិតដែលយើងទូរស័ព្ទទៅ។',
  },
  {
    language: 'en',
    body: 'A good handover takes one hour and saves a week. Before your leave write down: what is open, who waits for what, where the files are, and what nobody should touch. Then say it aloud to the person who stands in for you.',
    posters: [
      {
        look: 'steps',
        title: 'A handover in one hour',
        lines: ['What is open', 'Who waits for what', 'What nobody should touch'],
      },
    ],
  },
  {
    language: 'km',
    body: 'សុវត្ថិភាពលើផ្លូវទៅធ្វើការ៖ មួកសុវត្ថិភាពរបស់អ្នករួមដំណើរក៏សំខាន់ដូចអ្នកបើកបរដែរ។ ឆ្នាំនេះ យើងបានចែកមួក 300 ដល់បុគ្គលិក និងកូនៗរបស់ពួកគាត់ ហើយអ្នកដែលមកធ្វើការដោយកង់ ទទួលបានប្រាក់ឧបត្ថម្ភប្រចាំខែ។',
    posters: [
      { look: 'number', title: 'មួកសុវត្ថិភាព សម្រាប់បុគ្គលិក និងកូនៗ', lines: ['មកដល់ផ្ទះវិញ ដោយសុវត្ថិភាព'], values: [300] },
    ],
  },
];
