import type { DemoText } from '../article.ts';

/** General advice, without invented authors or claims. */
export const demoTips: readonly DemoText[] = [
  {
    topic: 'recruitment',
    category: 'human-resources',
    titleEn: 'Write a job that people answer',
    titleKm: 'សរសេរការប្រកាសការងារឱ្យមានអ្នកដាក់ពាក្យ',
    summaryEn: 'Six lines decide whether somebody reads on: what, where, how much, until when, and why you.',
    summaryKm: 'បន្ទាត់ប្រាំមួយសម្រេចថាគេអានបន្តឬអត់៖ ធ្វើអ្វី នៅទីណា ប្រាក់ខែប៉ុន្មាន ដល់ពេលណា និងហេតុអ្វីត្រូវជ្រើសរើសអ្នក។',
    en: `
      # Begin with the work
      Say in two sentences what one does on an ordinary day. “Responsible for accounting” says nothing; “You close the month, file the taxes and teach two juniors” does.
      # Ask for what you need
      - Five requirements are enough. Each one more keeps good people away.
      - Part what is needed from what helps.
      # Say the salary
      A range is honest, and saves both of you an interview that leads nowhere.
      # End with the way in
      One way to apply, one date, one person to ask.
    `,
    km: `
      # ចាប់ផ្ដើមពីការងារ
      ប្រាប់ជាពីរប្រយោគថាក្នុងមួយថ្ងៃធម្មតាត្រូវធ្វើអ្វី។ «ទទួលខុសត្រូវគណនេយ្យ» មិនប្រាប់អ្វីទេ តែ «បិទបញ្ជីប្រចាំខែ ប្រកាសពន្ធ និងបង្រៀនបុគ្គលិកថ្មីពីរនាក់» ទើបច្បាស់។
      # ទាមទារតែអ្វីដែលត្រូវការ
      - លក្ខខណ្ឌប្រាំគឺគ្រប់គ្រាន់។ លើសនេះ មនុស្សល្អៗនឹងមិនហ៊ានដាក់ពាក្យ។
      - បែងចែករវាងអ្វីដែលចាំបាច់ និងអ្វីដែលជាគុណសម្បត្តិ។
      # ប្រាប់ប្រាក់ខែ
      ការដាក់ចន្លោះប្រាក់ខែគឺស្មោះត្រង់ ហើយចំណេញពេលទាំងសងខាង។
      # បញ្ចប់ដោយរបៀបដាក់ពាក្យ
      របៀបតែមួយ កាលបរិច្ឆេទតែមួយ និងអ្នកទំនាក់ទំនងម្នាក់។
    `,
  },
  {
    topic: 'recruitment',
    titleEn: 'Interviews that are fair',
    titleKm: 'ការសម្ភាសដោយយុត្តិធម៌',
    summaryEn: 'The same questions, in the same order, with notes made before you talk about the candidate.',
    summaryKm: 'សំណួរដូចគ្នា លំដាប់ដូចគ្នា និងកត់ត្រាមុនពិភាក្សាអំពីបេក្ខជន។',
    en: `
      # Prepare five questions
      Take them from the work itself: “Tell me of a customer who was angry. What did you do?”
      # Two people listen
      Each writes down a mark for each question before you talk. First impressions are loud; notes are not.
      # Do not ask
      - About marriage, children or plans to have any.
      - About religion, party or the family's business.
      # Say when you answer
      And answer then, also when it is no.
    `,
    km: `
      # រៀបចំសំណួរប្រាំ
      យកចេញពីការងារផ្ទាល់៖ «សូមរៀបរាប់អំពីអតិថិជនម្នាក់ដែលខឹង។ តើអ្នកបានធ្វើអ្វី?»
      # មានអ្នកស្ដាប់ពីរនាក់
      ម្នាក់ៗដាក់ពិន្ទុសំណួរនីមួយៗមុនពិភាក្សា។ ចំណាប់អារម្មណ៍ដំបូងអាចបំភាន់យើង។
      # កុំសួរ
      - អំពីអាពាហ៍ពិពាហ៍ កូន ឬផែនការមានកូន។
      - អំពីសាសនា គណបក្ស ឬមុខរបរគ្រួសារ។
      # ប្រាប់ថ្ងៃឆ្លើយតប
      ហើយត្រូវឆ្លើយតាមពេលកំណត់ ទោះលទ្ធផលមិនជាប់ក៏ដោយ។
    `,
  },
  {
    topic: 'people',
    titleEn: 'The first week of a new colleague',
    titleKm: 'សប្ដាហ៍ដំបូងរបស់បុគ្គលិកថ្មី',
    summaryEn: 'Whoever is lost in the first week often leaves in the first year.',
    summaryKm: 'បុគ្គលិកដែលវង្វេងក្នុងសប្ដាហ៍ដំបូង ច្រើនតែលាឈប់ក្នុងឆ្នាំដំបូង។',
    en: `
      # Before the first day
      Desk, telephone, e-mail and keys are ready. Somebody knows that the new colleague comes.
      # On the first day
      - A tour, with names.
      - Lunch together.
      - One small piece of real work.
      # At the end of the week
      Half an hour: what was good, what was missing, what is unclear.
    `,
    km: `
      # មុនថ្ងៃដំបូង
      តុ ទូរស័ព្ទ អ៊ីមែល និងកូនសោរួចរាល់។ មានគេដឹងថាបុគ្គលិកថ្មីនឹងមកដល់។
      # ថ្ងៃដំបូង
      - នាំដើរមើលកន្លែង និងណែនាំឈ្មោះ។
      - ញ៉ាំអាហារថ្ងៃត្រង់ជាមួយគ្នា។
      - ការងារពិតប្រាកដតូចមួយ។
      # ចុងសប្ដាហ៍
      កន្លះម៉ោង៖ អ្វីល្អ អ្វីខ្វះ និងអ្វីមិនទាន់ច្បាស់។
    `,
  },
  {
    topic: 'people',
    titleEn: 'Feedback that helps',
    titleKm: 'មតិកែលម្អដែលមានប្រយោជន៍',
    summaryEn: 'Soon, in private, about what happened and not about what somebody is.',
    summaryKm: 'ឆាប់រហ័ស ជាលក្ខណៈឯកជន អំពីអ្វីដែលបានកើតឡើង មិនមែនអំពីបុគ្គលទេ។',
    en: `
      # Three sentences
      What I saw. What it led to. What I wish for next time.
      # The good, too
      Praise what went well in front of others, and say exactly what it was.
      # Then ask
      “How did you see it?” Often there is a reason that you do not know of.
    `,
    km: `
      # ប្រយោគបី
      អ្វីដែលខ្ញុំឃើញ។ លទ្ធផលដែលបានកើតឡើង។ អ្វីដែលខ្ញុំចង់ឃើញលើកក្រោយ។
      # ចំណុចល្អក៏ត្រូវប្រាប់
      សរសើរនៅមុខអ្នកដទៃ ហើយប្រាប់ឱ្យច្បាស់ថាសរសើរអ្វី។
      # បន្ទាប់មកសួរ
      «តើអ្នកយល់ឃើញយ៉ាងណា?» ច្រើនតែមានហេតុផលដែលយើងមិនដឹង។
    `,
  },
  {
    topic: 'pay',
    titleEn: 'A pay slip that everybody understands',
    titleKm: 'បង្កាន់ដៃប្រាក់ខែដែលគ្រប់គ្នាយល់',
    summaryEn:
      'Gross, what is taken off and why, and what arrives: on one page, in the language of who reads it.',
    summaryKm: 'ប្រាក់ខែដើម អ្វីដែលកាត់ និងហេតុអ្វី ហើយនៅសល់ប៉ុន្មាន៖ ក្នុងមួយទំព័រ ជាភាសាដែលបុគ្គលិកយល់។',
    en: `
      # What stands on it
      - Base pay, overtime with its hours, and allowances one by one.
      - Tax, social security, advances: each with its amount.
      - Days of leave that are left.
      # On the same day each month
      Late pay costs more trust than low pay.
    `,
    km: `
      # អ្វីដែលត្រូវមាន
      - ប្រាក់ខែគោល ប្រាក់ថែមម៉ោងជាមួយចំនួនម៉ោង និងប្រាក់ឧបត្ថម្ភម្ដងមួយៗ។
      - ពន្ធ ភាគទាន ប.ស.ស. ប្រាក់បុរេប្រទាន៖ នីមួយៗមានចំនួនច្បាស់។
      - ចំនួនថ្ងៃឈប់សម្រាកនៅសល់។
      # ថ្ងៃដដែលរៀងរាល់ខែ
      ការបើកប្រាក់ខែយឺត ធ្វើឱ្យបាត់ទំនុកចិត្តជាងប្រាក់ខែទាប។
    `,
  },
  {
    topic: 'pay',
    titleEn: 'Talk about a raise',
    titleKm: 'ការចរចាដំឡើងប្រាក់ខែ',
    summaryEn: 'What you did, what it was worth, what others earn: in that order.',
    summaryKm: 'អ្វីដែលអ្នកបានធ្វើ តម្លៃរបស់វា និងអ្វីដែលអ្នកដទៃទទួលបាន៖ តាមលំដាប់នេះ។',
    en: `
      # Keep a list
      Once a month, two lines about what you finished. After a year it is your best argument.
      # Look around
      See what jobs like yours pay before you name a number.
      # Choose the moment
      After a success, and before the budget is made.
    `,
    km: `
      # កត់បញ្ជី
      រៀងរាល់ខែ សរសេរពីរបន្ទាត់អំពីអ្វីដែលបានបញ្ចប់។ មួយឆ្នាំក្រោយ វាជាហេតុផលល្អបំផុតរបស់អ្នក។
      # មើលទីផ្សារ
      មើលថាការងារដូចអ្នកទទួលបានប៉ុន្មាន មុនពេលប្រាប់ចំនួន។
      # ជ្រើសរើសពេល
      ក្រោយជោគជ័យ និងមុនពេលរៀបចំថវិកា។
    `,
  },
  {
    topic: 'time',
    titleEn: 'Plan leave without quarrels',
    titleKm: 'រៀបចំការឈប់សម្រាកដោយគ្មានជម្លោះ',
    summaryEn: 'One calendar for all, a rule for the holidays, and an answer within three days.',
    summaryKm: 'ប្រតិទិនតែមួយសម្រាប់គ្រប់គ្នា វិធានសម្រាប់បុណ្យធំៗ និងការឆ្លើយតបក្នុងបីថ្ងៃ។',
    en: `
      # Before Khmer New Year and Pchum Ben
      Ask for wishes two months ahead. Whoever worked last year goes first this year.
      # In one place
      A calendar that all can see makes most discussions unnecessary.
    `,
    km: `
      # មុនចូលឆ្នាំខ្មែរ និងភ្ជុំបិណ្ឌ
      សួរបំណងមុនពីរខែ។ អ្នកដែលធ្វើការឆ្នាំមុន ឆ្នាំនេះបានឈប់មុន។
      # នៅកន្លែងតែមួយ
      ប្រតិទិនដែលគ្រប់គ្នាមើលឃើញ កាត់បន្ថយការជជែកវែកញែក។
    `,
  },
  {
    topic: 'development',
    titleEn: 'A training plan on one page',
    titleKm: 'ផែនការបណ្ដុះបណ្ដាលក្នុងមួយទំព័រ',
    summaryEn: 'Who learns what, by when, and how you notice.',
    summaryKm: 'នរណារៀនអ្វី ដល់ពេលណា និងដឹងបានដោយរបៀបណា។',
    en: `
      # Begin with the work of next year
      Which work will be new? Who is nearest to it?
      # Three ways to learn
      - Beside a colleague.
      - In a training with a date.
      - Alone, with two hours a week that nobody takes away.
    `,
    km: `
      # ចាប់ផ្ដើមពីការងារឆ្នាំក្រោយ
      ការងារអ្វីនឹងថ្មី? នរណាជិតចេះជាងគេ?
      # របៀបរៀនបី
      - ជាមួយសហការី។
      - ក្នុងវគ្គដែលមានកាលបរិច្ឆេទ។
      - ដោយខ្លួនឯង ពីរម៉ោងក្នុងមួយសប្ដាហ៍ ដែលគ្មានអ្នករំខាន។
    `,
  },
  {
    topic: 'safety',
    titleEn: 'Five minutes of safety each morning',
    titleKm: 'ប្រាំនាទីសុវត្ថិភាពរៀងរាល់ព្រឹក',
    summaryEn: 'One danger, one rule, one question: a short round before work begins.',
    summaryKm: 'គ្រោះថ្នាក់មួយ វិធានមួយ សំណួរមួយ៖ ជួបគ្នាខ្លីមុនចាប់ផ្ដើមការងារ។',
    en: `
      # How it goes
      Somebody else speaks each day. What could hurt us today? What do we do about it? Who has seen something yesterday?
      # Write it down
      A line in a book is enough, and shows that it happened.
    `,
    km: `
      # របៀបធ្វើ
      រាល់ថ្ងៃមានអ្នកនិយាយម្នាក់ផ្លាស់វេនគ្នា។ អ្វីអាចធ្វើឱ្យយើងរបួសថ្ងៃនេះ? យើងធ្វើអ្វី? នរណាបានឃើញអ្វីកាលពីម្សិលមិញ?
      # កត់ត្រា
      មួយបន្ទាត់ក្នុងសៀវភៅគឺគ្រប់គ្រាន់ ហើយបង្ហាញថាបានធ្វើមែន។
    `,
  },
  {
    topic: 'career',
    titleEn: 'A CV that is read to its end',
    titleKm: 'ប្រវត្តិរូបដែលគេអានដល់ចប់',
    summaryEn: 'Two pages, the newest first, with numbers in place of adjectives.',
    summaryKm: 'ពីរទំព័រ ថ្មីបំផុតនៅលើ និងប្រើលេខជំនួសពាក្យសរសើរ។',
    en: `
      # Numbers say more
      “Served 60 guests an evening” is more than “hard-working”.
      # Fit it to the job
      Put what the job asks for into the first half of the first page.
      # Have it read
      By somebody who tells you what they did not understand.
    `,
    km: `
      # លេខនិយាយបានច្រើនជាង
      «បម្រើភ្ញៀវ 60 នាក់ក្នុងមួយល្ងាច» មានន័យជាង «ឧស្សាហ៍ព្យាយាម»។
      # សម្រួលតាមការងារ
      ដាក់អ្វីដែលការងារត្រូវការ នៅពាក់កណ្ដាលដំបូងនៃទំព័រទីមួយ។
      # ឱ្យគេអាន
      រកអ្នកដែលហ៊ានប្រាប់ថាត្រង់ណាមិនយល់។
    `,
  },
  {
    topic: 'career',
    titleEn: 'Questions to ask in an interview',
    titleKm: 'សំណួរដែលគួរសួរពេលសម្ភាស',
    summaryEn: 'You choose as well. Four questions that show what the work is really like.',
    summaryKm: 'អ្នកក៏ជាអ្នកជ្រើសរើសដែរ។ សំណួរបួនដែលបង្ហាញការងារពិតប្រាកដ។',
    en: `
      - Why is this position open?
      - What should be different in half a year?
      - With whom will I work every day?
      - What happens next, and when do I hear from you?
    `,
    km: `
      - ហេតុអ្វីតំណែងនេះទំនេរ?
      - ក្នុងប្រាំមួយខែ អ្វីគួរតែប្រសើរឡើង?
      - តើខ្ញុំនឹងធ្វើការជាមួយនរណារាល់ថ្ងៃ?
      - ជំហានបន្ទាប់ជាអ្វី ហើយខ្ញុំនឹងដឹងលទ្ធផលពេលណា?
    `,
  },
  {
    topic: 'career',
    titleEn: '',
    titleKm: 'របៀបសម្គាល់ការងារបោកប្រាស់',
    summaryEn: '',
    summaryKm: 'ទារប្រាក់មុន ប្រាក់ខែខ្ពស់ខុសធម្មតា និងគ្មានអាសយដ្ឋានច្បាស់៖ សញ្ញាទាំងបីដែលត្រូវប្រយ័ត្ន។',
    en: '',
    km: `
      # សញ្ញាដែលត្រូវប្រយ័ត្ន
      - ទារប្រាក់កក់ ប្រាក់ឯកសណ្ឋាន ឬប្រាក់បណ្ដុះបណ្ដាល មុនចូលធ្វើការ។
      - ប្រាក់ខែខ្ពស់ណាស់ តែមិនត្រូវការបទពិសោធន៍អ្វីទាំងអស់។
      - គ្មានឈ្មោះក្រុមហ៊ុន ឬឱ្យទៅជួបនៅកន្លែងមិនមែនការិយាល័យ។
      # អ្វីដែលត្រូវធ្វើ
      កុំផ្ញើអត្តសញ្ញាណប័ណ្ណ ឬប្រាក់។ រាយការណ៍ការងារនោះមកយើង ហើយប្រាប់មនុស្សជិតស្និទ្ធមុនទៅសម្ភាស។
    `,
  },
];
