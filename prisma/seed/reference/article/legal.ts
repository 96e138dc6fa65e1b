/** Legal texts to start from: general and honest, to be reviewed by a lawyer before anyone relies on them. */
export const legalTexts = [
  {
    key: 'tos',
    titleEn: 'Terms of service',
    titleKm: 'លក្ខខណ្ឌប្រើប្រាស់',
    summaryEn: 'What you may expect of this site, and what it expects of you.',
    summaryKm: 'អ្វីដែលអ្នកអាចរំពឹងពីគេហទំព័រនេះ និងអ្វីដែលគេហទំព័ររំពឹងពីអ្នក។',
    en: `
      # What this site is for
      Job seekers find work here, companies find people, and trainers find those who want to learn. Reading is open to everybody. Applying, posting and writing need an account.
      # Your account
      - Give your own name and an e-mail address that reaches you.
      - Keep your password to yourself. What is done with your account counts as yours.
      - You may take your data along, and end your account, at any time under “Your data”.
      # What may be posted
      - Only jobs, trainings and events that exist, in your own company's name or with its permission.
      - Nobody may be asked for money to apply, to be interviewed or to be hired.
      - Nothing that insults, deceives or harms people, or that the law of Cambodia forbids.
      # Applications and CVs
      What a job seeker sends goes to the company that posted the job. Companies use it to fill that job and for nothing else, and do not pass it on.
      # Packages and payment
      What a package gives, for how long and at which price stands beside it before you order. It begins when the payment is confirmed.
      # What the operator does
      The operator may take down what breaks these terms and may disable an account, and says why. Jobs are written by companies: the operator does not promise that each word of them is right, and does not take part in the contract between you and a company.
      # Changes
      When these terms change, the new text stands on this page with its date.
    `,
    km: `
      # គេហទំព័រនេះសម្រាប់អ្វី
      អ្នកស្វែងរកការងាររកការងារនៅទីនេះ ក្រុមហ៊ុនរកបុគ្គលិក ហើយគ្រូបណ្ដុះបណ្ដាលរកអ្នកដែលចង់រៀន។ អ្នកគ្រប់គ្នាអាចអានបាន។ ការដាក់ពាក្យ ការផ្សាយ និងការសរសេរ ត្រូវការគណនី។
      # គណនីរបស់អ្នក
      - ប្រើឈ្មោះពិតរបស់អ្នក និងអ៊ីមែលដែលអាចទាក់ទងអ្នកបាន។
      - រក្សាពាក្យសម្ងាត់ជាការសម្ងាត់។ អ្នកទទួលខុសត្រូវលើអ្វីដែលធ្វើក្នុងគណនីរបស់អ្នក។
      - អ្នកអាចទាញយកទិន្នន័យ ឬបិទគណនីបានគ្រប់ពេល នៅក្នុង «ទិន្នន័យរបស់អ្នក»។
      # អ្វីដែលអាចផ្សាយបាន
      - មានតែការងារ វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍ពិតប្រាកដ ក្នុងនាមក្រុមហ៊ុនរបស់អ្នក ឬដោយមានការអនុញ្ញាត។
      - មិនត្រូវទារប្រាក់ពីនរណាម្នាក់ ដើម្បីដាក់ពាក្យ សម្ភាស ឬទទួលចូលធ្វើការឡើយ។
      - មិនត្រូវផ្សាយអ្វីដែលប្រមាថ បោកប្រាស់ បង្កគ្រោះថ្នាក់ ឬខុសនឹងច្បាប់កម្ពុជាឡើយ។
      # ពាក្យសុំ និងប្រវត្តិរូប
      អ្វីដែលបេក្ខជនផ្ញើ ត្រូវបញ្ជូនទៅក្រុមហ៊ុនដែលផ្សាយការងារនោះ។ ក្រុមហ៊ុនប្រើវាសម្រាប់ការងារនោះប៉ុណ្ណោះ ហើយមិនបញ្ជូនបន្តឡើយ។
      # កញ្ចប់សេវា និងការបង់ប្រាក់
      អ្វីដែលកញ្ចប់សេវាផ្ដល់ជូន រយៈពេល និងតម្លៃ មានបង្ហាញមុនពេលអ្នកបញ្ជាទិញ។ កញ្ចប់សេវាចាប់ផ្ដើមពេលការបង់ប្រាក់ត្រូវបានបញ្ជាក់។
      # តួនាទីរបស់អ្នកគ្រប់គ្រងគេហទំព័រ
      អ្នកគ្រប់គ្រងអាចដកអ្វីដែលខុសនឹងលក្ខខណ្ឌនេះចេញ ឬបិទគណនី ដោយប្រាប់មូលហេតុ។ ការងារសរសេរដោយក្រុមហ៊ុន៖ អ្នកគ្រប់គ្រងមិនធានាថាគ្រប់ពាក្យត្រឹមត្រូវទេ ហើយមិនមែនជាភាគីនៃកិច្ចសន្យារវាងអ្នក និងក្រុមហ៊ុនឡើយ។
      # ការផ្លាស់ប្ដូរ
      ពេលលក្ខខណ្ឌនេះផ្លាស់ប្ដូរ អត្ថបទថ្មីនឹងមាននៅទំព័រនេះ ជាមួយកាលបរិច្ឆេទ។
    `,
  },
  {
    key: 'privacy',
    titleEn: 'Privacy',
    titleKm: 'ឯកជនភាព',
    summaryEn: 'Which data of yours is kept, who sees it, and how you take it back.',
    summaryKm: 'ទិន្នន័យអ្វីខ្លះត្រូវបានរក្សាទុក នរណាមើលឃើញ និងរបៀបដកវាវិញ។',
    en: `
      # What is kept
      - Of an account: name, e-mail address, telephone number, photo and what you write.
      - Of job seekers: the CV, the applications and the jobs that were saved.
      - Of companies: the company's page, its jobs, its orders and their invoices.
      # Who sees it
      - A CV is seen by companies, by everybody or by nobody, as its owner chooses. Lists of talents show no name, photo or contact.
      - An application is seen by the company to which it was sent.
      - The operator sees what is needed to run the site. What operators do with accounts is written down.
      # What is not done
      No data is sold. By default no page loads anything from other sites, and visitors are counted without being recognised: what tells two visitors apart is deleted every night.
      # How long
      What belongs to an account goes when the account ends, within 30 days from every copy that is kept for repairs. Invoices stay as long as the law wants them kept.
      # What you may do
      Under “Your data” you download everything that belongs to your account, and end the account. For all else, write to the contact of this site.
    `,
    km: `
      # អ្វីដែលត្រូវបានរក្សាទុក
      - គណនី៖ ឈ្មោះ អ៊ីមែល លេខទូរស័ព្ទ រូបថត និងអ្វីដែលអ្នកសរសេរ។
      - អ្នកស្វែងរកការងារ៖ ប្រវត្តិរូប ពាក្យសុំ និងការងារដែលបានរក្សាទុក។
      - ក្រុមហ៊ុន៖ ទំព័រក្រុមហ៊ុន ការងារ ការបញ្ជាទិញ និងវិក្កយបត្រ។
      # នរណាមើលឃើញ
      - ប្រវត្តិរូបអាចមើលឃើញដោយក្រុមហ៊ុន ដោយអ្នកគ្រប់គ្នា ឬគ្មាននរណាម្នាក់ តាមការជ្រើសរើសរបស់ម្ចាស់។ ការស្វែងរកបេក្ខជនមិនបង្ហាញឈ្មោះ រូបថត ឬព័ត៌មានទំនាក់ទំនងឡើយ។
      - ពាក្យសុំមើលឃើញដោយក្រុមហ៊ុនដែលទទួលវា។
      - អ្នកគ្រប់គ្រងមើលឃើញអ្វីដែលចាំបាច់សម្រាប់ដំណើរការគេហទំព័រ។ សកម្មភាពរបស់អ្នកគ្រប់គ្រងលើគណនី ត្រូវបានកត់ត្រា។
      # អ្វីដែលមិនធ្វើ
      ទិន្នន័យមិនត្រូវបានលក់ឡើយ។ តាមលំនាំដើម ទំព័រនានាមិនទាញយកអ្វីពីគេហទំព័រផ្សេងទេ ហើយអ្នកទស្សនាត្រូវបានរាប់ដោយមិនស្គាល់អត្តសញ្ញាណ៖ អ្វីដែលសម្គាល់អ្នកទស្សនាត្រូវបានលុបរៀងរាល់យប់។
      # រយៈពេល
      អ្វីដែលជារបស់គណនី ត្រូវលុបពេលគណនីបិទ ហើយក្នុងរយៈពេល 30 ថ្ងៃ ត្រូវលុបចេញពីច្បាប់ចម្លងទាំងអស់។ វិក្កយបត្រត្រូវរក្សាទុកតាមច្បាប់កំណត់។
      # អ្វីដែលអ្នកអាចធ្វើ
      នៅក្នុង «ទិន្នន័យរបស់អ្នក» អ្នកអាចទាញយកអ្វីៗទាំងអស់នៃគណនី ឬបិទគណនី។ សម្រាប់រឿងផ្សេងទៀត សូមសរសេរមកយើងតាមទំព័រ «ទាក់ទងយើង»។
    `,
  },
  {
    key: 'nssf',
    titleEn: 'The National Social Security Fund (NSSF)',
    titleKm: 'បេឡាជាតិសន្តិសុខសង្គម (ប.ស.ស.)',
    summaryEn: 'What the NSSF covers, what employers do, and what to ask for as an employee.',
    summaryKm: 'អ្វីដែល ប.ស.ស. ធានា កាតព្វកិច្ចនិយោជក និងអ្វីដែលបុគ្គលិកគួរសួរ។',
    en: `
      This page is an introduction and no legal advice. Rates, forms and deadlines change: what counts is what the NSSF publishes.
      # What it covers
      - Occupational risk: accidents at work and on the way there, and occupational diseases.
      - Health care: treatment in hospitals and health centres that work with the NSSF.
      - Pension: for old age, invalidity and those who are left behind.
      # What employers do
      - Register the enterprise, and each employee who joins it.
      - Report wages, and pay the contributions each month.
      - Report accidents at work as soon as they happen.
      # What employees ask for
      - Your own NSSF number and card: the employer gives you the number, the card is yours when you change employers.
      - A pay slip that shows what was paid to the NSSF for you.
      - In an emergency, go to the nearest hospital and say that you are insured.
      # When you change employers
      Your number stays the same. Give it to the new employer on the first day, so that no month is missing.
    `,
    km: `
      ទំព័រនេះជាសេចក្ដីណែនាំ មិនមែនជាការប្រឹក្សាផ្លូវច្បាប់ទេ។ អត្រា ទម្រង់ និងកាលកំណត់អាចផ្លាស់ប្ដូរ៖ អ្វីដែលយកជាការ គឺអ្វីដែល ប.ស.ស. ផ្សព្វផ្សាយ។
      # អ្វីដែលធានា
      - ហានិភ័យការងារ៖ គ្រោះថ្នាក់នៅកន្លែងធ្វើការ និងតាមផ្លូវទៅធ្វើការ ព្រមទាំងជំងឺវិជ្ជាជីវៈ។
      - ថែទាំសុខភាព៖ ការព្យាបាលនៅមន្ទីរពេទ្យ និងមណ្ឌលសុខភាពដៃគូរបស់ ប.ស.ស.។
      - សោធន៖ សម្រាប់ចាស់ជរា ទុពលភាព និងអ្នកនៅក្នុងបន្ទុក។
      # អ្វីដែលនិយោជកត្រូវធ្វើ
      - ចុះបញ្ជីសហគ្រាស និងបុគ្គលិកម្នាក់ៗដែលចូលធ្វើការ។
      - ប្រកាសប្រាក់ឈ្នួល និងបង់ភាគទានរៀងរាល់ខែ។
      - រាយការណ៍គ្រោះថ្នាក់ការងារភ្លាមៗ។
      # អ្វីដែលបុគ្គលិកគួរសួរ
      - លេខ និងបណ្ណ ប.ស.ស. ផ្ទាល់ខ្លួន៖ ពេលប្ដូរការងារ អ្នកនៅតែប្រើលេខដដែល។
      - បង្កាន់ដៃប្រាក់ឈ្នួលដែលបង្ហាញភាគទានបង់ជូន ប.ស.ស.។
      - ករណីបន្ទាន់ សូមទៅមន្ទីរពេទ្យដែលនៅជិតបំផុត ហើយប្រាប់ថាអ្នកមានធានារ៉ាប់រង ប.ស.ស.។
      # ពេលប្ដូរកន្លែងធ្វើការ
      លេខរបស់អ្នកនៅដដែល។ សូមផ្ដល់លេខនោះជូននិយោជកថ្មីតាំងពីថ្ងៃដំបូង ដើម្បីកុំឱ្យខ្វះខែណាមួយ។
    `,
  },
] as const;
