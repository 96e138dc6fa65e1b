import type { Words } from './health-words.ts';

/** Of what brought the site to a standstill, in both languages. What stands in {braces} comes with it. */
export const holdWords = {
  'hold.none': {
    en: ['In the last day nothing brought the site to a standstill.'],
    km: ['ក្នុងមួយថ្ងៃចុងក្រោយ គ្មានអ្វីធ្វើឱ្យគេហទំព័រគាំងទេ។'],
  },
  'hold.ended': {
    en: [
      '{name} brought the site to a standstill, and its process was ended and started anew. Record: {record}. Account: {account}. It ran: {place}. Times in the last day: {count}; minutes since the last: {minutes}.',
      'See what is unusual about this record, and report it to those who make the program. If it happens again, it is put aside for an hour.',
    ],
    km: [
      '{name} បានធ្វើឱ្យគេហទំព័រគាំង ហើយដំណើរការត្រូវបានបិទ រួចបើកឡើងវិញ។ កំណត់ត្រា៖ {record}។ គណនី៖ {account}។ កូដដែលកំពុងដំណើរការ៖ {place}។ ចំនួនដងក្នុងមួយថ្ងៃចុងក្រោយ៖ {count}; លើកចុងក្រោយ {minutes} នាទីមុន។',
      'សូមពិនិត្យមើលថាកំណត់ត្រានេះមានអ្វីខុសប្រក្រតី ហើយប្រាប់អ្នកបង្កើតកម្មវិធី។ បើកើតឡើងម្ដងទៀត វានឹងត្រូវផ្អាកមួយម៉ោង។',
    ],
  },
  'hold.aside': {
    en: [
      '{name} brought the site to a standstill again and again, and is put aside: whoever asks for it is told so, and everything else works. Record: {record}. Account: {account}. It ran: {place}. Times in the last day: {count}; minutes since the last: {minutes}. Minutes until it is tried again: {rest}.',
      'Correct or delete what is unusual in this record before that, and report it to those who make the program.',
    ],
    km: [
      '{name} ធ្វើឱ្យគេហទំព័រគាំងម្ដងហើយម្ដងទៀត ដូច្នេះវាត្រូវបានផ្អាក៖ អ្នកដែលស្នើវានឹងទទួលដំណឹង ហើយមុខងារផ្សេងទៀតនៅដំណើរការធម្មតា។ កំណត់ត្រា៖ {record}។ គណនី៖ {account}។ កូដដែលកំពុងដំណើរការ៖ {place}។ ចំនួនដងក្នុងមួយថ្ងៃចុងក្រោយ៖ {count}; លើកចុងក្រោយ {minutes} នាទីមុន។ នៅ {rest} នាទីទៀត វានឹងត្រូវសាកម្ដងទៀត។',
      'មុននោះ សូមកែ ឬលុបអ្វីដែលខុសប្រក្រតីក្នុងកំណត់ត្រានេះ ហើយប្រាប់អ្នកបង្កើតកម្មវិធី។',
    ],
  },
  'hold.unsure': {
    en: [
      'Something brought the site to a standstill, and its process was ended and started anew. It was one of what was open then: {name} ({record}). Minutes since then: {minutes}.',
      'Look for “event loop held” in the log, and report it to those who make the program.',
    ],
    km: [
      'មានអ្វីមួយធ្វើឱ្យគេហទំព័រគាំង ហើយដំណើរការត្រូវបានបិទ រួចបើកឡើងវិញ។ វាជាសំណើមួយក្នុងចំណោមសំណើដែលបើកនៅពេលនោះ៖ {name} ({record})។ {minutes} នាទីមុន។',
      'សូមរក “event loop held” ក្នុងកំណត់ហេតុ ហើយប្រាប់អ្នកបង្កើតកម្មវិធី។',
    ],
  },
} as const satisfies Record<string, { en: Words; km: Words }>;
