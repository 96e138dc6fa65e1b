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
      Type what you do and choose where. Narrow the list by salary, experience and type. Save a search, and new jobs come to you by e-mail.
      # 2. Write your CV
      Open “CV” and fill in one section after the other; each saves itself. You may begin with a PDF or Word file that you have. Choose who may see it.
      # 3. Apply
      Open the job, read what is needed and press “Apply”. Your CV goes along as it is on that day. Where a job is answered by e-mail or telephone, it says so.
      # 4. See where you stand
      Under “My applications” you see what was received, short-listed or answered. You may take an application back while nothing is decided.
      # 5. Go to the interview
      Choose one of the times that the company offers, or ask for another one. Nobody may ask you for money.
    `,
    km: `
      # 1. ស្វែងរក
      វាយជំនាញរបស់អ្នក ហើយជ្រើសរើសទីកន្លែង។ បង្រួមបញ្ជីតាមប្រាក់ខែ បទពិសោធន៍ និងប្រភេទការងារ។ រក្សាទុកការស្វែងរក នោះការងារថ្មីៗនឹងមកដល់តាមអ៊ីមែល។
      # 2. សរសេរប្រវត្តិរូប
      បើក «ប្រវត្តិរូបរបស់ខ្ញុំ» ហើយបំពេញម្ដងមួយផ្នែក។ អ្នកអាចចាប់ផ្ដើមពីឯកសារ PDF ឬ Word ដែលមានស្រាប់។ ជ្រើសរើសថានរណាអាចមើលឃើញ។
      # 3. ដាក់ពាក្យ
      បើកការងារ អានលក្ខខណ្ឌ រួចចុច «ដាក់ពាក្យឥឡូវនេះ»។ និយោជកទទួលបានប្រវត្តិរូបរបស់អ្នកដូចនៅថ្ងៃដែលអ្នកផ្ញើ។ បើការងារណាទទួលពាក្យតាមអ៊ីមែល ឬទូរស័ព្ទ ទំព័រការងារនោះនឹងប្រាប់។
      # 4. មើលលទ្ធផល
      នៅក្នុង «ពាក្យសុំរបស់ខ្ញុំ» អ្នកឃើញថាពាក្យសុំបានទទួល ជាប់សម្រាំង ឬបានឆ្លើយតប។ អ្នកអាចដកពាក្យសុំវិញ មុនពេលមានការសម្រេច។
      # 5. ចូលសម្ភាស
      ជ្រើសរើសពេលណាមួយដែលក្រុមហ៊ុនស្នើ ឬសុំពេលផ្សេង។ គ្មាននរណាមានសិទ្ធិទារប្រាក់ពីអ្នកឡើយ។
    `,
  },
  {
    key: 'recruiter',
    titleEn: 'Guide for recruiters',
    titleKm: 'មគ្គុទ្ទេសក៍សម្រាប់អ្នកជ្រើសរើសបុគ្គលិក',
    summaryEn: 'From the package to the person who begins.',
    summaryKm: 'ពីកញ្ចប់សេវា រហូតដល់បុគ្គលិកចូលធ្វើការ។',
    en: `
      # 1. Show your company
      Fill in the company's page: logo, what you do, where you are. Job seekers look there before they apply. Invite your colleagues under “Team”.
      # 2. Post a job
      Choose a package, write the job and publish it. A draft saves itself. Say the salary where you can: jobs that say it are easier to compare.
      # 3. Choose
      Applications come in under “Received”. Short-list or reject, write to several candidates at once, keep notes for your colleagues. You may add people by hand who applied elsewhere.
      # 4. Invite
      Offer times for an interview, and the candidate chooses one. Both of you get it for the calendar.
      # 5. Search yourself
      In the talent search you see people without their names. To open a full CV you need a package with CV views.
    `,
    km: `
      # 1. បង្ហាញក្រុមហ៊ុនរបស់អ្នក
      បំពេញទំព័រក្រុមហ៊ុន៖ ឡូហ្គោ អ្វីដែលអ្នកធ្វើ និងទីតាំង។ បេក្ខជនមើលទំព័រនេះមុនដាក់ពាក្យ។ អញ្ជើញសហការីនៅក្នុង «សហការី»។
      # 2. ផ្សាយការងារ
      ជ្រើសរើសកញ្ចប់សេវា សរសេរការងារ រួចផ្សាយ។ សេចក្ដីព្រាងរក្សាទុកដោយស្វ័យប្រវត្តិ។ គួរបង្ហាញប្រាក់ខែ បើអាច៖ ការងារដែលបង្ហាញប្រាក់ខែ ងាយប្រៀបធៀបជាង។
      # 3. ជ្រើសរើស
      ពាក្យសុំមកដល់ក្នុង «ពាក្យសុំដែលទទួលបាន»។ អ្នកអាចដាក់បេក្ខជនក្នុងបញ្ជីសម្រាំង ឬបដិសេធ សរសេរទៅបេក្ខជនច្រើននាក់ក្នុងពេលតែមួយ និងទុកកំណត់ចំណាំសម្រាប់សហការី។ អ្នកអាចបន្ថែមបេក្ខជនដែលដាក់ពាក្យតាមផ្លូវផ្សេងដែរ។
      # 4. អញ្ជើញសម្ភាស
      ស្នើពេលពីរបី ហើយបេក្ខជនជ្រើសរើសយកមួយ។ អ្នក និងបេក្ខជនទទួលបានពេលនោះសម្រាប់ដាក់ក្នុងប្រតិទិន។
      # 5. ស្វែងរកដោយខ្លួនឯង
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
      # 1. Show who teaches
      Fill in the page of your school or company, with its logo and what you teach.
      # 2. Announce a training
      Say what one learns, for whom it is, when and where, and what it costs. Several sessions are one training. Published, it stands in the list, in the calendar and in the feed.
      # 3. Take registrations
      Seats fill by themselves, and whoever comes too late waits for the next free one. You see everybody under “Participants”, and print a list to sign.
      # 4. Say who was there
      Tick who attended. Where you give certificates, they are made then, each with a number that everybody can check.
      # 5. Go on
      Copy a training to offer it again, and invite people who look for work to it.
    `,
    km: `
      # 1. បង្ហាញអ្នកបង្រៀន
      បំពេញទំព័រសាលា ឬក្រុមហ៊ុនរបស់អ្នក ជាមួយឡូហ្គោ និងអ្វីដែលអ្នកបង្រៀន។
      # 2. ប្រកាសវគ្គបណ្ដុះបណ្ដាល
      ប្រាប់ពីអ្វីដែលអ្នកចូលរួមនឹងចេះ សម្រាប់នរណា ពេលណា ទីណា និងតម្លៃ។ វគ្គមួយអាចមានច្រើនលើក។ ពេលផ្សាយ វានឹងមានក្នុងបញ្ជី ប្រតិទិន និងទំព័រដើម។
      # 3. ទទួលការចុះឈ្មោះ
      កៅអីត្រូវបំពេញដោយស្វ័យប្រវត្តិ ហើយអ្នកមកក្រោយរង់ចាំកៅអីទំនេរ។ អ្នកឃើញពួកគេទាំងអស់ក្នុង «អ្នកចូលរួម» ហើយអាចបោះពុម្ពបញ្ជីសម្រាប់ចុះហត្ថលេខា។
      # 4. កត់វត្តមាន
      គូសអ្នកដែលបានមក។ បើអ្នកផ្ដល់វិញ្ញាបនបត្រ វានឹងបង្កើតនៅពេលនោះ ដោយមានលេខដែលអាចពិនិត្យបាន។
      # 5. បន្ត
      ចម្លងវគ្គ ដើម្បីបើកម្ដងទៀត ហើយអញ្ជើញអ្នកដែលកំពុងរកការងារមកចូលរួម។
    `,
  },
] as const;
