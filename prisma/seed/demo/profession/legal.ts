import type { Profession } from '../profession.ts';

export const legal: Profession = {
  slug: 'legal',
  weight: 1,
  industries: ['legal-service', 'banking', 'microfinance', 'insurance', 'real-estate'],
  field: ['law', 'នីតិសាស្ត្រ'],
  intern: ['Legal', 'ច្បាប់'],
  hard: [
    ['Contract drafting', 'ព្រាងកិច្ចសន្យា'],
    ['Legal research', 'ស្រាវជ្រាវច្បាប់'],
    ['Company registration', 'ចុះបញ្ជីក្រុមហ៊ុន'],
    ['Land law', 'ច្បាប់ភូមិបាល'],
    ['Regulatory compliance', 'អនុលោមភាពច្បាប់'],
    ['Legal translation', 'បកប្រែឯកសារច្បាប់'],
  ],
  rare: [
    ['Maritime law', 'ច្បាប់ដែនសមុទ្រ'],
    ['Patent filing', 'ចុះបញ្ជីប៉ាតង់'],
  ],
  roles: [
    {
      en: ['Legal Officer', 'Legal Assistant', 'Paralegal'],
      km: ['មន្ត្រីច្បាប់', 'ជំនួយការផ្នែកច្បាប់', 'បុគ្គលិកផ្នែកច្បាប់'],
      salary: [350, 750],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Draft and review contracts in Khmer and English',
        'Register companies, licences and trademarks',
        'Keep the calendar of cases and deadlines',
      ],
      dutiesKm: [
        'ព្រាង និងពិនិត្យកិច្ចសន្យាជាភាសាខ្មែរ និងអង់គ្លេស',
        'ចុះបញ្ជីក្រុមហ៊ុន អាជ្ញាប័ណ្ណ និងពាណិជ្ជសញ្ញា',
        'តាមដានសំណុំរឿង និងកាលកំណត់',
      ],
    },
    {
      en: ['Compliance Officer', 'AML Compliance Officer', 'Risk and Compliance Officer'],
      km: ['មន្ត្រីអនុលោមភាព', 'មន្ត្រីប្រតិបត្តិតាម'],
      salary: [450, 1000],
      level: 'senior',
      study: 'degree',
      dutiesEn: [
        'Follow new laws and explain them to every department',
        'Check transactions and report suspicious ones',
        'Prepare reports for the regulator',
      ],
      dutiesKm: ['តាមដានច្បាប់ថ្មីៗ និងពន្យល់ដល់គ្រប់ផ្នែក', 'ពិនិត្យប្រតិបត្តិការ និងរាយការណ៍ករណីសង្ស័យ', 'រៀបចំរបាយការណ៍ជូននិយ័តករ'],
    },
    {
      en: ['Lawyer', 'Legal Counsel', 'Legal Manager'],
      km: ['មេធាវី', 'ទីប្រឹក្សាច្បាប់', 'ប្រធានផ្នែកច្បាប់'],
      salary: [800, 2200],
      level: 'lead',
      study: 'higher',
      languages: ['en'],
      dutiesEn: [
        'Advise clients and management on commercial matters',
        'Represent the company before courts and authorities',
        'Negotiate agreements and settle disputes',
      ],
      dutiesKm: [
        'ផ្ដល់ប្រឹក្សាច្បាប់ដល់អតិថិជន និងថ្នាក់ដឹកនាំ',
        'តំណាងក្រុមហ៊ុននៅតុលាការ និងអាជ្ញាធរ',
        'ចរចាកិច្ចព្រមព្រៀង និងដោះស្រាយវិវាទ',
      ],
    },
  ],
};
