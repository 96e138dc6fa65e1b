/** Description of a new site: its features, without claims about visits, staff or partners. */
export const aboutTexts = [
  {
    key: 'about',
    titleEn: 'About us',
    titleKm: 'អំពីយើង',
    summaryEn: 'An online career centre for Cambodia, in Khmer and English.',
    summaryKm: 'មជ្ឈមណ្ឌលអាជីពតាមអនឡាញសម្រាប់កម្ពុជា ជាភាសាខ្មែរ និងអង់គ្លេស។',
    en: `
      We’re an online career centre for Cambodia, in Khmer and English. Job seekers find work and show what they can do, companies find the right people, and trainers reach those who want to learn.
      # What you’ll find here
      - Jobs by category, province and salary, with everything you need to know before you apply.
      - Trainings and events, with a calendar of dates.
      - A library of HR tips, policies and regulations to read and search.
      # How it works
      Looking for work is free, and you never pay to apply. Companies pay for packages, whose prices are listed on the site.
    `,
    km: `
      យើងជាមជ្ឈមណ្ឌលអាជីពតាមអនឡាញសម្រាប់កម្ពុជា ជាភាសាខ្មែរ និងអង់គ្លេស។ នៅទីនេះ អ្នកស្វែងរកការងារអាចរកការងារ និងបង្ហាញសមត្ថភាពរបស់ខ្លួន ក្រុមហ៊ុនអាចរកបុគ្គលិក ហើយគ្រូបណ្ដុះបណ្ដាលអាចរកអ្នកដែលចង់រៀន។
      # អ្វីដែលមាននៅទីនេះ
      - ការងារតាមផ្នែក រាជធានី/ខេត្ត និងប្រាក់ខែ ព្រមទាំងព័ត៌មានទាំងអស់ដែលអ្នកត្រូវដឹងមុនដាក់ពាក្យ។
      - វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ ជាមួយប្រតិទិន។
      - បណ្ណាល័យ៖ គន្លឹះធនធានមនុស្ស គោលនយោបាយ និងប្រកាស សម្រាប់អាន និងស្វែងរក។
      # របៀបដំណើរការ
      ការស្វែងរកការងារ និងការដាក់ពាក្យ ឥតគិតថ្លៃ។ ក្រុមហ៊ុនបង់ថ្លៃកញ្ចប់សេវា តាមតម្លៃដែលបង្ហាញនៅលើគេហទំព័រ។
    `,
  },
  {
    key: 'vision',
    titleEn: 'Vision and mission',
    titleKm: 'ចក្ខុវិស័យ និងបេសកកម្ម',
    summaryEn: 'Why this site exists.',
    summaryKm: 'គោលបំណងរបស់គេហទំព័រនេះ។',
    en: `
      # Vision
      Everyone in Cambodia finds the right job, and every employer finds the right people, wherever they live.
      # Mission
      - Show jobs clearly: duties, requirements, benefits and closing date.
      - Keep your data safe, and show it only to the people it’s meant for.
      - Make knowledge about work and labour law easy to find, in Khmer and English.
    `,
    km: `
      # ចក្ខុវិស័យ
      ទោះរស់នៅទីណា មនុស្សគ្រប់គ្នានៅកម្ពុជារកបានការងារសមស្រប ហើយនិយោជកគ្រប់រូបរកបានបុគ្គលិកដែលត្រូវការ។
      # បេសកកម្ម
      - បង្ហាញការងារឱ្យច្បាស់៖ តួនាទី លក្ខខណ្ឌតម្រូវ អត្ថប្រយោជន៍ និងថ្ងៃផុតកំណត់។
      - រក្សាទិន្នន័យរបស់អ្នកឱ្យមានសុវត្ថិភាព ហើយបង្ហាញតែដល់អ្នកដែលមានសិទ្ធិមើល។
      - ធ្វើឱ្យចំណេះដឹងអំពីការងារ និងច្បាប់ការងារ ងាយស្រួលរក ជាភាសាខ្មែរ និងអង់គ្លេស។
    `,
  },
] as const;
