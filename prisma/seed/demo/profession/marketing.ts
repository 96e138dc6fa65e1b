import type { Profession } from '../profession.ts';

export const marketing: Profession = {
  slug: 'marketing',
  weight: 2,
  industries: 'any',
  field: ['marketing, communication or a related field', 'ទីផ្សារ ទំនាក់ទំនង ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Marketing', 'ទីផ្សារ'],
  hard: [
    'Facebook Ads',
    'TikTok',
    'Google Analytics',
    'Canva',
    'SEO',
    ['Content writing', 'សរសេរអត្ថបទ'],
    ['Market research', 'ស្រាវជ្រាវទីផ្សារ'],
    ['Event organisation', 'រៀបចំព្រឹត្តិការណ៍'],
    ['Brand building', 'កសាងម៉ាកយីហោ'],
  ],
  rare: ['Neuromarketing', ['Puppet show promotion', 'ផ្សព្វផ្សាយតាមល្ខោនតុក្កតា']],
  roles: [
    {
      en: ['Marketing Officer', 'Marketing Executive', 'Brand Executive', 'Trade Marketing Officer'],
      km: ['បុគ្គលិកទីផ្សារ', 'មន្ត្រីទីផ្សារ', 'មន្ត្រីផ្សព្វផ្សាយ'],
      salary: [280, 600],
      level: 'middle',
      study: 'degree',
      ranked: true,
      dutiesEn: [
        'Plan campaigns and follow their results',
        'Organise booths, events and promotions',
        'Study competitors and propose ideas every month',
      ],
      dutiesKm: [
        'រៀបចំយុទ្ធនាការទីផ្សារ និងតាមដានលទ្ធផល',
        'រៀបចំស្តង់តាំងបង្ហាញ ព្រឹត្តិការណ៍ និងការបញ្ចុះតម្លៃ',
        'សិក្សាពីគូប្រកួតប្រជែង និងស្នើគំនិតថ្មីៗរៀងរាល់ខែ',
      ],
    },
    {
      en: ['Digital Marketing Officer', 'Social Media Executive', 'Content Creator', 'SEO Specialist'],
      km: ['បុគ្គលិកទីផ្សារឌីជីថល', 'អ្នកបង្កើតមាតិកា', 'អ្នកគ្រប់គ្រងបណ្ដាញសង្គម'],
      salary: [280, 700],
      level: 'junior',
      study: 'degree',
      types: ['part-time', 'freelance'],
      dutiesEn: [
        'Write posts, shoot short videos and answer comments',
        'Run and optimise paid advertising',
        'Report reach, cost and sales each week',
      ],
      dutiesKm: [
        'សរសេរអត្ថបទ ថតវីដេអូខ្លីៗ និងឆ្លើយមតិអ្នកតាមដាន',
        'ដំណើរការ និងកែលម្អការផ្សាយពាណិជ្ជកម្មលើអនឡាញ',
        'រាយការណ៍លទ្ធផល និងចំណាយប្រចាំសប្តាហ៍',
      ],
    },
    {
      en: ['Marketing Manager', 'Public Relations Manager', 'Communication Manager'],
      km: ['ប្រធានផ្នែកទីផ្សារ', 'ប្រធានផ្នែកទំនាក់ទំនងសាធារណៈ'],
      salary: [800, 1800],
      level: 'lead',
      study: 'higher',
      dutiesEn: [
        'Own the yearly marketing plan and budget',
        'Lead designers, writers and agencies',
        'Speak for the brand in public',
      ],
      dutiesKm: [
        'រៀបចំផែនការ និងថវិកាទីផ្សារប្រចាំឆ្នាំ',
        'ដឹកនាំអ្នករចនា អ្នកសរសេរ និងភ្នាក់ងារផ្សាយពាណិជ្ជកម្ម',
        'តំណាងម៉ាកយីហោជាសាធារណៈ',
      ],
    },
  ],
};
