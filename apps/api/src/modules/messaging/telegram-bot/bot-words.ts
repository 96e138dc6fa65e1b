import type { Localized } from '@acheep/contract/kernel/locale';

/** What the bot says that is not of a record. Telegram's HTML; placeholders are escaped by `say`. */
export const botWords = {
  hello: {
    en: 'Hello! I find jobs at {site}. Write what you’re looking for, such as <i>accountant Phnom Penh</i>.\n\nTo get your notifications here, sign in on the site and link this chat under <i>Notifications</i>.',
    km: 'សួស្ដី! ខ្ញុំជួយរកការងារនៅ {site}។ សូមសរសេរការងារដែលអ្នកចង់រក ដូចជា <i>គណនេយ្យករ ភ្នំពេញ</i>។\n\nដើម្បីទទួលការជូនដំណឹងនៅទីនេះ សូមចូលគណនីក្នុងគេហទំព័រ រួចភ្ជាប់ Telegram នៅទំព័រ <i>ការជូនដំណឹង</i>។',
  },
  helloAgain: {
    en: 'Welcome back, {name}! This chat gets the notifications of your account.',
    km: 'សូមស្វាគមន៍ {name}! អ្នកនឹងទទួលការជូនដំណឹងនៃគណនីរបស់អ្នកនៅទីនេះ។',
  },
  linked: {
    en: 'This chat is now linked with the account of <b>{name}</b> and gets its notifications. Choose which ones on the site. Send /stop to unlink.',
    km: 'Telegram របស់អ្នកបានភ្ជាប់ជាមួយគណនី <b>{name}</b> ហើយ។ អ្នកនឹងទទួលការជូនដំណឹងនៅទីនេះ ហើយអាចជ្រើសរើសប្រភេទដំណឹងក្នុងគេហទំព័រ។ វាយ /stop ដើម្បីឈប់។',
  },
  askLink: {
    en: 'Link this chat with the account of <b>{name}</b> ({address})? Its notifications then come here, and “Apply” signs you in to it.\n\nIf you didn’t make this link yourself, press “No”.',
    km: 'តើចង់ភ្ជាប់ Telegram នេះជាមួយគណនី <b>{name}</b> ({address}) ឬទេ? ការជូនដំណឹងនៃគណនីនោះនឹងមកដល់ទីនេះ ហើយប៊ូតុង «ដាក់ពាក្យ» នឹងនាំអ្នកចូលគណនីនោះ។\n\nបើអ្នកមិនបានបង្កើតតំណនេះដោយខ្លួនឯងទេ សូមចុច «ទេ»។',
  },
  askMove: {
    en: 'This chat is linked with the account of <b>{other}</b> ({otherAddress}). Link it with the account of <b>{name}</b> ({address}) instead? The notifications of that one then come here, and “Apply” signs you in to it.\n\nIf you didn’t make this link yourself, press “No”.',
    km: 'Telegram នេះភ្ជាប់ជាមួយគណនី <b>{other}</b> ({otherAddress})។ តើចង់ភ្ជាប់វាជាមួយគណនី <b>{name}</b> ({address}) វិញឬទេ? ការជូនដំណឹងនៃគណនីថ្មីនោះនឹងមកដល់ទីនេះ ហើយប៊ូតុង «ដាក់ពាក្យ» នឹងនាំអ្នកចូលគណនីនោះ។\n\nបើអ្នកមិនបានបង្កើតតំណនេះដោយខ្លួនឯងទេ សូមចុច «ទេ»។',
  },
  notLinked: { en: 'Nothing has changed.', km: 'គ្មានអ្វីផ្លាស់ប្ដូរទេ។' },
  test: {
    en: 'This is a test message from {site}. Your notifications arrive here.',
    km: 'នេះជាសារសាកល្បងពី {site}។ អ្នកនឹងទទួលការជូនដំណឹងនៅទីនេះ។',
  },
  staleLink: {
    en: 'This link is no longer valid. On the site, open <i>Notifications</i> and make a new one.',
    km: 'តំណនេះលែងប្រើបានហើយ។ សូមបើកទំព័រ <i>ការជូនដំណឹង</i> ក្នុងគេហទំព័រ រួចបង្កើតតំណថ្មី។',
  },
  movedAway: {
    en: 'Your account is now linked with another Telegram chat. Notifications go there.',
    km: 'គណនីរបស់អ្នកបានភ្ជាប់ជាមួយ Telegram ផ្សេងហើយ។ ការជូនដំណឹងនឹងផ្ញើទៅទីនោះ។',
  },
  stopped: {
    en: 'This chat is unlinked and gets no more notifications. You can still search for jobs here.',
    km: 'បានផ្ដាច់ Telegram ហើយ អ្នកនឹងលែងទទួលការជូនដំណឹងនៅទីនេះ។ អ្នកនៅតែអាចរកការងារនៅទីនេះបាន។',
  },
  unlinked: {
    en: 'This chat isn’t linked with an account. Sign in on the site and link it under <i>Notifications</i>.',
    km: 'Telegram នេះមិនទាន់ភ្ជាប់ជាមួយគណនីទេ។ សូមចូលគណនីក្នុងគេហទំព័រ រួចភ្ជាប់នៅទំព័រ <i>ការជូនដំណឹង</i>។',
  },
  help: {
    en: '/search accountant – find jobs\n/alerts – your saved searches, on or off\n/stop – no more notifications here\n/help – this list',
    km: '/search គណនេយ្យករ – រកការងារ\n/alerts – ការស្វែងរកដែលបានរក្សាទុក បើក ឬបិទ\n/stop – ឈប់ទទួលការជូនដំណឹងនៅទីនេះ\n/help – បញ្ជីនេះ',
  },
  askWords: {
    en: 'What are you looking for? Write, for example, <i>accountant Phnom Penh</i>.',
    km: 'តើអ្នកចង់រកការងារអ្វី? សូមសរសេរ ឧទាហរណ៍ <i>គណនេយ្យករ ភ្នំពេញ</i>។',
  },
  tooLong: { en: 'That’s too long. Try fewer words.', km: 'ពាក្យស្វែងរកវែងពេក។ សូមសាកពាក្យតិចជាងនេះ។' },
  nothingFound: {
    en: 'No open jobs for “{words}”. Try fewer or other words.',
    km: 'រកមិនឃើញការងារសម្រាប់ «{words}» ទេ។ សូមសាកពាក្យតិចជាងនេះ ឬពាក្យផ្សេង។',
  },
  found: { en: 'Jobs for “{words}”: {count}', km: 'ការងារសម្រាប់ «{words}»៖ {count}' },
  alerts: {
    en: 'Your saved searches. Press one to turn it on or off.',
    km: 'ការស្វែងរកដែលបានរក្សាទុករបស់អ្នក។ ចុចលើមួយណា ដើម្បីបើក ឬបិទ។',
  },
  noAlerts: {
    en: 'You have no saved searches. Search on the site and save the search to hear about new jobs here.',
    km: 'អ្នកមិនទាន់មានការស្វែងរកដែលបានរក្សាទុកទេ។ សូមស្វែងរកក្នុងគេហទំព័រ រួចរក្សាទុក ដើម្បីទទួលដំណឹងការងារថ្មីនៅទីនេះ។',
  },
  seekersOnly: { en: 'This only works with a job seeker account.', km: 'មុខងារនេះសម្រាប់អ្នកស្វែងរកការងារ។' },
  apply: {
    en: 'The button signs you in as <b>{name}</b> and opens the application. It works once, within 15 minutes. Don’t forward this message.',
    km: 'ចុចប៊ូតុងនេះ ដើម្បីចូលគណនី <b>{name}</b> និងបើកទំព័រដាក់ពាក្យសុំ។ ប៊ូតុងប្រើបានតែម្ដងក្នុងរយៈពេល 15 នាទី។ សូមកុំបញ្ជូនសារនេះបន្ត។',
  },
  agreed: {
    en: 'Agreed: <b>{time}</b>. The employer has been told.',
    km: 'បានយល់ព្រម៖ <b>{time}</b>។ យើងបានជូនដំណឹងនិយោជកហើយ។',
  },
  unknownButton: {
    en: 'This button no longer works.',
    km: 'ប៊ូតុងនេះលែងប្រើបានហើយ។',
  },
  hidden: { en: 'Removed.', km: 'បានដកចេញ។' },
  saved: { en: 'Saved', km: 'បានរក្សាទុក' },
} as const satisfies Record<string, Localized>;

export const buttonWords = {
  open: { en: 'Open', km: 'បើកមើល' },
  all: { en: 'See all', km: 'មើលទាំងអស់' },
  save: { en: 'Save', km: 'រក្សាទុក' },
  unsave: { en: '✓ Saved', km: '✓ បានរក្សាទុក' },
  notForMe: { en: 'Not for me', km: 'មិនត្រូវនឹងខ្ញុំ' },
  apply: { en: 'Apply', km: 'ដាក់ពាក្យ' },
  openApplication: { en: 'Sign in and apply', km: 'ចូលគណនី ហើយដាក់ពាក្យ' },
  link: { en: 'Link', km: 'ភ្ជាប់' },
  refuse: { en: 'No', km: 'ទេ' },
  settings: { en: 'Notification settings', km: 'ការកំណត់ការជូនដំណឹង' },
} as const satisfies Record<string, Localized>;

/** Commands in the menu of the chat. */
export const botCommands = {
  search: { en: 'Find jobs', km: 'រកការងារ' },
  alerts: { en: 'Saved searches', km: 'ការស្វែងរកដែលបានរក្សាទុក' },
  stop: { en: 'No more notifications here', km: 'ឈប់ទទួលការជូនដំណឹងនៅទីនេះ' },
  help: { en: 'All commands', km: 'ពាក្យបញ្ជាទាំងអស់' },
} as const satisfies Record<string, Localized>;
