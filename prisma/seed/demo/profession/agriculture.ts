import type { Profession } from '../profession.ts';

export const agriculture: Profession = {
  slug: 'agriculture',
  weight: 1,
  industries: ['agriculture', 'food-beverage', 'ngo', 'trading'],
  field: ['agronomy, animal science or a related field', 'ក្សេត្រសាស្ត្រ វិទ្យាសាស្ត្រសត្វ ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Agronomy', 'កសិកម្ម'],
  hard: [
    ['Crop protection', 'ការពារដំណាំ'],
    ['Soil testing', 'ពិនិត្យគុណភាពដី'],
    ['Drip irrigation', 'ប្រព័ន្ធស្រោចស្រពដំណក់'],
    ['Farm record keeping', 'កត់ត្រាទិន្នន័យកសិដ្ឋាន'],
    ['Animal vaccination', 'ចាក់វ៉ាក់សាំងសត្វ'],
    ['Farmer training', 'បណ្ដុះបណ្ដាលកសិករ'],
    ['Pesticide safety', 'សុវត្ថិភាពថ្នាំកសិកម្ម'],
  ],
  rare: [
    ['Hydroponics', 'ដាំដំណាំដោយប្រើទឹក'],
    ['Sericulture', 'ចិញ្ចឹមដង្កូវនាង'],
    ['Beekeeping', 'ចិញ្ចឹមឃ្មុំ'],
  ],
  roles: [
    {
      en: ['Agronomist', 'Agriculture Field Officer', 'Farm Supervisor'],
      km: ['មន្ត្រីកសិកម្ម', 'ក្សេត្រវិទូ', 'មេកសិដ្ឋាន', 'មន្ត្រីបច្ចេកទេសដំណាំ'],
      salary: [300, 650],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Visit farmers and advise them on seed, fertiliser and pests',
        'Plan planting and harvest with the farm team',
        'Collect field data and report crop progress weekly',
      ],
      dutiesKm: [
        'ចុះជួបកសិករ និងណែនាំអំពីគ្រាប់ពូជ ជី និងការកម្ចាត់សត្វល្អិត',
        'រៀបចំផែនការដាំដុះ និងប្រមូលផលជាមួយក្រុមការងារកសិដ្ឋាន',
        'ប្រមូលទិន្នន័យពីវាលស្រែ និងរាយការណ៍ប្រចាំសប្តាហ៍',
      ],
    },
    {
      en: ['Veterinarian', 'Livestock Technician', 'Animal Feed Sales Technician'],
      km: ['បសុពេទ្យ', 'អ្នកបច្ចេកទេសចិញ្ចឹមសត្វ', 'បុគ្គលិកថែទាំសត្វ'],
      salary: [300, 700],
      level: 'middle',
      study: 'degree',
      hard: [
        ['Animal vaccination', 'ចាក់វ៉ាក់សាំងសត្វ'],
        ['Animal feed', 'ចំណីសត្វ'],
        ['Biosecurity', 'ជីវសុវត្ថិភាព'],
        ['Farm record keeping', 'កត់ត្រាទិន្នន័យកសិដ្ឋាន'],
        ['Farmer training', 'បណ្ដុះបណ្ដាលកសិករ'],
      ],
      dutiesEn: [
        'Vaccinate, examine and treat pigs, poultry and cattle',
        'Control biosecurity at the farm gate and in the barns',
        'Advise farmers about feed and breeding',
      ],
      dutiesKm: [
        'ចាក់វ៉ាក់សាំង ពិនិត្យ និងព្យាបាលជ្រូក មាន់ ទា និងគោ',
        'ត្រួតពិនិត្យជីវសុវត្ថិភាពក្នុងកសិដ្ឋាន',
        'ណែនាំកសិករអំពីចំណី និងការបង្កាត់ពូជ',
      ],
    },
    {
      en: ['Farm Worker', 'Greenhouse Worker', 'Plantation Worker'],
      km: ['កម្មករកសិដ្ឋាន', 'កម្មករចម្ការ', 'កម្មករថែទាំដំណាំ'],
      salary: [200, 280],
      level: 'entry',
      study: 'school',
      hard: [
        ['Planting', 'ដាំដុះ'],
        ['Harvesting', 'ប្រមូលផល'],
        ['Drip irrigation', 'ប្រព័ន្ធស្រោចស្រពដំណក់'],
        ['Sorting', 'រើសកសិផល'],
      ],
      industries: ['agriculture'],
      dutiesEn: [
        'Plant, water, weed and harvest by the daily plan',
        'Sort and pack the harvest',
        'Look after tools and the irrigation system',
      ],
      dutiesKm: ['ដាំ ស្រោចទឹក ដកស្មៅ និងប្រមូលផលតាមផែនការប្រចាំថ្ងៃ', 'រើស និងវេចខ្ចប់កសិផល', 'ថែទាំឧបករណ៍ និងប្រព័ន្ធស្រោចស្រព'],
    },
  ],
};
