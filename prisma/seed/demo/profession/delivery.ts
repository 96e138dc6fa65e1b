import type { Profession } from '../profession.ts';

export const delivery: Profession = {
  slug: 'delivery',
  weight: 2,
  industries: ['logistics', 'e-commerce', 'trading', 'retail', 'food-beverage', 'ngo', 'restaurant'],
  field: ['any subject', 'ជំនាញណាមួយ'],
  hard: [
    ['Driving (licence B)', 'បើករថយន្ត (ប័ណ្ណប្រភេទ ខ)'],
    ['Driving (licence C)', 'បើករថយន្តធុនធំ (ប័ណ្ណប្រភេទ គ)'],
    ['Motorbike riding', 'ជិះម៉ូតូ'],
    ['Knowledge of city roads', 'ស្គាល់ផ្លូវច្បាស់'],
    'Google Maps',
    ['Basic vehicle care', 'ថែទាំយានយន្តមូលដ្ឋាន'],
  ],
  rare: [
    ['Forklift driving', 'បើកឡានលើកទំនិញ'],
    ['Boat driving', 'បើកទូក'],
  ],
  roles: [
    {
      en: ['Driver', 'Company Driver', 'Truck Driver', 'Van Driver'],
      km: ['អ្នកបើកបរ', 'អ្នកបើកឡានក្រុមហ៊ុន', 'អ្នកបើកបររថយន្តដឹកទំនិញ', 'តៃកុងឡាន'],
      salary: [230, 400],
      level: 'middle',
      study: 'school',
      hard: [
        ['Driving (licence B)', 'បើករថយន្ត (ប័ណ្ណប្រភេទ ខ)'],
        ['Driving (licence C)', 'បើករថយន្តធុនធំ (ប័ណ្ណប្រភេទ គ)'],
        ['Vehicle care', 'ថែទាំយានយន្ត'],
        ['Road knowledge', 'ស្គាល់ផ្លូវ'],
        'Google Maps',
      ],
      dutiesEn: [
        'Drive staff, guests or goods safely and on time',
        'Check oil, water, tyres and brakes every morning',
        'Keep the logbook and receipts',
      ],
      dutiesKm: [
        'ដឹកជូនបុគ្គលិក ភ្ញៀវ ឬទំនិញដោយសុវត្ថិភាព និងទាន់ពេល',
        'ពិនិត្យប្រេង ទឹក កង់ និងហ្វ្រាំងរៀងរាល់ព្រឹក',
        'កត់ត្រាសៀវភៅធ្វើដំណើរ និងរក្សាទុកវិក្កយបត្រ',
      ],
    },
    {
      en: ['Delivery Rider', 'Delivery Man', 'Courier'],
      km: ['អ្នកដឹកជញ្ជូន', 'បុគ្គលិកដឹកអីវ៉ាន់តាមម៉ូតូ', 'អ្នកដឹកទំនិញ'],
      salary: [220, 450],
      level: 'entry',
      study: 'school',
      types: ['part-time', 'freelance'],
      hard: [
        ['Motorbike riding', 'ជិះម៉ូតូ'],
        ['Road knowledge', 'ស្គាល់ផ្លូវ'],
        ['Cash handling', 'គិតលុយ'],
        'Google Maps',
        'KHQR',
      ],
      dutiesEn: [
        'Deliver parcels or meals to customers with a smile',
        'Collect cash on delivery and settle it every evening',
        'Protect the goods from rain and damage',
      ],
      dutiesKm: [
        'ដឹកអីវ៉ាន់ ឬម្ហូបអាហារជូនអតិថិជនដោយភាពរួសរាយ',
        'ទទួលប្រាក់ពីអតិថិជន និងទូទាត់ជូនក្រុមហ៊ុនរៀងរាល់ល្ងាច',
        'ថែរក្សាទំនិញកុំឱ្យសើម ឬខូចខាត',
      ],
    },
    {
      en: ['Delivery Supervisor', 'Fleet Supervisor', 'Dispatch Officer'],
      km: ['ប្រធានក្រុមដឹកជញ្ជូន', 'មន្ត្រីបែងចែកការដឹកជញ្ជូន'],
      salary: [350, 650],
      level: 'senior',
      study: 'vocational',
      hard: [
        ['Route planning', 'រៀបចំផ្លូវដឹកជញ្ជូន'],
        ['Fleet maintenance', 'ថែទាំយានយន្ត'],
        ['Complaint handling', 'ដោះស្រាយបណ្ដឹងអតិថិជន'],
        'Google Maps',
        'Microsoft Excel',
      ],
      dutiesEn: [
        'Plan routes and assign drivers and riders',
        'Follow fuel, maintenance and insurance of the vehicles',
        'Solve late and lost deliveries',
      ],
      dutiesKm: [
        'រៀបចំផ្លូវដឹកជញ្ជូន និងបែងចែកអ្នកបើកបរ',
        'តាមដានប្រេងឥន្ធនៈ ការថែទាំ និងធានារ៉ាប់រងយានយន្ត',
        'ដោះស្រាយបញ្ហាដឹកយឺត ឬបាត់អីវ៉ាន់',
      ],
    },
  ],
};
