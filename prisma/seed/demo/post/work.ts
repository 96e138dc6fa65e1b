import type { DemoPost } from './demo-post.ts';

/** Short posts from everyday work. */
export const work: readonly DemoPost[] = [
  {
    language: 'en',
    body: 'To the candidate who came by boat because the road was flooded, and was still early: you start on Monday. Welcome!',
  },
  {
    language: 'km',
    body: 'ការិយាល័យយើងនឹងបិទក្នុងថ្ងៃបុណ្យអុំទូក 3 ថ្ងៃ។ ពាក្យសុំដែលផ្ញើមកក្នុងពេលនោះ យើងនឹងឆ្លើយតបនៅថ្ងៃដំបូងនៃសប្ដាហ៍ក្រោយ។ សូមជូនពរឱ្យសប្បាយ!',
  },
  {
    language: 'en',
    body: 'Do you shorten your name on your CV because recruiters say it wrong? Please write it as it is, and add how it is said. We will learn it.',
  },
  {
    language: 'km',
    body: 'ថ្ងៃនេះ យើងបានផ្ដល់ប័ណ្ណសរសើរដល់បុគ្គលិកដែលធ្វើការជាមួយយើង 15 ឆ្នាំ។ អ្នកមីងបើកហាងបាយនៅមុខក្រុមហ៊ុន ក៏ទទួលបានមួយដែរ ព្រោះគាត់មកមុនយើងទាំងអស់គ្នា។',
  },
  {
    language: 'en',
    body: 'Our rule for meetings, since we moved the weekly one to a standing table: eleven minutes on average. It was forty.',
  },
  {
    language: 'km',
    body: 'អ្នកទើបរៀនចប់ជាច្រើនសួរថា ត្រូវយកសញ្ញាបត្រដើមមកឬទេ? មិនចាំបាច់ទេ យកច្បាប់ចម្លងមកបានហើយ។ កុំឱ្យអ្នកណារក្សាទុកសញ្ញាបត្រដើមរបស់អ្នក។',
  },
  {
    language: 'en',
    body: 'We now write the salary range on every job. We get fewer applications than before, and twice as many of them fit. It saves everybody’s time.',
  },
  {
    language: 'km',
    from: 'hospitality',
    body: 'ស្វែងរកអ្នកចេះភាសាសញ្ញា! ភ្ញៀវរបស់យើងមួយចំនួនជាអ្នកថ្លង់ ហើយយើងចង់បម្រើពួកគាត់ឱ្យបានល្អដូចអ្នកដទៃ។ បើអ្នកចេះ ឬចង់រៀន សូមមើលការងាររបស់យើង។',
  },
  {
    language: 'en',
    body: 'One sentence that we like in cover letters: “I do not know this program yet, and here is how I learned the last one.”',
  },
  {
    language: 'km',
    from: 'logistics',
    body: 'រដូវវស្សាមកដល់ហើយ។ យើងបានផ្ដល់អាវភ្លៀងដល់ក្រុមដឹកជញ្ជូនទាំងអស់ ហើយបើភ្លៀងខ្លាំងពេក សូមឈប់ជ្រកសិន។ ទំនិញអាចមកយឺត តែមនុស្សត្រូវទៅដល់ផ្ទះ។',
  },
  {
    language: 'en',
    body: 'Feedback for everybody who does not get the job: from this month on, whoever came to an interview gets two sentences on what was good and one on what to work on. Ask us if you did not.',
  },
  {
    language: 'km',
    body: 'និស្សិតហាត់ការម្នាក់របស់យើងបានសរសេរកម្មវិធីតូចមួយ ដែលជួយគណនាម៉ោងថែមក្នុង 5 នាទី ជំនួសឱ្យពាក់កណ្ដាលថ្ងៃ។ គាត់អាយុ 20 ឆ្នាំ។ ជួនកាល ប្រធានក៏ត្រូវរៀនពីកូនសិស្សដែរ។',
  },
  {
    language: 'en',
    body: 'A small thing that helps: save your CV as “Name – position.pdf”. We had 31 files called “CV final new 2.pdf” this week.',
  },
  {
    language: 'km',
    body: 'សំណួរពីអ្នកអាន៖ «ខ្ញុំសម្រាកមើលកូន 3 ឆ្នាំ តើត្រូវសរសេរយ៉ាងណាក្នុងប្រវត្តិរូប?» សូមសរសេរត្រង់ៗថា «មើលថែកូន»។ មិនមែនជារឿងត្រូវលាក់ទេ ហើយបើអ្នកបានរៀនអ្វីបន្ថែមក្នុងពេលនោះ សូមសរសេរចូលផង។',
  },
  {
    language: 'en',
    body: 'Night shift, told honestly: it pays 130% by law, it is quiet, and it is hard on your sleep. We ask everybody after three months whether they want to go on, and half do.',
  },
  {
    language: 'km',
    body: 'អរគុណលោកគ្រូអ្នកគ្រូនៅវិទ្យាល័យចំនួន 6 ដែលបាននាំសិស្សថ្នាក់ទី 12 មកមើលកន្លែងធ្វើការរបស់យើង។ សំណួរដែលយើងចូលចិត្តជាងគេ៖ «ពូ ថ្ងៃណាដែលពូចូលចិត្តការងារនេះជាងគេ?»',
  },
];

/** Texts with which companies share another one's post. */
export const sharing: readonly DemoPost[] = [
  { language: 'en', body: 'Well said. We ask the same in our interviews.' },
  { language: 'km', body: 'អត្ថបទនេះល្អណាស់ សម្រាប់ប្អូនៗដែលទើបរៀនចប់។' },
  { language: 'en', body: 'Good to see this. Who else does it?' },
  { language: 'km', body: 'ក្រុមហ៊ុនយើងក៏ធ្វើដូច្នេះដែរ ហើយវាពិតជាបានផល។' },
  { language: 'en', body: 'For everybody who asked us about this last week.' },
  { language: 'km', body: 'សូមបងប្អូនអាន មុនពេលទៅសម្ភាស!' },
];
