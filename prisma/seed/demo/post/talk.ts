/** Comment on a post, and its author's reply. */
export interface DemoTalk {
  comment: string;
  answer?: string;
}

/** Comments that suit tips and news alike, in the language of the post. */
export const talks: Record<'en' | 'km', readonly DemoTalk[]> = {
  en: [
    {
      comment: 'We see the same at our place. Thank you for writing it down so clearly.',
      answer: 'Good to hear that we are not the only ones.',
    },
    { comment: 'I have put this up on the wall of our meeting room.' },
    {
      comment: 'How do you handle this with people who apply straight from school?',
      answer: 'We give them more time, and somebody to ask. The rest is the same for everybody.',
    },
    { comment: 'Our team in Siem Reap would say the very same.' },
    {
      comment: 'Do you do this in Khmer as well, or in English alone?',
      answer: 'In both. People choose, and nobody is asked why.',
    },
    { comment: 'Well said. The last point is what most people forget.' },
    {
      comment: 'We tried it for three months and will keep it.',
      answer: 'Tell us what you changed. We would like to learn from it.',
    },
    { comment: 'Congratulations to the whole team.' },
  ],
  km: [
    {
      comment: 'ត្រឹមត្រូវណាស់។ នៅក្រុមហ៊ុនយើងក៏ដូចគ្នាដែរ។',
      answer: 'អរគុណ។ រីករាយណាស់ដែលបានដឹងថាមិនមែនតែយើងទេ។',
    },
    { comment: 'អរគុណសម្រាប់ការចែករំលែក។ យើងនឹងប្រាប់បន្តដល់បុគ្គលិកថ្មីរបស់យើង។' },
    {
      comment: 'ចុះសម្រាប់អ្នកទើបរៀនចប់វិញ តើធ្វើដូចម្ដេច?',
      answer: 'យើងឱ្យពេលពួកគេច្រើនជាងបន្តិច ហើយមានបងៗជួយណែនាំ។',
    },
    { comment: 'ចំណុចចុងក្រោយសំខាន់ណាស់ មនុស្សភាគច្រើនភ្លេច។' },
    {
      comment: 'តើអនុវត្តនៅតាមខេត្តដែរឬទេ?',
      answer: 'អនុវត្តដូចគ្នា ទាំងភ្នំពេញ ទាំងតាមខេត្ត។',
    },
    { comment: 'សូមអបអរសាទរដល់ក្រុមការងារទាំងមូល។' },
    { comment: 'យើងបានសាកបីខែហើយ ឃើញលទ្ធផលល្អ។' },
  ],
};

/** Comments that mention the company: `@` and the name precede the text. */
export const namings: Record<'en' | 'km', string> = {
  en: 'you wrote about this last month, did you not?',
  km: 'ធ្លាប់និយាយអំពីរឿងនេះកាលពីខែមុន មែនទេ?',
};
