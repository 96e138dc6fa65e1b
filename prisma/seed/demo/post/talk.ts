/** Comment on a post, and its author's reply. */
export interface DemoTalk {
  comment: string;
  answer?: string;
}

/** Comments that suit tips and news alike, in the language of the post. */
export const talks: Record<'en' | 'km', readonly DemoTalk[]> = {
  en: [
    {
      comment: 'It’s the same at our company. Thank you for putting it so clearly.',
      answer: 'Good to hear that we’re not the only ones.',
    },
    { comment: 'I’ve put this up on the wall of our meeting room.' },
    {
      comment: 'How do you handle this with school leavers?',
      answer: 'We give them more time and someone to ask. Everything else is the same.',
    },
    { comment: 'Our team in Siem Reap would say exactly the same.' },
    {
      comment: 'Do you do this in Khmer too, or only in English?',
      answer: 'Both. Everyone can choose.',
    },
    { comment: 'Well said. The last point is the one most people forget.' },
    {
      comment: 'We tried something similar for three months and decided to keep it.',
      answer: 'What did you change? We’d love to learn from you.',
    },
    { comment: 'Congratulations to the whole team.' },
  ],
  km: [
    {
      comment: 'ត្រូវណាស់។ នៅក្រុមហ៊ុនយើងក៏ដូចគ្នាដែរ។',
      answer: 'អរគុណ។ រីករាយណាស់ដែលដឹងថាមិនមែនមានតែយើងទេ។',
    },
    { comment: 'អរគុណដែលបានចែករំលែក។ យើងនឹងប្រាប់បន្តដល់បុគ្គលិកថ្មីៗ។' },
    {
      comment: 'ចុះសម្រាប់ប្អូនៗទើបរៀនចប់វិញ ធ្វើដូចម្ដេច?',
      answer: 'យើងទុកពេលឱ្យច្រើនជាងបន្តិច ហើយមានបងៗជួយណែនាំ។',
    },
    { comment: 'ចំណុចចុងក្រោយសំខាន់ណាស់ មនុស្សភាគច្រើនភ្លេច។' },
    {
      comment: 'តាមខេត្តក៏ធ្វើដូចគ្នាដែរឬ?',
      answer: 'ដូចគ្នា ទាំងនៅភ្នំពេញ ទាំងនៅតាមខេត្ត។',
    },
    { comment: 'សូមអបអរសាទរក្រុមការងារទាំងមូល!' },
    { comment: 'យើងក៏បានសាកធ្វើបីខែហើយ ឃើញលទ្ធផលល្អ។' },
  ],
};

/** Comments that mention the company: `@` and the name precede the text. */
export const namings: Record<'en' | 'km', string> = {
  en: 'didn’t you write about this last month?',
  km: 'ធ្លាប់សរសេរអំពីរឿងនេះកាលពីខែមុន មែនទេ?',
};
