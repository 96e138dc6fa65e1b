import type { Profession } from '../profession.ts';

export const design: Profession = {
  slug: 'design',
  weight: 1,
  industries: ['media', 'e-commerce', 'information-technology', 'retail'],
  field: ['graphic design, multimedia or a related field', 'រចនាក្រាហ្វិក ពហុព័ត៌មាន ឬជំនាញពាក់ព័ន្ធ'],
  intern: ['Graphic Design', 'រចនាក្រាហ្វិក'],
  hard: [
    'Adobe Illustrator',
    'Adobe Photoshop',
    'Adobe InDesign',
    'Adobe Premiere Pro',
    'After Effects',
    'Figma',
    ['Khmer typography', 'រចនាអក្សរខ្មែរ'],
    ['Photography', 'ថតរូប'],
  ],
  rare: ['Houdini', ['Silkscreen printing', 'បោះពុម្ពស៊ីលស្គ្រីន'], ['Calligraphy', 'អក្សរផ្ចង់']],
  roles: [
    {
      en: ['Graphic Designer', 'Creative Designer', 'Packaging Designer'],
      km: ['អ្នករចនាក្រាហ្វិក', 'អ្នករចនា', 'ជាងឌីហ្សាញ'],
      salary: [280, 650],
      level: 'middle',
      study: 'vocational',
      ranked: true,
      types: ['freelance', 'part-time'],
      dutiesEn: [
        'Design posters, social media posts, packaging and brochures in Khmer and English',
        'Keep the brand consistent across every channel',
        'Prepare files for print and check proofs',
      ],
      dutiesKm: [
        'រចនាផ្ទាំងប៉ូស្ទ័រ រូបភាពបណ្ដាញសង្គម វេចខ្ចប់ និងខិត្តប័ណ្ណ',
        'រក្សាអត្តសញ្ញាណម៉ាកឱ្យដូចគ្នាគ្រប់បណ្ដាញ',
        'រៀបចំឯកសារបោះពុម្ព និងពិនិត្យគំរូ',
      ],
    },
    {
      en: ['UX/UI Designer', 'Product Designer', 'Web Designer'],
      km: ['អ្នករចនា UX/UI', 'អ្នករចនាគេហទំព័រ'],
      salary: [450, 1200],
      level: 'middle',
      study: 'degree',
      ranked: true,
      types: ['freelance'],
      dutiesEn: [
        'Draw flows, wireframes and prototypes for web and mobile',
        'Test designs with real users and learn from them',
        'Maintain the design system together with developers',
      ],
      dutiesKm: [
        'រចនាលំហូរ និងគំរូកម្មវិធីទូរស័ព្ទ និងគេហទំព័រ',
        'សាកល្បងការរចនាជាមួយអ្នកប្រើប្រាស់ជាក់ស្ដែង',
        'រៀបចំប្រព័ន្ធរចនារួមជាមួយអ្នកសរសេរកម្មវិធី',
      ],
    },
    {
      en: ['Video Editor', 'Motion Graphic Designer', 'Animator'],
      km: ['អ្នកកាត់តវីដេអូ', 'អ្នករចនាម៉ូសិនក្រាហ្វិក', 'អ្នកធ្វើគំនូរជីវចល'],
      salary: [280, 700],
      level: 'junior',
      study: 'vocational',
      ranked: true,
      types: ['freelance'],
      dutiesEn: [
        'Edit short videos for Facebook, TikTok and YouTube',
        'Add titles, music, sound and motion graphics',
        'Organise footage and back it up',
      ],
      dutiesKm: [
        'កាត់តវីដេអូខ្លីៗសម្រាប់ហ្វេសប៊ុក ធីកតុក និងយូធូប',
        'បញ្ចូលអក្សរ តន្ត្រី សំឡេង និងចលនា',
        'រៀបចំ និងរក្សាទុកវីដេអូឱ្យមានរបៀប',
      ],
    },
  ],
};
