import { type Topic, topic } from './gathering-topic.ts';

/** Twenty courses typical of Cambodia. */
export const trainingTopics: readonly Topic[] = [
  topic(
    'accounting',
    0,
    ['QuickBooks for small businesses', 'កម្មវិធី QuickBooks សម្រាប់អាជីវកម្មតូច'],
    [
      'From the first invoice to the monthly report, on your own laptop.',
      'ចាប់ពីវិក្កយបត្រដំបូង រហូតដល់របាយការណ៍ប្រចាំខែ អនុវត្តលើកុំព្យូទ័រផ្ទាល់ខ្លួន។',
    ],
    [
      ['Set up a company file with its accounts', 'រៀបចំឯកសារក្រុមហ៊ុន និងបញ្ជីគណនី'],
      ['Record sales, purchases and bank payments', 'កត់ត្រាការលក់ ការទិញ និងការទូទាត់តាមធនាគារ'],
      ['Close a month and read the reports', 'បិទបញ្ជីប្រចាំខែ និងអានរបាយការណ៍'],
    ],
  ),
  topic(
    'accounting',
    0,
    ['Monthly tax declarations in Cambodia', 'ការប្រកាសពន្ធប្រចាំខែ'],
    [
      'VAT, withholding tax and tax on salary with the forms that are in use now.',
      'អាករលើតម្លៃបន្ថែម ពន្ធកាត់ទុក និងពន្ធលើប្រាក់បៀវត្សរ៍ តាមទម្រង់ដែលកំពុងប្រើ។',
    ],
    [
      ['Know what is due, and when', 'ដឹងថាត្រូវបង់ពន្ធអ្វី និងនៅថ្ងៃណា'],
      ['Fill in the e-filing step by step', 'បំពេញការប្រកាសតាមប្រព័ន្ធអេឡិចត្រូនិក មួយជំហានម្ដងៗ'],
      ['Avoid the usual mistakes and their fines', 'ចៀសវាងកំហុសញឹកញាប់ និងការពិន័យ'],
    ],
  ),
  topic(
    'human-resources',
    1,
    ['Cambodian labour law for HR officers', 'ច្បាប់ការងារសម្រាប់មន្ត្រីធនធានមនុស្ស'],
    [
      'Contracts, leave, seniority pay and dismissal, with cases from real companies.',
      'កិច្ចសន្យា ច្បាប់ឈប់សម្រាក ប្រាក់បំណាច់អតីតភាព និងការបញ្ឈប់ ជាមួយករណីជាក់ស្ដែង។',
    ],
    [
      ['Write contracts that hold', 'សរសេរកិច្ចសន្យាឱ្យត្រឹមត្រូវតាមច្បាប់'],
      ['Calculate seniority and severance pay', 'គណនាប្រាក់អតីតភាព និងប្រាក់បំណាច់'],
      ['Handle warnings and disputes fairly', 'ដោះស្រាយការព្រមាន និងវិវាទដោយយុត្តិធម៌'],
    ],
  ),
  topic(
    'human-resources',
    1,
    ['Payroll and NSSF in practice', 'ការបើកប្រាក់ខែ និង ប.ស.ស. ក្នុងការអនុវត្ត'],
    [
      'One month of payroll from the time sheet to the bank file.',
      'ធ្វើបញ្ជីប្រាក់ខែពេញមួយខែ ពីតារាងវត្តមាន រហូតដល់ឯកសារផ្ញើធនាគារ។',
    ],
    [
      ['Calculate salary tax and NSSF', 'គណនាពន្ធលើប្រាក់បៀវត្សរ៍ និងភាគទាន ប.ស.ស.'],
      ['Build a payroll sheet in Excel', 'បង្កើតតារាងប្រាក់ខែក្នុង Excel'],
      ['Answer the questions that staff ask', 'ឆ្លើយសំណួរដែលបុគ្គលិកតែងតែសួរ'],
    ],
  ),
  topic(
    'human-resources',
    1,
    ['Interviewing and choosing the right person', 'ការសម្ភាស និងការជ្រើសរើសបុគ្គលិកឱ្យត្រូវ'],
    [
      'Ask better questions, compare candidates fairly, decide with reasons.',
      'សួរឱ្យចំ ប្រៀបធៀបបេក្ខជនដោយយុត្តិធម៌ និងសម្រេចដោយមានហេតុផល។',
    ],
    [
      ['Prepare questions from the job itself', 'រៀបចំសំណួរតាមតម្រូវការការងារ'],
      ['Practise interviews in pairs', 'ហាត់សម្ភាសជាគូ'],
      ['Rate candidates on one sheet', 'ដាក់ពិន្ទុបេក្ខជនលើសន្លឹកតែមួយ'],
    ],
  ),
  topic(
    'administration',
    2,
    ['Excel from basics to reports', 'Excel ពីមូលដ្ឋានដល់របាយការណ៍'],
    [
      'Formulas, tables and charts with files from real offices.',
      'រូបមន្ត តារាង និងក្រាហ្វ ជាមួយឯកសារពីការិយាល័យជាក់ស្ដែង។',
    ],
    [
      ['Work with formulas that do not break', 'ប្រើរូបមន្តដោយមិនខូច'],
      ['Sum up thousands of rows in a pivot table', 'សង្ខេបទិន្នន័យរាប់ពាន់ជួរដោយ Pivot Table'],
      ['Make a monthly report in an hour', 'ធ្វើរបាយការណ៍ប្រចាំខែក្នុងមួយម៉ោង'],
    ],
  ),
  topic(
    'administration',
    2,
    ['Writing official letters in Khmer', 'ការសរសេរលិខិតរដ្ឋបាលជាភាសាខ្មែរ'],
    [
      'Requests, minutes and announcements that are clear and correct.',
      'លិខិតស្នើសុំ កំណត់ហេតុ និងសេចក្ដីជូនដំណឹង ឱ្យច្បាស់ និងត្រឹមត្រូវ។',
    ],
    [
      ['Choose the right form and address', 'ជ្រើសរើសទម្រង់ និងពាក្យគោរពឱ្យត្រូវ'],
      ['Write short and clear sentences', 'សរសេរប្រយោគខ្លី និងច្បាស់'],
      ['Type Khmer Unicode quickly', 'វាយខ្មែរយូនីកូដឱ្យបានលឿន'],
    ],
  ),
  topic(
    'administration',
    3,
    ['First steps as a team leader', 'ជំហានដំបូងជាប្រធានក្រុម'],
    ['For those who led nobody yesterday and a team today.', 'សម្រាប់អ្នកដែលទើបឡើងតំណែង ហើយត្រូវដឹកនាំក្រុមជាលើកដំបូង។'],
    [
      ['Give tasks and follow them up', 'ប្រគល់កិច្ចការ និងតាមដាន'],
      ['Give feedback that helps', 'ផ្ដល់មតិកែលម្អដែលមានប្រយោជន៍'],
      ['Run a meeting of half an hour', 'ដឹកនាំប្រជុំកន្លះម៉ោងឱ្យមានលទ្ធផល'],
    ],
  ),
  topic(
    'information-technology',
    4,
    ['Web development for beginners', 'ការបង្កើតគេហទំព័រសម្រាប់អ្នកចាប់ផ្ដើម'],
    [
      'HTML, CSS and JavaScript in eight weekends; at the end your own site is online.',
      'HTML, CSS និង JavaScript រយៈពេលប្រាំបីចុងសប្ដាហ៍ ហើយចុងបញ្ចប់មានគេហទំព័រផ្ទាល់ខ្លួន។',
    ],
    [
      ['Build pages that fit a phone', 'បង្កើតទំព័រដែលមើលល្អលើទូរស័ព្ទ'],
      ['Make them react with JavaScript', 'ធ្វើឱ្យទំព័រមានសកម្មភាពដោយ JavaScript'],
      ['Publish and keep code with Git', 'ផ្សាយ និងរក្សាកូដដោយ Git'],
    ],
  ),
  topic(
    'information-technology',
    4,
    ['Python for data at work', 'Python សម្រាប់ទិន្នន័យក្នុងការងារ'],
    [
      'Less copying by hand: read, clean and chart the data of your office.',
      'លែងចម្លងដោយដៃ៖ អាន សម្អាត និងធ្វើក្រាហ្វពីទិន្នន័យការិយាល័យ។',
    ],
    [
      ['Read Excel and CSV files', 'អានឯកសារ Excel និង CSV'],
      ['Clean names, dates and numbers', 'សម្អាតឈ្មោះ កាលបរិច្ឆេទ និងលេខ'],
      ['Make charts that one understands', 'ធ្វើក្រាហ្វដែលងាយយល់'],
    ],
  ),
  topic(
    'information-technology',
    4,
    ['Keeping a small office safe online', 'សុវត្ថិភាពបច្ចេកវិទ្យាសម្រាប់ការិយាល័យ'],
    [
      'Passwords, backups and false messages: what everyone with a desk job should know.',
      'ពាក្យសម្ងាត់ ការបម្រុងទុក និងសារបោកប្រាស់៖ អ្វីដែលបុគ្គលិកគ្រប់រូបគួរដឹង។',
    ],
    [
      ['Notice false e-mails and calls', 'សម្គាល់អ៊ីមែល និងការហៅបោកប្រាស់'],
      ['Set up a password manager', 'ប្រើកម្មវិធីគ្រប់គ្រងពាក្យសម្ងាត់'],
      ['Plan backups that one can restore', 'រៀបចំការបម្រុងទុកដែលអាចយកមកវិញបាន'],
    ],
  ),
  topic(
    'marketing',
    5,
    ['Facebook and TikTok marketing for shops', 'ទីផ្សារលើ Facebook និង TikTok សម្រាប់ហាង'],
    ['Reach customers nearby with a small budget and a phone.', 'ឈានដល់អតិថិជននៅជិតហាង ដោយថវិកាតិច និងទូរស័ព្ទមួយ។'],
    [
      ['Plan a month of posts', 'រៀបចំការផ្សាយមួយខែ'],
      ['Film and cut short videos', 'ថត និងកាត់វីដេអូខ្លី'],
      ['Set up ads and read their numbers', 'ដាក់ការផ្សាយពាណិជ្ជកម្ម និងអានលទ្ធផល'],
    ],
  ),
  topic(
    'sales',
    5,
    ['Selling with confidence', 'ការលក់ដោយទំនុកចិត្ត'],
    ['From the first visit to the signed order, with role play.', 'ពីការជួបដំបូង រហូតដល់ការបញ្ជាទិញ ដោយហាត់ដើរតួ។'],
    [
      ['Ask before you offer', 'សួរមុននឹងណែនាំ'],
      ['Answer “too expensive”', 'ឆ្លើយនឹងពាក្យ «ថ្លៃពេក»'],
      ['Keep customers who come back', 'រក្សាអតិថិជនឱ្យត្រឡប់មកវិញ'],
    ],
  ),
  topic(
    'customer-service',
    3,
    ['Customer service that people remember', 'សេវាអតិថិជនដែលគេចាំមិនភ្លេច'],
    ['For counters, call centres and shops.', 'សម្រាប់បញ្ជរ មជ្ឈមណ្ឌលទូរស័ព្ទ និងហាង។'],
    [
      ['Greet and listen well', 'ស្វាគមន៍ និងស្ដាប់ឱ្យបានល្អ'],
      ['Calm an angry customer', 'សម្រួលអតិថិជនដែលខឹង'],
      ['Answer on the phone and in chat', 'ឆ្លើយតាមទូរស័ព្ទ និងតាមសារ'],
    ],
  ),
  topic(
    'hospitality',
    6,
    ['Front office for hotels', 'ផ្នែកទទួលភ្ញៀវសណ្ឋាគារ'],
    [
      'Check-in, complaints and upselling, in English and Khmer.',
      'ការទទួលភ្ញៀវ ការដោះស្រាយបណ្ដឹង និងការលក់បន្ថែម ជាអង់គ្លេស និងខ្មែរ។',
    ],
    [
      ['Handle arrivals and departures', 'ទទួលភ្ញៀវចូល និងចេញ'],
      ['Use a booking system', 'ប្រើប្រព័ន្ធកក់បន្ទប់'],
      ['Speak English at the desk', 'និយាយអង់គ្លេសនៅតុទទួលភ្ញៀវ'],
    ],
  ),
  topic(
    'restaurant',
    6,
    ['Barista: coffee from bean to cup', 'បារីស្តា៖ ឆុងកាហ្វេពីគ្រាប់ដល់ពែង'],
    ['Espresso, milk and latte art at four machines.', 'អេសប្រេសសូ ទឹកដោះគោ និងគូររូបលើកាហ្វេ ជាមួយម៉ាស៊ីនបួន។'],
    [
      ['Set the grinder and pull a shot', 'កំណត់ម៉ាស៊ីនកិន និងឆុងអេសប្រេសសូ'],
      ['Steam milk and pour a heart', 'ចំហុយទឹកដោះគោ និងចាក់រូបបេះដូង'],
      ['Keep machine and bar clean', 'រក្សាម៉ាស៊ីន និងបញ្ជរឱ្យស្អាត'],
    ],
  ),
  topic(
    'technician',
    7,
    ['Air conditioner repair and service', 'ជួសជុល និងថែទាំម៉ាស៊ីនត្រជាក់'],
    ['Two weeks in the workshop, with your own tools.', 'ពីរសប្ដាហ៍ក្នុងរោងជាង ជាមួយឧបករណ៍ផ្ទាល់ខ្លួន។'],
    [
      ['Clean and service a split unit', 'លាងសម្អាត និងថែទាំម៉ាស៊ីន'],
      ['Find leaks and refill safely', 'រកកន្លែងលេច និងបញ្ចូលហ្គាសដោយសុវត្ថិភាព'],
      ['Read wiring plans', 'អានប្លង់ខ្សែភ្លើង'],
    ],
  ),
  topic(
    'construction',
    7,
    ['Safety at work for site supervisors', 'សុវត្ថិភាពការងារសម្រាប់អ្នកគ្រប់គ្រងការដ្ឋាន'],
    ['Scaffolds, heights and electricity: what you answer for.', 'រន្ទា ទីខ្ពស់ និងអគ្គិសនី៖ អ្វីដែលអ្នកត្រូវទទួលខុសត្រូវ។'],
    [
      ['Hold a safety talk each morning', 'ណែនាំសុវត្ថិភាពរាល់ព្រឹក'],
      ['Check scaffolds and harnesses', 'ពិនិត្យរន្ទា និងខ្សែសុវត្ថិភាព'],
      ['Act in the first minutes after an accident', 'ធ្វើអ្វីក្នុងនាទីដំបូងក្រោយគ្រោះថ្នាក់'],
    ],
  ),
  topic(
    'translation',
    8,
    ['Business English: meetings and e-mails', 'ភាសាអង់គ្លេសការងារ៖ ប្រជុំ និងអ៊ីមែល'],
    ['Speak up in meetings and write e-mails that are answered.', 'ហ៊ាននិយាយក្នុងប្រជុំ និងសរសេរអ៊ីមែលដែលគេឆ្លើយ។'],
    [
      ['Open, argue and sum up in a meeting', 'បើកប្រជុំ បញ្ចេញមតិ និងសង្ខេប'],
      ['Write e-mails in five sentences', 'សរសេរអ៊ីមែលក្នុងប្រាំប្រយោគ'],
      ['Present your work for ten minutes', 'បង្ហាញការងាររបស់អ្នករយៈពេលដប់នាទី'],
    ],
  ),
  topic(
    'translation',
    8,
    ['Chinese for factories and shops', 'ភាសាចិនសម្រាប់រោងចក្រ និងហាង'],
    ['Three hundred words that one needs every day.', 'ពាក្យបីរយដែលត្រូវការរាល់ថ្ងៃ។'],
    [
      ['Numbers, prices and times', 'លេខ តម្លៃ និងម៉ោង'],
      ['Orders and instructions on the line', 'ការបញ្ជា និងការណែនាំក្នុងផលិតកម្ម'],
      ['Polite words with visitors', 'ពាក្យគួរសមជាមួយភ្ញៀវ'],
    ],
  ),
];
