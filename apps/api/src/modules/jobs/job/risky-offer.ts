import { following, placesOf, sentencesOf } from './text-place.ts';

/** Papers that nobody should hand over. */
const papers = /\b(?:passports?|identity cards?|id cards?|national ids?|family books?)\b/giu;
const takes =
  /\b(?:hand (?:over|in)|surrender|deposit|leave|give us|keep your|we (?:will )?keep|retain|confiscate|original)\b/giu;
const copies = /\b(?:cop(?:y|ies)|photocop(?:y|ies)|scans?|scanned)\b/iu;
const khmerPapers = /លិខិតឆ្លងដែន|ប៉ាស្ព័រ|អត្តសញ្ញាណប័ណ្ណ|អត្តសញ្ញាណបណ្ណ|សៀវភៅគ្រួសារ/gu;
const khmerTakes = /ប្រគល់|ដកហូត|តម្កល់|ទុក|ច្បាប់ដើម/gu;
const khmerCopies = /ចម្លង|ថតចម្លង|កូពី|រក្សាទុកដោយខ្លួនឯង/u;

const work = /\b(?:work(?:ing|ers?)?|jobs?|employ(?:ed|ment)?|based|located|position)\b/giu;
const foreign =
  /\b(?:abroad|overseas|(?:in|to) (?:thailand|malaysia|singapore|vietnam|laos|myanmar|philippines|korea|south korea|japan|china|taiwan|hong kong|macau|dubai|qatar|saudi arabia|kuwait|poland|romania|hungary|bulgaria|australia|new zealand|canada|israel))\b/giu;
const khmerForeign =
  /(?:ធ្វើការ|ការងារ|បម្រើការងារ|ពលករ)(?:នៅ|ទៅ|ឯ)?(?:ប្រទេសក្រៅ|ក្រៅប្រទេស|បរទេស|ប្រទេសថៃ|ប្រទេសម៉ាឡេស៊ី|ប្រទេសកូរ៉េ|ប្រទេសជប៉ុន|ប្រទេសសិង្ហបុរី|ប្រទេសចិន)/u;
const notThere =
  /\b(?:clients?|customers?|suppliers?|buyers?|partners?|markets?|no|not|without|exports?)\b/iu;

const takesPapers = (text: string) =>
  (!copies.test(text) && following(text, placesOf(text, takes), placesOf(text, papers), 25).length > 0) ||
  (!khmerCopies.test(text) &&
    following(text, placesOf(text, khmerTakes), placesOf(text, khmerPapers), 25).length > 0);

const isAbroad = (text: string) =>
  (!notThere.test(text) && following(text, placesOf(text, work), placesOf(text, foreign), 25).length > 0) ||
  khmerForeign.test(text);

/** The sentence in which an employer wants to keep the applicant's papers, or null. */
export const asksForPapers = (text: string): string | null => sentencesOf(text).find(takesPapers) ?? null;

/** The sentence that offers work in another country, or null. */
export const offersWorkAbroad = (text: string): string | null => sentencesOf(text).find(isAbroad) ?? null;
