/** What people who pay to get work are told it is for. */
const purpose =
  '(?:registration|application|processing|recruitment|training|joining|interview|uniform|visa|placement|document|security|guarantee|admin(?:istration)?|agency)';
const sum = '(?:\\$|usd|៛|riels?|khr|dollars?)\\s?\\d|\\d[\\d,.]*\\s?(?:\\$|usd|៛|riels?|khr|dollars?)';
const fee = '(?:fees?|deposits?)';
const whoever = '(?:you|candidates?|applicants?|trainees?|employees?|staff|workers?|successful candidates?)';

const english = [
  // Whoever wants the work pays a fee.
  new RegExp(
    `\\b${whoever}\\b[^.]{0,40}\\b(?:must|need to|needs to|have to|has to|should|shall|will|are required to|is required to)\\b[^.]{0,20}\\b(?:pay|deposit|transfer|send|leave|make)\\b[^.]{0,40}(?:\\b${fee}\\b|${sum})`,
    'iu',
  ),
  // A fee for getting the work, with its sum.
  new RegExp(`\\b${purpose} ${fee}\\b[^.\\d]{0,20}(?:${sum})`, 'iu'),
  new RegExp(`(?:${sum})[^.]{0,20}\\b${purpose} ${fee}\\b`, 'iu'),
  // A fee before anything begins.
  new RegExp(
    `\\b(?:pay|make|leave|send|transfer)\\b[^.]{0,30}\\b(?:${fee}|money)\\b[^.]{0,30}\\b(?:in advance|upfront|up front|before (?:you |the |your )?(?:start|training|interview|work|joining)|to (?:apply|register|start|join|secure|reserve|get))`,
    'iu',
  ),
  new RegExp(
    `\\b(?:refundable ${fee}|${fee} (?:is |are |will be )?(?:refundable|refunded|required to (?:apply|start|join)))`,
    'iu',
  ),
];
// Spoken of, and not asked for; and what others pay, of which many jobs consist.
const englishNot =
  /\b(?:no|not|never|without|free of|n't|nothing|waived?|neither)\b|\b(?:customers?|clients?|students?|parents?|tenants?|guests?|patients?|buyers?|members?|suppliers?|vendors?|borrowers?|company|we) (?:must |should |will |shall |who |to |have to |need to )*(?:pay|deposit|cover|collect|refund)|\b(?:collect|receiv|process|record|manag|handl|check|reconcil|issu|prepar|explain|track|monitor|refund(?!able))\w*\b[^.]{0,50}\b(?:fees?|deposits?|payments?)\b/iu;

const khmer =
  /(?:បង់|ប្រគល់|ផ្ញើ|ផ្ទេរ|វេរ)(?:ប្រាក់|លុយ)(?:កក់|មុន|ជាមុន|ចុះឈ្មោះ)?|បង់ថ្លៃ|ប្រាក់កក់|កក់(?:ប្រាក់|លុយ)|ថ្លៃ(?:ចុះឈ្មោះ|ដាក់ពាក្យ|បណ្ដុះបណ្ដាល|បណ្តុះបណ្តាល|ឯកសណ្ឋាន)/u;
/** It is asked of whoever wants the work: by name, as a duty, or before something. */
const khmerAsked =
  /(?:បេក្ខជន|បេក្ខនារី|អ្នកដាក់ពាក្យ|អ្នក|បុគ្គលិក|និយោជិត|សិក្ខាកាម)[^។\n]{0,40}(?:ត្រូវ|គួរ)|តម្រូវឱ្យ|តម្រូវអោយ|ត្រូវ(?:មាន)?(?:បង់|កក់|ប្រគល់|ផ្ញើ|ផ្ទេរ|វេរ|ប្រាក់កក់)|ជាមុន|មុន(?:ពេល)?(?:ចូល|ធ្វើការ|សម្ភាស|ចាប់ផ្ដើម|ចាប់ផ្តើម)|ដើម្បី(?:ចុះឈ្មោះ|ដាក់ពាក្យ|ចូលធ្វើការ)/u;
const khmerNot =
  /មិន|គ្មាន|ឥត|ពុំ|អតិថិជន|ភ្ញៀវ|សិស្ស|អាណាព្យាបាល|អ្នកជួល|អ្នកទិញ|អ្នកផ្គត់ផ្គង់|ពន្ធ|ទទួលការ|ទទួលប្រាក់|ប្រមូល|កត់ត្រា|ពិនិត្យ|គ្រប់គ្រង|ក្រុមហ៊ុន(?:នឹង|យើង|ជាអ្នក)?\s?(?:នឹង|ជាអ្នក)?\s?(?:បង់|ចេញ)|ប\.ស\.ស|បើកប្រាក់/u;

/** A sentence ends with its mark and a space, or with its line; “10.50” goes on. */
const sentences = (text: string) => text.split(/[.!?;]+(?=\s|$)|[។៕\n•]+/u);

/** The sentence in which a text asks whoever wants the work for money; null where none does. */
export function asksForMoney(text: string): string | null {
  for (const sentence of sentences(text)) {
    const one = sentence
      .replace(/\u200B/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (english.some((asked) => asked.test(one)) && !englishNot.test(one)) return one;
    if (khmer.test(one) && khmerAsked.test(one) && !khmerNot.test(one)) return one;
  }
  return null;
}
