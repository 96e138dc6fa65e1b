import type { Profession } from '../profession.ts';

export const realEstate: Profession = {
  slug: 'real-estate',
  weight: 1,
  industries: ['real-estate', 'construction'],
  field: ['real estate, business or a related field', 'អចលនទ្រព្យ ពាណិជ្ជកម្ម ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Real Estate', 'អចលនទ្រព្យ'],
  hard: [
    ['Property valuation', 'វាយតម្លៃអចលនទ្រព្យ'],
    ['Property sales', 'លក់អចលនទ្រព្យ'],
    ['Title transfer', 'ផ្ទេរប្លង់ កាត់ឈ្មោះ'],
    ['Lease contracts', 'កិច្ចសន្យាជួល'],
    ['Negotiation', 'ចរចា'],
    'Facebook Ads',
  ],
  rare: [
    ['Feng shui', 'ហុងស៊ុយ'],
    ['Facility auditing', 'សវនកម្មអគារ'],
  ],
  roles: [
    {
      en: ['Property Sales Executive', 'Real Estate Agent', 'Condo Sales Consultant'],
      km: ['បុគ្គលិកលក់អចលនទ្រព្យ', 'ភ្នាក់ងារអចលនទ្រព្យ', 'បុគ្គលិកលក់បុរី', 'បុគ្គលិកលក់ខុនដូ'],
      salary: [250, 700],
      level: 'entry',
      study: 'vocational',
      types: ['freelance', 'part-time'],
      languages: ['zh'],
      dutiesEn: [
        'Show houses, land and condos to buyers',
        'Advertise online and answer questions quickly',
        'Follow the deal until the contract is signed',
      ],
      dutiesKm: ['នាំអតិថិជនមើលផ្ទះ ដី និងខុនដូ', 'ផ្សព្វផ្សាយតាមអនឡាញ និងឆ្លើយសំណួរឱ្យបានរហ័ស', 'តាមដានរហូតដល់ចុះកិច្ចសន្យា'],
    },
    {
      en: ['Property Valuer', 'Valuation Officer'],
      km: ['មន្ត្រីវាយតម្លៃអចលនទ្រព្យ', 'អ្នកប៉ាន់តម្លៃអចលនទ្រព្យ'],
      salary: [350, 700],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Inspect land and buildings and take measurements',
        'Compare market prices and write valuation reports',
        'Keep the price database up to date',
      ],
      dutiesKm: [
        'ចុះពិនិត្យ និងវាស់វែងដី អគារ',
        'ប្រៀបធៀបតម្លៃទីផ្សារ និងសរសេររបាយការណ៍វាយតម្លៃ',
        'ធ្វើបច្ចុប្បន្នភាពទិន្នន័យតម្លៃ',
      ],
    },
    {
      en: ['Property Manager', 'Building Manager', 'Leasing Officer'],
      km: ['អ្នកគ្រប់គ្រងអគារ', 'ប្រធានគ្រប់គ្រងបុរី', 'មន្ត្រីផ្នែកជួល'],
      salary: [500, 1200],
      level: 'senior',
      study: 'degree',
      dutiesEn: [
        'Look after tenants, contracts and service charges',
        'Direct security, cleaning and repairs of the building',
        'Find tenants for free units',
      ],
      dutiesKm: [
        'មើលការខុសត្រូវអ្នកជួល កិច្ចសន្យា និងថ្លៃសេវា',
        'ដឹកនាំការងារសន្តិសុខ អនាម័យ និងជួសជុលអគារ',
        'ស្វែងរកអ្នកជួលសម្រាប់បន្ទប់ទំនេរ',
      ],
    },
  ],
};
