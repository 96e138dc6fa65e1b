import type { DemoText } from '../article.ts';

/** Advice for those who hire and lead, without invented authors or claims. */
export const hiringTips: readonly DemoText[] = [
  {
    topic: 'recruitment',
    category: 'human-resources',
    titleEn: 'How to write a job ad that people answer',
    titleKm: 'សរសេរការប្រកាសការងារឱ្យមានអ្នកដាក់ពាក្យ',
    summaryEn:
      'Six facts decide whether a job seeker reads on: the work, the place, the pay, the hours, the closing date and the reason to join you.',
    summaryKm:
      'ការងារអ្វី នៅកន្លែងណា ប្រាក់ខែប៉ុន្មាន ធ្វើការម៉ោងណា ផុតកំណត់ថ្ងៃណា និងហេតុអ្វីគួរមកធ្វើការជាមួយអ្នក៖ បើឃើញចំណុចទាំងប្រាំមួយនេះ បេក្ខជននឹងអានបន្ត។',
    en: `
      Most job seekers read an ad on their phone, on the way to work or after dinner, and decide within seconds whether to go on. Put what they need into the first lines.
      # Describe a typical day
      Two sentences about a typical day say more than a list of fifteen duties. “Responsible for accounting” could be any job in any company. “You’ll close the books each month, file the tax returns and train two junior accountants” lets the right person recognise the work.
      Use the job title that people type into the search box. People search for “accountant”; nobody searches for “finance ninja”.
      # Separate must-haves from nice-to-haves
      Every extra requirement puts good people off, often the most conscientious ones first.
      - List no more than five must-haves.
      - Ask for a degree only if the work needs one. For many jobs, two years of experience are worth more.
      - If the job needs English, Chinese or Korean, say what for: reading e-mails, serving guests or negotiating contracts.
      - Leave out sex, religion, political opinion and social origin. Article 12 of the Labour Law forbids hiring decisions based on them, unless the job itself requires it.
      # State the pay
      A range such as $350 to $450 saves both sides an interview that leads nowhere. Say whether the figure is before tax, and list what comes on top: meals, transport, accommodation, commission or a bonus at Khmer New Year. If you hire for a garment factory, show the minimum wage and the allowances separately, so that workers can compare.
      # Make it easy to apply
      - Name the district and a landmark. They help more than a street number.
      - Offer one way to apply, one closing date and one person to ask, with a phone number that gets answered.
      - Say when candidates will hear from you, and keep to it.
      Before you publish the job, ask a colleague from another department to read it and tell you what the new employee will do on Monday morning. If they can’t say, rewrite the first paragraph.
    `,
    km: `
      អ្នកស្វែងរកការងារភាគច្រើនអានការប្រកាសលើទូរស័ព្ទ ពេលធ្វើដំណើរ ឬក្រោយបាយល្ងាច ហើយចំណាយតែប៉ុន្មានវិនាទីប៉ុណ្ណោះ ដើម្បីសម្រេចថាអានបន្ត ឬរំលង។ ដូច្នេះ សូមដាក់ព័ត៌មានសំខាន់ៗនៅខាងលើ។
      # រៀបរាប់ថ្ងៃធ្វើការធម្មតាមួយ
      ពីរប្រយោគអំពីថ្ងៃធ្វើការធម្មតា ប្រាប់បានច្រើនជាងបញ្ជីភារកិច្ច 15 ចំណុច។ បើសរសេរត្រឹម «ទទួលខុសត្រូវផ្នែកគណនេយ្យ» អ្នកអាននៅតែមិនដឹងថាធ្វើអ្វី។ បើសរសេរថា «បិទបញ្ជីប្រចាំខែ ដាក់លិខិតប្រកាសពន្ធ និងបង្ហាត់គណនេយ្យករថ្មីពីរនាក់» អ្នកដែលធ្លាប់ធ្វើការងារនេះ អានហើយស្គាល់ភ្លាម។
      សូមប្រើឈ្មោះមុខតំណែងដែលបេក្ខជនប្រើពេលស្វែងរក។ បើដាក់ «គណនេយ្យករ» បេក្ខជនរកឃើញ តែបើដាក់ឈ្មោះប្លែកៗ គ្មានអ្នករកឃើញទេ។
      # បែងចែកអ្វីដែលចាំបាច់ និងអ្វីដែលមានក៏ល្អ
      លក្ខខណ្ឌកាន់តែច្រើន បេក្ខជនល្អៗកាន់តែមិនហ៊ានដាក់ពាក្យ ជាពិសេសអ្នកដែលមិនចូលចិត្តអួតអាង។
      - លក្ខខណ្ឌចាំបាច់ សូមដាក់យ៉ាងច្រើនប្រាំចំណុច។
      - ទាមទារសញ្ញាបត្រតែពេលការងារត្រូវការពិតមែន។ ការងារជាច្រើន ត្រូវការបទពិសោធន៍ពីរឆ្នាំជាងសញ្ញាបត្រ។
      - បើត្រូវចេះភាសាអង់គ្លេស ចិន ឬកូរ៉េ សូមប្រាប់ថាសម្រាប់ធ្វើអ្វី៖ អានអ៊ីមែល ទទួលភ្ញៀវ ឬចរចាកិច្ចសន្យា។
      - មិនត្រូវជ្រើសរើសតាមភេទ សាសនា និន្នាការនយោបាយ ឬដើមកំណើតសង្គមទេ។ មាត្រា 12 នៃច្បាប់ស្ដីពីការងារហាមឃាត់រឿងនេះ លើកលែងតែលក្ខណៈការងារតម្រូវ។
      # បង្ហាញប្រាក់ខែ
      ការដាក់ចន្លោះប្រាក់ខែ ដូចជាពី 350 ដល់ 450 ដុល្លារ ជួយទាំងសងខាងកុំឱ្យខាតពេលសម្ភាស។ សូមបញ្ជាក់ថាជាប្រាក់ខែមុនកាត់ពន្ធ ឬក្រោយកាត់ពន្ធ ហើយប្រាប់ពីអត្ថប្រយោជន៍បន្ថែម៖ អាហារ ការធ្វើដំណើរ កន្លែងស្នាក់នៅ កម្រៃជើងសារ ឬប្រាក់រង្វាន់ចូលឆ្នាំ។ រោងចក្រកាត់ដេរគួរដាក់ប្រាក់ឈ្នួលអប្បបរមា និងប្រាក់ឧបត្ថម្ភដោយឡែកពីគ្នា ដើម្បីឱ្យកម្មករប្រៀបធៀបបាន។
      # ធ្វើឱ្យការដាក់ពាក្យងាយស្រួល
      - ប្រាប់ឈ្មោះខណ្ឌ ឬស្រុក និងចំណុចសម្គាល់ដែលគ្រប់គ្នាស្គាល់។ ចំណុចសម្គាល់ងាយរកជាងលេខផ្លូវ។
      - ដាក់របៀបដាក់ពាក្យតែមួយ ថ្ងៃផុតកំណត់តែមួយ និងអ្នកទំនាក់ទំនងម្នាក់ ដែលលើកទូរស័ព្ទ។
      - ប្រាប់ថាបេក្ខជននឹងទទួលចម្លើយនៅថ្ងៃណា ហើយធ្វើតាមពាក្យសន្យានោះ។
      មុនផ្សាយ សូមឱ្យសហការីផ្នែកផ្សេងអាន រួចសួរថា «ព្រឹកថ្ងៃចន្ទ បុគ្គលិកថ្មីត្រូវធ្វើអ្វី?»។ បើសហការីនោះឆ្លើយមិនរួច សូមសរសេរកថាខណ្ឌដំបូងឡើងវិញ។
    `,
  },
  {
    topic: 'recruitment',
    titleEn: 'How to run a fair interview',
    titleKm: 'សម្ភាសបេក្ខជនដោយយុត្តិធម៌',
    summaryEn:
      'Ask every candidate the same questions in the same order, and write down your scores before you discuss anyone.',
    summaryKm: 'សួរបេក្ខជនគ្រប់រូបនូវសំណួរដូចគ្នា តាមលំដាប់ដូចគ្នា ហើយដាក់ពិន្ទុមុនពេលពិភាក្សាគ្នា។',
    en: `
      Interviewers often make up their minds in the first five minutes, and then spend the rest of the hour looking for reasons. A little structure helps you hire the person who can do the work rather than the one who is good at interviews.
      # Prepare five questions
      Take them from the work itself, and ask for something that really happened: “Tell me about a time a customer was angry. What did you do, and how did it end?” Past behaviour tells you more than “What would you do if …?” or “What are your strengths?”
      For many jobs, a small task is better still. Ask an accountant to find the mistake in a cash book, or a receptionist to answer a call in English. Twenty minutes are enough; a whole day of unpaid work isn’t a test.
      # Interview in pairs
      One of you asks and the other takes notes. Each gives a score for every answer before you talk to each other. The most senior person speaks last, because after the director has praised a candidate, few colleagues will disagree.
      # Know what not to ask
      - Don’t ask about marriage, pregnancy or plans to have children.
      - Don’t ask about religion, political opinion, union membership or family wealth.
      - Don’t ask for a deposit, and don’t keep original certificates or ID cards. The Labour Law doesn’t allow a deposit as a condition of a job.
      If the job has unusual hours or much travel, describe them and ask every candidate, man or woman, whether that works for them.
      # Leave time for their questions
      Keep ten minutes at the end. Explain the probation period, the type of contract, the pay and the working hours, so that there are no surprises after signing.
      # Say when you’ll decide
      Give a date before the candidate leaves, and call on that date even if the answer is no. One honest sentence, such as “We chose someone who has already worked with export documents”, is kinder than silence. Candidates talk to one another, and the one you turn down today may be your customer tomorrow.
    `,
    km: `
      អ្នកសម្ភាសជាច្រើនសម្រេចចិត្តតាំងពីប្រាំនាទីដំបូង រួចចំណាយពេលដែលនៅសល់រកហេតុផលគាំទ្រការសម្រេចនោះ។ បើរៀបចំឱ្យបានល្អ អ្នកនឹងជ្រើសបានអ្នកដែលធ្វើការកើត មិនមែនត្រឹមតែអ្នកដែលពូកែនិយាយពេលសម្ភាស។
      # រៀបចំសំណួរប្រាំ
      សូមយកសំណួរចេញពីការងារផ្ទាល់ ហើយសួរអំពីរឿងដែលធ្លាប់កើតឡើងពិតមែន៖ «សូមរៀបរាប់អំពីអតិថិជនម្នាក់ដែលធ្លាប់ខឹងនឹងអ្នក។ ពេលនោះអ្នកធ្វើដូចម្ដេច ហើយលទ្ធផលយ៉ាងណា?»។ រឿងដែលធ្លាប់ធ្វើ ប្រាប់បានច្រើនជាងសំណួរ «ចុះបើ…?» ឬ «តើអ្នកមានចំណុចខ្លាំងអ្វីខ្លះ?»។
      សម្រាប់ការងារជាច្រើន ឱ្យសាកធ្វើកិច្ចការតូចមួយកាន់តែប្រសើរ។ ឧទាហរណ៍ ឱ្យគណនេយ្យកររកកំហុសក្នុងសៀវភៅសាច់ប្រាក់ ឬឱ្យអ្នកទទួលភ្ញៀវឆ្លើយទូរស័ព្ទជាភាសាអង់គ្លេស។ ម្ភៃនាទីគ្រប់គ្រាន់ហើយ។ បើឱ្យធ្វើការពេញមួយថ្ងៃដោយគ្មានប្រាក់ឈ្នួល នោះមិនមែនជាការសាកល្បងទៀតទេ។
      # អ្នកសម្ភាសពីរនាក់
      ម្នាក់សួរ ម្នាក់កត់។ ម្នាក់ៗដាក់ពិន្ទុលើចម្លើយនីមួយៗ មុនពេលពិភាក្សាគ្នា។ អ្នកដែលមានតួនាទីធំជាងគេ គួរនិយាយក្រោយគេ ព្រោះបើនាយកសរសើរបេក្ខជនណាមុន សហការីកម្រហ៊ាននិយាយខុសពីនោះណាស់។
      # អ្វីដែលមិនត្រូវសួរ
      - កុំសួរអំពីអាពាហ៍ពិពាហ៍ ការមានផ្ទៃពោះ ឬគម្រោងមានកូន។
      - កុំសួរអំពីសាសនា និន្នាការនយោបាយ សហជីព ឬទ្រព្យសម្បត្តិគ្រួសារ។
      - កុំទារប្រាក់កក់ ហើយកុំទុកសញ្ញាបត្រដើម ឬអត្តសញ្ញាណប័ណ្ណរបស់បេក្ខជន។ ច្បាប់ស្ដីពីការងារមិនអនុញ្ញាតឱ្យទារប្រាក់កក់ដើម្បីឱ្យចូលធ្វើការទេ។
      បើការងារមានម៉ោងមិនទៀងទាត់ ឬត្រូវចេញខេត្តញឹកញាប់ សូមប្រាប់ឱ្យច្បាស់ ហើយសួរបេក្ខជនទាំងអស់ដូចគ្នា ទាំងប្រុសទាំងស្រី។
      # ទុកពេលឱ្យបេក្ខជនសួរ
      សូមទុកដប់នាទីចុងក្រោយ ដើម្បីពន្យល់អំពីរយៈពេលសាកល្បង ប្រភេទកិច្ចសន្យា ប្រាក់ឈ្នួល និងម៉ោងធ្វើការ។ បេក្ខជនគួរដឹងរឿងទាំងនេះមុនចុះហត្ថលេខា។
      # ប្រាប់ថ្ងៃដែលនឹងឆ្លើយ
      សូមប្រាប់ថ្ងៃច្បាស់លាស់មុនបេក្ខជនត្រឡប់ទៅវិញ ហើយទូរស័ព្ទទៅតាមថ្ងៃនោះ ទោះមិនបានជ្រើសរើសក៏ដោយ។ ពាក្យត្រង់ៗមួយឃ្លា ដូចជា «យើងបានជ្រើសរើសអ្នកដែលធ្លាប់ធ្វើឯកសារនាំចេញ» ល្អជាងភាពស្ងៀមស្ងាត់។ បេក្ខជនដែលមិនជាប់ថ្ងៃនេះ អាចជាអតិថិជនរបស់អ្នកនៅថ្ងៃស្អែក។
    `,
  },
  {
    topic: 'people',
    titleEn: 'A new employee’s first week',
    titleKm: 'សប្ដាហ៍ដំបូងរបស់បុគ្គលិកថ្មី',
    summaryEn:
      'New hires who feel lost in week one often leave within a year. A simple plan for the first five days costs you a few hours.',
    summaryKm: 'បុគ្គលិកថ្មីដែលមិនដឹងធ្វើអ្វីក្នុងសប្ដាហ៍ដំបូង ច្រើនតែលាឈប់មុនគ្រប់មួយឆ្នាំ។ ផែនការសម្រាប់ប្រាំថ្ងៃដំបូង រៀបចំតែប៉ុន្មានម៉ោងក៏រួច។',
    en: `
      On their first day, new colleagues ask themselves above all whether it was right to come. A desk that’s ready and a person who’s expecting them are half the answer.
      # Before the first day
      - Make sure someone is expecting them, knows their name and has time.
      - Prepare the desk, the computer, the e-mail address, the keys or the uniform.
      - Send a message with the time, the place, what to wear and where to park.
      - Get the paperwork ready: two copies of the contract, the bank form and the registration with the National Social Security Fund (NSSF).
      # Day one
      Begin with people. Walk round together, introduce everyone by name and explain what they do. Show the toilets, the drinking water, the first-aid box and the way out in case of fire.
      Go through the contract together and hand over a signed copy. Explain the probation period: under the Labour Law, it lasts no longer than three months for regular employees, two for specialised workers and one for unskilled workers. Agree on what a good result at the end of it looks like.
      Have lunch together. People remember for years that they sat alone on their first day.
      # Days two to four
      Give the new colleague one small piece of real work that can be finished in the first week, such as answering ten customers, setting up one machine or checking one supplier’s invoices. Name a buddy, someone other than the boss, whom they can ask anything. Newcomers often don’t like to trouble a senior colleague with “small” questions, so the buddy should do the asking: “What was unclear today?”
      # Friday
      Sit down for half an hour. Ask three things:
      - What went well this week?
      - What was missing?
      - What would you like to learn next?
      Write down what you promise, and put the next talk in the calendar: after one month, and well before the end of the probation period. By then, the decision shouldn’t surprise anyone.
    `,
    km: `
      ថ្ងៃដំបូង បុគ្គលិកថ្មីសួរខ្លួនឯងថា «តើខ្ញុំសម្រេចចិត្តត្រូវដែរឬទេ?»។ បើមកដល់ហើយ មានតុរួចរាល់ និងមានអ្នករង់ចាំទទួល ចិត្តក៏ធូរពាក់កណ្ដាលដែរ។
      # មុនថ្ងៃចូលធ្វើការ
      - ចាត់សហការីម្នាក់ឱ្យចាំទទួល ដោយប្រាប់ឈ្មោះបុគ្គលិកថ្មីជាមុន។
      - រៀបចំតុ កុំព្យូទ័រ អ៊ីមែល កូនសោ ឬឯកសណ្ឋានឱ្យរួចរាល់។
      - ផ្ញើសារប្រាប់ម៉ោង ទីកន្លែង របៀបស្លៀកពាក់ និងកន្លែងចតម៉ូតូ។
      - រៀបចំឯកសារ៖ កិច្ចសន្យាពីរច្បាប់ បែបបទធនាគារ និងការចុះបញ្ជីនៅ ប.ស.ស.។
      # ថ្ងៃទីមួយ
      សូមចាប់ផ្ដើមពីមនុស្ស។ នាំដើរជួបសហការី ប្រាប់ឈ្មោះ និងការងាររបស់ម្នាក់ៗ។ បង្ហាញបន្ទប់ទឹក ទឹកផឹក ប្រអប់សង្គ្រោះបឋម និងច្រកចេញពេលមានអគ្គិភ័យ។
      អានកិច្ចសន្យាជាមួយគ្នា រួចប្រគល់មួយច្បាប់ដែលចុះហត្ថលេខាហើយ។ ពន្យល់អំពីរយៈពេលសាកល្បង៖ តាមច្បាប់ស្ដីពីការងារ មិនឱ្យលើសពី 3 ខែសម្រាប់និយោជិតធម្មតា 2 ខែសម្រាប់កម្មករឯកទេស និង 1 ខែសម្រាប់កម្មករធម្មតា។ សូមព្រមព្រៀងគ្នាថា ចប់រយៈពេលនោះត្រូវធ្វើបានដល់កម្រិតណា។
      ថ្ងៃត្រង់ សូមបបួលទៅញ៉ាំបាយជាមួយគ្នា។ អង្គុយញ៉ាំម្នាក់ឯងនៅថ្ងៃដំបូង ជារឿងដែលចាំយូរណាស់។
      # ថ្ងៃទីពីរដល់ទីបួន
      ឱ្យធ្វើកិច្ចការពិតប្រាកដតូចមួយ ដែលអាចបញ្ចប់ក្នុងសប្ដាហ៍ដំបូង ដូចជាឆ្លើយអតិថិជនដប់នាក់ តម្លើងម៉ាស៊ីនមួយ ឬពិនិត្យវិក្កយបត្ររបស់អ្នកផ្គត់ផ្គង់ម្នាក់។ ចាត់បងម្នាក់ដែលមិនមែនជាប្រធាន ឱ្យជួយណែនាំ។ បុគ្គលិកថ្មីច្រើនតែក្រែងចិត្ត មិនហ៊ានរំខានបងៗដោយ «រឿងតូចតាច» ដូច្នេះអ្នកណែនាំគួរជាអ្នកសួរមុន៖ «ថ្ងៃនេះមានអ្វីមិនទាន់ច្បាស់ទេ?»។
      # ថ្ងៃសុក្រ
      សូមអង្គុយជជែកគ្នាកន្លះម៉ោង ហើយសួរបីចំណុច៖
      - សប្ដាហ៍នេះ មានអ្វីដំណើរការល្អ?
      - នៅខ្វះអ្វីខ្លះ?
      - បន្ទាប់ទៀត ចង់រៀនអ្វី?
      សូមកត់អ្វីដែលអ្នកសន្យា ហើយកំណត់ថ្ងៃជួបគ្នាលើកក្រោយ៖ ក្រោយមួយខែ និងមុនចប់រយៈពេលសាកល្បងឱ្យបានយូរ។ ពេលដល់ថ្ងៃសម្រេច មិនគួរមានអ្នកណាភ្ញាក់ផ្អើលឡើយ។
    `,
  },
  {
    topic: 'people',
    titleEn: 'Feedback that helps',
    titleKm: 'ផ្ដល់មតិកែលម្អឱ្យមានប្រយោជន៍',
    summaryEn: 'Give feedback soon, in private, and about the work, not the person.',
    summaryKm: 'និយាយឱ្យឆាប់ និយាយគ្នាតែពីរនាក់ ហើយនិយាយអំពីការងារ មិនមែនអំពីខ្លួនមនុស្ស។',
    en: `
      Few people like to criticise, and where nobody wants to lose face, problems can stay unspoken for months. Then they come out all at once, in the annual review or in front of the whole team. Small, early and private feedback is easier for both sides.
      # Use three sentences
      - What I saw: “The delivery for Battambang left on Tuesday, a day late.”
      - What it led to: “The shop had nothing to sell on Wednesday, and the customer called me twice.”
      - What I’d like next time: “If a truck isn’t ready by noon, please call me, so that we can find another one.”
      Describe what happened, not what the person is like. “You’re careless” starts an argument; “Three of the ten boxes had no label” doesn’t.
      # Then ask
      “How did you see it?” Often there’s a reason you don’t know about: the label printer was broken, or another manager had changed the order. Wait for the answer, even if it takes a while. Silence may mean “I’m thinking”, and a quick “yes” may only be politeness. Ask what the person will do next, and you’ll hear whether you understood each other.
      # Choose the place and the time
      - Talk within two days, while both of you remember the details.
      - Talk in private, never in a Telegram group and never in front of customers.
      - If you’re angry, wait until after lunch.
      # Praise the same way
      “Well done” is pleasant but teaches nothing. Say what was good and why it mattered: “You told the guest about the delay before she asked. That’s why she stayed.” Praise may be given in front of others, although some people prefer a quiet word.
      # Ask for feedback yourself
      At the end of a project, ask your team: “What should I do differently next time?” Thank them, choose one thing and change it where everyone can see. Once they’ve seen you listen, they’ll listen to you.
    `,
    km: `
      គ្មានអ្នកណាចូលចិត្តរិះគន់អ្នកដទៃទេ ហើយដោយសារម្នាក់ៗក្រែងបាក់មុខ បញ្ហាអាចនៅលាក់រាប់ខែ រួចផ្ទុះឡើងតែម្ដងនៅថ្ងៃវាយតម្លៃចុងឆ្នាំ ឬនៅមុខក្រុមទាំងមូល។ បើនិយាយឱ្យឆាប់ និយាយបន្តិចម្ដងៗ ហើយនិយាយគ្នាតែពីរនាក់ នោះស្រួលទាំងអ្នកនិយាយ ទាំងអ្នកស្ដាប់។
      # និយាយបីប្រយោគ
      - អ្វីដែលខ្ញុំឃើញ៖ «ទំនិញទៅបាត់ដំបងចេញនៅថ្ងៃអង្គារ យឺតមួយថ្ងៃ»។
      - លទ្ធផលដែលកើតឡើង៖ «ថ្ងៃពុធ ហាងគ្មានទំនិញលក់ ហើយអតិថិជនទូរស័ព្ទមកខ្ញុំពីរដង»។
      - លើកក្រោយសូមធ្វើបែបណា៖ «បើឡានមិនទាន់រួចរាល់ត្រឹមថ្ងៃត្រង់ សូមទូរស័ព្ទប្រាប់ខ្ញុំ យើងនឹងរកឡានផ្សេង»។
      សូមនិយាយអំពីរឿងដែលបានកើតឡើង កុំវិនិច្ឆ័យមនុស្ស។ ពាក្យ «ប្អូនធ្វេសប្រហែស» នាំឱ្យឈ្លោះគ្នា តែ «ក្នុងចំណោមដប់ប្រអប់ មានបីគ្មានស្លាក» គឺជាការពិតដែលមើលឃើញទាំងអស់គ្នា។
      # បន្ទាប់មក សូមសួរ
      «តើប្អូនយល់យ៉ាងណាដែរ?» ជួនកាលមានមូលហេតុដែលអ្នកមិនដឹង៖ ម៉ាស៊ីនបោះពុម្ពស្លាកខូច ឬប្រធានម្នាក់ទៀតបានប្ដូរបញ្ជា។ សូមរង់ចាំចម្លើយ ទោះត្រូវស្ងាត់បន្តិចក៏ដោយ។ ពាក្យ «បាទ» ឬ «ចាស» ដែលឆ្លើយរហ័សពេក អាចគ្រាន់តែជាការគួរសម។ សូមសួរបន្តថា «បន្ទាប់ពីនេះ ប្អូននឹងធ្វើដូចម្ដេច?» ទើបដឹងថាយល់គ្នាពិតមែន។
      # ជ្រើសរើសកន្លែង និងពេលវេលា
      - និយាយក្នុងរយៈពេលពីរថ្ងៃ ពេលទាំងពីរនាក់នៅចាំសាច់រឿងច្បាស់។
      - និយាយគ្នាតែពីរនាក់។ កុំសរសេរក្នុងក្រុម Telegram ហើយកុំនិយាយនៅមុខអតិថិជន។
      - បើកំពុងខឹង សូមចាំក្រោយបាយថ្ងៃត្រង់សិន។
      # សរសើរក៏ត្រូវច្បាស់ដែរ
      ពាក្យ «ធ្វើបានល្អ» ស្ដាប់ទៅពិរោះ តែមិនបានបង្រៀនអ្វីទេ។ សូមប្រាប់ថាល្អត្រង់ណា និងហេតុអ្វី៖ «ប្អូនប្រាប់ភ្ញៀវថាយឺត មុនភ្ញៀវសួរ ទើបគាត់នៅរង់ចាំ»។ សរសើរនៅមុខគ្នាក៏បាន តែអ្នកខ្លះចូលចិត្តឱ្យប្រាប់ស្ងាត់ៗជាង។
      # សុំមតិពីក្រុមវិញដែរ
      ចប់គម្រោងមួយ សូមសួរក្រុមថា «លើកក្រោយ ខ្ញុំគួរធ្វើអ្វីខុសពីមុន?»។ សូមអរគុណ ជ្រើសយកមួយចំណុច រួចកែឱ្យក្រុមឃើញ។ ពេលនោះ ពាក្យរបស់អ្នកក៏មានអ្នកស្ដាប់ដែរ។
    `,
  },
];
