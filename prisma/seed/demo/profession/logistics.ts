import type { Profession } from '../profession.ts';

export const logistics: Profession = {
  slug: 'logistics',
  weight: 2,
  industries: ['logistics', 'trading', 'manufacturing', 'garment', 'e-commerce', 'food-beverage', 'ngo'],
  field: ['logistics, supply chain or business', 'ភស្តុភារ សង្វាក់ផ្គត់ផ្គង់ ឬពាណិជ្ជកម្ម'],
  intern: ['Logistics', 'ភស្តុភារ'],
  hard: [
    ['Customs clearance', 'បែបបទគយ'],
    ['Import and export documents', 'ឯកសារនាំចូល និងនាំចេញ'],
    ['Stock control', 'គ្រប់គ្រងស្តុក'],
    ['Price negotiation', 'ចរចាតម្លៃ'],
    ['Warehouse management', 'គ្រប់គ្រងឃ្លាំង'],
    'Microsoft Excel',
    'SAP',
  ],
  rare: [['Cold chain', 'សង្វាក់ត្រជាក់'], ['Dangerous goods handling', 'ដឹកជញ្ជូនទំនិញគ្រោះថ្នាក់'], 'ASYCUDA'],
  roles: [
    {
      en: ['Stock Controller', 'Warehouse Officer', 'Storekeeper', 'Inventory Clerk'],
      km: ['បុគ្គលិកស្តុក', 'បុគ្គលិកឃ្លាំង', 'អ្នកគ្រប់គ្រងឃ្លាំង', 'មន្ត្រីត្រួតពិនិត្យស្តុក'],
      salary: [230, 420],
      level: 'junior',
      study: 'vocational',
      dutiesEn: [
        'Receive, store and issue goods and update the stock card',
        'Count stock every month and explain differences',
        'Keep the warehouse clean and safe',
      ],
      dutiesKm: [
        'ទទួល រក្សាទុក និងបើកទំនិញ ព្រមទាំងកត់ត្រាក្នុងប័ណ្ណស្តុក',
        'រាប់ស្តុករៀងរាល់ខែ និងពន្យល់ភាពខុសគ្នា',
        'រក្សាឃ្លាំងឱ្យស្អាត និងមានសុវត្ថិភាព',
      ],
    },
    {
      en: ['Purchasing Officer', 'Procurement Officer', 'Buyer'],
      km: ['បុគ្គលិកផ្នែកទិញ', 'មន្ត្រីលទ្ធកម្ម', 'មន្ត្រីផ្នែកបញ្ជាទិញ'],
      salary: [300, 600],
      level: 'middle',
      study: 'degree',
      ranked: true,
      languages: ['zh'],
      dutiesEn: [
        'Ask for quotations and compare at least three suppliers',
        'Issue purchase orders and follow delivery',
        'Keep supplier files and price history',
      ],
      dutiesKm: [
        'ស្នើសុំតម្លៃ និងប្រៀបធៀបអ្នកផ្គត់ផ្គង់យ៉ាងតិច 3',
        'ចេញប័ណ្ណបញ្ជាទិញ និងតាមដានការដឹកជញ្ជូន',
        'រក្សាឯកសារអ្នកផ្គត់ផ្គង់ និងប្រវត្តិតម្លៃ',
      ],
    },
    {
      en: ['Import-Export Officer', 'Shipping Officer', 'Customs Clearance Officer'],
      km: ['មន្ត្រីនាំចូលនាំចេញ', 'បុគ្គលិករត់ឯកសារគយ', 'មន្ត្រីដឹកជញ្ជូនទំនិញ'],
      salary: [320, 700],
      level: 'middle',
      study: 'degree',
      languages: ['en'],
      dutiesEn: [
        'Prepare customs documents and certificates of origin',
        'Book containers and follow shipments to the port and border',
        'Calculate duties and landed cost',
      ],
      dutiesKm: [
        'រៀបចំឯកសារគយ និងវិញ្ញាបនបត្របញ្ជាក់ប្រភពដើម',
        'កក់កុងតឺន័រ និងតាមដានទំនិញដល់កំពង់ផែ និងព្រំដែន',
        'គណនាពន្ធ និងថ្លៃដើមទំនិញ',
      ],
    },
    {
      en: ['Supply Chain Manager', 'Warehouse Manager', 'Logistics Manager'],
      km: ['ប្រធានផ្នែកភស្តុភារ', 'ប្រធានឃ្លាំង', 'ប្រធានផ្នែកលទ្ធកម្ម'],
      salary: [800, 1700],
      level: 'lead',
      study: 'degree',
      dutiesEn: [
        'Plan supply from forecast to delivery',
        'Lead warehouse, transport and purchasing teams',
        'Lower cost while keeping service high',
      ],
      dutiesKm: [
        'រៀបចំផែនការផ្គត់ផ្គង់ពីការព្យាករដល់ការដឹកជញ្ជូន',
        'ដឹកនាំក្រុមឃ្លាំង ដឹកជញ្ជូន និងផ្នែកទិញ',
        'កាត់បន្ថយចំណាយដោយរក្សាគុណភាពសេវា',
      ],
    },
  ],
};
