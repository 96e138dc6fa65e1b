import type { DemoPost } from './demo-post.ts';

/** News of companies, vacancies among them. */
export const news: readonly DemoPost[] = [
  {
    language: 'en',
    from: 'retail',
    body: 'Our new branch in Battambang opens on the first Monday of next month. Forty people will work there, and thirty of them come from the province itself. Thank you to everybody who applied: 612 of you in three weeks!\n\nTen places are still open, in the warehouse and at the service desk.',
    posters: [
      {
        look: 'number',
        title: 'applications in three weeks. Thank you!',
        lines: ['Battambang'],
        values: [612],
      },
    ],
  },
  {
    language: 'km',
    body: 'ដំណឹងល្អសម្រាប់និស្សិតឆ្នាំទី 4៖ យើងបើកទទួលកម្មសិក្សាចំនួន 24 កន្លែង ក្នុងផ្នែកគណនេយ្យ លក់ និងព័ត៌មានវិទ្យា។ មានប្រាក់ឧបត្ថម្ភប្រចាំខែ និងអាហារថ្ងៃត្រង់។\n\nឆ្នាំមុន កម្មសិក្សាការី 17 នាក់ក្នុងចំណោម 20 នាក់ បានក្លាយជាបុគ្គលិកពេញសិទ្ធិ។',
    posters: [
      {
        look: 'bars',
        title: 'ក្រោយកម្មសិក្សាឆ្នាំមុន',
        lines: ['បានធ្វើការជាមួយយើង', 'ទៅកន្លែងផ្សេង'],
        values: [17, 3],
      },
    ],
  },
  {
    language: 'en',
    body: 'From this month on, all our colleagues with small children may start between seven and nine. It began as a trial in one team. After half a year that team had fewer sick days and answered customers earlier in the morning, because somebody was always there at seven.',
    posters: [
      {
        look: 'bars',
        title: 'Sick days a year, for each person',
        lines: ['Before', 'After'],
        values: [7, 4],
      },
    ],
  },
  {
    language: 'km',
    from: 'garment',
    body: 'ថ្ងៃបើកទ្វារស្វាគមន៍៖ ចង់ដឹងថារោងចក្ររបស់យើងធ្វើការយ៉ាងណាទេ? ថ្ងៃសៅរ៍សប្ដាហ៍ក្រោយ យើងនាំដើរមើលកន្លែងធ្វើការ ផ្ទះបាយ និងបន្ទប់ថែទាំកុមារ។ ប្រធានផ្នែកនឹងឆ្លើយសំណួរទាំងអស់ ហើយអ្នកអាចដាក់ពាក្យសុំនៅទីនោះតែម្ដង។\n\nសូមយកអត្តសញ្ញាណប័ណ្ណមកជាមួយ។',
    posters: [
      { look: 'date', title: 'ថ្ងៃបើកទ្វារស្វាគមន៍', lines: ['ថ្ងៃសៅរ៍ ម៉ោង 8:00 ព្រឹក', 'នាំដើរមើល និងសួរសំណួរ'] },
    ],
  },
  {
    language: 'en',
    body: 'We promoted six people this quarter, and all six began here as interns or trainees. When we write “we promote from within” in our jobs, this is what it means.',
  },
  {
    language: 'km',
    from: 'tourism',
    body: 'ក្រុមការងារយើងបានទៅសម្អាតឆ្នេរ និងដាំកូនកោងកាង 1,200 ដើម។ អរគុណសហការីទាំង 85 នាក់ដែលបានចូលរួមនៅថ្ងៃអាទិត្យ ហើយក៏អរគុណអ្នកភូមិដែលបានធ្វើបាយឱ្យយើងញ៉ាំ។',
    posters: [
      { look: 'number', title: 'ដើមកោងកាងដែលយើងបានដាំ', lines: ['សហការី 85 នាក់ ក្នុងមួយថ្ងៃ'], values: [1200] },
    ],
  },
  {
    language: 'en',
    body: 'We changed how we hire. Until last year there were four interviews and people waited for six weeks. Now: one short call, one interview with a small task from the daily work, and an answer within five working days, also if it is a no.',
    posters: [
      {
        look: 'steps',
        title: 'How we hire now',
        lines: ['A call of ten minutes', 'One interview with a small task', 'An answer within five days'],
      },
    ],
  },
  {
    language: 'km',
    from: 'telecommunication',
    body: 'យើងទទួលបានពាក្យសុំជាច្រើនពីបងប្អូននៅខេត្ត ដែលមិនចង់ផ្លាស់មកភ្នំពេញ។ ដូច្នេះឆ្នាំនេះ យើងបើកការងារ 15 កន្លែងដែលអាចធ្វើពីផ្ទះ៖ ផ្នែកបម្រើអតិថិជន បញ្ចូលទិន្នន័យ និងរចនាក្រាហ្វិក។ យើងផ្ដល់កុំព្យូទ័រ និងថ្លៃអ៊ីនធឺណិត។',
  },
  {
    language: 'en',
    from: 'logistics',
    body: 'Drivers, we hear you: from January no tour is planned for more than nine hours, and every lorry gets a rest cabin. Two drivers of ours sat at the table when we planned it.',
    posters: [
      {
        look: 'number',
        title: 'hours are the longest tour, from January',
        lines: ['Planned with our drivers'],
        values: [9],
      },
    ],
  },
  {
    language: 'km',
    from: 'manufacturing',
    body: 'អបអរសាទរសហការីផ្នែកថែទាំ! ក្នុងរយៈពេល 365 ថ្ងៃចុងក្រោយ គ្មានគ្រោះថ្នាក់ការងារណាមួយកើតឡើងទេ។ កំណត់ត្រានេះជារបស់អ្នកទាំងអស់គ្នា ដែលពាក់មួកសុវត្ថិភាព និងហ៊ាននិយាយថា «ឈប់សិន»។',
    posters: [{ look: 'number', title: 'ថ្ងៃ គ្មានគ្រោះថ្នាក់ការងារ', lines: ['អរគុណសហការីទាំងអស់'], values: [365] }],
  },
  {
    language: 'en',
    body: 'What our people speak at work, counted last week in one office: Khmer, English, Chinese, a little Korean, and the language of spreadsheets. If you speak two of these, look at our open jobs.',
    posters: [
      {
        look: 'bars',
        title: 'Who speaks what in our office',
        lines: ['Khmer', 'English', 'Chinese', 'Korean'],
        values: [100, 78, 26, 9],
      },
    ],
  },
  {
    language: 'km',
    from: 'energy',
    body: 'សួរជាញឹកញាប់៖ «តើស្ត្រីអាចធ្វើជាងអគ្គិសនីបានទេ?» ចម្លើយគឺបាន! នៅក្រុមហ៊ុនយើង ជាងអគ្គិសនី 11 នាក់ក្នុងចំណោម 38 នាក់ជាស្ត្រី ហើយពីរនាក់ជាប្រធានក្រុម។ យើងកំពុងរកថែមទៀត។',
    posters: [{ look: 'bars', title: 'ជាងអគ្គិសនីរបស់យើង', lines: ['បុរស', 'ស្ត្រី'], values: [27, 11] }],
  },
  {
    language: 'en',
    body: 'Seniority pay, NSSF, annual leave: our payroll team answered your most common questions on one sheet, in Khmer and English. New colleagues get it on their first day. If your employer does not tell you, ask. It is your right to know.',
  },
  {
    language: 'km',
    from: 'restaurant',
    body: 'ភោជនីយដ្ឋានទីបីរបស់យើងនឹងបើកនៅសៀមរាប មុនបុណ្យចូលឆ្នាំ។ យើងរកចុងភៅ 6 នាក់ អ្នករត់តុ 12 នាក់ និងអ្នកគិតលុយ 3 នាក់។ បទពិសោធន៍មិនចាំបាច់ទេ សម្រាប់អ្នករត់តុ យើងបណ្ដុះបណ្ដាលពីរសប្ដាហ៍ដោយមានប្រាក់ឈ្នួល។',
    posters: [
      { look: 'bars', title: 'យើងរកសហការីនៅសៀមរាប', lines: ['អ្នករត់តុ', 'ចុងភៅ', 'អ្នកគិតលុយ'], values: [12, 6, 3] },
    ],
  },
  {
    language: 'en',
    from: 'information-technology',
    body: 'Ten years ago we were four people with one laptop in a rented room near the Russian Market. Today 140 people work with us, and the laptop stands in a glass box at the entrance. Thank you for every late evening and every cup of iced coffee.',
    posters: [
      {
        look: 'bars',
        title: 'Our people, year by year',
        lines: ['2016', '2019', '2022', '2026'],
        values: [4, 31, 88, 140],
      },
    ],
  },
  {
    language: 'km',
    body: 'អាហារថ្ងៃត្រង់នៅការិយាល័យ លែងជាបាយប្រអប់ទៀតហើយ។ ចាប់ពីខែនេះ ចុងភៅរបស់យើងចម្អិនម្ហូបខ្មែរស្រស់ៗរាល់ថ្ងៃ ដោយទិញបន្លែពីកសិករនៅកណ្ដាល។ ថ្ងៃចន្ទ៖ សម្លកកូរ!',
  },
];
