import type { Profession } from '../profession.ts';

export const administration: Profession = {
  slug: 'administration',
  weight: 2,
  industries: 'any',
  field: ['business administration or a related field', 'គ្រប់គ្រងពាណិជ្ជកម្ម ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Administration', 'រដ្ឋបាល'],
  hard: [
    'Microsoft Word',
    'Microsoft Excel',
    'Google Workspace',
    ['Filing', 'តម្កល់ឯកសារ'],
    ['Khmer and English typing', 'វាយអក្សរខ្មែរ និងអង់គ្លេស'],
    ['Minute taking', 'កត់ត្រាកំណត់ហេតុប្រជុំ'],
    ['Office supplies and purchasing', 'ទិញសម្ភារការិយាល័យ'],
  ],
  rare: [
    ['Stenography', 'ការសរសេរអក្សរកាត់'],
    ['Archival science', 'បណ្ណសារវិទ្យា'],
  ],
  roles: [
    {
      en: ['Admin Officer', 'Administrative Assistant', 'Office Administrator', 'Data Entry Clerk'],
      km: ['បុគ្គលិករដ្ឋបាល', 'មន្ត្រីរដ្ឋបាល', 'ជំនួយការរដ្ឋបាល', 'បុគ្គលិកបញ្ចូលទិន្នន័យ'],
      salary: [230, 450],
      level: 'junior',
      study: 'degree',
      types: ['part-time'],
      dutiesEn: [
        'Prepare letters, contracts and minutes in Khmer and English',
        'Keep office files, contracts and licences up to date',
        'Order office supplies and follow up repairs',
        'Enter data into the system accurately every day',
      ],
      dutiesKm: [
        'រៀបចំលិខិត កិច្ចសន្យា និងកំណត់ហេតុប្រជុំជាភាសាខ្មែរ និងអង់គ្លេស',
        'តម្កល់ឯកសារ និងតាមដានសុពលភាពអាជ្ញាប័ណ្ណ',
        'ទិញសម្ភារការិយាល័យ និងតាមដានការជួសជុល',
        'បញ្ចូលទិន្នន័យទៅក្នុងប្រព័ន្ធឱ្យបានត្រឹមត្រូវ',
      ],
    },
    {
      en: ['Receptionist', 'Front Desk Receptionist'],
      km: ['បុគ្គលិកទទួលភ្ញៀវ', 'អ្នកទទួលភ្ញៀវការិយាល័យ'],
      salary: [220, 380],
      level: 'entry',
      study: 'vocational',
      types: ['part-time'],
      dutiesEn: [
        'Welcome visitors and answer phone calls politely',
        'Book meeting rooms and receive parcels and letters',
        'Keep the reception area tidy',
      ],
      dutiesKm: [
        'ស្វាគមន៍ភ្ញៀវ និងឆ្លើយទូរស័ព្ទដោយសុភាពរាបសា',
        'កក់បន្ទប់ប្រជុំ ទទួលលិខិត និងកញ្ចប់អីវ៉ាន់',
        'រក្សាកន្លែងទទួលភ្ញៀវឱ្យមានសណ្ដាប់ធ្នាប់',
      ],
    },
    {
      en: ['Executive Secretary', 'Personal Assistant to CEO', 'Executive Assistant'],
      km: ['លេខានុការិនី', 'ជំនួយការនាយក', 'ជំនួយការផ្ទាល់អគ្គនាយក'],
      salary: [400, 900],
      level: 'senior',
      study: 'degree',
      languages: ['zh'],
      dutiesEn: [
        'Organise the calendar, travel and meetings of the director',
        'Take minutes and follow up on decisions',
        'Draft and translate confidential correspondence',
      ],
      dutiesKm: [
        'រៀបចំកាលវិភាគ ការធ្វើដំណើរ និងកិច្ចប្រជុំរបស់នាយក',
        'កត់ត្រាកំណត់ហេតុ និងតាមដានការអនុវត្តសេចក្ដីសម្រេច',
        'ព្រាង និងបកប្រែលិខិតស្នាមសម្ងាត់',
      ],
    },
    {
      en: ['Admin Manager', 'Office Manager', 'Administration Supervisor'],
      km: ['ប្រធានផ្នែករដ្ឋបាល', 'អ្នកគ្រប់គ្រងការិយាល័យ'],
      salary: [600, 1200],
      level: 'lead',
      study: 'degree',
      dutiesEn: [
        'Run the office, its contracts, fleet and assets',
        'Supervise reception, drivers and cleaners',
        'Keep licences and ministry registrations valid',
      ],
      dutiesKm: [
        'គ្រប់គ្រងការងារការិយាល័យ កិច្ចសន្យា យានយន្ត និងទ្រព្យសម្បត្តិ',
        'ដឹកនាំបុគ្គលិកទទួលភ្ញៀវ អ្នកបើកបរ និងអ្នកអនាម័យ',
        'បន្តសុពលភាពអាជ្ញាប័ណ្ណជាមួយក្រសួងពាក់ព័ន្ធ',
      ],
    },
  ],
};
