import {
  backupName,
  bodyExamples,
  both,
  type Example,
  fieldExamples,
  fileLink,
  imageKey,
  token,
} from './field-example.ts';

/** What a field means in records where it has a certain neighbour, the likeliest first. */
const besideExamples: Readonly<Record<string, readonly (readonly [neighbour: string, example: Example])[]>> =
  {
    name: [
      ['nationality', both('Sok Dara', 'សុខ ដារ៉ា')],
      ['position', both('Chan Sophea', 'ចាន់ សុភា')],
      ['provider', both('Bookkeeping for beginners', 'គណនេយ្យសម្រាប់អ្នកចាប់ផ្ដើម')],
      ['level', both('QuickBooks', 'QuickBooks')],
      ['email', 'Sok Dara'],
      ['nameKm', 'Mekong Trading'],
      ['address', 'Mekong Trading'],
      ['verified', 'Mekong Trading'],
      ['number', 'Sok Dara'],
      ['token', 'Sok Dara'],
      ['frequency', 'Accountants in Phnom Penh'],
      ['query', 'Accountants in Phnom Penh'],
      ['en', 'Invitation to an interview'],
      ['text', 'table.csv'],
      ['csv', 'table.csv'],
      ['fits', 'Two years'],
      ['lastUsedAt', 'Google'],
      ['notifies', 'Google'],
      ['kind', 'QuickBooks'],
      ['password', backupName],
      ['bytes', backupName],
    ],
    nameEn: [['_id', 'Second interview']],
    nameKm: [
      ['_id', 'សម្ភាសលើកទីពីរ'],
      ['nameEn', 'គណនេយ្យ'],
    ],
    title: [
      ['nationality', both('Accountant', 'គណនេយ្យករ')],
      ['employer', both('Accountant', 'គណនេយ្យករ')],
      ['cvViews', 'Standard'],
      ['effect', 'Job at the top of the list'],
      ['seats', 'Bookkeeping for beginners'],
      ['issuedOn', 'Bookkeeping for beginners'],
    ],
    titleKm: [
      ['cvViews', 'ស្តង់ដារ'],
      ['effect', 'ការងារនៅលើគេ'],
    ],
    address: [['nationality', both('12 Norodom Boulevard, Phnom Penh', '១២ មហាវិថីនរោត្តម ភ្នំពេញ')]],
    description: [
      ['employer', both('Kept the books of two shops.', 'កាន់បញ្ជីហាងពីរ។')],
      ['cvViews', '<p>For companies that hire now and then.</p>'],
      ['seats', '<p>How to keep the books of a small company.</p>'],
    ],
    descriptionKm: [['cvViews', '<p>សម្រាប់ក្រុមហ៊ុនដែលជ្រើសរើសបុគ្គលិកម្ដងម្កាល។</p>']],
    provider: [['month', both('Lotus Skills Centre', 'មជ្ឈមណ្ឌលជំនាញឈូក')]],
    text: [
      ['effect', 'Your job stands at the top of the list for a week.'],
      ['alt', 'Find work near you'],
      ['required', 'How many years have you worked as an accountant?'],
      ['own', 'Call in the morning.'],
      ['chosen', 'At a shop in Takhmau.'],
    ],
    textKm: [
      ['effect', 'ការងាររបស់អ្នកស្ថិតនៅលើគេក្នុងបញ្ជីរយៈពេលមួយសប្ដាហ៍។'],
      ['alt', 'រកការងារនៅជិតអ្នក'],
    ],
    answer: [
      ['minutes', 'Thank you, I have found another place.'],
      ['status', 'Thank you. We have looked at it.'],
    ],
    originalName: [
      ['path', 'CV Sok Dara.pdf'],
      ['percent', 'Our workshop.mp4'],
    ],
    sender: [['cost', 'telegram']],
    cost: [['sender', 0.01]],
    number: [
      ['total', 'ORD-000044'],
      ['jobsUsed', 'ORD-000044'],
      ['ministry', '442/18'],
      ['legalStatus', '442/18'],
    ],
    total: [['subtotal', 132_00]],
    code: [
      ['md5', '00020101021229180014mekong@aclb52045999530384054041.005802KH6304A1B2'],
      ['status', 'access.denied'],
    ],
    path: [
      ['originalName', `docs/${token}`],
      ['small', imageKey],
      ['parameters', '/partner/job'],
    ],
    url: ['expiresAt', 'originalName', 'docs', 'slip'].map((neighbour) => [neighbour, fileLink] as const),
    next: [['asOf', '2026-11-24T03:40:00.000Z_01900000-0000-7000-8000-000000000001']],
    from: [['day', '08:00']],
    to: [
      ['day', '17:00'],
      ['template', 'sok.dara@example.com'],
    ],
    words: [
      ['reason', 'It asks for money before the work begins.'],
      ['searches', 'cook'],
    ],
    fileName: [['source', 'jobs.csv']],
    certificate: [['attendedAt', 'AC2026ABCD1234']],
    jobs: [['answer', ['Accountant']]],
  };

/** What a field of a record may hold, the likeliest first. */
export function examplesOf(name: string, record: object, io: 'input' | 'output'): readonly Example[] {
  const beside = (besideExamples[name] ?? []).filter(([neighbour]) => Object.hasOwn(record, neighbour));
  return [
    ...beside.map(([, example]) => example),
    io === 'input' ? bodyExamples[name] : undefined,
    fieldExamples[name],
  ].filter((example) => example !== undefined);
}
