/** Step-by-step guides for each role. */
export const guideTexts = [
  {
    key: 'user',
    titleEn: 'Guide for job seekers',
    titleKm: 'មគ្គុទ្ទេសក៍សម្រាប់អ្នកស្វែងរកការងារ',
    summaryEn: 'From the first search to the interview.',
    summaryKm: 'ពីការស្វែងរកដំបូង រហូតដល់ការសម្ភាស។',
    en: `
      # 1. Search
      Enter a job title or skill and select a place. Narrow the list by salary, experience and job type. Save a search to get new jobs by e-mail.
      # 2. Write your CV
      Open “My CV” and fill in one section at a time. Your changes are saved automatically. You can start from a PDF or Word file you already have. Choose who can see your CV.
      # 3. Apply
      Open a job, read the requirements and press “Apply now”. The employer receives your CV as it is on that day. If a job takes applications by e-mail or phone, its page says so.
      # 4. Track your applications
      Under “My applications” you can see which applications were received, short-listed or answered. You can withdraw an application until the employer decides.
      # 5. Go to the interview
      Choose one of the times the company offers, or ask for another one. Nobody is allowed to ask you for money.
    `,
    km: `
      # 1. ស្វែងរក
      បំពេញមុខតំណែង ឬជំនាញ ហើយជ្រើសរើសទីកន្លែង។ បង្រួមបញ្ជីតាមប្រាក់ខែ បទពិសោធន៍ និងប្រភេទការងារ។ បើរក្សាទុកការស្វែងរក អ្នកនឹងទទួលការងារថ្មីៗតាមអ៊ីមែល។
      # 2. សរសេរប្រវត្តិរូប
      បើក «ប្រវត្តិរូបរបស់ខ្ញុំ» ហើយបំពេញមួយផ្នែកម្ដងៗ។ ការកែប្រែរក្សាទុកដោយស្វ័យប្រវត្តិ។ អ្នកអាចចាប់ផ្ដើមពីឯកសារ PDF ឬ Word ដែលមានស្រាប់។ ជ្រើសរើសថានរណាអាចមើលប្រវត្តិរូប (CV) របស់អ្នក។
      # 3. ដាក់ពាក្យ
      បើកការងារ អានលក្ខខណ្ឌ រួចចុច «ដាក់ពាក្យឥឡូវនេះ»។ និយោជកទទួលបានប្រវត្តិរូបរបស់អ្នក តាមថ្ងៃដែលអ្នកផ្ញើ។ បើការងារណាទទួលពាក្យតាមអ៊ីមែល ឬទូរស័ព្ទ ទំព័រការងារនោះមានប្រាប់។
      # 4. តាមដានពាក្យសុំ
      នៅក្នុង «ពាក្យសុំរបស់ខ្ញុំ» អ្នកអាចមើលថាពាក្យសុំណាបានទទួល ជាប់សម្រាំង ឬបានឆ្លើយតប។ អ្នកអាចដកពាក្យសុំវិញ មុនពេលក្រុមហ៊ុនសម្រេច។
      # 5. ចូលសម្ភាស
      ជ្រើសរើសម៉ោងសម្ភាសដែលក្រុមហ៊ុនស្នើ ឬសុំម៉ោងផ្សេង។ គ្មាននរណាមានសិទ្ធិទារប្រាក់ពីអ្នកឡើយ។
    `,
  },
  {
    key: 'recruiter',
    titleEn: 'Guide for recruiters',
    titleKm: 'មគ្គុទ្ទេសក៍សម្រាប់អ្នកជ្រើសរើសបុគ្គលិក',
    summaryEn: 'From choosing a package to hiring.',
    summaryKm: 'ពីកញ្ចប់សេវា រហូតដល់បុគ្គលិកចូលធ្វើការ។',
    en: `
      # 1. Present your company
      Complete your company page: logo, what you do and where you are. Job seekers read it before they apply. Invite your colleagues under “Colleagues”.
      # 2. Post a job
      Choose a package, write the job and publish it. Drafts are saved automatically. State the salary if you can: it makes your job easier to compare.
      # 3. Review applications
      You’ll find applications under “Received Application”. Short-list or reject candidates, message several of them at the same time and keep notes for your colleagues. You can also add candidates who applied elsewhere.
      # 4. Invite to an interview
      Propose times for an interview and let the candidate choose. You’ll both get the appointment for your calendar.
      # 5. Find candidates yourself
      The talent search shows CVs without names. To open a full CV, you need a package with CV views.
    `,
    km: `
      # 1. ណែនាំក្រុមហ៊ុនរបស់អ្នក
      បំពេញទំព័រក្រុមហ៊ុន៖ ឡូហ្គោ សកម្មភាពអាជីវកម្ម និងទីតាំង។ បេក្ខជនមើលទំព័រនេះមុនដាក់ពាក្យ។ អញ្ជើញសហការីនៅក្នុង «សហការី»។
      # 2. ផ្សាយការងារ
      ជ្រើសរើសកញ្ចប់សេវា សរសេរការងារ រួចផ្សាយ។ សេចក្ដីព្រាងរក្សាទុកដោយស្វ័យប្រវត្តិ។ បើអាច សូមបង្ហាញប្រាក់ខែ ព្រោះបេក្ខជនងាយប្រៀបធៀប។
      # 3. ពិនិត្យពាក្យសុំ
      ពាក្យសុំស្ថិតនៅក្នុង «ពាក្យសុំដែលទទួលបាន»។ អ្នកអាចដាក់បេក្ខជនក្នុងបញ្ជីសម្រាំង ឬបដិសេធ សរសេរទៅបេក្ខជនច្រើននាក់ក្នុងពេលតែមួយ និងទុកកំណត់ចំណាំសម្រាប់សហការី។ អ្នកអាចបន្ថែមបេក្ខជនដែលដាក់ពាក្យតាមផ្លូវផ្សេងដែរ។
      # 4. អញ្ជើញសម្ភាស
      ស្នើម៉ោងសម្ភាសពីរបី ឱ្យបេក្ខជនជ្រើសរើសមួយ។ អ្នក និងបេក្ខជននឹងទទួលបានការណាត់ការសម្ភាសនោះ សម្រាប់ដាក់ក្នុងប្រតិទិន។
      # 5. ស្វែងរកបេក្ខជនដោយខ្លួនឯង
      ក្នុង «ស្វែងរកបេក្ខជន» អ្នកឃើញប្រវត្តិរូបដោយគ្មានឈ្មោះ។ ដើម្បីបើកមើលប្រវត្តិរូបពេញលេញ ត្រូវមានកញ្ចប់សេវាដែលមានសិទ្ធិបើកមើលប្រវត្តិរូប។
    `,
  },
  {
    key: 'trainer',
    titleEn: 'Guide for trainers',
    titleKm: 'មគ្គុទ្ទេសក៍សម្រាប់គ្រូបណ្ដុះបណ្ដាល',
    summaryEn: 'From the first date to the certificate.',
    summaryKm: 'ពីកាលបរិច្ឆេទដំបូង រហូតដល់វិញ្ញាបនបត្រ។',
    en: `
      # 1. Introduce yourself
      Complete the page of your school or company, with its logo and what you teach.
      # 2. Announce a training
      Describe what participants will learn, who it’s for, when and where it takes place and what it costs. A training can have several sessions. Once published, it appears in the list, the calendar and the feed.
      # 3. Manage registrations
      Seats are given in order of registration. When all are taken, people join the waiting list. Everyone is listed under “Participants”, where you can print an attendance sheet.
      # 4. Mark attendance
      Tick who attended. If you offer certificates, they’re issued then, each with a number that anyone can verify.
      # 5. Offer it again
      Copy a training to offer it again, and invite job seekers to it.
    `,
    km: `
      # 1. ណែនាំខ្លួនអ្នក
      បំពេញទំព័រសាលា ឬក្រុមហ៊ុនរបស់អ្នក ជាមួយឡូហ្គោ និងអ្វីដែលអ្នកបង្រៀន។
      # 2. ប្រកាសវគ្គបណ្ដុះបណ្ដាល
      ប្រាប់ពីអ្វីដែលអ្នកចូលរួមនឹងចេះ សម្រាប់អ្នកណា ពេលណា នៅឯណា និងតម្លៃប៉ុន្មាន។ វគ្គបណ្ដុះបណ្ដាលមួយអាចមានច្រើនលើក។ ក្រោយពេលផ្សាយ វគ្គនេះនឹងបង្ហាញក្នុងបញ្ជី ប្រតិទិន និងទំព័រដើម។
      # 3. ទទួលការចុះឈ្មោះ
      កន្លែងផ្ដល់តាមលំដាប់ចុះឈ្មោះ។ ពេលកន្លែងពេញ អ្នកចុះឈ្មោះក្រោយនឹងចូលក្នុងបញ្ជីរង់ចាំ។ អ្នកឃើញអ្នកចុះឈ្មោះទាំងអស់ក្នុង «អ្នកចូលរួម» ហើយអាចបោះពុម្ពបញ្ជីវត្តមាន។
      # 4. កត់វត្តមាន
      គូសអ្នកដែលបានមក។ បើអ្នកផ្ដល់វិញ្ញាបនបត្រ វិញ្ញាបនបត្រនឹងចេញនៅពេលនោះ ដោយមានលេខដែលអ្នកណាក៏អាចពិនិត្យបាន។
      # 5. បើកវគ្គម្ដងទៀត
      ចម្លងវគ្គបណ្ដុះបណ្ដាល ដើម្បីបើកម្ដងទៀត ហើយអញ្ជើញអ្នកដែលកំពុងរកការងារមកចូលរួម។
    `,
  },
] as const;
