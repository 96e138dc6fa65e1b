import type { DemoPost } from './demo-post.ts';

/** News of companies, vacancies among them. */
export const news: readonly DemoPost[] = [
  {
    language: 'en',
    from: 'retail',
    body: 'Our new branch in Battambang opens on the first Monday of next month. Forty people will work there, thirty of them from the province itself. Thank you to everyone who applied: 612 of you in three weeks!\n\nTen positions are still open, in the warehouse and at the service desk.',
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
    body: 'ដំណឹងល្អសម្រាប់និស្សិតឆ្នាំទី 4! យើងទទួលកម្មសិក្សាការី 24 នាក់ ក្នុងផ្នែកគណនេយ្យ លក់ និងព័ត៌មានវិទ្យា ដោយមានប្រាក់ឧបត្ថម្ភប្រចាំខែ និងអាហារថ្ងៃត្រង់។\n\nឆ្នាំមុន ក្នុងចំណោមកម្មសិក្សាការី 20 នាក់ មាន 17 នាក់បានក្លាយជាបុគ្គលិកពេញសិទ្ធិ។',
    posters: [
      {
        look: 'bars',
        title: 'ក្រោយកម្មសិក្សាឆ្នាំមុន (នាក់)',
        lines: ['បានធ្វើការជាមួយយើង', 'ទៅកន្លែងផ្សេង'],
        values: [17, 3],
      },
    ],
  },
  {
    language: 'en',
    body: 'From this month, colleagues with small children can start work at any time between seven and nine. We tried it in one team first. After six months, that team had fewer sick days and answered customers earlier, because there was always someone in at seven.',
    posters: [
      {
        look: 'bars',
        title: 'Sick days a year, per person',
        lines: ['Before', 'After'],
        values: [7, 4],
      },
    ],
  },
  {
    language: 'km',
    from: 'garment',
    body: 'ចង់ដឹងថារោងចក្ររបស់យើងធ្វើការយ៉ាងណាទេ? ថ្ងៃសៅរ៍សប្ដាហ៍ក្រោយ យើងបើកទ្វារស្វាគមន៍បងប្អូនទាំងអស់។ យើងនាំដើរមើលកន្លែងធ្វើការ ផ្ទះបាយ និងបន្ទប់ថែទាំកុមារ ហើយប្រធានផ្នែកនឹងឆ្លើយគ្រប់សំណួរ។ អ្នកចង់ដាក់ពាក្យនៅទីនោះតែម្ដងក៏បាន។\n\nសូមយកអត្តសញ្ញាណប័ណ្ណមកជាមួយ។',
    posters: [
      { look: 'date', title: 'ថ្ងៃបើកទ្វារស្វាគមន៍', lines: ['ថ្ងៃសៅរ៍ ម៉ោង 8:00 ព្រឹក', 'នាំដើរមើល និងសួរសំណួរ'] },
    ],
  },
  {
    language: 'en',
    body: 'We promoted six people this quarter, and all six started here as interns or trainees. That’s what we mean when our job ads say “we promote from within”.',
  },
  {
    language: 'km',
    from: 'tourism',
    body: 'ថ្ងៃអាទិត្យមុន សហការី 85 នាក់បានទៅសម្អាតឆ្នេរ និងដាំកូនកោងកាង 1,200 ដើម។ អរគុណសហការីទាំងអស់ ហើយក៏អរគុណបងប្អូនអ្នកភូមិ ដែលបានដាំបាយឱ្យយើងញ៉ាំ។',
    posters: [
      { look: 'number', title: 'ដើមកោងកាងដែលយើងដាំ', lines: ['សហការី 85 នាក់ ក្នុងមួយថ្ងៃ'], values: [1200] },
    ],
  },
  {
    language: 'en',
    body: 'We’ve changed how we hire. Until last year, candidates had four interviews and waited six weeks. Now there’s a short call, one interview with a small task from the job, and an answer within five working days, even if it’s no.',
    posters: [
      {
        look: 'steps',
        title: 'How we hire now',
        lines: ['A ten-minute call', 'One interview with a small task', 'An answer within five days'],
      },
    ],
  },
  {
    language: 'km',
    from: 'telecommunication',
    body: 'បងប្អូននៅតាមខេត្តជាច្រើនដាក់ពាក្យមកយើង តែមិនចង់ផ្លាស់មកភ្នំពេញ។ ដូច្នេះឆ្នាំនេះ យើងជ្រើសរើស 15 នាក់ឱ្យធ្វើការពីផ្ទះ ក្នុងផ្នែកបម្រើអតិថិជន បញ្ចូលទិន្នន័យ និងរចនាក្រាហ្វិក។ យើងផ្ដល់កុំព្យូទ័រ និងថ្លៃអ៊ីនធឺណិត។',
  },
  {
    language: 'en',
    from: 'logistics',
    body: 'Drivers, we’ve heard you. From January, no shift is longer than nine hours, and every long-distance truck gets a sleeper cab. Two of our drivers were at the table when we planned it.',
    posters: [
      {
        look: 'number',
        title: 'hours: our longest shift from January',
        lines: ['Planned with our drivers'],
        values: [9],
      },
    ],
  },
  {
    language: 'km',
    from: 'manufacturing',
    body: 'អបអរសាទរក្រុមថែទាំ! 365 ថ្ងៃហើយ ដែលគ្មានគ្រោះថ្នាក់ការងារសូម្បីតែម្ដង។ ជោគជ័យនេះជារបស់បងប្អូនទាំងអស់ ដែលពាក់មួកសុវត្ថិភាព ហើយហ៊ាននិយាយថា «ឈប់សិន!»។',
    posters: [{ look: 'number', title: 'ថ្ងៃ គ្មានគ្រោះថ្នាក់ការងារ', lines: ['អរគុណសហការីទាំងអស់'], values: [365] }],
  },
  {
    language: 'en',
    body: 'Last week, we counted the languages spoken in one of our offices: Khmer, English, Chinese, a little Korean, and spreadsheet. If you speak two of them, have a look at our open jobs.',
    posters: [
      {
        look: 'bars',
        title: 'Our languages (%)',
        lines: ['Khmer', 'English', 'Chinese', 'Korean'],
        values: [100, 78, 26, 9],
      },
    ],
  },
  {
    language: 'km',
    from: 'energy',
    body: 'សំណួរដែលយើងឮញឹកញាប់៖ «ស្ត្រីធ្វើជាងអគ្គិសនីបានទេ?»។ បាន! យើងមានជាងអគ្គិសនី 38 នាក់ ក្នុងនោះស្ត្រី 11 នាក់ ហើយពីរនាក់ជាប្រធានក្រុម។ យើងកំពុងរកបន្ថែមទៀត។',
    posters: [{ look: 'bars', title: 'ជាងអគ្គិសនីរបស់យើង (នាក់)', lines: ['បុរស', 'ស្ត្រី'], values: [27, 11] }],
  },
  {
    language: 'en',
    body: 'Seniority payment, NSSF, annual leave: our payroll team has answered your most common questions on one sheet, in Khmer and English. New colleagues get it on their first day. If your employer hasn’t explained these to you, ask. You’re entitled to know.',
  },
  {
    language: 'km',
    from: 'restaurant',
    body: 'មុនបុណ្យចូលឆ្នាំ យើងនឹងបើកភោជនីយដ្ឋានទីបីនៅសៀមរាប។ យើងត្រូវការចុងភៅ 6 នាក់ អ្នករត់តុ 12 នាក់ និងអ្នកគិតលុយ 3 នាក់។ អ្នករត់តុមិនចាំបាច់មានបទពិសោធន៍ទេ ព្រោះយើងបង្ហាត់ពីរសប្ដាហ៍ ដោយមានប្រាក់ឈ្នួល។',
    posters: [
      { look: 'bars', title: 'យើងរកសហការីនៅសៀមរាប', lines: ['អ្នករត់តុ', 'ចុងភៅ', 'អ្នកគិតលុយ'], values: [12, 6, 3] },
    ],
  },
  {
    language: 'en',
    from: 'information-technology',
    body: 'Ten years ago, we were four people with one laptop in a rented room near the Russian Market. Today there are 140 of us, and the laptop sits in a glass case at the entrance. Thank you for every late evening and every iced coffee.',
    posters: [
      {
        look: 'bars',
        title: 'Our team, year by year',
        lines: ['2016', '2019', '2022', '2026'],
        values: [4, 31, 88, 140],
      },
    ],
  },
  {
    language: 'km',
    body: 'លែងញ៉ាំបាយប្រអប់ទៀតហើយ! ចាប់ពីខែនេះ ចុងភៅរបស់យើងចម្អិនម្ហូបខ្មែរក្ដៅៗរាល់ថ្ងៃត្រង់ ដោយទិញបន្លែពីកសិករនៅកណ្ដាល។ ថ្ងៃចន្ទ៖ សម្លកកូរ!',
  },
];
