import type { DemoPost } from './demo-post.ts';

/** Advice of recruiters to job seekers. */
export const tips: readonly DemoPost[] = [
  {
    language: 'en',
    body: 'We read about forty CVs for every position. The ones we call first have three things in common:\n\n1. The job title they want stands at the top.\n2. Under each job there is a result, not only a list of duties. “Kept stock losses under 1% for two years” tells us more than “responsible for stock”.\n3. A telephone number that somebody answers.\n\nTwo pages are enough, also for people with ten years behind them.',
    posters: [
      {
        look: 'steps',
        title: 'Three things that a CV needs',
        lines: ['The job you want, at the top', 'A result under each job', 'A number that you answer'],
      },
    ],
  },
  {
    language: 'km',
    body: 'មុនពេលសម្ភាស សូមចំណាយ 15 នាទីអានគេហទំព័ររបស់ក្រុមហ៊ុន។ យើងសួរបេក្ខជនគ្រប់រូបថា «តើអ្នកដឹងអ្វីខ្លះអំពីយើង?» ហើយចម្លើយនេះតែងតែបង្ហាញថា អ្នកណាចង់បានការងារនេះពិតប្រាកដ។\n\nរៀបចំសំណួរពីរ ឬបីសម្រាប់សួរយើងវិញផង។ ការសម្ភាសគឺជាការជជែកគ្នា មិនមែនជាការប្រឡងទេ។',
    posters: [
      {
        look: 'steps',
        title: '15 នាទីមុនសម្ភាស',
        lines: ['អានគេហទំព័រក្រុមហ៊ុន', 'អានការងារនោះម្ដងទៀត', 'រៀបចំសំណួរពីរបី'],
      },
    ],
  },
  {
    language: 'en',
    from: 'telecommunication',
    body: 'A question we hear at every school visit: “I have no experience. What do I write?”\n\nWrite what you have done. Three months of helping in your uncle’s phone shop is sales and stock. Organising the Khmer New Year party of your class is planning and a budget. Teaching your cousins maths is teaching.\n\nSay what it was, how long, and what came of it. We take on forty people straight from school each year, and none of them had an office job before.',
  },
  {
    language: 'km',
    body: 'លិខិតសុំធ្វើការមិនចាំបាច់វែងទេ។ បីកថាខណ្ឌគឺគ្រប់គ្រាន់៖\n\n• អ្នកសុំការងារអ្វី ហើយឃើញវានៅឯណា\n• ហេតុអ្វីអ្នកធ្វើការងារនេះបានល្អ ដោយលើកឧទាហរណ៍មួយពីការងារមុន\n• អ្នកអាចចាប់ផ្ដើមថ្ងៃណា\n\nសូមកុំចម្លងលិខិតដដែលផ្ញើគ្រប់ក្រុមហ៊ុន។ យើងដឹងភ្លាម ពេលឃើញឈ្មោះក្រុមហ៊ុនផ្សេង។',
    posters: [
      {
        look: 'steps',
        title: 'លិខិតសុំធ្វើការ៖ បីកថាខណ្ឌ',
        lines: ['សុំការងារអ្វី', 'ឧទាហរណ៍ពីការងារមុន', 'ចាប់ផ្ដើមបានថ្ងៃណា'],
      },
    ],
  },
  {
    language: 'en',
    body: 'How to answer “What salary do you expect?” without losing sleep:\n\nLook at five jobs like this one on the site and note the range. Add what you know of your own worth: languages, years, a licence. Then name a range whose lower end you would really accept.\n\n“Between 450 and 550 dollars, depending on the bonus” is a good answer. “It is up to you” is not: we have a budget and want to know whether we meet.',
    posters: [
      {
        look: 'number',
        title: 'of our candidates name no salary. A range is better.',
        lines: ['From the last 120 interviews'],
        values: [62],
        unit: '%',
      },
    ],
  },
  {
    language: 'km',
    body: 'តើត្រូវស្លៀកពាក់បែបណាទៅសម្ភាស? មិនចាំបាច់ទិញខោអាវថ្មីទេ។ អាវស្អាត អ៊ុតរួច និងស្បែកជើងបិទម្រាម គឺល្អហើយ។ អ្វីដែលសំខាន់ជាង គឺមកដល់មុន 10 នាទី។\n\nបើស្ទះចរាចរណ៍ សូមទូរស័ព្ទប្រាប់យើង។ យើងយល់ ព្រោះយើងក៏ជិះផ្លូវតែមួយដែរ។',
  },
  {
    language: 'en',
    body: 'If you are asked about a weakness, please do not say “I work too hard”. We have heard it this week, twice.\n\nTell us something true that you are working on: “My written English is slow, so I take an evening class on Tuesdays and ask a colleague to read my longer mails.” That tells us that you know yourself and that you learn.',
    posters: [
      {
        look: 'quote',
        title: 'A weakness, well told',
        lines: ['“My written English is slow.', 'So I take a class on Tuesdays.”'],
      },
    ],
  },
  {
    language: 'km',
    body: 'សញ្ញាប្រាប់ថាការងារនោះប្រហែលជាការបោកប្រាស់៖\n\n✗ ឱ្យបង់ប្រាក់មុន ទោះជាថ្លៃឯកសណ្ឋាន ឬថ្លៃបណ្ដុះបណ្ដាល\n✗ ប្រាក់ខែខ្ពស់ពេក តែមិនត្រូវការជំនាញអ្វីសោះ\n✗ សុំអត្តសញ្ញាណប័ណ្ណ ឬលិខិតឆ្លងដែនទុក\n✗ មិនប្រាប់អាសយដ្ឋានក្រុមហ៊ុន\n\nនិយោជកត្រឹមត្រូវមិនដែលយកប្រាក់ពីអ្នកសុំធ្វើការទេ។ សូមចែករំលែកឱ្យប្អូនៗដែលទើបរៀនចប់។',
    posters: [
      {
        look: 'steps',
        title: 'ប្រយ័ត្នការបោកប្រាស់',
        lines: ['ឱ្យបង់ប្រាក់មុន', 'ប្រាក់ខែខ្ពស់ពេក', 'យកលិខិតឆ្លងដែនទុក'],
      },
    ],
  },
  {
    language: 'en',
    body: 'The trial period is there for both sides. Ask on your first day: what should I be able to do after one month, and after three? Write it down, and ask for fifteen minutes with your supervisor every two weeks.\n\nNine out of ten people who do that stay with us.',
    posters: [
      {
        look: 'bars',
        title: 'Who stays after the trial period',
        lines: ['With talks', 'Without'],
        values: [91, 64],
      },
    ],
  },
  {
    language: 'km',
    body: 'បើអ្នកមិនអាចមកសម្ភាសបាន សូមប្រាប់យើងមុន។ ខ្លីក៏បាន៖ «ខ្ញុំសុំទោស ខ្ញុំបានយល់ព្រមទទួលការងារផ្សេងហើយ»។ យើងមិនអន់ចិត្តទេ ហើយយើងនឹងចាំឈ្មោះអ្នកដោយសេចក្ដីគោរព។\n\nវិស័យនៅស្រុកយើងតូចណាស់ ថ្ងៃណាមួយយើងនឹងជួបគ្នាទៀត។',
  },
  {
    language: 'en',
    body: 'Video interviews, as seen from the other side of the screen: put the phone on a pile of books so that we look you in the eyes, sit facing the window, and test the sound with a friend. A motorbike outside is fine. A camera that points at the ceiling fan is not.',
    posters: [
      {
        look: 'steps',
        title: 'Before a video interview',
        lines: ['Camera at the height of your eyes', 'Light from the front', 'Test the sound with a friend'],
      },
    ],
  },
  {
    language: 'km',
    from: 'hospitality',
    body: 'ភាសាអង់គ្លេសរបស់អ្នកនៅខ្សោយ? ធ្វើការសិន រៀនបន្តិចម្ដងៗ។ បុគ្គលិកផ្នែកទទួលភ្ញៀវរបស់យើងម្នាក់ បានចាប់ផ្ដើមពីការនិយាយ «Good morning» ហើយពីរឆ្នាំក្រោយ គាត់ជាប្រធានវេន។\n\nរៀនប្រាំប្រយោគដែលអ្នកប្រើរាល់ថ្ងៃ មុនរៀនវេយ្យាករណ៍ទាំងអស់។',
    posters: [
      {
        look: 'quote',
        title: 'រៀនបន្តិចម្ដងៗ',
        lines: ['រៀនប្រាំប្រយោគ', 'ដែលអ្នកប្រើរាល់ថ្ងៃសិន'],
      },
    ],
  },
  {
    language: 'en',
    body: 'Please give us two references that know that we will call. We call them. The best sentence that a former manager can say of you is: “I would take them back tomorrow.” So leave every job as if you might need that sentence, because you will.',
  },
  {
    language: 'km',
    body: 'ច្បាប់ការងារ៖ រយៈពេលសាកល្បងការងារ មិនត្រូវលើសពី 3 ខែសម្រាប់និយោជិតធម្មតា 2 ខែសម្រាប់កម្មករឯកទេស និង 1 ខែសម្រាប់កម្មករធម្មតាទេ។ មុនចុះហត្ថលេខា សូមអានកិច្ចសន្យាឱ្យចប់ ហើយសុំច្បាប់ចម្លងមួយទុកសម្រាប់ខ្លួនអ្នក។',
    posters: [
      {
        look: 'bars',
        title: 'រយៈពេលសាកល្បង យូរបំផុត (ខែ)',
        lines: ['និយោជិតធម្មតា', 'កម្មករឯកទេស', 'កម្មករធម្មតា'],
        values: [3, 2, 1],
      },
    ],
  },
  {
    language: 'en',
    from: 'banking',
    body: 'Changing careers after thirty? Half of our branch managers did. One was a teacher, one repaired motorbikes, one ran a noodle shop.\n\nWhat they brought: they talk with everybody, they count money every evening, and they come when it rains. Everything else can be learned in a course.',
    posters: [
      {
        look: 'quote',
        title: 'It is not too late',
        lines: ['Half of our branch managers', 'did something else before.'],
      },
    ],
  },
  {
    language: 'km',
    body: 'សំណួរ៖ «បើអ្នកឈប់ពីការងារមុន ព្រោះមិនចុះសម្រុងជាមួយប្រធាន តើគួរនិយាយយ៉ាងណា?»\n\nចម្លើយរបស់យើង៖ និយាយតាមត្រង់ ប៉ុន្តែកុំនិយាយអាក្រក់ពីគេ។ ឧទាហរណ៍ «យើងមានវិធីធ្វើការខុសគ្នា ហើយខ្ញុំចង់ទៅកន្លែងដែលខ្ញុំអាចរៀនបានច្រើនជាង»។',
  },
];
