import { following, type Place, placesOf, sentencesOf } from './text-place.ts';

const whoever =
  /\b(?:you|candidates?|applicants?|trainees?|employees?|staff|workers?|successful candidates?)\b/giu;
const must =
  /\b(?:must|need to|needs to|have to|has to|should|shall|will|are required to|is required to)\b/giu;
const pay = /\b(?:pay|deposit|transfer|send|leave|make)\b/giu;
const fee = /\b(?:fees?|deposits?)\b/giu;
const feeOrMoney = /\b(?:fees?|deposits?|money)\b/giu;
/** Fees with the pretexts under which they are collected from applicants. */
const feeForWork =
  /\b(?:registration|application|processing|recruitment|training|joining|interview|uniform|visa|placement|document|security|guarantee|admin(?:istration)?|agency) (?:fees?|deposits?)\b/giu;
const early =
  /\b(?:in advance|upfront|up front|before (?:you |the |your |they )?(?:start|training|interview|work|joining|departure|departing|leaving|leave|travel|flight|fly)|to (?:apply|register|start|join|secure|reserve|get))/giu;
const aboutFee =
  /\b(?:refundable (?:fees?|deposits?)|(?:fees?|deposits?) (?:is |are |will be )?(?:refundable|refunded|required to (?:apply|start|join)))/iu;

const due = /\b(?:required|needed|payable|due)\b/giu;

const number = /\d[\d,.]*/g;
const currencyBefore = /(?:\$|usd|៛|riels?|khr|dollars?)\s?$/iu;
const currencyBehind = /^\s?(?:\$|usd|៛|riels?|khr|dollars?)/iu;

/** Amounts of money in a text: numbers with a currency before or after them. */
const sumsOf = (text: string): Place[] =>
  placesOf(text, number).flatMap(([start, end]): Place[] => {
    const before = currencyBefore.exec(text.slice(Math.max(0, start - 9), start))?.[0].length;
    const behind = currencyBehind.exec(text.slice(end, end + 9))?.[0].length;
    return before || behind ? [[start - (before ?? 0), end + (behind ?? 0)]] : [];
  });

/** Pre-filter: every request for money matches it. */
const money = /fee|deposit|money|\d/iu;

function asksInEnglish(text: string): boolean {
  if (!money.test(text)) return false;
  if (aboutFee.test(text)) return true;
  const sums = sumsOf(text);
  const fees = placesOf(text, fee);
  const payments = placesOf(text, pay);
  // A fee paid by the applicant.
  const toPay = following(
    text,
    following(text, placesOf(text, whoever), placesOf(text, must), 40),
    payments,
    20,
  );
  if ([fees, sums].some((what) => following(text, toPay, what, 40).length > 0)) return true;
  // A fee for getting the work, with its amount.
  const feesForWork = placesOf(text, feeForWork);
  if (following(text, feesForWork, sums, 20).length > 0) return true;
  if (following(text, sums, feesForWork, 20).length > 0) return true;
  // A sum that is due.
  const isDue = following(text, following(text, fees, sums, 8), placesOf(text, due), 20).length > 0;
  if (isDue && placesOf(text, others).length === 0) return true;
  // A fee due before work begins.
  const paid = following(text, payments, placesOf(text, feeOrMoney), 30);
  return following(text, paid, placesOf(text, early), 30).length > 0;
}
// Fees that are mentioned but not charged, and payments by others, which are part of many jobs.
const refused = /\b(?:no|not|never|without|free of|n't|nothing|waived?|neither)\b/iu;
const others =
  /\b(?:customers?|clients?|students?|parents?|tenants?|guests?|patients?|buyers?|members?|suppliers?|vendors?|borrowers?|company|we)\b/giu;
const theirs =
  /\b(?:must |should |will |shall |who |to |have to |need to ){0,3}(?:pay|deposit|cover|collect|refund)/giu;
const work =
  /\b(?:collect|receiv|process|record|manag|handl|check|reconcil|issu|prepar|explain|track|monitor|refund(?!able))/giu;
const paidFor = /\b(?:fees?|deposits?|payments?)\b/giu;

const isSpokenOf = (text: string) =>
  refused.test(text) ||
  following(text, placesOf(text, others), placesOf(text, theirs), 1).length > 0 ||
  following(text, placesOf(text, work), placesOf(text, paidFor), 60).length > 0;

const khmer =
  /(?:បង់|ប្រគល់|ផ្ញើ|ផ្ទេរ|វេរ)(?:ប្រាក់|លុយ)(?:កក់|មុន|ជាមុន|ចុះឈ្មោះ)?|បង់ថ្លៃ|ប្រាក់កក់|កក់(?:ប្រាក់|លុយ)|ថ្លៃ(?:ចុះឈ្មោះ|ដាក់ពាក្យ|បណ្ដុះបណ្ដាល|បណ្តុះបណ្តាល|ឯកសណ្ឋាន)/u;
const khmerWhoever = /បេក្ខជន|បេក្ខនារី|អ្នកដាក់ពាក្យ|អ្នក|បុគ្គលិក|និយោជិត|សិក្ខាកាម/gu;
const khmerMust = /ត្រូវ|គួរ/gu;
/** Payment as a duty, or before something. */
const khmerDemand =
  /តម្រូវឱ្យ|តម្រូវអោយ|ត្រូវ(?:មាន)?(?:បង់|កក់|ប្រគល់|ផ្ញើ|ផ្ទេរ|វេរ|ប្រាក់កក់)|ជាមុន|មុន(?:ពេល)?(?:ចូល|ធ្វើការ|សម្ភាស|ចាប់ផ្ដើម|ចាប់ផ្តើម)|ដើម្បី(?:ចុះឈ្មោះ|ដាក់ពាក្យ|ចូលធ្វើការ)/u;
const khmerNot =
  /មិន|គ្មាន|ឥត|ពុំ|អតិថិជន|ភ្ញៀវ|សិស្ស|អាណាព្យាបាល|អ្នកជួល|អ្នកទិញ|អ្នកផ្គត់ផ្គង់|ពន្ធ|ទទួលការ|ទទួលប្រាក់|ប្រមូល|កត់ត្រា|ពិនិត្យ|គ្រប់គ្រង|ក្រុមហ៊ុន(?:នឹង|យើង|ជាអ្នក)?\s?(?:នឹង|ជាអ្នក)?\s?(?:បង់|ចេញ)|ប\.ស\.ស|បើកប្រាក់/u;

const asksInKhmer = (text: string) =>
  khmer.test(text) &&
  (khmerDemand.test(text) ||
    following(text, placesOf(text, khmerWhoever), placesOf(text, khmerMust), 40).length > 0);

/** The sentence in which a text asks the applicant for money, or null. */
export function asksForMoney(text: string): string | null {
  for (const one of sentencesOf(text)) {
    if (asksInEnglish(one) && !isSpokenOf(one)) return one;
    if (asksInKhmer(one) && !khmerNot.test(one)) return one;
  }
  return null;
}
