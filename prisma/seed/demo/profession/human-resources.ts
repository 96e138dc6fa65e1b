import type { Profession } from '../profession.ts';

export const humanResources: Profession = {
  slug: 'human-resources',
  weight: 2,
  industries: 'any',
  field: ['human resource management, law or a related field', 'គ្រប់គ្រងធនធានមនុស្ស ច្បាប់ ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['HR', 'ធនធានមនុស្ស'],
  hard: [
    ['Recruitment', 'ជ្រើសរើសបុគ្គលិក'],
    ['Payroll', 'បើកប្រាក់បៀវត្សរ៍'],
    ['Cambodian labour law', 'ច្បាប់ការងារ'],
    ['NSSF procedures', 'នីតិវិធី ប.ស.ស.'],
    ['Employee relations', 'ទំនាក់ទំនងបុគ្គលិក'],
    ['Training needs analysis', 'វិភាគតម្រូវការបណ្ដុះបណ្ដាល'],
    'Microsoft Excel',
    'HRIS',
  ],
  rare: [
    ['Psychometrics', 'តេស្តចិត្តសាស្ត្រ'],
    ['Ombudsman', 'អ្នកសម្រុះសម្រួល'],
  ],
  roles: [
    {
      en: ['HR Officer', 'HR Assistant', 'HR & Admin Officer', 'Payroll Officer'],
      km: ['មន្ត្រីធនធានមនុស្ស', 'បុគ្គលិកធនធានមនុស្ស', 'បុគ្គលិករដ្ឋបាល និងធនធានមនុស្ស', 'មន្ត្រីបើកប្រាក់បៀវត្សរ៍'],
      salary: [280, 550],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Keep staff files, contracts, leave and attendance',
        'Register staff with NSSF and prepare the payroll',
        'Welcome new staff and explain the internal rules',
      ],
      dutiesKm: [
        'គ្រប់គ្រងឯកសារបុគ្គលិក កិច្ចសន្យា ច្បាប់ឈប់សម្រាក និងវត្តមាន',
        'ចុះបញ្ជីបុគ្គលិកក្នុង ប.ស.ស. និងរៀបចំតារាងបៀវត្សរ៍',
        'ណែនាំបុគ្គលិកថ្មីអំពីបទបញ្ជាផ្ទៃក្នុង',
      ],
    },
    {
      en: ['Recruitment Officer', 'Talent Acquisition Specialist', 'Recruitment Consultant'],
      km: ['មន្ត្រីជ្រើសរើសបុគ្គលិក', 'អ្នកជំនាញជ្រើសរើសបុគ្គលិក'],
      salary: [300, 650],
      level: 'middle',
      study: 'degree',
      dutiesEn: [
        'Write announcements and search for candidates',
        'Screen CVs, interview and check references',
        'Build relations with universities and training centres',
      ],
      dutiesKm: [
        'សរសេរសេចក្ដីជូនដំណឹង និងស្វែងរកបេក្ខជន',
        'ពិនិត្យប្រវត្តិរូប សម្ភាស និងផ្ទៀងផ្ទាត់ព័ត៌មាន',
        'កសាងទំនាក់ទំនងជាមួយសាកលវិទ្យាល័យ និងមជ្ឈមណ្ឌលបណ្ដុះបណ្ដាល',
      ],
    },
    {
      en: ['HR Manager', 'Human Resources Manager', 'Compensation and Benefits Manager'],
      km: ['ប្រធានផ្នែកធនធានមនុស្ស', 'អ្នកគ្រប់គ្រងធនធានមនុស្ស'],
      salary: [800, 1800],
      level: 'lead',
      study: 'higher',
      dutiesEn: [
        'Set policies that follow the labour law and the company’s values',
        'Advise department heads on performance and discipline',
        'Plan the workforce and training budget',
      ],
      dutiesKm: [
        'រៀបចំគោលនយោបាយធនធានមនុស្សស្របតាមច្បាប់ការងារ',
        'ផ្ដល់ប្រឹក្សាដល់ប្រធានផ្នែកអំពីការវាយតម្លៃ និងវិន័យ',
        'រៀបចំផែនការកម្លាំងពលកម្ម និងថវិកាបណ្ដុះបណ្ដាល',
      ],
    },
  ],
};
