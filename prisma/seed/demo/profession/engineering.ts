import type { Profession } from '../profession.ts';

export const engineering: Profession = {
  slug: 'engineering',
  weight: 1,
  industries: ['energy', 'construction', 'manufacturing', 'telecommunication', 'food-beverage', 'automotive'],
  field: ['electrical, mechanical or electronic engineering', 'វិស្វកម្មអគ្គិសនី មេកានិច ឬអេឡិចត្រូនិក'],
  intern: ['Electrical Engineering', 'វិស្វកម្មអគ្គិសនី'],
  hard: [
    'AutoCAD',
    'PLC',
    'SCADA',
    'SolidWorks',
    ['Solar systems', 'ប្រព័ន្ធសូឡា'],
    ['Electrical wiring', 'តខ្សែអគ្គិសនី'],
    ['Preventive maintenance', 'ថែទាំបង្ការ'],
    ['Load calculation', 'គណនាបន្ទុកអគ្គិសនី'],
  ],
  rare: ['LabVIEW', ['Hydropower turbines', 'ទួរប៊ីនវារីអគ្គិសនី'], ['Vibration analysis', 'វិភាគរំញ័រម៉ាស៊ីន']],
  roles: [
    {
      en: ['Electrical Engineer', 'MEP Engineer', 'Solar Engineer'],
      km: ['វិស្វករអគ្គិសនី', 'វិស្វករ MEP', 'វិស្វករសូឡា'],
      salary: [400, 1000],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Design power, lighting and solar systems and calculate loads',
        'Supervise installation and test before handover',
        'Prepare single line diagrams and the material list',
      ],
      dutiesKm: [
        'រចនាប្រព័ន្ធអគ្គិសនី ភ្លើងបំភ្លឺ និងសូឡា',
        'ត្រួតពិនិត្យការដំឡើង និងសាកល្បងមុនពេលប្រគល់',
        'គូរប្លង់អគ្គិសនី និងរៀបចំបញ្ជីសម្ភារ',
      ],
    },
    {
      en: ['Mechanical Engineer', 'Maintenance Engineer', 'Automation Engineer'],
      km: ['វិស្វករមេកានិច', 'វិស្វករថែទាំម៉ាស៊ីន', 'វិស្វករស្វ័យប្រវត្តិកម្ម'],
      salary: [450, 1100],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Plan preventive maintenance and reduce machine downtime',
        'Find the root cause of breakdowns and remove it',
        'Train technicians and keep spare parts in stock',
      ],
      dutiesKm: [
        'រៀបចំផែនការថែទាំ និងកាត់បន្ថយពេលម៉ាស៊ីនឈប់ដំណើរការ',
        'ស្វែងរកមូលហេតុ និងដោះស្រាយការខូចខាត',
        'បណ្ដុះបណ្ដាលជាង និងគ្រប់គ្រងគ្រឿងបន្លាស់',
      ],
    },
    {
      en: ['Telecom Engineer', 'Network Field Engineer', 'Fiber Optic Engineer'],
      km: ['វិស្វករទូរគមនាគមន៍', 'វិស្វករបណ្ដាញខ្សែកាប្លិ៍អុបទិក'],
      salary: [400, 900],
      level: 'middle',
      study: 'degree',
      industries: ['telecommunication'],
      dutiesEn: [
        'Survey, install and test base stations and fibre lines',
        'Answer alarms and restore service quickly',
        'Document the network after every change',
      ],
      dutiesKm: [
        'ចុះសិក្សា ដំឡើង និងសាកល្បងអង់តែន និងខ្សែកាប្លិ៍អុបទិក',
        'ដោះស្រាយការដាច់សេវាឱ្យបានឆាប់រហ័ស',
        'កត់ត្រាឯកសារបណ្ដាញក្រោយការផ្លាស់ប្ដូរ',
      ],
    },
    {
      en: ['Plant Manager', 'Engineering Manager'],
      km: ['ប្រធានផ្នែកវិស្វកម្ម', 'ប្រធានផ្នែកបច្ចេកទេស'],
      salary: [1200, 2500],
      level: 'lead',
      study: 'higher',
      dutiesEn: [
        'Lead the engineering team and its yearly budget',
        'Keep safety and quality rules alive on the floor',
        'Plan new lines and investments',
      ],
      dutiesKm: [
        'ដឹកនាំក្រុមវិស្វករ និងគ្រប់គ្រងថវិកាប្រចាំឆ្នាំ',
        'ធានាការអនុវត្តវិធានសុវត្ថិភាព និងគុណភាព',
        'រៀបចំផែនការពង្រីកខ្សែផលិតកម្ម',
      ],
    },
  ],
};
