import type { DemoText } from '../article.ts';

const note = {
  en: 'Sample policy. Adapt it to your company, and have a lawyer check it before you use it.',
  km: 'នេះជាគំរូគោលនយោបាយ។ សូមកែប្រែតាមក្រុមហ៊ុនរបស់អ្នក ហើយឱ្យមេធាវីពិនិត្យមុនយកទៅប្រើ។',
};

/** Sample policies, labelled as such. */
export const demoPolicies: readonly DemoText[] = [
  {
    topic: 'time',
    titleEn: 'Sample policy: working hours and overtime',
    titleKm: 'គំរូគោលនយោបាយ៖ ម៉ោងធ្វើការ និងការថែមម៉ោង',
    summaryEn: 'When work begins and ends, who may ask for overtime, how it’s paid and how it’s recorded.',
    summaryKm: 'ម៉ោងចូល ម៉ោងចេញ អ្នកណាអាចស្នើឱ្យថែមម៉ោង បើកប្រាក់យ៉ាងណា និងកត់ត្រាដោយរបៀបណា។',
    en: `
      ${note.en}
      # 1. Purpose and scope
      This policy makes sure that all employees know when they work and that every hour is recorded and paid. It applies to all employees of the company, including those on probation.
      # 2. Working hours
      - Normal working hours are eight hours a day and no more than 48 hours a week.
      - Working hours are set out in the contract and posted in each department.
      - Each employee has at least 24 consecutive hours off every week, as a rule on Sunday.
      - Changes of shift are announced at least one week ahead.
      # 3. Overtime
      - Overtime is the exception. The head of department asks for it in writing, with the reason and the expected hours, before the work is done.
      - Overtime is voluntary. Employees who decline don’t have to give a reason and aren’t put at a disadvantage.
      - Working time including overtime doesn’t exceed ten hours a day.
      - HR submits planned overtime to the Ministry of Labour and Vocational Training in time, at least three working days before it begins.
      # 4. Pay
      - Overtime on a normal working day: 150% of the normal rate.
      - Overtime between 10 p.m. and 5 a.m., or on the weekly day off: 200%.
      - Regular night shifts between 10 p.m. and 5 a.m.: 130%.
      - Work on a public holiday is voluntary and is paid in addition to the pay for the holiday itself.
      # 5. Records
      Supervisors record working time every day. Overtime appears on the pay slip of the same month, with its hours and its rate. Employees may see their records at any time and report mistakes to HR within 30 days.
    `,
    km: `
      ${note.km}
      # 1. គោលបំណង និងវិសាលភាព
      គោលនយោបាយនេះធានាថា បុគ្គលិកគ្រប់រូបដឹងម៉ោងធ្វើការរបស់ខ្លួន ហើយគ្រប់ម៉ោងដែលធ្វើការត្រូវបានកត់ត្រា និងបើកប្រាក់ឈ្នួល។ គោលនយោបាយនេះអនុវត្តចំពោះបុគ្គលិកទាំងអស់ រួមទាំងអ្នកដែលកំពុងសាកល្បងការងារ។
      # 2. ម៉ោងធ្វើការ
      - ម៉ោងធ្វើការធម្មតា ប្រាំបីម៉ោងក្នុងមួយថ្ងៃ និងមិនលើសពី 48 ម៉ោងក្នុងមួយសប្ដាហ៍។
      - ម៉ោងធ្វើការមានចែងក្នុងកិច្ចសន្យា និងបិទផ្សាយនៅផ្នែកនីមួយៗ។
      - បុគ្គលិកគ្រប់រូបបានឈប់សម្រាកយ៉ាងតិច 24 ម៉ោងជាប់គ្នាក្នុងមួយសប្ដាហ៍ ជាទូទៅនៅថ្ងៃអាទិត្យ។
      - ការប្ដូរវេន ត្រូវជូនដំណឹងយ៉ាងតិចមួយសប្ដាហ៍មុន។
      # 3. ការថែមម៉ោង
      - ការថែមម៉ោងធ្វើតែក្នុងករណីពិសេស។ ប្រធានផ្នែកត្រូវស្នើជាលាយលក្ខណ៍អក្សរមុនធ្វើ ដោយបញ្ជាក់មូលហេតុ និងចំនួនម៉ោង។
      - ការថែមម៉ោងត្រូវធ្វើដោយស្ម័គ្រចិត្ត។ បុគ្គលិកដែលមិនអាចថែមម៉ោង មិនចាំបាច់ពន្យល់ហេតុផល ហើយមិនត្រូវរងផលប៉ះពាល់អ្វីឡើយ។
      - ម៉ោងធ្វើការសរុប ទាំងម៉ោងបន្ថែម មិនលើសពីដប់ម៉ោងក្នុងមួយថ្ងៃ។
      - ផ្នែកធនធានមនុស្សដាក់ជូនក្រសួងការងារ និងបណ្ដុះបណ្ដាលវិជ្ជាជីវៈ នូវផែនការថែមម៉ោង យ៉ាងតិចបីថ្ងៃធ្វើការមុនចាប់ផ្ដើម។
      # 4. ប្រាក់ឈ្នួល
      - ថែមម៉ោងនៅថ្ងៃធ្វើការធម្មតា៖ 150% នៃអត្រាធម្មតា។
      - ថែមម៉ោងពីម៉ោង 22:00 ដល់ 5:00 ឬនៅថ្ងៃឈប់សម្រាកប្រចាំសប្ដាហ៍៖ 200%។
      - ការងារវេនយប់ទៀងទាត់ ពីម៉ោង 22:00 ដល់ 5:00៖ 130%។
      - ការងារនៅថ្ងៃឈប់បុណ្យ ត្រូវធ្វើដោយស្ម័គ្រចិត្ត ហើយបើកប្រាក់បន្ថែមលើប្រាក់ឈ្នួលនៃថ្ងៃបុណ្យនោះ។
      # 5. ការកត់ត្រា
      ប្រធានផ្ទាល់កត់ត្រាម៉ោងធ្វើការរាល់ថ្ងៃ។ ម៉ោងបន្ថែមត្រូវបង្ហាញក្នុងប័ណ្ណបើកប្រាក់ខែនៃខែដដែល ទាំងចំនួនម៉ោង ទាំងអត្រា។ បុគ្គលិកអាចសុំមើលកំណត់ត្រារបស់ខ្លួនគ្រប់ពេល ហើយប្រាប់ផ្នែកធនធានមនុស្សអំពីកំហុសក្នុងរយៈពេល 30 ថ្ងៃ។
    `,
  },
  {
    topic: 'time',
    titleEn: 'Sample policy: annual leave',
    titleKm: 'គំរូគោលនយោបាយ៖ ការឈប់សម្រាកប្រចាំឆ្នាំ',
    summaryEn:
      'How many days employees have, how to request leave, who decides and what happens to unused days.',
    summaryKm: 'មានសិទ្ធិឈប់ប៉ុន្មានថ្ងៃ ស្នើសុំដោយរបៀបណា អ្នកណាសម្រេច និងធ្វើដូចម្ដេចចំពោះថ្ងៃនៅសល់។',
    en: `
      ${note.en}
      # 1. Entitlement
      - Full-time employees earn 1.5 working days of paid annual leave for each month of service, which is 18 days a year.
      - One day a year is added for every three years of service.
      - Leave may be taken after one year of service. With the head of department’s approval, up to five earned days may be taken earlier.
      - Public holidays and sick leave aren’t deducted from annual leave.
      # 2. Requesting leave
      - For three days or more: at least two weeks ahead. For shorter leave: at least three days ahead.
      - For Khmer New Year, Pchum Ben and the Water Festival: at least two months ahead, so that the team can agree.
      - Requests are made in the team’s leave calendar.
      # 3. Deciding
      The supervisor answers within three working days. If the dates aren’t possible, the supervisor gives the reason and suggests others. If too many employees ask for the same holiday, those who worked during it last year have priority.
      # 4. During leave
      Employees hand over urgent work before they leave. They aren’t expected to answer calls or messages. Employees who are called back get the lost days back.
      # 5. Unused days
      - Employees take at least 12 days of leave each year.
      - Days beyond 12 may be carried over by agreement, for no more than three years in a row.
      - Leave isn’t replaced by money while the contract lasts. When the contract ends, unused days are paid out with the final pay.
      - HR informs every employee in August and in November how many days are left.
    `,
    km: `
      ${note.km}
      # 1. សិទ្ធិឈប់សម្រាក
      - បុគ្គលិកពេញម៉ោងទទួលបានការឈប់សម្រាកប្រចាំឆ្នាំមានប្រាក់ឈ្នួល 1.5 ថ្ងៃធ្វើការក្នុងមួយខែ ស្មើនឹង 18 ថ្ងៃក្នុងមួយឆ្នាំ។
      - ថ្ងៃឈប់សម្រាកកើនមួយថ្ងៃ រៀងរាល់បីឆ្នាំនៃអតីតភាពការងារ។
      - បុគ្គលិកអាចប្រើសិទ្ធិនេះក្រោយធ្វើការគ្រប់មួយឆ្នាំ។ បើប្រធានផ្នែកយល់ព្រម អាចប្រើមុនបានយ៉ាងច្រើនប្រាំថ្ងៃ ក្នុងចំនួនថ្ងៃដែលបានសន្សំ។
      - ថ្ងៃឈប់បុណ្យ និងថ្ងៃឈប់សម្រាកពេលឈឺ មិនកាត់ពីថ្ងៃឈប់សម្រាកប្រចាំឆ្នាំទេ។
      # 2. ការស្នើសុំ
      - ឈប់ចាប់ពីបីថ្ងៃឡើងទៅ៖ ស្នើយ៉ាងតិចពីរសប្ដាហ៍មុន។ ឈប់តិចជាងនេះ៖ យ៉ាងតិចបីថ្ងៃមុន។
      - ចូលឆ្នាំខ្មែរ ភ្ជុំបិណ្ឌ និងបុណ្យអុំទូក៖ ស្នើយ៉ាងតិចពីរខែមុន ដើម្បីឱ្យក្រុមព្រមព្រៀងគ្នា។
      - ការស្នើសុំធ្វើក្នុងប្រតិទិនឈប់សម្រាករបស់ក្រុម។
      # 3. ការសម្រេច
      ប្រធានផ្ទាល់ឆ្លើយក្នុងរយៈពេលបីថ្ងៃធ្វើការ។ បើមិនអាចអនុញ្ញាត ប្រធានត្រូវប្រាប់មូលហេតុ និងស្នើថ្ងៃផ្សេង។ បើមានអ្នកសុំច្រើនពេកក្នុងបុណ្យតែមួយ អ្នកដែលបានធ្វើការក្នុងបុណ្យនោះកាលពីឆ្នាំមុន មានអាទិភាព។
      # 4. ពេលកំពុងឈប់សម្រាក
      បុគ្គលិកប្រគល់ការងារបន្ទាន់មុនឈប់សម្រាក ហើយមិនចាំបាច់ឆ្លើយទូរស័ព្ទ ឬសារឡើយ។ បុគ្គលិកដែលត្រូវហៅមកធ្វើការវិញ ទទួលបានថ្ងៃដែលបាត់បង់នោះសងវិញ។
      # 5. ថ្ងៃនៅសល់
      - បុគ្គលិកត្រូវឈប់សម្រាកយ៉ាងតិច 12 ថ្ងៃក្នុងមួយឆ្នាំ។
      - ថ្ងៃដែលលើសពី 12 ថ្ងៃ អាចពន្យារតាមការព្រមព្រៀង ប៉ុន្តែមិនឱ្យលើសពីបីឆ្នាំជាប់គ្នា។
      - ពេលកិច្ចសន្យានៅមានសុពលភាព មិនត្រូវយកប្រាក់ជំនួសថ្ងៃឈប់សម្រាកទេ។ ពេលចប់កិច្ចសន្យា ថ្ងៃនៅសល់ត្រូវទូទាត់ជាប្រាក់ជាមួយប្រាក់ឈ្នួលចុងក្រោយ។
      - ផ្នែកធនធានមនុស្សប្រាប់បុគ្គលិកម្នាក់ៗអំពីចំនួនថ្ងៃនៅសល់ ក្នុងខែសីហា និងខែវិច្ឆិកា។
    `,
  },
  {
    topic: 'recruitment',
    titleEn: 'Sample policy: fair recruitment',
    titleKm: 'គំរូគោលនយោបាយ៖ ការជ្រើសរើសបុគ្គលិកដោយយុត្តិធម៌',
    summaryEn: 'How positions are advertised, who decides, what isn’t asked and how long documents are kept.',
    summaryKm: 'ប្រកាសតំណែងដោយរបៀបណា អ្នកណាសម្រេច អ្វីដែលមិនត្រូវសួរ និងរក្សាទុកឯកសារយូរប៉ុន្មាន។',
    en: `
      ${note.en}
      # 1. Principle
      The company hires the person who can do the work best. Race, colour, sex, religion, political opinion, birth, social origin and union membership play no part in any decision.
      # 2. Advertising
      - Every position is advertised inside and outside the company at the same time, for at least ten days.
      - The advertisement states the duties, the requirements, the place, the salary range and the closing date.
      - Recommendations by employees are welcome and go through the same steps.
      # 3. Selecting
      - Two people review the applications and interview the candidates: one from the department and one from elsewhere.
      - All candidates for a position are asked the same questions and scored by the same criteria.
      - Anyone who is related to a candidate, or does business with them, says so and takes no part.
      - Nobody asks about pregnancy, family plans, religion or political opinion.
      - Nobody takes money, gifts or a deposit from a candidate. The company keeps no original documents.
      # 4. Deciding
      The two interviewers propose a candidate in writing, with their scores. The head of HR checks that the steps were followed, and the director signs. All candidates who were interviewed receive an answer within ten working days.
      # 5. Personal data
      Applications are seen only by those who take part in the decision. They’re deleted six months after it, unless the candidate agrees that the company may keep them for longer.
    `,
    km: `
      ${note.km}
      # 1. គោលការណ៍
      ក្រុមហ៊ុនជ្រើសរើសអ្នកដែលធ្វើការងារនោះបានល្អជាងគេ។ ពូជសាសន៍ ពណ៌សម្បុរ ភេទ សាសនា និន្នាការនយោបាយ កំណើត ដើមកំណើតសង្គម និងសមាជិកភាពសហជីព មិនត្រូវមានឥទ្ធិពលលើការសម្រេចណាមួយឡើយ។
      # 2. ការប្រកាសតំណែង
      - តំណែងនីមួយៗត្រូវប្រកាសទាំងក្នុង និងក្រៅក្រុមហ៊ុនក្នុងពេលតែមួយ យ៉ាងតិចដប់ថ្ងៃ។
      - ការប្រកាសត្រូវបញ្ជាក់ពីតួនាទី លក្ខខណ្ឌតម្រូវ ទីកន្លែង ចន្លោះប្រាក់ខែ និងថ្ងៃផុតកំណត់។
      - បុគ្គលិកអាចណែនាំអ្នកដែលខ្លួនស្គាល់ ប៉ុន្តែអ្នកនោះត្រូវឆ្លងកាត់ដំណាក់កាលដូចអ្នកដទៃ។
      # 3. ការជ្រើសរើស
      - អ្នកពីរនាក់ពិនិត្យពាក្យសុំ និងសម្ភាសបេក្ខជន៖ ម្នាក់ពីផ្នែកដែលត្រូវការ ម្នាក់ទៀតពីផ្នែកផ្សេង។
      - បេក្ខជនទាំងអស់សម្រាប់តំណែងតែមួយ ត្រូវសួរសំណួរដូចគ្នា និងដាក់ពិន្ទុតាមលក្ខណៈវិនិច្ឆ័យដូចគ្នា។
      - អ្នកដែលជាសាច់ញាតិ ឬមានអាជីវកម្មជាមួយបេក្ខជន ត្រូវប្រាប់ឱ្យដឹង ហើយមិនចូលរួមក្នុងការជ្រើសរើសឡើយ។
      - មិនត្រូវសួរអំពីការមានផ្ទៃពោះ គម្រោងគ្រួសារ សាសនា ឬនិន្នាការនយោបាយ។
      - មិនត្រូវទទួលប្រាក់ អំណោយ ឬប្រាក់កក់ពីបេក្ខជន។ ក្រុមហ៊ុនមិនទុកឯកសារដើមរបស់បេក្ខជនទេ។
      # 4. ការសម្រេច
      អ្នកសម្ភាសទាំងពីរស្នើបេក្ខជនជាលាយលក្ខណ៍អក្សរ ដោយភ្ជាប់ពិន្ទុ។ ប្រធានផ្នែកធនធានមនុស្សពិនិត្យថាបានអនុវត្តតាមដំណាក់កាលទាំងអស់ រួចនាយកចុះហត្ថលេខា។ បេក្ខជនដែលបានសម្ភាស ទទួលចម្លើយក្នុងរយៈពេលដប់ថ្ងៃធ្វើការ។
      # 5. ទិន្នន័យផ្ទាល់ខ្លួន
      មានតែអ្នកចូលរួមក្នុងការសម្រេចប៉ុណ្ណោះ ដែលអាចមើលពាក្យសុំ។ ប្រាំមួយខែក្រោយការសម្រេច ពាក្យសុំត្រូវលុប លើកលែងតែបេក្ខជនយល់ព្រមឱ្យក្រុមហ៊ុនរក្សាទុកយូរជាងនេះ។
    `,
  },
  {
    topic: 'conduct',
    titleEn: 'Sample policy: no harassment at work',
    titleKm: 'គំរូគោលនយោបាយ៖ គ្មានការបៀតបៀននៅកន្លែងធ្វើការ',
    summaryEn: 'What harassment is, who to tell and what happens next.',
    summaryKm: 'អ្វីហៅថាការបៀតបៀន ត្រូវប្រាប់អ្នកណា និងមានអ្វីកើតឡើងបន្ទាប់។',
    en: `
      ${note.en}
      # 1. Principle
      Everyone at work is entitled to respect. The company doesn’t tolerate harassment of any kind, by superiors, colleagues, customers or suppliers. Sexual harassment is forbidden by the Labour Law.
      # 2. What harassment is
      Harassment is any unwelcome behaviour that humiliates or frightens a person, or makes work harder for them. It makes no difference whether it was “only a joke”. Examples are:
      - comments on a person’s body, jokes about sex, or repeated unwelcome invitations;
      - touching, staring, or standing in someone’s way;
      - pictures and messages, also in private chats and outside working hours;
      - shouting, insults and threats;
      - promising a raise or a contract in return for a favour, or threatening to refuse one.
      # 3. Who to tell
      - Two contact persons, a woman and a man. Their names and phone numbers are posted in each department.
      - Any supervisor, or the head of HR.
      A report can be made in person, by phone or in writing. A colleague may come along. The contact person explains every step before it’s taken.
      # 4. What happens next
      - Within two working days, the company makes sure that the person who reported is safe, if necessary by changing shifts, without any loss to that person.
      - Within a week, both sides are heard separately. Witnesses are heard in confidence.
      - Within three weeks, the company decides and informs both sides. Measures range from a warning to dismissal.
      # 5. Protection
      Nobody who reports in good faith, or who gives evidence, is put at a disadvantage. Retaliation is treated like harassment itself. Names are known only to those who handle the case. Everyone is free to go to the police or the labour inspector at any time.
    `,
    km: `
      ${note.km}
      # 1. គោលការណ៍
      មនុស្សគ្រប់រូបមានសិទ្ធិទទួលបានការគោរពនៅកន្លែងធ្វើការ។ ក្រុមហ៊ុនមិនអត់ឱនចំពោះការបៀតបៀនគ្រប់រូបភាព ទោះធ្វើដោយថ្នាក់លើ សហការី អតិថិជន ឬអ្នកផ្គត់ផ្គង់ក៏ដោយ។ ច្បាប់ស្ដីពីការងារហាមឃាត់ការបៀតបៀនផ្លូវភេទ។
      # 2. អ្វីហៅថាការបៀតបៀន
      ការបៀតបៀន គឺជាអាកប្បកិរិយាណាដែលអ្នកដទៃមិនចង់បាន ហើយធ្វើឱ្យអ្នកនោះអាម៉ាស់ ភ័យខ្លាច ឬពិបាកធ្វើការ ទោះអ្នកធ្វើថា «គ្រាន់តែលេងសើច» ក៏ដោយ។ ឧទាហរណ៍៖
      - និយាយអំពីរូបរាងកាយ លេងសើចរឿងផ្លូវភេទ ឬបបួលម្ដងហើយម្ដងទៀត ទោះបានបដិសេធហើយ។
      - ប៉ះពាល់ សម្លឹងមើលឱ្យអៀន ឬឈរបាំងផ្លូវ។
      - ផ្ញើរូបភាព ឬសារមិនសមរម្យ ទោះក្នុងសារឯកជន និងក្រៅម៉ោងធ្វើការ។
      - ស្រែកគំហក ជេរប្រមាថ និងគំរាមកំហែង។
      - សន្យាដំឡើងប្រាក់ខែ ឬបន្តកិច្ចសន្យា ជាថ្នូរនឹងអ្វីមួយ ឬគំរាមថាមិនឱ្យ។
      # 3. ត្រូវប្រាប់អ្នកណា
      - អ្នកទទួលបន្ទុកពីរនាក់ ស្រីម្នាក់ ប្រុសម្នាក់។ ឈ្មោះ និងលេខទូរស័ព្ទមានបិទផ្សាយនៅគ្រប់ផ្នែក។
      - ប្រធានណាម្នាក់ ឬប្រធានផ្នែកធនធានមនុស្ស។
      អាចប្រាប់ផ្ទាល់ តាមទូរស័ព្ទ ឬជាលាយលក្ខណ៍អក្សរ ហើយអាចនាំសហការីម្នាក់ទៅជាមួយ។ អ្នកទទួលបន្ទុកនឹងពន្យល់ជំហាននីមួយៗ មុនអនុវត្ត។
      # 4. ជំហានបន្ទាប់
      - ក្នុងរយៈពេលពីរថ្ងៃធ្វើការ ក្រុមហ៊ុនធានាសុវត្ថិភាពអ្នករាយការណ៍ បើចាំបាច់ដោយប្ដូរវេន។ ការប្ដូរនេះមិនត្រូវធ្វើឱ្យអ្នករាយការណ៍ខាតបង់ឡើយ។
      - ក្នុងរយៈពេលមួយសប្ដាហ៍ ក្រុមហ៊ុនស្ដាប់ភាគីទាំងពីរដោយឡែកពីគ្នា និងស្ដាប់សាក្សីដោយរក្សាការសម្ងាត់។
      - ក្នុងរយៈពេលបីសប្ដាហ៍ ក្រុមហ៊ុនសម្រេច ហើយជូនដំណឹងភាគីទាំងពីរ។ វិធានការមានចាប់ពីការព្រមាន រហូតដល់ការបញ្ឈប់ពីការងារ។
      # 5. ការការពារ
      អ្នករាយការណ៍ដោយសុចរិត និងសាក្សី មិនត្រូវរងផលប៉ះពាល់ឡើយ។ ការសងសឹកត្រូវចាត់ទុកដូចការបៀតបៀនដែរ។ មានតែអ្នកដោះស្រាយរឿងនេះប៉ុណ្ណោះ ដែលដឹងឈ្មោះសាមីខ្លួន។ មនុស្សគ្រប់រូបមានសិទ្ធិទៅប្ដឹងនគរបាល ឬអធិការការងារបានគ្រប់ពេល។
    `,
  },
  {
    topic: 'safety',
    titleEn: 'Sample policy: accidents at work',
    titleKm: 'គំរូគោលនយោបាយ៖ គ្រោះថ្នាក់ការងារ',
    summaryEn: 'Help first, then report, then find the cause and remove it.',
    summaryKm: 'ជួយសង្គ្រោះមុន រាយការណ៍បន្ទាប់ រួចរកមូលហេតុ និងដោះស្រាយ។',
    en: `
      ${note.en}
      # 1. Scope
      This policy applies to accidents during work and to accidents on the direct way between home and work, no matter who was at fault. It applies to all employees, apprentices and interns.
      # 2. At once
      - Stop the machine or secure the place. Don’t put yourself in danger.
      - Give first aid and call an ambulance. First-aiders and phone numbers are posted in each department.
      - A colleague goes to the hospital with the injured person and takes their NSSF card or ID card.
      - The supervisor informs the family and the head of HR.
      - Leave the scene as it is, unless someone is still in danger.
      # 3. On the same day
      - The supervisor writes down what happened, when and where, who saw it and what was done.
      - HR notifies the NSSF without delay, within 48 hours at the latest, and keeps a copy of the form.
      - The company pays for transport to the hospital, and no employee is asked to pay in advance.
      # 4. In the week after
      The supervisor, the shop steward and HR look for the cause together. They ask what made the accident possible, not who is to blame. They agree on measures, each with a name and a date, and explain them to the team.
      # 5. Returning to work
      Injured employees return when the doctor agrees, if necessary to lighter work at first. Nobody loses the position because of an accident at work.
      # 6. Near misses
      Anything that nearly caused an accident is reported to the supervisor on the same day. Reports are never punished.
    `,
    km: `
      ${note.km}
      # 1. វិសាលភាព
      គោលនយោបាយនេះអនុវត្តចំពោះគ្រោះថ្នាក់ពេលធ្វើការ និងគ្រោះថ្នាក់តាមផ្លូវត្រង់រវាងផ្ទះ និងកន្លែងធ្វើការ ទោះជាកំហុសអ្នកណាក៏ដោយ ហើយអនុវត្តចំពោះបុគ្គលិក កូនជាង និងកម្មសិក្សាការីទាំងអស់។
      # 2. ភ្លាមៗ
      - បញ្ឈប់ម៉ាស៊ីន ឬធ្វើឱ្យកន្លែងនោះមានសុវត្ថិភាព ដោយកុំធ្វើឱ្យខ្លួនឯងមានគ្រោះថ្នាក់។
      - សង្គ្រោះបឋម និងហៅឡានសង្គ្រោះ។ ឈ្មោះអ្នកចេះសង្គ្រោះបឋម និងលេខទូរស័ព្ទ មានបិទផ្សាយនៅគ្រប់ផ្នែក។
      - សហការីម្នាក់ទៅមន្ទីរពេទ្យជាមួយអ្នករបួស ដោយយកប័ណ្ណ ប.ស.ស. ឬអត្តសញ្ញាណប័ណ្ណរបស់អ្នករបួសទៅជាមួយ។
      - ប្រធានផ្ទាល់ជូនដំណឹងគ្រួសារ និងប្រធានផ្នែកធនធានមនុស្ស។
      - ទុកកន្លែងកើតហេតុឱ្យនៅដដែល លើកលែងតែនៅមានគ្រោះថ្នាក់។
      # 3. ក្នុងថ្ងៃដដែល
      - ប្រធានផ្ទាល់កត់ត្រាថាមានអ្វីកើតឡើង ពេលណា នៅកន្លែងណា អ្នកណាឃើញ និងបានធ្វើអ្វីខ្លះ។
      - ផ្នែកធនធានមនុស្សជូនដំណឹង ប.ស.ស. ជាបន្ទាន់ យ៉ាងយូរក្នុងរយៈពេល 48 ម៉ោង ហើយរក្សាទុកច្បាប់ចម្លងបែបបទ។
      - ក្រុមហ៊ុនចេញថ្លៃដឹកទៅមន្ទីរពេទ្យ ហើយមិនត្រូវឱ្យបុគ្គលិកចេញប្រាក់មុនឡើយ។
      # 4. ក្នុងសប្ដាហ៍បន្ទាប់
      ប្រធានផ្ទាល់ ប្រតិភូបុគ្គលិក និងផ្នែកធនធានមនុស្ស រកមូលហេតុជាមួយគ្នា។ សំណួរគឺ «ហេតុអ្វីបានជាកើតឡើង?» មិនមែន «កំហុសអ្នកណា?» ទេ។ អ្នកទាំងបីកំណត់វិធានការ ដោយដាក់ឈ្មោះអ្នកអនុវត្ត និងកាលបរិច្ឆេទ រួចពន្យល់ដល់ក្រុម។
      # 5. ការត្រឡប់មកធ្វើការវិញ
      អ្នករបួសត្រឡប់មកធ្វើការវិញ ពេលគ្រូពេទ្យយល់ព្រម ហើយបើចាំបាច់ ធ្វើការស្រាលជាងមុនសិន។ គ្មានបុគ្គលិកណាត្រូវបាត់តំណែងដោយសារគ្រោះថ្នាក់ការងារឡើយ។
      # 6. ហេតុការណ៍ដែលស្ទើរបង្កគ្រោះថ្នាក់
      ហេតុការណ៍បែបនេះ ត្រូវប្រាប់ប្រធានផ្ទាល់ក្នុងថ្ងៃនោះ។ អ្នករាយការណ៍មិនត្រូវទទួលទោសឡើយ។
    `,
  },
  {
    topic: 'development',
    titleEn: 'Sample policy: training paid by the company',
    titleKm: 'គំរូគោលនយោបាយ៖ ការបណ្ដុះបណ្ដាលដែលក្រុមហ៊ុនចេញថ្លៃ',
    summaryEn: 'Who can apply, what the company pays and what both sides agree about staying.',
    summaryKm: 'អ្នកណាអាចស្នើ ក្រុមហ៊ុនចេញថ្លៃអ្វីខ្លះ និងព្រមព្រៀងគ្នាយ៉ាងណាអំពីការបន្តធ្វើការ។',
    en: `
      ${note.en}
      # 1. Who can apply
      All employees after probation, full-time and part-time, once a year. Training that the company itself requires, such as safety or a new machine, isn’t counted.
      # 2. How to apply
      The employee describes the course, the provider, the dates and the cost, and how the company will benefit. The supervisor adds an opinion. HR decides within ten working days, by the same criteria for everyone: use for the work, cost and how recently the employee last had a training.
      # 3. What the company pays
      - The course fee, the examination fee and the books.
      - Travel and accommodation if the course is in another province.
      - Normal pay for course days that fall on working days.
      A second attempt at an examination is paid by the employee.
      # 4. Afterwards
      Within a month, the participant shows the team what’s useful. The certificate belongs to the employee; the company keeps a copy.
      # 5. Agreement about staying
      For courses above an amount set by the director each year, both sides sign an agreement before the course begins. It states the cost, how long the employee intends to stay (no more than one year) and what has to be repaid if they resign earlier. The amount falls by an equal part each month. Nothing is owed if the company ends the contract or if the employee leaves because of illness. Repayment isn’t deducted from wages without the employee’s agreement.
    `,
    km: `
      ${note.km}
      # 1. អ្នកណាអាចស្នើ
      បុគ្គលិកទាំងអស់ក្រោយចប់រយៈពេលសាកល្បង ទាំងពេញម៉ោង ទាំងក្រៅម៉ោង ម្ដងក្នុងមួយឆ្នាំ។ ការបណ្ដុះបណ្ដាលដែលក្រុមហ៊ុនតម្រូវដោយខ្លួនឯង ដូចជាសុវត្ថិភាព ឬម៉ាស៊ីនថ្មី មិនរាប់បញ្ចូលទេ។
      # 2. របៀបស្នើ
      បុគ្គលិកប្រាប់ឈ្មោះវគ្គបណ្ដុះបណ្ដាល អ្នកផ្ដល់ កាលបរិច្ឆេទ តម្លៃ និងប្រយោជន៍សម្រាប់ក្រុមហ៊ុន។ ប្រធានផ្ទាល់ផ្ដល់មតិ។ ផ្នែកធនធានមនុស្សសម្រេចក្នុងរយៈពេលដប់ថ្ងៃធ្វើការ តាមលក្ខណៈវិនិច្ឆ័យដូចគ្នាសម្រាប់គ្រប់គ្នា៖ ប្រយោជន៍ចំពោះការងារ តម្លៃ និងពេលដែលបុគ្គលិកនោះបានរៀនលើកចុងក្រោយ។
      # 3. អ្វីដែលក្រុមហ៊ុនចេញថ្លៃ
      - ថ្លៃសិក្សា ថ្លៃប្រឡង និងសៀវភៅ។
      - ថ្លៃធ្វើដំណើរ និងស្នាក់នៅ បើរៀននៅខេត្តផ្សេង។
      - ប្រាក់ឈ្នួលធម្មតា សម្រាប់ថ្ងៃរៀនដែលត្រូវនឹងថ្ងៃធ្វើការ។
      បើប្រឡងលើកទីពីរ បុគ្គលិកចេញថ្លៃដោយខ្លួនឯង។
      # 4. ក្រោយរៀនចប់
      ក្នុងរយៈពេលមួយខែ បុគ្គលិកចែករំលែកចំណេះដឹងដែលមានប្រយោជន៍ដល់ក្រុម។ វិញ្ញាបនបត្រជារបស់បុគ្គលិក ហើយក្រុមហ៊ុនរក្សាទុកច្បាប់ចម្លង។
      # 5. ការព្រមព្រៀងអំពីការបន្តធ្វើការ
      បើវគ្គបណ្ដុះបណ្ដាលមានតម្លៃលើសពីចំនួនដែលនាយកកំណត់រាល់ឆ្នាំ ភាគីទាំងពីរចុះហត្ថលេខាលើកិច្ចព្រមព្រៀងមុនចូលរៀន។ កិច្ចព្រមព្រៀងបញ្ជាក់ពីតម្លៃ រយៈពេលដែលបុគ្គលិកមានបំណងបន្តធ្វើការ ដែលមិនលើសពីមួយឆ្នាំ និងចំនួនប្រាក់ដែលត្រូវសង បើបុគ្គលិកលាឈប់មុន។ ចំនួននេះថយស្មើៗគ្នារាល់ខែ។ បុគ្គលិកមិនត្រូវសងទេ បើក្រុមហ៊ុនបញ្ឈប់ ឬបើឈប់ដោយសារជំងឺ។ ក្រុមហ៊ុនមិនកាត់ប្រាក់សងពីប្រាក់ឈ្នួល ដោយគ្មានការយល់ព្រមពីបុគ្គលិកឡើយ។
    `,
  },
];
