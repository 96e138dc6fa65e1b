import type { Profession } from '../profession.ts';

export const security: Profession = {
  slug: 'security',
  weight: 1,
  industries: ['security-service', 'real-estate', 'hospitality', 'manufacturing', 'education', 'healthcare'],
  field: ['any subject', 'ជំនាញណាមួយ'],
  hard: [
    ['Fire safety', 'បង្ការ និងពន្លត់អគ្គិភ័យ'],
    ['CCTV monitoring', 'តាមដានកាមេរ៉ាសុវត្ថិភាព'],
    ['First aid', 'សង្គ្រោះបឋម'],
    ['Patrol', 'ដើរល្បាត'],
    ['Cleaning machines', 'ប្រើម៉ាស៊ីនសម្អាត'],
    ['Gardening', 'ថែសួន'],
  ],
  rare: [
    ['Dog handling', 'ដឹកនាំសុនខ'],
    ['Rope access', 'ឡើងសម្អាតអគារខ្ពស់ៗដោយខ្សែពួរ'],
  ],
  roles: [
    {
      en: ['Security Guard', 'CCTV Operator', 'Night Guard'],
      km: ['សន្តិសុខ', 'បុគ្គលិកសន្តិសុខ', 'អ្នកយាម', 'អ្នកតាមដានកាមេរ៉ាសុវត្ថិភាព'],
      salary: [200, 300],
      level: 'entry',
      study: 'school',
      hard: [
        ['Fire safety', 'បង្ការ និងពន្លត់អគ្គិភ័យ'],
        ['CCTV monitoring', 'តាមដានកាមេរ៉ាសុវត្ថិភាព'],
        ['First aid', 'សង្គ្រោះបឋម'],
        ['Patrol', 'ដើរល្បាត'],
        ['Self-defence', 'ការពារខ្លួន'],
      ],
      dutiesEn: [
        'Guard the gate, check visitors and park vehicles',
        'Patrol day and night and write the logbook',
        'Act calmly in case of fire or theft',
      ],
      dutiesKm: [
        'យាមច្រកចូល ពិនិត្យភ្ញៀវ និងរៀបចំចំណតយានយន្ត',
        'ដើរល្បាតទាំងយប់ទាំងថ្ងៃ និងកត់ត្រាសៀវភៅយាម',
        'ដោះស្រាយដោយស្ងប់ស្ងាត់ពេលមានអគ្គិភ័យ ឬចោរលួច',
      ],
    },
    {
      en: ['Cleaner', 'Office Cleaner', 'Gardener', 'Housemaid'],
      km: ['បុគ្គលិកអនាម័យ', 'អ្នកសម្អាតការិយាល័យ', 'អ្នកថែសួន', 'មេផ្ទះ'],
      salary: [180, 260],
      level: 'entry',
      study: 'school',
      types: ['part-time'],
      hard: [
        ['Cleaning machines', 'ប្រើម៉ាស៊ីនសម្អាត'],
        ['Gardening', 'ថែសួន'],
        ['Laundry', 'បោកអ៊ុត'],
        ['Hygiene', 'អនាម័យ'],
      ],
      dutiesEn: [
        'Clean floors, glass and bathrooms every day',
        'Refill soap, water and paper',
        'Water plants and take out the rubbish',
      ],
      dutiesKm: ['សម្អាតកម្រាលឥដ្ឋ កញ្ចក់ និងបន្ទប់ទឹកជាប្រចាំ', 'បំពេញសាប៊ូ ទឹក និងក្រដាស', 'ស្រោចទឹកផ្កា និងទុកដាក់សំរាម'],
    },
    {
      en: ['Security Supervisor', 'HSE Officer', 'Cleaning Supervisor'],
      km: ['ប្រធានសន្តិសុខ', 'ប្រធានក្រុមអនាម័យ', 'មន្ត្រីសុវត្ថិភាព និងសុខភាពការងារ'],
      salary: [300, 650],
      level: 'senior',
      study: 'vocational',
      dutiesEn: [
        'Plan shifts and check posts',
        'Train staff in safety and first aid',
        'Report incidents and improvements',
      ],
      dutiesKm: [
        'រៀបចំវេន និងពិនិត្យតាមប៉ុស្តិ៍',
        'បណ្ដុះបណ្ដាលបុគ្គលិកអំពីសុវត្ថិភាព និងសង្គ្រោះបឋម',
        'រាយការណ៍ហេតុការណ៍ និងស្នើការកែលម្អ',
      ],
    },
  ],
};
