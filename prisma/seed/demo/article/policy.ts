import type { DemoText } from '../article.ts';

const note = {
  en: 'An example to adapt. Have it read by somebody who knows the law before you use it.',
  km: 'នេះជាគំរូសម្រាប់កែប្រែ។ សូមឱ្យអ្នកចេះច្បាប់អានមុនយកទៅប្រើ។',
};

/** Sample policies, labelled as such. */
export const demoPolicies: readonly DemoText[] = [
  {
    topic: 'time',
    titleEn: 'Example: working hours and overtime',
    titleKm: 'គំរូ៖ ម៉ោងធ្វើការ និងថែមម៉ោង',
    summaryEn: 'When work begins and ends, who orders overtime, and how it is written down.',
    summaryKm: 'ម៉ោងចូល ម៉ោងចេញ នរណាបញ្ជាឱ្យថែមម៉ោង និងកត់ត្រាដោយរបៀបណា។',
    en: `
      ${note.en}
      # Purpose
      Everybody knows when they work, and that each hour is counted.
      # Rules
      - Hours stand in the contract and on the board of each department.
      - Overtime is agreed before it is done, by the supervisor, in writing.
      - Nobody has to explain why they cannot stay.
      # Records
      Times are kept each day and shown on the pay slip.
    `,
    km: `
      ${note.km}
      # គោលបំណង
      គ្រប់គ្នាដឹងម៉ោងធ្វើការ ហើយគ្រប់ម៉ោងត្រូវបានរាប់។
      # វិធាន
      - ម៉ោងធ្វើការមានក្នុងកិច្ចសន្យា និងបិទផ្សាយនៅផ្នែកនីមួយៗ។
      - ការថែមម៉ោងត្រូវព្រមព្រៀងជាលាយលក្ខណ៍អក្សរជាមុន ដោយប្រធានផ្ទាល់។
      - គ្មាននរណាត្រូវពន្យល់ថាហេតុអ្វីមិនអាចថែមម៉ោងបាន។
      # ការកត់ត្រា
      ម៉ោងត្រូវកត់រាល់ថ្ងៃ ហើយបង្ហាញក្នុងបង្កាន់ដៃប្រាក់ខែ។
    `,
  },
  {
    topic: 'time',
    titleEn: 'Example: annual leave',
    titleKm: 'គំរូ៖ ការឈប់សម្រាកប្រចាំឆ្នាំ',
    summaryEn: 'How leave is asked for, who decides, and what happens to days that are left.',
    summaryKm: 'របៀបសុំច្បាប់ នរណាសម្រេច និងថ្ងៃនៅសល់ត្រូវធ្វើដូចម្ដេច។',
    en: `
      ${note.en}
      # Asking
      Two weeks ahead for three days or more, in the calendar of the team.
      # Deciding
      The supervisor answers within three working days. A refusal names another time.
      # Days that are left
      They go into the next year as the law allows, and are never lost without a word.
    `,
    km: `
      ${note.km}
      # ការសុំច្បាប់
      ពីរសប្ដាហ៍ជាមុន សម្រាប់ការឈប់ចាប់ពីបីថ្ងៃ ក្នុងប្រតិទិនរបស់ក្រុម។
      # ការសម្រេច
      ប្រធានឆ្លើយក្នុងបីថ្ងៃធ្វើការ។ បើបដិសេធ ត្រូវស្នើពេលផ្សេង។
      # ថ្ងៃនៅសល់
      ផ្ទេរទៅឆ្នាំបន្ទាប់តាមច្បាប់កំណត់ ហើយមិនត្រូវបាត់ដោយស្ងាត់ស្ងៀមឡើយ។
    `,
  },
  {
    topic: 'recruitment',
    titleEn: 'Example: recruitment without favour',
    titleKm: 'គំរូ៖ ការជ្រើសរើសដោយគ្មានរើសអើង',
    summaryEn: 'How a position is announced, who chooses, and what is not asked.',
    summaryKm: 'របៀបប្រកាសតំណែង នរណាជ្រើសរើស និងអ្វីដែលមិនត្រូវសួរ។',
    en: `
      ${note.en}
      # Open to all
      Each position is announced inside and outside at the same time.
      # Two who choose
      One from the department, one from elsewhere. Relatives of a candidate take no part.
      # Papers
      What candidates send is deleted six months after the decision, unless they agree to more.
    `,
    km: `
      ${note.km}
      # បើកចំហសម្រាប់គ្រប់គ្នា
      តំណែងនីមួយៗត្រូវប្រកាសទាំងក្នុង និងក្រៅក្រុមហ៊ុនក្នុងពេលតែមួយ។
      # អ្នកជ្រើសរើសពីរនាក់
      ម្នាក់ពីផ្នែក ម្នាក់ពីផ្នែកផ្សេង។ សាច់ញាតិបេក្ខជនមិនចូលរួមឡើយ។
      # ឯកសារ
      ឯកសារបេក្ខជនត្រូវលុបប្រាំមួយខែក្រោយការសម្រេច លើកលែងតែគេយល់ព្រមឱ្យទុកយូរជាងនេះ។
    `,
  },
  {
    topic: 'conduct',
    titleEn: 'Example: no harassment at work',
    titleKm: 'គំរូ៖ គ្មានការបៀតបៀននៅកន្លែងធ្វើការ',
    summaryEn: 'What it is, whom one tells, and what happens then.',
    summaryKm: 'អ្វីទៅជាការបៀតបៀន ប្រាប់នរណា និងមានអ្វីកើតឡើងបន្ទាប់។',
    en: `
      ${note.en}
      # What it is
      Words, looks, touches or messages that somebody does not want and that make work harder for them.
      # Whom to tell
      - One woman and one man, whose names are on the board.
      - Anybody may come along.
      # What happens
      Both sides are heard within a week. Whoever reports in good faith has nothing to fear.
    `,
    km: `
      ${note.km}
      # អ្វីទៅជាការបៀតបៀន
      ពាក្យ ក្រសែភ្នែក ការប៉ះពាល់ ឬសារ ដែលគេមិនចង់ ហើយធ្វើឱ្យការងាររបស់គេកាន់តែលំបាក។
      # ប្រាប់នរណា
      - ស្ត្រីម្នាក់ និងបុរសម្នាក់ ដែលមានឈ្មោះបិទផ្សាយ។
      - អាចនាំអ្នកណាម្នាក់ទៅជាមួយបាន។
      # បន្ទាប់មក
      ភាគីទាំងពីរត្រូវបានស្ដាប់ក្នុងមួយសប្ដាហ៍។ អ្នករាយការណ៍ដោយស្មោះត្រង់មិនត្រូវខ្លាចអ្វីឡើយ។
    `,
  },
  {
    topic: 'safety',
    titleEn: 'Example: accidents at work',
    titleKm: 'គំរូ៖ គ្រោះថ្នាក់ការងារ',
    summaryEn: 'Help first, then tell, then write down.',
    summaryKm: 'ជួយសង្គ្រោះមុន រាយការណ៍បន្ទាប់ រួចកត់ត្រា។',
    en: `
      ${note.en}
      # At once
      - Stop the machine, help, call for help.
      - Somebody goes along to the hospital.
      # On the same day
      The supervisor tells HR, who reports it to the NSSF.
      # Afterwards
      What has to change so that it does not happen again? The answer is written down and done.
    `,
    km: `
      ${note.km}
      # ភ្លាមៗ
      - បញ្ឈប់ម៉ាស៊ីន ជួយសង្គ្រោះ ហៅជំនួយ។
      - មានអ្នកទៅមន្ទីរពេទ្យជាមួយ។
      # ក្នុងថ្ងៃតែមួយ
      ប្រធានប្រាប់ផ្នែកធនធានមនុស្ស ដែលរាយការណ៍ទៅ ប.ស.ស.។
      # ក្រោយមក
      ត្រូវប្ដូរអ្វីកុំឱ្យកើតឡើងទៀត? ចម្លើយត្រូវកត់ត្រា និងអនុវត្ត។
    `,
  },
  {
    topic: 'development',
    titleEn: 'Example: training paid by the company',
    titleKm: 'គំរូ៖ ការបណ្ដុះបណ្ដាលដែលក្រុមហ៊ុនចេញថ្លៃ',
    summaryEn: 'Who may ask, what is paid, and what is agreed about staying.',
    summaryKm: 'នរណាអាចស្នើ ក្រុមហ៊ុនចេញអ្វីខ្លះ និងព្រមព្រៀងអ្វីអំពីការបន្តធ្វើការ។',
    en: `
      ${note.en}
      # Who may ask
      Everybody after the time of probation, once a year.
      # What is paid
      Fee, books and the days on which it takes place.
      # Staying
      For long trainings both sides agree in writing, before it begins, for how long one stays.
    `,
    km: `
      ${note.km}
      # នរណាអាចស្នើ
      គ្រប់គ្នាក្រោយរយៈពេលសាកល្បង ម្ដងក្នុងមួយឆ្នាំ។
      # ក្រុមហ៊ុនចេញអ្វី
      ថ្លៃសិក្សា សៀវភៅ និងថ្ងៃដែលចូលរៀន។
      # ការបន្តធ្វើការ
      សម្រាប់វគ្គវែង ភាគីទាំងពីរព្រមព្រៀងជាលាយលក្ខណ៍អក្សរមុនចាប់ផ្ដើម ថាត្រូវបន្តធ្វើការប៉ុន្មានពេល។
    `,
  },
];
