/** Description of a new site: its features, without claims about visits, staff or partners. */
export const aboutTexts = [
  {
    key: 'about',
    titleEn: 'About us',
    titleKm: 'អំពីយើង',
    summaryEn: 'An online career centre for Cambodia, in Khmer and English.',
    summaryKm: 'មជ្ឈមណ្ឌលអាជីពតាមអនឡាញសម្រាប់កម្ពុជា ជាភាសាខ្មែរ និងអង់គ្លេស។',
    en: `
      This is an online career centre for Cambodia. Job seekers find work and show what they can do, companies find people, and trainers find those who want to learn, in Khmer and in English.
      # What you find here
      - Jobs by professionalism, province and salary, with all that one needs to know before one applies.
      - Trainings and events, with dates in a calendar.
      - A library: HR tips, policies and regulations to read and to search.
      # How it is run
      Looking for work is free. Companies pay for packages whose prices stand on the site. Nobody has to pay to apply.
    `,
    km: `
      នេះជាមជ្ឈមណ្ឌលអាជីពតាមអនឡាញសម្រាប់កម្ពុជា។ អ្នកស្វែងរកការងាររកការងារ និងបង្ហាញសមត្ថភាព ក្រុមហ៊ុនរកបុគ្គលិក ហើយគ្រូបណ្ដុះបណ្ដាលរកអ្នកដែលចង់រៀន ទាំងភាសាខ្មែរ និងអង់គ្លេស។
      # អ្វីដែលមាននៅទីនេះ
      - ការងារតាមផ្នែក រាជធានី/ខេត្ត និងប្រាក់ខែ ព្រមទាំងព័ត៌មានដែលត្រូវដឹងមុនដាក់ពាក្យ។
      - វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ មានប្រតិទិនកាលបរិច្ឆេទ។
      - បណ្ណាល័យ៖ គន្លឹះ គោលនយោបាយ និងប្រកាស សម្រាប់អាន និងស្វែងរក។
      # របៀបដំណើរការ
      ការស្វែងរកការងារឥតគិតថ្លៃ។ ក្រុមហ៊ុនបង់ថ្លៃកញ្ចប់សេវា ដែលមានតម្លៃបង្ហាញនៅលើគេហទំព័រ។ គ្មាននរណាម្នាក់ត្រូវបង់ប្រាក់ដើម្បីដាក់ពាក្យឡើយ។
    `,
  },
  {
    key: 'vision',
    titleEn: 'Vision and mission',
    titleKm: 'ចក្ខុវិស័យ និងបេសកកម្ម',
    summaryEn: 'What this site is there for.',
    summaryKm: 'គោលបំណងរបស់គេហទំព័រនេះ។',
    en: `
      # Vision
      Everybody in Cambodia finds work that fits, and every employer finds the people who fit, wherever they live.
      # Mission
      - To show jobs clearly: what one does, what one needs, what one gets, and until when one may apply.
      - To keep what people entrust to us safe, and to show it to those alone for whom it is meant.
      - To make knowledge about work and the law easy to find, in Khmer as well as in English.
    `,
    km: `
      # ចក្ខុវិស័យ
      អ្នកគ្រប់គ្នានៅកម្ពុជារកបានការងារដែលសមស្រប ហើយនិយោជកគ្រប់រូបរកបានបុគ្គលិកដែលត្រូវការ ទោះរស់នៅទីណាក៏ដោយ។
      # បេសកកម្ម
      - បង្ហាញការងារឱ្យច្បាស់៖ ត្រូវធ្វើអ្វី ត្រូវការអ្វី ទទួលបានអ្វី និងអាចដាក់ពាក្យដល់ពេលណា។
      - រក្សាអ្វីដែលអ្នកប្រើប្រាស់ផ្ញើទុកឱ្យមានសុវត្ថិភាព ហើយបង្ហាញតែដល់អ្នកដែលត្រូវមើលឃើញ។
      - ធ្វើឱ្យចំណេះដឹងអំពីការងារ និងច្បាប់ ងាយស្រួលរក ទាំងភាសាខ្មែរ និងអង់គ្លេស។
    `,
  },
] as const;
