import type { Profession } from '../profession.ts';

export const garment: Profession = {
  slug: 'garment',
  weight: 2,
  industries: ['garment'],
  field: ['textile technology, industrial engineering or a related field', 'បច្ចេកវិទ្យាវាយនភណ្ឌ ឬជំនាញពាក់ព័ន្ធ'],
  hard: [
    ['Sewing machine operation', 'ប្រើម៉ាស៊ីនដេរ'],
    ['Pattern making', 'កាត់ពុម្ព'],
    ['Fabric inspection', 'ពិនិត្យក្រណាត់'],
    ['Line balancing', 'តុល្យភាពខ្សែផលិតកម្ម'],
    ['AQL inspection', 'ត្រួតពិនិត្យគុណភាព AQL'],
    'Gerber',
    'Microsoft Excel',
  ],
  rare: [['Silk weaving', 'តម្បាញសូត្រ'], ['Embroidery digitising', 'បញ្ចូលគំរូប៉ាក់'], 'Lectra'],
  roles: [
    {
      en: ['Sewing Operator', 'Garment Worker', 'Ironing and Packing Worker'],
      km: ['កម្មករកាត់ដេរ', 'កម្មការិនីដេរ', 'កម្មករអ៊ុត និងវេចខ្ចប់', 'ជាងដេរ'],
      salary: [210, 300],
      level: 'entry',
      study: 'school',
      hard: [
        ['Sewing machine operation', 'ប្រើម៉ាស៊ីនដេរ'],
        ['Overlock', 'ដេរប៉ាក់គែម'],
        ['Ironing', 'អ៊ុតខោអាវ'],
        ['Packing', 'វេចខ្ចប់'],
      ],
      dutiesEn: [
        'Sew, iron or pack garments by the sample and target of the line',
        'Check your own work before passing it on',
        'Keep the machine and the work place clean',
      ],
      dutiesKm: [
        'ដេរ អ៊ុត ឬវេចខ្ចប់សម្លៀកបំពាក់តាមគំរូ និងគោលដៅរបស់ក្រុម',
        'ពិនិត្យផលិតផលដោយខ្លួនឯងមុនបញ្ជូនបន្ត',
        'សម្អាតម៉ាស៊ីន និងកន្លែងធ្វើការ',
      ],
    },
    {
      en: ['QC Inspector', 'Garment Quality Controller', 'Fabric Inspector'],
      km: ['អ្នកត្រួតពិនិត្យគុណភាព', 'បុគ្គលិក QC', 'អ្នកពិនិត្យក្រណាត់'],
      salary: [240, 450],
      level: 'junior',
      study: 'vocational',
      languages: ['zh'],
      dutiesEn: [
        'Inspect in-line and final products against the buyer’s standard',
        'Write inspection reports and show defects to the line',
        'Prepare for audits of buyers',
      ],
      dutiesKm: [
        'ត្រួតពិនិត្យផលិតផលតាមស្តង់ដាររបស់អ្នកបញ្ជាទិញ',
        'សរសេររបាយការណ៍ និងបង្ហាញចំណុចខូចដល់ខ្សែផលិតកម្ម',
        'ត្រៀមឯកសារសម្រាប់សវនកម្មរបស់អ្នកបញ្ជាទិញ',
      ],
    },
    {
      en: ['Merchandiser', 'Garment Merchandiser', 'Sample Room Coordinator'],
      km: ['មន្ត្រីតាមដានការបញ្ជាទិញ', 'បុគ្គលិក Merchandiser'],
      salary: [400, 900],
      level: 'middle',
      study: 'degree',
      languages: ['en', 'zh'],
      hard: [
        ['Costing', 'គណនាថ្លៃដើម'],
        ['Order follow-up', 'តាមដានការបញ្ជាទិញ'],
        ['Sample development', 'រៀបចំគំរូ'],
        'Microsoft Excel',
        'WeChat',
      ],
      dutiesEn: [
        'Follow orders from sample to shipment with buyers and suppliers',
        'Prepare costing, bills of material and time plans',
        'Answer buyers by e-mail every day',
      ],
      dutiesKm: ['តាមដានការបញ្ជាទិញពីគំរូរហូតដល់ដឹកចេញ', 'គណនាតម្លៃ និងរៀបចំបញ្ជីវត្ថុធាតុដើម', 'ឆ្លើយអ៊ីមែលអ្នកបញ្ជាទិញរៀងរាល់ថ្ងៃ'],
    },
    {
      en: ['Production Line Leader', 'Sewing Supervisor', 'Garment Production Manager'],
      km: ['មេក្រុមដេរ', 'ប្រធានខ្សែផលិតកម្មកាត់ដេរ', 'ប្រធានផ្នែកផលិតកម្មកាត់ដេរ'],
      salary: [350, 900],
      level: 'senior',
      study: 'vocational',
      dutiesEn: [
        'Set daily targets and balance the line',
        'Train new workers with patience',
        'Report output, efficiency and attendance',
      ],
      dutiesKm: [
        'កំណត់គោលដៅប្រចាំថ្ងៃ និងបែងចែកការងារក្នុងក្រុម',
        'បង្ហាត់បង្រៀនកម្មករថ្មីដោយអត់ធ្មត់',
        'រាយការណ៍ទិន្នផល និងវត្តមានកម្មករ',
      ],
    },
  ],
};
