import type { DemoPost } from './demo-post.ts';

/** Advice of recruiters to job seekers. */
export const tips: readonly DemoPost[] = [
  {
    language: 'en',
    body: 'We read about forty CVs for every position. The ones we call first have three things in common:\n\n1. The job they’re applying for is named at the top.\n2. Each job comes with a result, not only with duties. “Kept stock losses under 1% for two years” tells us more than “responsible for stock”.\n3. The phone number gets answered.\n\nTwo pages are enough, even with ten years’ experience.',
    posters: [
      {
        look: 'steps',
        title: 'Three things every CV needs',
        lines: ['The job you want, at the top', 'A result for each job', 'A number you answer'],
      },
    ],
  },
  {
    language: 'km',
    body: 'មុនទៅសម្ភាស សូមចំណាយ 15 នាទីអានគេហទំព័ររបស់ក្រុមហ៊ុន។ យើងសួរបេក្ខជនគ្រប់រូបថា «តើអ្នកស្គាល់ក្រុមហ៊ុនយើងដូចម្ដេចខ្លះ?»។ ស្ដាប់ចម្លើយហើយ យើងដឹងភ្លាមថាអ្នកណាចង់ធ្វើការនៅទីនេះពិតមែន។\n\nសូមរៀបចំសំណួរពីរបីសម្រាប់សួរយើងវិញផង។ ការសម្ភាសគឺជាការជជែកគ្នា មិនមែនជាការប្រឡងទេ។',
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
    body: 'One question comes up at every school we visit: “I have no experience. What should I write?”\n\nWrite down what you’ve done. Three months in your uncle’s phone shop is sales and stock control. Organising your class’s Khmer New Year party is planning and budgeting. Teaching your cousins maths is teaching.\n\nSay what you did, for how long and what came of it. We hire forty people straight from school each year, and for most of them it’s their first job in an office.',
  },
  {
    language: 'km',
    body: 'លិខិតសុំធ្វើការមិនចាំបាច់វែងទេ។ បីកថាខណ្ឌគ្រប់គ្រាន់ហើយ៖\n\n• សុំការងារអ្វី ហើយដឹងដំណឹងនេះពីណា\n• ហេតុអ្វីអ្នកធ្វើការងារនេះបានល្អ ដោយលើកឧទាហរណ៍មួយពីការងារមុន\n• អាចចូលធ្វើការនៅថ្ងៃណា\n\nសូមកុំយកលិខិតតែមួយផ្ញើទៅគ្រប់ក្រុមហ៊ុន។ បើនៅជាប់ឈ្មោះក្រុមហ៊ុនផ្សេង យើងឃើញភ្លាម។',
    posters: [
      {
        look: 'steps',
        title: 'លិខិតសុំធ្វើការ៖ បីកថាខណ្ឌ',
        lines: ['សុំការងារអ្វី', 'ឧទាហរណ៍ពីការងារមុន', 'ចូលធ្វើការបានថ្ងៃណា'],
      },
    ],
  },
  {
    language: 'en',
    body: '“What salary do you expect?” Here’s how to answer without losing sleep.\n\nLook at five similar jobs on this site and note the range. Add what makes you worth more: a language, years of experience, a licence. Then name a range whose lower end you’d really accept.\n\n“Between $450 and $550, depending on the bonus” is a good answer. “It’s up to you” isn’t: we have a budget, and we’d like to know whether it fits.',
    posters: [
      {
        look: 'number',
        title: 'of our candidates name no figure. Give a range.',
        lines: ['From our last 120 interviews'],
        values: [62],
        unit: '%',
      },
    ],
  },
  {
    language: 'km',
    body: 'ទៅសម្ភាស គួរស្លៀកពាក់បែបណា? មិនចាំបាច់ទិញខោអាវថ្មីទេ។ អាវស្អាតអ៊ុតរួច និងស្បែកជើងបិទមុខ ល្អហើយ។ រឿងដែលសំខាន់ជាង គឺមកដល់មុន 10 នាទី។\n\nបើស្ទះផ្លូវ សូមទូរស័ព្ទប្រាប់យើង។ យើងយល់ ព្រោះយើងក៏ជិះផ្លូវតែមួយនេះដែរ។',
  },
  {
    language: 'en',
    body: 'If we ask about a weakness, please don’t say “I work too hard”. We’ve heard it twice this week.\n\nTell us something true that you’re working on: “I write English slowly, so I take an evening class on Tuesdays and ask a colleague to check my longer e-mails.” It shows us that you know yourself and that you learn.',
    posters: [
      {
        look: 'quote',
        title: 'How to talk about a weakness',
        lines: ['“I write English slowly,', 'so I take a class on Tuesdays.”'],
      },
    ],
  },
  {
    language: 'km',
    body: 'បើឃើញសញ្ញាទាំងនេះ ការងារនោះអាចជាការបោកប្រាស់៖\n\n✗ ឱ្យបង់ប្រាក់មុន ទោះជាថ្លៃឯកសណ្ឋាន ឬថ្លៃបណ្ដុះបណ្ដាលក៏ដោយ\n✗ ប្រាក់ខែខ្ពស់ណាស់ តែមិនត្រូវការជំនាញអ្វីសោះ\n✗ សុំទុកអត្តសញ្ញាណប័ណ្ណ ឬលិខិតឆ្លងដែន\n✗ មិនប្រាប់អាសយដ្ឋានក្រុមហ៊ុន\n\nនិយោជកត្រឹមត្រូវ មិនដែលយកប្រាក់ពីអ្នកសុំធ្វើការទេ។ សូមចែករំលែកដល់ប្អូនៗដែលទើបរៀនចប់។',
    posters: [
      {
        look: 'steps',
        title: 'ប្រយ័ត្នការបោកប្រាស់',
        lines: ['ឱ្យបង់ប្រាក់មុន', 'ប្រាក់ខែខ្ពស់ខុសធម្មតា', 'យកលិខិតឆ្លងដែនទុក'],
      },
    ],
  },
  {
    language: 'en',
    body: 'Probation works both ways. On your first day, ask what you should be able to do after one month and after three. Write it down, and ask your supervisor for fifteen minutes every two weeks.\n\nNine out of ten people who do this stay with us.',
    posters: [
      {
        look: 'bars',
        title: 'Who stays after probation (%)',
        lines: ['With regular talks', 'Without'],
        values: [91, 64],
      },
    ],
  },
  {
    language: 'km',
    body: 'បើមកសម្ភាសមិនបាន សូមប្រាប់យើងមុន។ សរសេរតែមួយឃ្លាក៏បាន៖ «សុំទោស ខ្ញុំបានទទួលការងារផ្សេងហើយ»។ យើងមិនអន់ចិត្តទេ ហើយនឹងចាំថាអ្នកជាមនុស្សចេះគោរពពេលវេលា។\n\nវិស័យរបស់យើងមិនធំទេ ថ្ងៃណាមួយប្រហែលបានជួបគ្នាទៀត។',
  },
  {
    language: 'en',
    body: 'Video interviews, seen from our side of the screen: put your phone on a pile of books so that the camera is at eye level, sit facing a window, and test the sound with a friend. A motorbike outside is fine. A view of your ceiling fan isn’t.',
    posters: [
      {
        look: 'steps',
        title: 'Before a video interview',
        lines: ['Camera at eye level', 'Light from the front', 'Test the sound with a friend'],
      },
    ],
  },
  {
    language: 'km',
    from: 'hospitality',
    body: 'ភាសាអង់គ្លេសនៅខ្សោយមែនទេ? មិនអីទេ ចូលធ្វើការសិន រៀនបន្តិចម្ដងៗ។ អ្នកទទួលភ្ញៀវរបស់យើងម្នាក់ ដំបូងចេះតែពាក្យ «Good morning» ហើយពីរឆ្នាំក្រោយ គាត់ក្លាយជាប្រធានវេន។\n\nសូមរៀនប្រាំប្រយោគដែលអ្នកប្រើរាល់ថ្ងៃសិន មុនរៀនវេយ្យាករណ៍ទាំងមូល។',
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
    body: 'Please name two references, and ask them first, because we do call. The best thing a former manager can say about you is “I’d hire her again tomorrow.” Leave every job so well that yours would say it too.',
  },
  {
    language: 'km',
    body: 'តាមច្បាប់ស្ដីពីការងារ រយៈពេលសាកល្បងមិនត្រូវលើសពី 3 ខែសម្រាប់និយោជិតធម្មតា 2 ខែសម្រាប់កម្មករឯកទេស និង 1 ខែសម្រាប់កម្មករធម្មតាទេ។ មុនចុះហត្ថលេខា សូមអានកិច្ចសន្យាឱ្យចប់ ហើយសុំមួយច្បាប់ទុកសម្រាប់ខ្លួនអ្នក។',
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
    body: 'Changing careers after thirty? Half of our branch managers did. One was a teacher, one repaired motorbikes and one ran a noodle shop.\n\nThey brought what no course can teach: they talk to anyone, they count the money every evening, and they turn up when it rains. We taught them the rest.',
    posters: [
      {
        look: 'quote',
        title: 'It’s not too late',
        lines: ['Half of our branch managers', 'did something else before.'],
      },
    ],
  },
  {
    language: 'km',
    body: 'សំណួរ៖ «ខ្ញុំឈប់ពីកន្លែងមុន ព្រោះមិនចុះសម្រុងជាមួយប្រធាន។ ពេលសម្ភាស គួរនិយាយយ៉ាងណា?»\n\nចម្លើយរបស់យើង៖ និយាយត្រង់ៗ តែកុំនិយាយអាក្រក់ពីប្រធានចាស់។ ឧទាហរណ៍ «យើងមានរបៀបធ្វើការខុសគ្នា ហើយខ្ញុំចង់ទៅកន្លែងដែលអាចរៀនបានច្រើនជាងមុន»។',
  },
];
