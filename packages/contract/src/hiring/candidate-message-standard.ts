import type { Locale, Localized } from '../kernel/locale.ts';

export interface StandardMessage {
  name: Localized;
  texts: Record<Locale, { subject: string; text: string }>;
}

/** Standard templates. They begin after the greeting, which the mail adds. */
export const standardMessages = {
  interview: {
    name: { en: 'Invitation to an interview', km: 'អញ្ជើញមកសម្ភាស' },
    texts: {
      en: {
        subject: 'Interview for {job} at {company}',
        text: `Thank you for applying for {job}. We’ve read your CV and would like to meet you.

Which day this week or next would work for you, and at what time? Reply to this e-mail and we’ll arrange the date and place.

We look forward to meeting you.

{company}`,
      },
      km: {
        subject: 'សូមអញ្ជើញមកសម្ភាស៖ {job}',
        text: `សូមអរគុណដែលបានដាក់ពាក្យសុំមុខតំណែង {job}។ យើងខ្ញុំបានពិនិត្យប្រវត្តិរូបរបស់អ្នក ហើយចង់ជួបសម្ភាសអ្នក។

តើក្នុងសប្ដាហ៍នេះ ឬសប្ដាហ៍ក្រោយ អ្នកទំនេរថ្ងៃណា និងម៉ោងប៉ុន្មាន? សូមឆ្លើយតបអ៊ីមែលនេះ ដើម្បីយើងខ្ញុំកំណត់ថ្ងៃ ម៉ោង និងទីកន្លែង។

យើងខ្ញុំរង់ចាំជួបអ្នក។

{company}`,
      },
    },
  },
  shortlisted: {
    name: { en: 'Short-listed: next steps', km: 'ជាប់សម្រាំង៖ ជំហានបន្ទាប់' },
    texts: {
      en: {
        subject: 'You’re short-listed for {job}: next steps',
        text: `Good news: you’re on our short list for {job}.

Next steps:
1. We’ll call you within a few days to arrange an interview.
2. Please have your certificates ready, and the names of two references we can ask about your work.
3. We’ll let you know our decision within a week of the interview.

If your phone number has changed, please reply to this e-mail.

{company}`,
      },
      km: {
        subject: 'អ្នកជាប់សម្រាំងសម្រាប់ {job}៖ ជំហានបន្ទាប់',
        text: `ដំណឹងល្អ៖ អ្នកជាប់ក្នុងបញ្ជីសម្រាំងសម្រាប់មុខតំណែង {job}។

ជំហានបន្ទាប់៖
1. ក្នុងរយៈពេលប៉ុន្មានថ្ងៃទៀត យើងខ្ញុំនឹងទូរស័ព្ទទៅអ្នក ដើម្បីណាត់ថ្ងៃសម្ភាស។
2. សូមត្រៀមសញ្ញាបត្រ និងឈ្មោះបុគ្គលយោង (reference) ពីរនាក់ ដែលយើងខ្ញុំអាចសាកសួរអំពីការងាររបស់អ្នក។
3. យើងខ្ញុំនឹងជូនដំណឹងពីលទ្ធផល ក្នុងរយៈពេលមួយសប្ដាហ៍ក្រោយការសម្ភាស។

បើអ្នកបានប្ដូរលេខទូរស័ព្ទ សូមឆ្លើយតបអ៊ីមែលនេះ។

{company}`,
      },
    },
  },
  document: {
    name: { en: 'One more document needed', km: 'ត្រូវការឯកសារមួយបន្ថែម' },
    texts: {
      en: {
        subject: 'One more document for your application: {job}',
        text: `We’re reviewing your application for {job}, and one document is missing: a copy of your latest certificate.

Please reply to this e-mail with a PDF or a clear photo of it, within five days if you can. If you don’t have it, let us know and we’ll find another way.

Thank you.

{company}`,
      },
      km: {
        subject: 'ត្រូវការឯកសារមួយបន្ថែមសម្រាប់ពាក្យសុំរបស់អ្នក៖ {job}',
        text: `យើងខ្ញុំកំពុងពិនិត្យពាក្យសុំរបស់អ្នកសម្រាប់មុខតំណែង {job} ហើយឃើញថានៅខ្វះឯកសារមួយ គឺច្បាប់ចម្លងសញ្ញាបត្រចុងក្រោយរបស់អ្នក។

សូមឆ្លើយតបអ៊ីមែលនេះ ដោយភ្ជាប់ជា PDF ឬរូបថតច្បាស់ៗ ក្នុងរយៈពេល 5 ថ្ងៃ បើអាច។ បើអ្នកមិនមានទេ សូមប្រាប់យើងខ្ញុំ ដើម្បីរកដំណោះស្រាយផ្សេង។

សូមអរគុណ។

{company}`,
      },
    },
  },
  filled: {
    name: { en: 'Position filled, with thanks', km: 'មុខតំណែងមានអ្នកបំពេញហើយ សូមអរគុណ' },
    texts: {
      en: {
        subject: 'About your application: {job}',
        text: `Thank you for your interest in {company} and for the time you put into your application for {job}.

The position has now been filled. Many strong candidates applied, and we’ve chosen someone else this time.

We’d be glad to hear from you again when we’re hiring for your skills. We wish you every success.

{company}`,
      },
      km: {
        subject: 'អំពីពាក្យសុំរបស់អ្នក៖ {job}',
        text: `សូមអរគុណដែលបានចាប់អារម្មណ៍លើ {company} ហើយបានចំណាយពេលដាក់ពាក្យសុំមុខតំណែង {job}។

ឥឡូវនេះ មុខតំណែងនេះមានអ្នកបំពេញរួចហើយ។ មានបេក្ខជនល្អៗជាច្រើន ហើយលើកនេះយើងខ្ញុំបានជ្រើសរើសបេក្ខជនផ្សេង។

ពេលណាមានមុខតំណែងថ្មីដែលសមនឹងជំនាញរបស់អ្នក យើងខ្ញុំរីករាយទទួលពាក្យសុំរបស់អ្នកម្ដងទៀត។ សូមជូនពរឱ្យអ្នកបានជោគជ័យ។

{company}`,
      },
    },
  },
  news: {
    name: { en: 'Update on an application', km: 'ដំណឹងអំពីពាក្យសុំ' },
    texts: {
      en: {
        subject: 'Update on your application for {job}',
        text: `Thank you for your patience. We’re still reviewing the applications for {job}, and it’s taking a little longer than planned.

You’ll hear from us within two weeks. There’s nothing you need to do until then.

If anything has changed on your side, please reply to this e-mail.

{company}`,
      },
      km: {
        subject: 'ដំណឹងអំពីពាក្យសុំរបស់អ្នក៖ {job}',
        text: `សូមអរគុណដែលបានរង់ចាំ។ យើងខ្ញុំកំពុងបន្តពិនិត្យពាក្យសុំសម្រាប់មុខតំណែង {job} ហើយត្រូវការពេលយូរជាងគ្រោងទុកបន្តិច។

យើងខ្ញុំនឹងជូនដំណឹងដល់អ្នកក្នុងរយៈពេលពីរសប្ដាហ៍។ ក្នុងពេលនេះ អ្នកមិនចាំបាច់ធ្វើអ្វីទេ។

បើមានការផ្លាស់ប្ដូរអ្វីមួយ សូមឆ្លើយតបអ៊ីមែលនេះ។

{company}`,
      },
    },
  },
} satisfies Record<string, StandardMessage>;
