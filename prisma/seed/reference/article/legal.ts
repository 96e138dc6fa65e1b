/** Legal texts to start from: general and honest, to be reviewed by a lawyer before anyone relies on them. */
export const legalTexts = [
  {
    key: 'tos',
    titleEn: 'Terms of service',
    titleKm: 'លក្ខខណ្ឌប្រើប្រាស់',
    summaryEn: 'What you can expect from this site, and what it expects from you.',
    summaryKm: 'សិទ្ធិ និងកាតព្វកិច្ចរបស់អ្នក ពេលប្រើគេហទំព័រនេះ។',
    en: `
      # What this site is for
      Job seekers find work here, companies find people, and trainers find those who want to learn. Anyone can browse the site. You need an account to apply or to post.
      # Your account
      - Use your real name and an e-mail address where we can reach you.
      - Keep your password secret. You are responsible for what is done with your account.
      - You can download your data or delete your account at any time under “Your data”.
      # What you may post
      - Post only real jobs, trainings and events, in your own company’s name or with its permission.
      - Never ask anyone for money to apply, to be interviewed or to be hired.
      - Don’t post anything that insults, deceives or harms people, or that breaks Cambodian law.
      # Applications and CVs
      An application is sent to the company that posted the job. The company may use it only to fill that job and may not pass it on.
      # Packages and payment
      Each package states what it includes, how long it lasts and what it costs before you order. It starts when your payment is confirmed.
      # What the operator does
      The operator may remove content that breaks these terms and may disable an account, and will give the reason. Jobs are written by companies. The operator does not guarantee that they are accurate and is not a party to any contract between you and a company.
      # Changes
      When these terms change, the new version is published on this page with its date.
    `,
    km: `
      # គេហទំព័រនេះសម្រាប់អ្វី
      នៅទីនេះ អ្នកស្វែងរកការងាររកការងារ ក្រុមហ៊ុនរកបុគ្គលិក ហើយគ្រូបណ្ដុះបណ្ដាលរកអ្នកដែលចង់រៀន។ អ្នកណាក៏អាចចូលមើលបាន។ បើចង់ដាក់ពាក្យ ឬផ្សាយអ្វីមួយ ត្រូវមានគណនី។
      # គណនីរបស់អ្នក
      - ប្រើឈ្មោះពិតរបស់អ្នក និងអ៊ីមែលដែលអាចទាក់ទងអ្នកបាន។
      - រក្សាពាក្យសម្ងាត់ជាការសម្ងាត់។ អ្នកទទួលខុសត្រូវលើអ្វីដែលធ្វើក្នុងគណនីរបស់អ្នក។
      - អ្នកអាចទាញយកទិន្នន័យ ឬលុបគណនីបានគ្រប់ពេល នៅក្នុង «ទិន្នន័យរបស់អ្នក»។
      # អ្វីដែលអាចផ្សាយបាន
      - មានតែការងារ វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ពិតប្រាកដ ក្នុងនាមក្រុមហ៊ុនរបស់អ្នក ឬដោយមានការអនុញ្ញាត។
      - មិនត្រូវទារប្រាក់ពីនរណាម្នាក់ ដើម្បីដាក់ពាក្យ សម្ភាស ឬទទួលចូលធ្វើការឡើយ។
      - មិនត្រូវផ្សាយអ្វីដែលប្រមាថ បោកប្រាស់ បង្កគ្រោះថ្នាក់ ឬខុសនឹងច្បាប់កម្ពុជាឡើយ។
      # ពាក្យសុំ និងប្រវត្តិរូប
      ពាក្យសុំរបស់បេក្ខជន ត្រូវផ្ញើទៅក្រុមហ៊ុនដែលផ្សាយការងារនោះ។ ក្រុមហ៊ុនប្រើពាក្យសុំនេះសម្រាប់ការងារនោះប៉ុណ្ណោះ ហើយមិនត្រូវបញ្ជូនបន្តឡើយ។
      # កញ្ចប់សេវា និងការបង់ប្រាក់
      កញ្ចប់សេវានីមួយៗបង្ហាញអ្វីដែលផ្ដល់ជូន រយៈពេល និងតម្លៃ មុនពេលអ្នកបញ្ជាទិញ។ កញ្ចប់សេវាចាប់ផ្ដើមពេលការបង់ប្រាក់ត្រូវបានបញ្ជាក់។
      # តួនាទីរបស់អ្នកគ្រប់គ្រងគេហទំព័រ
      អ្នកគ្រប់គ្រងអាចដកអ្វីដែលខុសនឹងលក្ខខណ្ឌនេះចេញ ឬបិទគណនី ដោយប្រាប់មូលហេតុ។ ក្រុមហ៊ុនជាអ្នកសរសេរការងារ។ អ្នកគ្រប់គ្រងមិនធានាថាព័ត៌មានទាំងអស់ត្រឹមត្រូវទេ ហើយមិនមែនជាភាគីនៃកិច្ចសន្យារវាងអ្នក និងក្រុមហ៊ុនឡើយ។
      # ការផ្លាស់ប្ដូរ
      ពេលលក្ខខណ្ឌនេះផ្លាស់ប្ដូរ យើងនឹងផ្សាយលក្ខខណ្ឌថ្មីនៅទំព័រនេះ ជាមួយកាលបរិច្ឆេទ។
    `,
  },
  {
    key: 'privacy',
    titleEn: 'Privacy',
    titleKm: 'ឯកជនភាព',
    summaryEn: 'What data we keep, who can see it, and how to download or delete it.',
    summaryKm: 'យើងរក្សាទុកទិន្នន័យអ្វីខ្លះ នរណាអាចមើល និងរបៀបទាញយក ឬលុប។',
    en: `
      # What we keep
      - For every account: name, e-mail address, phone number, photo and anything you write.
      - For job seekers: CV, applications and saved jobs.
      - For companies: company page, jobs, orders and invoices.
      # Who sees it
      - You choose who can see your CV: everyone with an account, recruiters and trainers, or only you. The talent search shows no names, photos or contact details. Recruiters can open the full CV, and you see which companies did.
      - An application is seen by the company it was sent to.
      - The operator sees what is needed to run the site. Anything operators do with accounts is recorded.
      # What we don’t do
      We don’t sell data. By default, pages load nothing from other sites, and visitors are counted anonymously: anything that tells two visitors apart is deleted every night.
      # How long we keep it
      When an account is deleted, its data is deleted too, and from all backups within 30 days. Invoices are kept for as long as the law requires.
      # Your choices
      Under “Your data” you can download everything in your account or delete the account. For anything else, use the “Contact Us” page.
    `,
    km: `
      # អ្វីដែលយើងរក្សាទុក
      - គណនី៖ ឈ្មោះ អ៊ីមែល លេខទូរស័ព្ទ រូបថត និងអ្វីដែលអ្នកសរសេរ។
      - អ្នកស្វែងរកការងារ៖ ប្រវត្តិរូប ពាក្យសុំ និងការងារដែលបានរក្សាទុក។
      - ក្រុមហ៊ុន៖ ទំព័រក្រុមហ៊ុន ការងារ ការបញ្ជាទិញ និងវិក្កយបត្រ។
      # នរណាមើលឃើញ
      - អ្នកជ្រើសរើសអ្នកដែលអាចមើលប្រវត្តិរូប (CV) របស់អ្នក៖ អ្នកដែលមានគណនីទាំងអស់ អ្នកជ្រើសរើសបុគ្គលិក និងគ្រូបណ្ដុះបណ្ដាល ឬតែអ្នកប៉ុណ្ណោះ។ ការស្វែងរកបេក្ខជនមិនបង្ហាញឈ្មោះ រូបថត ឬព័ត៌មានទំនាក់ទំនងឡើយ។ អ្នកជ្រើសរើសបុគ្គលិកអាចបើកមើលប្រវត្តិរូបពេញលេញ ហើយអ្នកនឹងដឹងថាក្រុមហ៊ុនណាបានបើក។
      - មានតែក្រុមហ៊ុនដែលទទួលពាក្យសុំ ទើបអាចមើលពាក្យសុំនោះ។
      - អ្នកគ្រប់គ្រងមើលឃើញអ្វីដែលចាំបាច់សម្រាប់ដំណើរការគេហទំព័រ។ សកម្មភាពរបស់អ្នកគ្រប់គ្រងលើគណនី ត្រូវបានកត់ត្រា។
      # អ្វីដែលយើងមិនធ្វើ
      យើងមិនលក់ទិន្នន័យឡើយ។ តាមលំនាំដើម ទំព័រនានាមិនទាញយកអ្វីពីគេហទំព័រផ្សេងទេ ហើយយើងរាប់អ្នកទស្សនាដោយមិនស្គាល់អត្តសញ្ញាណ។ អ្វីដែលសម្គាល់អ្នកទស្សនាម្នាក់ពីម្នាក់ ត្រូវបានលុបរៀងរាល់យប់។
      # រយៈពេល
      ពេលគណនីត្រូវបានលុប ទិន្នន័យរបស់គណនីក៏ត្រូវលុបដែរ ហើយនឹងលុបចេញពីច្បាប់ចម្លងបម្រុងទាំងអស់ក្នុងរយៈពេល 30 ថ្ងៃ។ វិក្កយបត្រត្រូវរក្សាទុកតាមច្បាប់កំណត់។
      # អ្វីដែលអ្នកអាចធ្វើ
      នៅក្នុង «ទិន្នន័យរបស់អ្នក» អ្នកអាចទាញយកទិន្នន័យទាំងអស់នៃគណនី ឬលុបគណនី។ សម្រាប់រឿងផ្សេងទៀត សូមសរសេរមកយើងតាមទំព័រ «ទាក់ទងយើង»។
    `,
  },
  {
    key: 'nssf',
    titleEn: 'The National Social Security Fund (NSSF)',
    titleKm: 'បេឡាជាតិសន្តិសុខសង្គម (ប.ស.ស.)',
    summaryEn: 'What the NSSF covers, what employers must do, and what to ask for as an employee.',
    summaryKm: 'អ្វីដែល ប.ស.ស. ធានា កាតព្វកិច្ចនិយោជក និងអ្វីដែលបុគ្គលិកគួរដឹង។',
    en: `
      This page is an introduction, not legal advice. Rates, forms and deadlines change. Always check what the NSSF publishes.
      # What it covers
      - Occupational risk: accidents at work and on the way to work, and occupational diseases.
      - Health care: treatment in hospitals and health centres that work with the NSSF.
      - Pension: old age, disability and survivors.
      # What employers must do
      - Register the enterprise and every new employee.
      - Report wages and pay the contributions each month.
      - Report accidents at work as soon as they happen.
      # What employees should know
      - Ask your employer for your NSSF number and card. You keep both when you change employers.
      - Ask for a pay slip that shows your NSSF contributions.
      - In an emergency, go to the nearest hospital and say that you are insured with the NSSF.
      # When you change employers
      Your number stays the same. Give it to your new employer on your first day so that no month is missed.
    `,
    km: `
      ទំព័រនេះជាសេចក្ដីណែនាំ មិនមែនជាការប្រឹក្សាផ្លូវច្បាប់ទេ។ អត្រា ទម្រង់ និងកាលកំណត់អាចផ្លាស់ប្ដូរ។ សូមពិនិត្យព័ត៌មានដែល ប.ស.ស. ផ្សព្វផ្សាយជានិច្ច។
      # អ្វីដែលធានា
      - ហានិភ័យការងារ៖ គ្រោះថ្នាក់នៅកន្លែងធ្វើការ និងតាមផ្លូវទៅធ្វើការ ព្រមទាំងជំងឺវិជ្ជាជីវៈ។
      - ថែទាំសុខភាព៖ ការព្យាបាលនៅមន្ទីរពេទ្យ និងមណ្ឌលសុខភាពដៃគូរបស់ ប.ស.ស.។
      - សោធន៖ ចាស់ជរា ទុពលភាព និងអ្នកនៅក្នុងបន្ទុក។
      # អ្វីដែលនិយោជកត្រូវធ្វើ
      - ចុះបញ្ជីសហគ្រាស និងបុគ្គលិកម្នាក់ៗដែលចូលធ្វើការ។
      - ប្រកាសប្រាក់ឈ្នួល និងបង់ភាគទានរៀងរាល់ខែ។
      - រាយការណ៍គ្រោះថ្នាក់ការងារភ្លាមៗ។
      # អ្វីដែលបុគ្គលិកគួរដឹង
      - សូមសុំលេខ និងបណ្ណ ប.ស.ស. ពីនិយោជក។ ពេលប្ដូរកន្លែងធ្វើការ អ្នកនៅតែប្រើលេខ និងបណ្ណដដែល។
      - សូមសុំបង្កាន់ដៃប្រាក់ឈ្នួលដែលបង្ហាញភាគទាន ប.ស.ស.។
      - ករណីបន្ទាន់ សូមទៅមន្ទីរពេទ្យដែលនៅជិតបំផុត ហើយប្រាប់ថាអ្នកមានធានារ៉ាប់រង ប.ស.ស.។
      # ពេលប្ដូរកន្លែងធ្វើការ
      លេខរបស់អ្នកនៅដដែល។ សូមផ្ដល់លេខនោះជូននិយោជកថ្មីតាំងពីថ្ងៃដំបូង ដើម្បីកុំឱ្យខ្វះខែណាមួយ។
    `,
  },
] as const;
