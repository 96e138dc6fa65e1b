import type { JobType } from '@acheep/contract/jobs/job-option';
import type { Pair } from './profession.ts';

export const benefits: readonly Pair[] = [
  ['National Social Security Fund (NSSF) from the first day', 'ចុះបញ្ជី ប.ស.ស. ចាប់ពីថ្ងៃចូលធ្វើការដំបូង'],
  ['18 days of annual leave and all public holidays', 'ឈប់សម្រាកប្រចាំឆ្នាំ 18 ថ្ងៃ និងថ្ងៃបុណ្យជាតិ'],
  ['Bonus at Khmer New Year and Pchum Ben', 'ប្រាក់រង្វាន់ចូលឆ្នាំខ្មែរ និងភ្ជុំបិណ្ឌ'],
  ['Seniority payment by the labour law', 'ប្រាក់បំណាច់អតីតភាពការងារតាមច្បាប់'],
  ['Health and accident insurance', 'ធានារ៉ាប់រងសុខភាព និងគ្រោះថ្នាក់'],
  ['Yearly salary review', 'ពិនិត្យដំឡើងប្រាក់ខែរៀងរាល់ឆ្នាំ'],
  ['Training inside and outside the company', 'វគ្គបណ្ដុះបណ្ដាលទាំងក្នុង និងក្រៅក្រុមហ៊ុន'],
  ['Good chances of promotion', 'មានឱកាសឡើងតួនាទី'],
  ['Yearly staff trip and party', 'ដំណើរកម្សាន្ត និងជប់លៀងប្រចាំឆ្នាំ'],
  ['Petrol and phone card allowance', 'ប្រាក់ឧបត្ថម្ភថ្លៃសាំង និងកាតទូរស័ព្ទ'],
  ['Overtime paid by law', 'ប្រាក់ថែមម៉ោងតាមច្បាប់កំណត់'],
  ['13th month salary', 'ប្រាក់ខែទី 13'],
  ['Maternity and paternity leave', 'ច្បាប់ឈប់សម្រាកលំហែមាតុភាព និងបិតុភាព'],
  ['Friendly, respectful working place', 'បរិយាកាសការងារល្អ និងគោរពគ្នាទៅវិញទៅមក'],
];

/** Benefits of some categories only. */
export const specialBenefits: readonly { categories: readonly string[]; text: Pair }[] = [
  {
    categories: ['sales', 'real-estate', 'retail', 'banking', 'beauty'],
    text: ['Attractive commission without ceiling', 'កម្រៃជើងសារខ្ពស់ គ្មានកំណត់'],
  },
  {
    categories: [
      'restaurant',
      'hospitality',
      'garment',
      'manufacturing',
      'agriculture',
      'security',
      'construction',
    ],
    text: ['Free meals and accommodation', 'មានអាហារ និងកន្លែងស្នាក់នៅជូន'],
  },
  {
    categories: ['restaurant', 'hospitality', 'beauty'],
    text: ['Tips and service charge shared every month', 'ប្រាក់ធីប និងសេវាកម្មចែកជូនរៀងរាល់ខែ'],
  },
  {
    categories: ['security', 'technician', 'retail', 'healthcare', 'delivery', 'hospitality'],
    text: ['Uniform and equipment provided', 'ផ្ដល់ឯកសណ្ឋាន និងសម្ភារការងារ'],
  },
  {
    categories: ['information-technology', 'design', 'translation', 'marketing', 'customer-service'],
    text: ['Flexible hours and some days from home', 'ម៉ោងធ្វើការបត់បែន និងអាចធ្វើការពីផ្ទះខ្លះ'],
  },
  {
    categories: ['education', 'ngo', 'healthcare'],
    text: ['School fee discount for children of staff', 'បញ្ចុះតម្លៃថ្លៃសិក្សាសម្រាប់កូនបុគ្គលិក'],
  },
  {
    categories: ['garment', 'manufacturing'],
    text: ['Attendance bonus and transport allowance', 'ប្រាក់រង្វាន់វត្តមាន និងថ្លៃធ្វើដំណើរ'],
  },
];

/** Benefits of jobs that are not full-time. */
export const benefitsOfType: Record<Exclude<JobType, 'full-time'>, readonly Pair[]> = {
  'part-time': [
    ['Paid by the hour, every two weeks', 'បើកប្រាក់តាមម៉ោងរៀងរាល់ពីរសប្តាហ៍'],
    ['Hours that fit your classes', 'ម៉ោងធ្វើការសម្របតាមម៉ោងសិក្សា'],
    ['Chance of a full-time post', 'មានឱកាសក្លាយជាបុគ្គលិកពេញម៉ោង'],
    ['Petrol allowance', 'ប្រាក់ឧបត្ថម្ភថ្លៃសាំង'],
    ['Friendly team', 'ក្រុមការងាររួសរាយរាក់ទាក់'],
  ],
  internship: [
    ['Monthly allowance for transport and lunch', 'ប្រាក់ឧបត្ថម្ភថ្លៃធ្វើដំណើរ និងអាហារថ្ងៃត្រង់'],
    ['Certificate at the end of the internship', 'លិខិតបញ្ជាក់ចុងកម្មសិក្សា'],
    ['Chance of a job afterwards', 'មានឱកាសចូលធ្វើការក្រោយបញ្ចប់កម្មសិក្សា'],
    ['A mentor who has time for you', 'មានអ្នកណែនាំផ្ទាល់'],
  ],
  freelance: [
    ['Paid within 7 days of delivery', 'ទូទាត់ប្រាក់ក្នុងរយៈពេល 7 ថ្ងៃក្រោយប្រគល់ការងារ'],
    ['Steady work for good partners', 'មានការងារជាប្រចាំសម្រាប់ដៃគូល្អ'],
    ['Free choice of hours', 'កំណត់ម៉ោងធ្វើការដោយខ្លួនឯង'],
  ],
};
