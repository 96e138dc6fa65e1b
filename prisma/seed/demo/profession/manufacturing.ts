import type { Profession } from '../profession.ts';

export const manufacturing: Profession = {
  slug: 'manufacturing',
  weight: 1,
  industries: ['manufacturing', 'food-beverage', 'agriculture', 'garment', 'pharmaceutical'],
  field: [
    'industrial engineering, food technology or a related field',
    'វិស្វកម្មឧស្សាហកម្ម បច្ចេកវិទ្យាម្ហូបអាហារ ឬជំនាញពាក់ព័ន្ធ',
  ],
  intern: ['Production', 'ផលិតកម្ម'],
  hard: [
    ['Quality control', 'ត្រួតពិនិត្យគុណភាព'],
    ['Production planning', 'រៀបចំផែនការផលិតកម្ម'],
    ['Machine operation', 'បញ្ជាម៉ាស៊ីន'],
    ['Food safety', 'សុវត្ថិភាពចំណីអាហារ'],
    ['Packaging', 'វេចខ្ចប់'],
    'ISO 9001',
    'HACCP',
    '5S',
    'Kaizen',
  ],
  rare: ['Six Sigma Black Belt', ['Injection moulding', 'ចាក់ពុម្ពប្លាស្ទិក'], ['Glass blowing', 'ផ្លុំកែវ']],
  roles: [
    {
      en: ['Factory Worker', 'Production Worker', 'Machine Operator', 'Packing Worker'],
      km: ['កម្មកររោងចក្រ', 'កម្មករផលិតកម្ម', 'អ្នកបញ្ជាម៉ាស៊ីន', 'កម្មករវេចខ្ចប់'],
      salary: [210, 320],
      level: 'entry',
      study: 'school',
      hard: [
        ['Machine operation', 'បញ្ជាម៉ាស៊ីន'],
        ['Packaging', 'វេចខ្ចប់'],
        ['Visual inspection', 'ពិនិត្យផលិតផល'],
        '5S',
      ],
      dutiesEn: [
        'Run the machine or pack products by the work instruction',
        'Check products and put aside what is not good',
        'Follow safety rules and keep the line clean',
      ],
      dutiesKm: [
        'បញ្ជាម៉ាស៊ីន ឬវេចខ្ចប់ផលិតផលតាមការណែនាំ',
        'ពិនិត្យផលិតផល និងញែកផលិតផលខូច',
        'គោរពវិធានសុវត្ថិភាព និងសម្អាតកន្លែងផលិត',
      ],
    },
    {
      en: ['Quality Control Officer', 'QA/QC Supervisor', 'Food Technologist'],
      km: ['មន្ត្រីត្រួតពិនិត្យគុណភាព', 'អ្នកបច្ចេកទេសម្ហូបអាហារ', 'បុគ្គលិកផ្នែកគុណភាព'],
      salary: [300, 650],
      level: 'middle',
      study: 'degree',
      dutiesEn: [
        'Take samples, test them and release or hold the batch',
        'Keep HACCP and ISO records ready for audit',
        'Work with production to remove causes of defects',
      ],
      dutiesKm: [
        'យកសំណាក ធ្វើតេស្ត និងសម្រេចលើគុណភាពផលិតផល',
        'រក្សាឯកសារ HACCP និង ISO សម្រាប់សវនកម្ម',
        'សហការជាមួយផ្នែកផលិតដើម្បីលុបបំបាត់កំហុស',
      ],
    },
    {
      en: ['Production Supervisor', 'Production Planner', 'Production Manager', 'Factory Manager'],
      km: ['ប្រធានផ្នែកផលិតកម្ម', 'មន្ត្រីផែនការផលិតកម្ម', 'ប្រធានរោងចក្រ'],
      salary: [450, 1500],
      level: 'lead',
      study: 'degree',
      languages: ['zh'],
      dutiesEn: [
        'Plan shifts, materials and machines for the weekly target',
        'Lead line leaders and solve problems on the floor',
        'Report output, waste and cost',
      ],
      dutiesKm: [
        'រៀបចំវេន វត្ថុធាតុដើម និងម៉ាស៊ីនតាមគោលដៅប្រចាំសប្តាហ៍',
        'ដឹកនាំមេក្រុម និងដោះស្រាយបញ្ហាក្នុងខ្សែផលិតកម្ម',
        'រាយការណ៍ទិន្នផល កាកសំណល់ និងថ្លៃដើម',
      ],
    },
  ],
};
