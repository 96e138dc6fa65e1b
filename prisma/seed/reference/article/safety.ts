/** Advice for job seekers on fraud and on work abroad, to start from. Police hotline 117: National Police, August 2022. */
export const safetyTexts = [
  {
    key: 'safety',
    titleEn: 'Stay safe while you look for work',
    titleKm: 'ស្វែងរកការងារដោយសុវត្ថិភាព',
    summaryEn: 'How to recognise a fake job, what never to hand over, and where to get help.',
    summaryKm: 'របៀបសម្គាល់ការងារក្លែងក្លាយ អ្វីដែលមិនត្រូវប្រគល់ឱ្យអ្នកណា និងកន្លែងសុំជំនួយ។',
    en: `
      # Never pay for a job
      An honest employer doesn’t ask you for money: not to apply, not for an interview, not for training, a uniform, a visa or a deposit. If anyone asks, stop and report the job.
      # Keep your papers
      - Never hand over your passport or ID card to an employer or an agent. Show it, let them copy it, and take it back.
      - Never send your bank password, a one-time code or a photo of your bank card.
      - Your CV needs no ID number.
      # Before you say yes
      - Look the company up: its page here, its address, its phone number. Call the number that you find yourself, not only the one that you were sent.
      - Meet at the place of work, in daylight, and tell someone where you are going.
      - Ask for a written contract that names the work, the pay and the hours. Read it before you sign.
      - Pay far above others for easy work, no questions about your experience, and pressure to decide today are signs of fraud.
      # Work in another country, or far from home
      Promises of well-paid work at a computer, in a casino or in “customer service” abroad or in a border town have led people into places that they were not allowed to leave. Before you travel:
      - Ask the Ministry of Labour and Vocational Training whether the agency is licensed. Only licensed agencies may send workers abroad.
      - Leave a copy of your passport, your contract and the address with your family, and agree on a word that means “I need help”.
      - Keep the number of the Cambodian embassy in the country where you are going.
      - Travel on a work visa, never on a tourist visa “for now”.
      # Get help
      - National Police, illegal detention and trafficking: 117, free of charge.
      - Abroad: the nearest Cambodian embassy or consulate.
      - On this site: “Report” on the page of the job or the company. You need no account, and the company won’t know who reported it.
      # What “Verified” means
      For a verified company we have checked that it exists, by its registration, its phone number, its website or its documents. It’s no guarantee that every job is right for you: the advice above holds for every company.
    `,
    km: `
      # កុំបង់ប្រាក់ដើម្បីបានការងារ
      និយោជកស្មោះត្រង់មិនទារប្រាក់ពីអ្នកទេ មិនថាសម្រាប់ដាក់ពាក្យ សម្ភាស បណ្ដុះបណ្ដាល ឯកសណ្ឋាន ទិដ្ឋាការ ឬប្រាក់កក់ឡើយ។ បើមាននរណាម្នាក់ទារប្រាក់ សូមឈប់ ហើយរាយការណ៍ការងារនោះ។
      # រក្សាឯកសាររបស់អ្នក
      - កុំប្រគល់លិខិតឆ្លងដែន ឬអត្តសញ្ញាណប័ណ្ណឱ្យនិយោជក ឬភ្នាក់ងារទុក។ អាចឱ្យមើល និងថតចម្លងបាន រួចយកមកវិញ។
      - កុំផ្ញើពាក្យសម្ងាត់ធនាគារ លេខកូដ OTP ឬរូបថតកាតធនាគារ។
      - ក្នុងប្រវត្តិរូប មិនចាំបាច់ដាក់លេខអត្តសញ្ញាណប័ណ្ណទេ។
      # មុនពេលយល់ព្រម
      - ស្វែងរកព័ត៌មានអំពីក្រុមហ៊ុន៖ ទំព័រក្រុមហ៊ុននៅទីនេះ អាសយដ្ឋាន និងលេខទូរស័ព្ទ។ សូមទូរស័ព្ទទៅលេខដែលអ្នករកឃើញដោយខ្លួនឯង។
      - ជួបនៅកន្លែងធ្វើការ ពេលថ្ងៃ ហើយប្រាប់អ្នកផ្ទះថាអ្នកទៅណា។
      - សុំកិច្ចសន្យាជាលាយលក្ខណ៍អក្សរ ដែលបញ្ជាក់ការងារ ប្រាក់ឈ្នួល និងម៉ោងធ្វើការ។ សូមអានមុនចុះហត្ថលេខា។
      - ប្រាក់ខែខ្ពស់ខុសពីគេសម្រាប់ការងារងាយ មិនសួរបទពិសោធន៍ និងជំរុញឱ្យសម្រេចចិត្តក្នុងថ្ងៃនេះ គឺជាសញ្ញានៃការបោកប្រាស់។
      # ធ្វើការនៅប្រទេសក្រៅ ឬឆ្ងាយពីផ្ទះ
      ការសន្យាផ្ដល់ការងារប្រាក់ខែខ្ពស់ខាងកុំព្យូទ័រ កាស៊ីណូ ឬ «បម្រើអតិថិជន» នៅប្រទេសក្រៅ ឬតាមព្រំដែន បាននាំមនុស្សជាច្រើនទៅកន្លែងដែលចេញមកវិញមិនបាន។ មុនចេញដំណើរ៖
      - សួរក្រសួងការងារ និងបណ្ដុះបណ្ដាលវិជ្ជាជីវៈ ថាភ្នាក់ងារនោះមានអាជ្ញាប័ណ្ណឬអត់។ មានតែភ្នាក់ងារដែលមានអាជ្ញាប័ណ្ណទេ ដែលអាចបញ្ជូនពលករទៅក្រៅប្រទេសបាន។
      - ទុកច្បាប់ចម្លងលិខិតឆ្លងដែន កិច្ចសន្យា និងអាសយដ្ឋានឱ្យគ្រួសារ ហើយព្រមព្រៀងគ្នាលើពាក្យសម្ងាត់មួយដែលមានន័យថា «ខ្ញុំត្រូវការជំនួយ»។
      - កត់លេខទូរស័ព្ទស្ថានទូតកម្ពុជានៅប្រទេសដែលអ្នកទៅ។
      - ធ្វើដំណើរដោយទិដ្ឋាការការងារ កុំប្រើទិដ្ឋាការទេសចរណ៍ «បណ្ដោះអាសន្ន»។
      # សុំជំនួយ
      - នគរបាលជាតិ (ការឃុំឃាំងខុសច្បាប់ និងការជួញដូរមនុស្ស)៖ 117 ឥតគិតថ្លៃ។
      - នៅក្រៅប្រទេស៖ ស្ថានទូត ឬស្ថានកុងស៊ុលកម្ពុជាដែលនៅជិតបំផុត។
      - នៅលើគេហទំព័រនេះ៖ ចុច «រាយការណ៍» លើទំព័រការងារ ឬក្រុមហ៊ុន។ មិនចាំបាច់មានគណនីទេ ហើយក្រុមហ៊ុនមិនដឹងថាអ្នកណារាយការណ៍ឡើយ។
      # «បានផ្ទៀងផ្ទាត់» មានន័យថាអ្វី
      យើងបានពិនិត្យថាក្រុមហ៊ុនដែលបានផ្ទៀងផ្ទាត់មានពិតប្រាកដ តាមរយៈការចុះបញ្ជី លេខទូរស័ព្ទ គេហទំព័រ ឬឯកសារ។ នេះមិនធានាថាគ្រប់ការងារស័ក្តិសមនឹងអ្នកទេ៖ ដំបូន្មានខាងលើប្រើបានចំពោះគ្រប់ក្រុមហ៊ុន។
    `,
  },
] as const;
