import type { Profession } from '../profession.ts';

export const media: Profession = {
  slug: 'media',
  weight: 1,
  industries: ['media', 'advertising', 'entertainment', 'ngo'],
  field: ['media management, journalism or a related field', 'គ្រប់គ្រងប្រព័ន្ធផ្សព្វផ្សាយ សារព័ត៌មាន ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Media', 'សារព័ត៌មាន'],
  hard: [
    ['News writing', 'សរសេរព័ត៌មាន'],
    ['Interviewing', 'សម្ភាស'],
    ['Fact checking', 'ផ្ទៀងផ្ទាត់ព័ត៌មាន'],
    ['Photography', 'ថតរូប'],
    ['Video shooting', 'ថតវីដេអូ'],
    'Adobe Premiere Pro',
    ['Live streaming', 'ផ្សាយផ្ទាល់'],
    ['Voice-over', 'បញ្ចូលសំឡេង'],
  ],
  rare: [
    ['Drone piloting', 'បញ្ជាដ្រូន'],
    ['Puppetry', 'ល្ខោនតុក្កតា'],
  ],
  roles: [
    {
      en: ['Reporter', 'Journalist', 'News Editor'],
      km: ['អ្នកយកព័ត៌មាន', 'អ្នកសារព័ត៌មាន', 'អ្នកសរសេរអត្ថបទ'],
      salary: [280, 650],
      level: 'middle',
      study: 'degree',
      ranked: true,
      types: ['freelance'],
      dutiesEn: [
        'Find, check and write news and features',
        'Interview people in the city and the provinces',
        'Respect the ethics of the profession',
      ],
      dutiesKm: [
        'ស្វែងរក ផ្ទៀងផ្ទាត់ និងសរសេរព័ត៌មាន បទយកការណ៍',
        'សម្ភាសប្រជាពលរដ្ឋនៅរាជធានី និងតាមខេត្ត',
        'គោរពក្រមសីលធម៌វិជ្ជាជីវៈសារព័ត៌មាន',
      ],
    },
    {
      en: ['Cameraman', 'Photographer', 'Videographer'],
      km: ['អ្នកថតវីដេអូ', 'ជាងថតរូប', 'អ្នកថតរូប'],
      salary: [280, 600],
      level: 'junior',
      study: 'vocational',
      types: ['freelance', 'part-time'],
      dutiesEn: [
        'Shoot photos and videos for news, events and products',
        'Look after cameras, light and sound',
        'Deliver selected and edited material on time',
      ],
      dutiesKm: [
        'ថតរូប និងវីដេអូសម្រាប់ព័ត៌មាន កម្មវិធី និងផលិតផល',
        'ថែរក្សាកាមេរ៉ា ភ្លើង និងឧបករណ៍សំឡេង',
        'ជ្រើសរើស កែច្នៃ និងប្រគល់ការងារឱ្យទាន់ពេល',
      ],
    },
    {
      en: ['TV Presenter', 'Radio Host', 'Program Producer', 'Production Manager (TV)'],
      km: ['អ្នកអានព័ត៌មាន', 'ពិធីករទូរទស្សន៍', 'ពិធីការិនីវិទ្យុ', 'អ្នកផលិតកម្មវិធី'],
      salary: [350, 1000],
      level: 'senior',
      study: 'degree',
      dutiesEn: [
        'Prepare scripts and present programs',
        'Invite and prepare guests',
        'Plan the season with the production team',
      ],
      dutiesKm: ['រៀបចំអត្ថបទ និងដឹកនាំកម្មវិធី', 'អញ្ជើញ និងត្រៀមវាគ្មិន', 'រៀបចំផែនការផលិតជាមួយក្រុមការងារ'],
    },
  ],
};
