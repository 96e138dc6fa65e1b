import type { DemoPost } from './demo-post.ts';

/** Short posts from everyday work. */
export const work: readonly DemoPost[] = [
  {
    language: 'en',
    body: 'To the candidate who came by boat because the road was flooded, and was still early: you start on Monday. Welcome!',
  },
  {
    language: 'km',
    body: 'ក្នុងឱកាសបុណ្យអុំទូក ការិយាល័យយើងសម្រាក 3 ថ្ងៃ។ ពាក្យសុំដែលផ្ញើមកក្នុងពេលនោះ យើងនឹងឆ្លើយតបពេលចូលធ្វើការវិញ។ សូមជូនពរបងប្អូនឱ្យបានសប្បាយរីករាយ!',
  },
  {
    language: 'en',
    body: 'Do you shorten your name on your CV because recruiters get it wrong? Please write it in full, and add how to pronounce it. We’ll learn.',
  },
  {
    language: 'km',
    body: 'ថ្ងៃនេះ យើងជូនប័ណ្ណសរសើរដល់បុគ្គលិកដែលធ្វើការជាមួយយើង 15 ឆ្នាំ។ អ្នកមីងលក់បាយនៅមុខក្រុមហ៊ុនក៏ទទួលបានមួយដែរ ព្រោះគាត់មកមុនយើងទាំងអស់គ្នាទៅទៀត។',
  },
  {
    language: 'en',
    body: 'We moved our weekly meeting to a standing table. It used to take forty minutes. The average is now eleven.',
  },
  {
    language: 'km',
    body: 'ប្អូនៗទើបរៀនចប់សួរញឹកញាប់ថា ពេលសម្ភាសត្រូវយកសញ្ញាបត្រដើមមកទេ? មិនចាំបាច់ទេ យកច្បាប់ចម្លងមកគ្រប់គ្រាន់ហើយ។ សូមកុំប្រគល់សញ្ញាបត្រដើមឱ្យអ្នកណាទុក។',
  },
  {
    language: 'en',
    body: 'We now state the salary range in every job. We get fewer applications than before, but twice as many of them fit. It saves everyone time.',
  },
  {
    language: 'km',
    from: 'hospitality',
    body: 'យើងកំពុងរកអ្នកចេះភាសាសញ្ញា! ភ្ញៀវរបស់យើងខ្លះជាអ្នកថ្លង់ ហើយយើងចង់បម្រើពួកគាត់ឱ្យបានល្អដូចភ្ញៀវដទៃ។ បើអ្នកចេះ ឬចង់រៀន សូមមើលការងាររបស់យើង។',
  },
  {
    language: 'en',
    body: 'A sentence we like in cover letters: “I don’t know this program yet, but here’s how I learned the last one.”',
  },
  {
    language: 'km',
    from: 'logistics',
    body: 'ចូលរដូវវស្សាហើយ។ ក្រុមដឹកជញ្ជូនទាំងអស់បានអាវភ្លៀងថ្មី ហើយបើភ្លៀងខ្លាំងពេក សូមឈប់ជ្រកសិន។ ទំនិញដល់យឺតមិនអីទេ ឱ្យតែមនុស្សដល់ផ្ទះដោយសុវត្ថិភាព។',
  },
  {
    language: 'en',
    body: 'Good news even if you don’t get the job: from this month, everyone we interview gets two sentences on what went well and one on what to work on. If yours hasn’t arrived, please ask us.',
  },
  {
    language: 'km',
    body: 'កម្មសិក្សាការីម្នាក់របស់យើងសរសេរកម្មវិធីតូចមួយ ដែលគណនាម៉ោងបន្ថែមតែ 5 នាទីរួច។ ពីមុន ត្រូវចំណាយពេលកន្លះថ្ងៃ។ គាត់អាយុទើបតែ 20 ឆ្នាំ។ ជួនកាល បងៗក៏ត្រូវរៀនពីប្អូនៗដែរ។',
  },
  {
    language: 'en',
    body: 'A small thing that helps: save your CV as “Name – position.pdf”. This week, we received 31 files called “CV final new 2.pdf”.',
  },
  {
    language: 'km',
    body: 'សំណួរពីអ្នកអាន៖ «ខ្ញុំឈប់ធ្វើការ 3 ឆ្នាំដើម្បីមើលកូន។ ក្នុងប្រវត្តិរូប គួរសរសេរយ៉ាងណា?» សូមសរសេរត្រង់ៗថា «មើលថែកូន»។ គ្មានអ្វីត្រូវលាក់ទេ។ បើក្នុងពេលនោះអ្នកបានរៀនអ្វីបន្ថែម សូមសរសេរចូលផង។',
  },
  {
    language: 'en',
    body: 'The honest truth about night shifts: they’re paid at 130% by law, they’re quiet, and they’re hard on your sleep. After three months, we ask everyone whether they’d like to continue. Half of them do.',
  },
  {
    language: 'km',
    body: 'អរគុណលោកគ្រូអ្នកគ្រូនៅវិទ្យាល័យចំនួន 6 ដែលបាននាំសិស្សថ្នាក់ទី 12 មកមើលកន្លែងធ្វើការរបស់យើង។ សំណួរដែលយើងចូលចិត្តជាងគេ៖ «ពូៗ ធ្វើការនៅទីនេះ ថ្ងៃណាដែលសប្បាយជាងគេ?»',
  },
];

/** Texts with which companies share another one's post. */
export const sharing: readonly DemoPost[] = [
  { language: 'en', body: 'Well said. It’s the same at our company.' },
  { language: 'km', body: 'ប្អូនៗដែលទើបរៀនចប់ គួរអានអត្ថបទនេះ។' },
  { language: 'en', body: 'Good advice, and kindly put.' },
  { language: 'km', body: 'សូមបងប្អូនជួយចែករំលែកបន្តផង។' },
  { language: 'en', body: 'For everyone who asked us about this last week.' },
  { language: 'km', body: 'ត្រូវណាស់! បុគ្គលិកយើងជាច្រើនក៏ចាប់ផ្ដើមបែបនេះដែរ។' },
];
