import type { Profession } from '../profession.ts';

export const ngo: Profession = {
  slug: 'ngo',
  weight: 2,
  industries: ['ngo'],
  field: ['social work, development studies or a related field', 'ការងារសង្គម អភិវឌ្ឍន៍សហគមន៍ ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Community Development', 'អភិវឌ្ឍន៍សហគមន៍'],
  hard: [
    ['Community facilitation', 'សម្របសម្រួលសហគមន៍'],
    ['Proposal writing', 'សរសេរសំណើគម្រោង'],
    ['Monitoring and evaluation', 'តាមដាន និងវាយតម្លៃ'],
    ['Child protection', 'កិច្ចការពារកុមារ'],
    ['Data collection', 'ប្រមូលទិន្នន័យ'],
    ['Report writing', 'សរសេររបាយការណ៍'],
    'KoboToolbox',
    'SPSS',
  ],
  rare: [
    ['Mine clearance', 'បោសសម្អាតមីន'],
    ['Ethnography', 'ជនជាតិវិទ្យា'],
    ['Biogas', 'ឡជីវឧស្ម័ន'],
  ],
  roles: [
    {
      en: ['Project Officer', 'Field Officer', 'Community Facilitator'],
      km: ['មន្ត្រីគម្រោង', 'មន្ត្រីសម្របសម្រួលសហគមន៍', 'មន្ត្រីចុះមូលដ្ឋាន'],
      salary: [400, 800],
      level: 'middle',
      study: 'degree',
      ranked: true,
      languages: ['en'],
      dutiesEn: [
        'Work with communes, schools and families in the target villages',
        'Organise trainings and meetings',
        'Collect data and write monthly reports',
      ],
      dutiesKm: [
        'ធ្វើការជាមួយឃុំ សាលារៀន និងគ្រួសារក្នុងភូមិគោលដៅ',
        'រៀបចំវគ្គបណ្ដុះបណ្ដាល និងកិច្ចប្រជុំ',
        'ប្រមូលទិន្នន័យ និងសរសេររបាយការណ៍ប្រចាំខែ',
      ],
    },
    {
      en: ['Social Worker', 'Counselor', 'Child Protection Officer'],
      km: ['បុគ្គលិកសង្គមកិច្ច', 'អ្នកប្រឹក្សាយោបល់', 'មន្ត្រីកិច្ចការពារកុមារ'],
      salary: [350, 650],
      level: 'middle',
      study: 'degree',
      dutiesEn: [
        'Listen to children and families and make a care plan',
        'Refer cases to health, legal and school services',
        'Keep case files confidential',
      ],
      dutiesKm: [
        'ស្តាប់ និងរៀបចំផែនការជួយកុមារ និងគ្រួសារ',
        'បញ្ជូនករណីទៅសេវាសុខភាព ច្បាប់ និងសាលារៀន',
        'រក្សាការសម្ងាត់ឯកសារករណី',
      ],
    },
    {
      en: ['Program Manager', 'M&E Manager', 'Country Program Coordinator', 'Grant Officer'],
      km: ['ប្រធានកម្មវិធី', 'អ្នកសម្របសម្រួលកម្មវិធី', 'មន្ត្រីតាមដាន និងវាយតម្លៃ'],
      salary: [800, 2000],
      level: 'lead',
      study: 'higher',
      languages: ['en'],
      dutiesEn: [
        'Lead the program, its budget and its partners',
        'Write proposals and donor reports',
        'Measure results and learn from them',
      ],
      dutiesKm: ['ដឹកនាំកម្មវិធី ថវិកា និងដៃគូ', 'សរសេរសំណើគម្រោង និងរបាយការណ៍ជូនម្ចាស់ជំនួយ', 'វាស់វែងលទ្ធផល និងដកស្រង់មេរៀន'],
    },
  ],
};
