import type { Profession } from '../profession.ts';

export const accounting: Profession = {
  slug: 'accounting',
  weight: 3,
  industries: 'any',
  field: ['accounting, finance or a related field', 'គណនេយ្យ ហិរញ្ញវត្ថុ ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Accounting', 'គណនេយ្យ'],
  hard: [
    'Microsoft Excel',
    'QuickBooks',
    'Odoo',
    ['Monthly tax declaration', 'ប្រកាសពន្ធប្រចាំខែ'],
    ['Bookkeeping', 'កាន់បញ្ជីគណនេយ្យ'],
    ['Payroll', 'បើកប្រាក់បៀវត្សរ៍'],
    ['Financial reporting', 'ធ្វើរបាយការណ៍ហិរញ្ញវត្ថុ'],
    ['Bank reconciliation', 'ផ្ទៀងផ្ទាត់គណនីធនាគារ'],
    ['Stock control', 'គ្រប់គ្រងស្តុក'],
  ],
  rare: ['XBRL', ['Transfer pricing', 'ការកំណត់តម្លៃផ្ទេរ'], 'ACCA'],
  roles: [
    {
      en: ['Accountant', 'General Accountant', 'Tax Accountant', 'Cost Accountant'],
      km: ['គណនេយ្យករ', 'គណនេយ្យករទូទៅ', 'បុគ្គលិកគណនេយ្យ', 'គណនេយ្យករពន្ធដារ'],
      salary: [300, 650],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Record daily income and expenses and file the supporting documents',
        'Prepare monthly tax declarations and pay them on time',
        'Reconcile bank accounts and petty cash every week',
        'Close the books and prepare the monthly financial statements',
      ],
      dutiesKm: [
        'កត់ត្រាចំណូលចំណាយប្រចាំថ្ងៃ និងរក្សាទុកឯកសារឱ្យមានរបៀបរៀបរយ',
        'រៀបចំលិខិតប្រកាសពន្ធប្រចាំខែ និងបង់ពន្ធឱ្យបានទាន់ពេល',
        'ផ្ទៀងផ្ទាត់គណនីធនាគារ និងសាច់ប្រាក់ក្នុងដៃរៀងរាល់សប្តាហ៍',
        'បិទបញ្ជី និងធ្វើរបាយការណ៍ហិរញ្ញវត្ថុប្រចាំខែ',
      ],
    },
    {
      en: [
        'Cashier Accountant',
        'Accounts Payable Officer',
        'Accounts Receivable Officer',
        'AR/AP Accountant',
      ],
      km: ['មន្ត្រីគណនេយ្យបំណុល', 'បេឡាករការិយាល័យ', 'មន្ត្រីតាមដានបំណុលអតិថិជន'],
      salary: [250, 450],
      level: 'junior',
      study: 'degree',
      dutiesEn: [
        'Issue invoices and follow up customer payments',
        'Check supplier invoices against purchase orders and goods received',
        'Prepare the payment schedule and keep vouchers complete',
      ],
      dutiesKm: [
        'ចេញវិក្កយបត្រ និងតាមដានការទូទាត់ប្រាក់ពីអតិថិជន',
        'ពិនិត្យវិក្កយបត្រអ្នកផ្គត់ផ្គង់ធៀបនឹងប័ណ្ណបញ្ជាទិញ',
        'រៀបចំតារាងទូទាត់ និងប័ណ្ណចំណាយឱ្យបានត្រឹមត្រូវ',
      ],
    },
    {
      en: ['Internal Auditor', 'Audit Associate', 'Audit Supervisor'],
      km: ['សវនករផ្ទៃក្នុង', 'សវនករ', 'មន្ត្រីសវនកម្ម'],
      salary: [400, 900],
      level: 'senior',
      study: 'higher',
      dutiesEn: [
        'Plan and carry out audits of branches and departments',
        'Test internal controls and write clear findings with recommendations',
        'Follow up until every finding is closed',
      ],
      dutiesKm: [
        'រៀបចំផែនការ និងចុះធ្វើសវនកម្មតាមសាខា និងតាមផ្នែក',
        'វាយតម្លៃប្រព័ន្ធត្រួតពិនិត្យផ្ទៃក្នុង និងសរសេររបាយការណ៍សវនកម្ម',
        'តាមដានការអនុវត្តអនុសាសន៍សវនកម្ម',
      ],
    },
    {
      en: ['Finance Manager', 'Accounting Manager', 'Chief Accountant'],
      km: ['ប្រធានផ្នែកហិរញ្ញវត្ថុ', 'ប្រធានគណនេយ្យ', 'អ្នកគ្រប់គ្រងផ្នែកហិរញ្ញវត្ថុ'],
      salary: [900, 2000],
      level: 'lead',
      study: 'higher',
      dutiesEn: [
        'Lead the finance team and review all entries before closing',
        'Prepare budgets, cash flow forecasts and reports for the board',
        'Deal with the tax department, banks and external auditors',
      ],
      dutiesKm: [
        'ដឹកនាំក្រុមការងារហិរញ្ញវត្ថុ និងត្រួតពិនិត្យបញ្ជីមុនពេលបិទ',
        'រៀបចំថវិកា ព្យាករលំហូរសាច់ប្រាក់ និងរបាយការណ៍ជូនថ្នាក់ដឹកនាំ',
        'ទំនាក់ទំនងជាមួយអគ្គនាយកដ្ឋានពន្ធដារ ធនាគារ និងសវនករខាងក្រៅ',
      ],
    },
  ],
};
