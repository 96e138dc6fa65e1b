import { type Topic, topic } from './gathering-topic.ts';

/** Topics of events, by the contract's types of events. */
export const eventTopics: readonly (Topic & { type: string })[] = [
  {
    type: 'job-fair',
    ...topic(
      'human-resources',
      9,
      ['Career day of graduates', 'ពិព័រណ៍ការងារសម្រាប់និស្សិតបញ្ចប់ការសិក្សា'],
      [
        'Companies with open jobs, CV checks and interviews on the spot.',
        'ក្រុមហ៊ុនដែលកំពុងជ្រើសរើស ការពិនិត្យប្រវត្តិរូប និងសម្ភាសផ្ទាល់។',
      ],
      [
        ['Stands of the companies all day', 'ស្តង់ក្រុមហ៊ុនពេញមួយថ្ងៃ'],
        ['CV check at two tables', 'ពិនិត្យប្រវត្តិរូបនៅតុពីរ'],
        ['Short interviews in the afternoon', 'សម្ភាសខ្លីនៅពេលរសៀល'],
      ],
    ),
  },
  {
    type: 'job-fair',
    ...topic(
      'manufacturing',
      9,
      ['Job fair of factories and logistics', 'ពិព័រណ៍ការងាររោងចក្រ និងភស្តុភារ'],
      [
        'Supervisors, technicians and office staff meet employers of the region.',
        'ប្រធានក្រុម ជាងបច្ចេកទេស និងបុគ្គលិកការិយាល័យ ជួបនិយោជកក្នុងតំបន់។',
      ],
      [
        ['Open jobs of every stand', 'ការងារដែលស្តង់នីមួយៗកំពុងជ្រើសរើស'],
        ['Advice on contracts and pay', 'ការប្រឹក្សាអំពីកិច្ចសន្យា និងប្រាក់ខែ'],
        ['Registration at NSSF explained', 'ពន្យល់ពីការចុះឈ្មោះ ប.ស.ស.'],
      ],
    ),
  },
  {
    type: 'job-fair',
    ...topic(
      'hospitality',
      9,
      ['Hotel and restaurant hiring day', 'ទិវាជ្រើសរើសបុគ្គលិកសណ្ឋាគារ និងភោជនីយដ្ឋាន'],
      [
        'Hotels hire for the high season, with or without experience.',
        'សណ្ឋាគារជ្រើសរើសសម្រាប់រដូវភ្ញៀវច្រើន មានឬគ្មានបទពិសោធន៍។',
      ],
      [
        ['Meet the managers', 'ជួបអ្នកគ្រប់គ្រង'],
        ['Show what you can do', 'បង្ហាញជំនាញរបស់អ្នក'],
        ['Go home with an answer', 'ដឹងលទ្ធផលនៅថ្ងៃនោះ'],
      ],
    ),
  },
  {
    type: 'workshop',
    ...topic(
      'human-resources',
      1,
      ['CV workshop: two pages that work', 'សិក្ខាសាលាសរសេរប្រវត្តិរូប៖ ពីរទំព័រដែលទទួលបានការងារ'],
      ['Bring your CV, go home with a better one.', 'យកប្រវត្តិរូបមក ហើយត្រឡប់ទៅវិញជាមួយប្រវត្តិរូបល្អជាងមុន។'],
      [
        ['What recruiters read first', 'អ្វីដែលអ្នកជ្រើសរើសអានមុនគេ'],
        ['Write it anew together', 'សរសេរឡើងវិញជាមួយគ្នា'],
        ['Questions and answers', 'សំណួរ និងចម្លើយ'],
      ],
    ),
  },
  {
    type: 'workshop',
    ...topic(
      'marketing',
      5,
      ['Product photos with a phone', 'ថតរូបផលិតផលដោយទូរស័ព្ទ'],
      ['Light, background and a steady hand.', 'ពន្លឺ ផ្ទៃខាងក្រោយ និងដៃនឹង។'],
      [
        ['Light from a window', 'ពន្លឺពីបង្អួច'],
        ['Twenty photos in an hour', 'រូបម្ភៃក្នុងមួយម៉ោង'],
        ['Edit and post them', 'កែ និងផ្សាយ'],
      ],
    ),
  },
  {
    type: 'workshop',
    ...topic(
      'design',
      10,
      ['Design thinking in one afternoon', 'ការគិតបែបឌីហ្សាញក្នុងមួយរសៀល'],
      [
        'From a complaint of a customer to a first draft that one can try.',
        'ពីការត្អូញត្អែររបស់អតិថិជន ដល់គំរូដំបូងដែលអាចសាកល្បងបាន។',
      ],
      [
        ['Ask and listen', 'សួរ និងស្ដាប់'],
        ['Draw ten ideas', 'គូរគំនិតដប់'],
        ['Build one of paper', 'បង្កើតគំរូពីក្រដាស'],
      ],
    ),
  },
  {
    type: 'talk',
    ...topic(
      'banking',
      0,
      ['What banks look for in young people', 'អ្វីដែលធនាគាររកពីយុវជន'],
      ['Three heads of human resources speak openly.', 'ប្រធានធនធានមនុស្សបីនាក់និយាយដោយបើកចិត្ត។'],
      [
        ['Short talks', 'បទបង្ហាញខ្លី'],
        ['Panel with questions', 'ពិភាក្សា និងសំណួរ'],
        ['Meet the speakers', 'ជួបវាគ្មិន'],
      ],
    ),
  },
  {
    type: 'talk',
    ...topic(
      'information-technology',
      4,
      ['Working in tech without a degree', 'ធ្វើការផ្នែកបច្ចេកវិទ្យា ដោយគ្មានសញ្ញាបត្រ'],
      ['Four people tell how they began.', 'មនុស្សបួននាក់រៀបរាប់ពីរបៀបដែលគេចាប់ផ្ដើម។'],
      [
        ['Four stories', 'រឿងបួន'],
        ['Where to learn for free', 'រៀនឥតគិតថ្លៃនៅឯណា'],
        ['Pizza and questions', 'ភីហ្សា និងសំណួរ'],
      ],
    ),
  },
  {
    type: 'talk',
    ...topic(
      'ngo',
      3,
      ['Women who lead', 'ស្ត្រីជាអ្នកដឹកនាំ'],
      [
        'Directors of companies and organisations on their way to the top.',
        'នាយិកាក្រុមហ៊ុន និងអង្គការ និយាយពីដំណើរឡើងទៅកំពូល។',
      ],
      [
        ['Opening', 'ការបើកកម្មវិធី'],
        ['Conversation with four women', 'ការសន្ទនាជាមួយស្ត្រីបួននាក់'],
        ['Coffee together', 'ពិសាកាហ្វេជាមួយគ្នា'],
      ],
    ),
  },
  {
    type: 'networking',
    ...topic(
      'human-resources',
      11,
      ['HR breakfast', 'អាហារពេលព្រឹកអ្នកធនធានមនុស្ស'],
      [
        'Coffee, one topic and forty colleagues from other companies.',
        'កាហ្វេ ប្រធានបទមួយ និងសហការីសែសិបនាក់ពីក្រុមហ៊ុនផ្សេងៗ។',
      ],
      [
        ['Breakfast', 'អាហារពេលព្រឹក'],
        ['One case, many answers', 'ករណីមួយ ចម្លើយច្រើន'],
        ['Cards and contacts', 'ប្ដូរនាមប័ណ្ណ'],
      ],
    ),
  },
  {
    type: 'networking',
    ...topic(
      'sales',
      11,
      ['Evening of young entrepreneurs', 'រាត្រីសហគ្រិនវ័យក្មេង'],
      ['Meet people who build something of their own.', 'ជួបអ្នកដែលកំពុងកសាងអាជីវកម្មផ្ទាល់ខ្លួន។'],
      [
        ['Five pitches of three minutes', 'បទបង្ហាញប្រាំ មួយៗបីនាទី'],
        ['Tables by field of work', 'តុតាមវិស័យ'],
        ['Open end', 'ជជែកដោយសេរី'],
      ],
    ),
  },
  {
    type: 'online',
    ...topic(
      'accounting',
      2,
      ['Year-end closing: questions and answers', 'បិទបញ្ជីចុងឆ្នាំ៖ សំណួរ និងចម្លើយ'],
      ['An hour online with an auditor.', 'មួយម៉ោងតាមអនឡាញជាមួយសវនករ។'],
      [
        ['The list of what to close', 'បញ្ជីអ្វីដែលត្រូវបិទ'],
        ['Usual mistakes', 'កំហុសញឹកញាប់'],
        ['Your questions', 'សំណួររបស់អ្នក'],
      ],
    ),
  },
  {
    type: 'online',
    ...topic(
      'education',
      8,
      ['How to study abroad and come back to a job', 'រៀននៅបរទេស ហើយត្រឡប់មកមានការងារ'],
      ['Scholarships and what employers at home make of them.', 'អាហារូបករណ៍ និងអ្វីដែលនិយោជកក្នុងស្រុកគិត។'],
      [
        ['Scholarships of next year', 'អាហារូបករណ៍ឆ្នាំក្រោយ'],
        ['Two who came back', 'អ្នកត្រឡប់មកវិញពីរនាក់'],
        ['Questions', 'សំណួរ'],
      ],
    ),
  },
];
