import type { DemoText } from '../article.ts';

/** Advice for job seekers, without invented authors or claims. */
export const careerTips: readonly DemoText[] = [
  {
    topic: 'career',
    titleEn: 'A CV that gets read to the end',
    titleKm: 'ប្រវត្តិរូបដែលនិយោជកអានដល់ចប់',
    summaryEn: 'Two pages, your latest job first, and numbers instead of adjectives.',
    summaryKm: 'ពីរទំព័រ ការងារថ្មីបំផុតនៅលើគេ ហើយប្រើលេខជំនួសពាក្យសរសើរខ្លួន។',
    en: `
      A recruiter with eighty CVs on the desk gives each of them half a minute at first. In that time she wants to know three things: what you do, where you’ve done it and whether you can be reached. Make it easy for her.
      # Start with the essentials
      Put your name, the job you want, your phone number, your e-mail address and your province at the top. Use an address with your name in it, and a number that you answer even when you don’t know the caller. You don’t need to give your ID number, your religion, your height or your parents’ names.
      # Let numbers speak
      Adjectives are free, so everyone uses them. Numbers are yours alone.
      - Instead of “hard-working”: “Served 60 guests an evening, alone on the terrace.”
      - Instead of “good at sales”: “Sold 45 motorbikes in 2025, the most in a team of six.”
      - Instead of “responsible for stock”: “Kept stock losses under 1% for two years.”
      If your work has no sales figures, count something else: children in the class, machines on the line, kilometres without an accident.
      # No experience yet?
      Write down what you’ve done, even if nobody paid you for it. Helping in the family shop is sales and stock. Organising the class trip is planning and a budget. Teaching your cousins maths is teaching. Add the length of time and the result.
      # Fit it to the job
      Read the job again and underline what it asks for. Those points belong in the first half of the first page, in the same words, because recruiters look for those words, and so does the search on this site. If the job is advertised in Khmer, send a Khmer CV.
      # Check it before you send it
      - Two pages at most. Shorten everything that’s more than ten years old.
      - One typeface, black on white, no coloured boxes.
      - Explain gaps honestly: “Cared for my mother” is a good reason.
      - Save it as a PDF under your name and the position.
      Then ask two people to read it: one who knows the work, and one who doesn’t and will tell you which words they didn’t understand.
    `,
    km: `
      អ្នកជ្រើសរើសបុគ្គលិកដែលមានប្រវត្តិរូបប៉ែតសិបច្បាប់នៅលើតុ លើកដំបូងមើលមួយច្បាប់តែកន្លះនាទីប៉ុណ្ណោះ។ ក្នុងកន្លះនាទីនោះ អ្នកជ្រើសរើសចង់ដឹងតែបីយ៉ាង៖ អ្នកធ្វើការអ្វី ធ្លាប់ធ្វើនៅឯណា និងទាក់ទងបានតាមលេខណា។
      # ព័ត៌មានសំខាន់ៗនៅខាងលើ
      ដាក់ឈ្មោះ ការងារដែលចង់បាន លេខទូរស័ព្ទ អ៊ីមែល និងខេត្តដែលរស់នៅ។ សូមប្រើអ៊ីមែលដែលមានឈ្មោះអ្នក និងលេខដែលអ្នកលើក ទោះមិនស្គាល់លេខហៅចូលក៏ដោយ។ មិនចាំបាច់ដាក់លេខអត្តសញ្ញាណប័ណ្ណ សាសនា កម្ពស់ ឬឈ្មោះឪពុកម្ដាយទេ។
      # ឱ្យលេខនិយាយជំនួស
      ពាក្យសរសើរខ្លួន អ្នកណាក៏សរសេរបាន។ តែលេខ មានតែអ្នកទេដែលមាន។
      - ជំនួស «ឧស្សាហ៍ព្យាយាម» ដោយ «បម្រើភ្ញៀវ 60 នាក់ក្នុងមួយល្ងាច ម្នាក់ឯងនៅរានហាល»។
      - ជំនួស «ពូកែលក់» ដោយ «លក់ម៉ូតូបាន 45 គ្រឿងក្នុងឆ្នាំ 2025 ច្រើនជាងគេក្នុងក្រុមប្រាំមួយនាក់»។
      - ជំនួស «ទទួលខុសត្រូវស្តុកទំនិញ» ដោយ «រយៈពេលពីរឆ្នាំ ទំនិញបាត់មិនដល់ 1%»។
      បើការងាររបស់អ្នកមិនមានតួលេខលក់ សូមរាប់អ្វីផ្សេង៖ ចំនួនសិស្សក្នុងថ្នាក់ ចំនួនម៉ាស៊ីនក្នុងខ្សែផលិតកម្ម ឬចំនួនគីឡូម៉ែត្រដែលបើកដោយគ្មានគ្រោះថ្នាក់។
      # មិនទាន់មានបទពិសោធន៍?
      សូមសរសេរអ្វីដែលធ្លាប់ធ្វើ ទោះគ្មានប្រាក់ឈ្នួលក៏ដោយ។ ជួយលក់នៅផ្ទះ គឺជាការលក់ និងមើលទំនិញ។ រៀបចំដំណើរកម្សាន្តក្នុងថ្នាក់ គឺជាការរៀបចំផែនការ និងថវិកា។ បង្រៀនលេខប្អូនៗ គឺជាការបង្រៀន។ សូមដាក់រយៈពេល និងលទ្ធផលផង។
      # កែតាមការងារដែលដាក់ពាក្យ
      អានការប្រកាសការងារម្ដងទៀត ហើយគូសចំណាំអ្វីដែលក្រុមហ៊ុនត្រូវការ។ ចំណុចទាំងនោះត្រូវនៅពាក់កណ្ដាលខាងលើនៃទំព័រទីមួយ ដោយប្រើពាក្យដូចគ្នា ព្រោះអ្នកជ្រើសរើសបុគ្គលិក និងការស្វែងរកនៅលើគេហទំព័រនេះ រកតាមពាក្យទាំងនោះ។ បើក្រុមហ៊ុនប្រកាសជាភាសាខ្មែរ សូមផ្ញើប្រវត្តិរូបជាភាសាខ្មែរ។
      # ពិនិត្យមុនផ្ញើ
      - យ៉ាងច្រើនពីរទំព័រ។ ការងារដែលហួសដប់ឆ្នាំ សូមសរសេរខ្លីៗ។
      - ពុម្ពអក្សរតែមួយបែប អក្សរខ្មៅលើផ្ទៃស គ្មានប្រអប់ពណ៌។
      - ចន្លោះពេលដែលមិនបានធ្វើការ សូមប្រាប់ត្រង់ៗ។ «មើលថែម្ដាយ» ជាហេតុផលល្អ។
      - រក្សាទុកជា PDF ដោយដាក់ឈ្មោះអ្នក និងមុខតំណែង។
      បន្ទាប់មក សូមឱ្យពីរនាក់អាន៖ ម្នាក់ស្គាល់ការងារនោះ ម្នាក់ទៀតមិនស្គាល់ តែហ៊ានប្រាប់ថាពាក្យណាអានមិនយល់។ កែរួច ចាំផ្ញើ។
    `,
  },
  {
    topic: 'career',
    titleEn: 'Questions to ask at an interview',
    titleKm: 'សំណួរដែលអ្នកគួរសួរពេលសម្ភាស',
    summaryEn: 'You’re choosing as well. These questions show what the work is really like.',
    summaryKm: 'អ្នកក៏មានសិទ្ធិជ្រើសរើសដែរ។ សំណួរទាំងនេះបង្ហាញថាការងារពិតជាយ៉ាងណា។',
    en: `
      “Do you have any questions for us?” is part of the interview. “No, everything is clear” is polite, but it’s a missed chance: you’ll spend nine hours a day at this company. Bring three or four questions on a sheet of paper. Nobody minds if you read them out.
      # About the work
      - Why is this position open? (A new job, a promotion and a third resignation in a year tell three different stories.)
      - What should be better in six months because of the person you hire?
      - Who will I work with every day, and may I meet them?
      - What does the first week look like?
      # About the conditions
      Ask these before you sign, at the latest when you get the offer:
      - How long is the probation period, and is the pay different afterwards?
      - Is the contract of fixed or undetermined duration? Different rules apply to notice, to the seniority payment and to what’s paid at the end.
      - What are the working hours, how often is there overtime, and how is it paid?
      - On which days is the salary paid, and is the figure before or after tax?
      - Will you register me with the NSSF from the start?
      Ask for the answers in writing. Employers who mean what they say have no reason to refuse. Ask to read the contract at home, too, before you sign it.
      # About what comes next
      - When will you decide, and how will I hear from you?
      - May I call you if I haven’t heard by then?
      # What not to ask first
      Don’t begin with holidays, sick leave or how soon you can be promoted. They’re fair questions, but in the first ten minutes they sound as if you wanted to be somewhere else.
      # Look around
      Not every answer is spoken. Do people greet one another in the corridor? Is the fire exit free? Are the interviewers on time, and have they read your CV? If you’re asked for a deposit, your original certificates or your ID card “to keep”, leave. A job that begins like that won’t get better.
    `,
    km: `
      «តើអ្នកមានសំណួរអ្វីសួរយើងវិញទេ?» ក៏ជាផ្នែកមួយនៃការសម្ភាសដែរ។ ឆ្លើយថា «អត់ទេ ខ្ញុំយល់ច្បាស់ហើយ» គួរសមមែន តែខាតឱកាស ព្រោះអ្នកនឹងនៅក្រុមហ៊ុននោះប្រាំបួនម៉ោងក្នុងមួយថ្ងៃ។ សូមសរសេរសំណួរបី ឬបួនយកទៅជាមួយ។ បើកក្រដាសអានក៏មិនអីដែរ។
      # អំពីការងារ
      - ហេតុអ្វីតំណែងនេះទំនេរ? (តំណែងថ្មី អ្នកមុនឡើងតំណែង ឬអ្នកលាឈប់ម្នាក់ហើយម្នាក់ទៀត មានន័យខុសគ្នា។)
      - ប្រាំមួយខែក្រោយ ក្រុមហ៊ុនចង់ឃើញអ្វីល្អជាងមុន ពីអ្នកដែលទទួលបានតំណែងនេះ?
      - រាល់ថ្ងៃ ខ្ញុំនឹងធ្វើការជាមួយអ្នកណា ហើយអាចជួបបានទេ?
      - សប្ដាហ៍ដំបូង ខ្ញុំនឹងធ្វើអ្វីខ្លះ?
      # អំពីលក្ខខណ្ឌការងារ
      សំណួរទាំងនេះ ត្រូវសួរមុនចុះហត្ថលេខា យ៉ាងយូរពេលក្រុមហ៊ុនសម្រេចយកអ្នក៖
      - រយៈពេលសាកល្បងប៉ុន្មានខែ ហើយចប់រយៈពេលនោះ ប្រាក់ខែប្ដូរទេ?
      - កិច្ចសន្យាមានកំណត់ថិរវេលា ឬមិនកំណត់? វិធានខុសគ្នាលើការឱ្យដំណឹងមុនឈប់ ប្រាក់បំណាច់អតីតភាពការងារ និងប្រាក់ដែលបានពេលចប់កិច្ចសន្យា។
      - ម៉ោងធ្វើការប៉ុន្មាន ថែមម៉ោងញឹកញាប់ទេ ហើយគិតប្រាក់យ៉ាងណា?
      - បើកប្រាក់ខែថ្ងៃណាខ្លះ ហើយចំនួននេះមុនកាត់ពន្ធ ឬក្រោយកាត់ពន្ធ?
      - ក្រុមហ៊ុនចុះបញ្ជី ប.ស.ស. ឱ្យខ្ញុំតាំងពីដំបូងទេ?
      សូមសុំចម្លើយជាលាយលក្ខណ៍អក្សរ។ និយោជកដែលនិយាយមែន មិនបដិសេធទេ ហើយអ្នកអាចសុំយកកិច្ចសន្យាទៅអាននៅផ្ទះសិន មុនចុះហត្ថលេខា។
      # អំពីជំហានបន្ទាប់
      - ក្រុមហ៊ុននឹងសម្រេចនៅថ្ងៃណា ហើយខ្ញុំដឹងលទ្ធផលតាមរយៈអ្វី?
      - បើដល់ថ្ងៃនោះមិនទាន់ដឹង ខ្ញុំអាចទូរស័ព្ទមកសួរបានទេ?
      # អ្វីដែលកុំសួរមុនគេ
      កុំចាប់ផ្ដើមពីថ្ងៃឈប់សម្រាក ឬសួរថាពេលណាបានឡើងតំណែង។ សំណួរទាំងនេះត្រឹមត្រូវ តែបើសួរក្នុងដប់នាទីដំបូង ស្ដាប់ទៅដូចមិនសូវចង់ធ្វើការ។
      # សង្កេតជុំវិញផង
      ចម្លើយខ្លះមិននិយាយដោយមាត់ទេ។ តើបុគ្គលិករាក់ទាក់គ្នាទេ? ច្រកចេញពេលមានអគ្គិភ័យ មានអ្វីបាំងទេ? អ្នកសម្ភាសមកទាន់ម៉ោង ហើយបានអានប្រវត្តិរូបរបស់អ្នកទេ? បើមានការទារប្រាក់កក់ ឬសុំទុកសញ្ញាបត្រដើម ឬអត្តសញ្ញាណប័ណ្ណ សូមដើរចេញ។ ការងារដែលចាប់ផ្ដើមបែបនេះ ពិបាកល្អណាស់។
    `,
  },
  {
    topic: 'career',
    titleEn: '',
    titleKm: 'របៀបសម្គាល់ការងារបោកប្រាស់',
    summaryEn: '',
    summaryKm: 'ទារប្រាក់មុន ប្រាក់ខែខ្ពស់ខុសធម្មតា និងគ្មានអាសយដ្ឋានច្បាស់លាស់៖ សញ្ញាទាំងបីនេះ ត្រូវប្រយ័ត្ន។',
    en: '',
    km: `
      ជនបោកប្រាស់ប្រើពាក្យពិរោះ រូបថតស្អាត និងឈ្មោះក្រុមហ៊ុនធំៗ។ អ្នកដែលចាញ់បោក មិនមែនដោយសារល្ងង់ទេ គឺដោយសារត្រូវការការងារ។ បើស្គាល់សញ្ញាខាងក្រោម អ្នកនឹងជៀសរួចពីការបោកប្រាស់ភាគច្រើន។
      # សញ្ញាដែលត្រូវប្រយ័ត្ន
      - ទារប្រាក់មុនចូលធ្វើការ ទោះហៅថាប្រាក់កក់ ថ្លៃឯកសណ្ឋាន ថ្លៃបណ្ដុះបណ្ដាល ឬថ្លៃរត់ការក៏ដោយ។ ការងារពិត ក្រុមហ៊ុនបើកប្រាក់ឱ្យអ្នក មិនមែនអ្នកបង់ប្រាក់ឱ្យក្រុមហ៊ុនទេ។
      - ប្រាក់ខែខ្ពស់ណាស់ តែមិនត្រូវការទាំងសញ្ញាបត្រ ទាំងបទពិសោធន៍ ទាំងការសម្ភាស។
      - គ្មានឈ្មោះក្រុមហ៊ុន គ្មានអាសយដ្ឋាន ឬណាត់ជួបនៅហាងកាហ្វេ ផ្ទះជួល ឬនៅពេលយប់។
      - និយាយគ្នាតែតាម Telegram ឬ Facebook ហើយមិនព្រមលើកទូរស័ព្ទ។
      - បង្ខំឱ្យសម្រេចចិត្តភ្លាម៖ «នៅសល់តែមួយកន្លែង ត្រូវយល់ព្រមថ្ងៃនេះ»។
      - សុំរូបថតអត្តសញ្ញាណប័ណ្ណ លេខកូដ OTP ឬពាក្យសម្ងាត់ធនាគារ។
      # ពិនិត្យមុនយល់ព្រម
      - ស្វែងរកឈ្មោះក្រុមហ៊ុន ហើយទូរស័ព្ទទៅលេខដែលអ្នករកឃើញដោយខ្លួនឯង មិនមែនលេខដែលមានអ្នកផ្ញើមកនោះទេ។
      - មើលថាក្រុមហ៊ុននោះ «បានផ្ទៀងផ្ទាត់» នៅលើគេហទំព័រនេះឬនៅ។
      - ទៅមើលកន្លែងធ្វើការពេលថ្ងៃ ដោយមានអ្នកជូនដំណើរ ឬប្រាប់អ្នកផ្ទះថាទៅណា ហើយត្រឡប់មកវិញម៉ោងប៉ុន្មាន។
      - សុំអានកិច្ចសន្យា។ បើគ្មានកិច្ចសន្យា ឬមិនឱ្យយកទៅអាន សូមកុំទាន់យល់ព្រម។
      # ការងារនៅក្រៅប្រទេស ឬតាមព្រំដែន
      ការងារ «វាយកុំព្យូទ័រ» ឬ «ឆ្លើយអតិថិជន» ដែលសន្យាប្រាក់ខែខ្ពស់ ចេញថ្លៃធ្វើដំណើរឱ្យ និងមិនបាច់មានបទពិសោធន៍ អាចជាអន្ទាក់។ មុនចេញដំណើរ សូមសួរក្រសួងការងារ និងបណ្ដុះបណ្ដាលវិជ្ជាជីវៈ ថាភ្នាក់ងារនោះមានអាជ្ញាប័ណ្ណឬអត់។ កុំប្រគល់លិខិតឆ្លងដែនឱ្យអ្នកណាទុក។
      # បើសង្ស័យ ឬចាញ់បោកហើយ
      - ឈប់បង់ប្រាក់បន្ថែម ទោះសន្យាថានឹងសងវិញក៏ដោយ។
      - រក្សាទុកសារ លេខគណនី និងបង្កាន់ដៃ ដើម្បីធ្វើជាភស្តុតាង។
      - ចុច «រាយការណ៍» នៅលើទំព័រការងារនោះ។ ក្រុមហ៊ុនមិនដឹងថាអ្នកណារាយការណ៍ទេ។
      - បើមានគ្រោះថ្នាក់ សូមទូរស័ព្ទទៅនគរបាលជាតិលេខ 117 ឥតគិតថ្លៃ។
      កុំខ្មាសនឹងប្រាប់អ្នកជិតស្និទ្ធ។ រឿងរបស់អ្នកម្នាក់ អាចជួយសង្គ្រោះមនុស្សជាច្រើននាក់។
    `,
  },
];
