import { orderClusters } from './khmer-cluster.ts';

/**
 * Spellings that Cambodian job posts use side by side: `standard: other spellings`. The standard is the one in the
 * segmenter's dictionary. Only whole runs of clusters are replaced, anywhere in a phrase.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  ឱ្យ: 'អោយ ឱយ',
  ព័ត៌មាន: 'ពត៌មាន ព័តមាន ពត័មាន',
  ទូរស័ព្ទ: 'ទូរសព្ទ ទូរស័ព្ត',
  កុំព្យូទ័រ: 'កុំព្យូទរ័ កំព្យូទ័រ',
  រដ្ឋ: 'រដ្ធ',
  សិទ្ធិ: 'សិទ្ឋិ',
  ខេត្ត: 'ខែត្រ ខេត្រ',
  រយៈពេល: 'រយះពេល រយ:ពេល',
  គណនេយ្យ: 'គណនេយ្យៈ គណនេយ',
  បុគ្គលិក: 'បុគ្គលឹក បុគលិក',
  សណ្ឋាគារ: 'សន្ឋាគារ សណ្ធាគារ សន្ធាគារ',
  អ៊ីនធឺណិត: 'អ៊ិនធឺណិត អ៊ីនធើណែត អ៊ិនធើណែត អ៊ិនធើណេត អ៊ីនធើណេត អ៊ីនធឺណេត អ៊ិនធឺណេត',
  អ៊ីមែល: 'អ៊ីម៉ែល អ៊ីម៊ែល អ៊ីម៉េល អ៊ីម៉ែវ',
  ហ្វេសប៊ុក: 'ហ្វេសបុក ហ្វេសប៊ុគ',
  អនឡាញ: 'អនឡាញន៍ អនឡាយ អ៊នឡាញ',
  ក្រាហ្វិក: 'គ្រាហ្វិក ក្រាហ្វិច ក្រាហ្វិច',
  ម៉ាឃីធីង: 'ម៉ាក់ឃីធីង ម៉ាកឃីធីង ម៉ាខេធីង',
  គម្រោង: 'គំរោង',
  តម្រូវ: 'តំរូវ',
  តម្លៃ: 'តំលៃ',
  បម្រើ: 'បំរើ',
  សម្អាត: 'សំអាត',
  សម្រាប់: 'សំរាប់',
  សម្ភាស: 'សំភាស',
  កម្រិត: 'កំរិត',
  សម្រប: 'សំរប',
  សម្រួល: 'សំរួល',
  សម្គាល់: 'សំគាល់',
  កម្លាំង: 'កំលាំង',
  ជម្រើស: 'ជំរើស',
  ចម្រើន: 'ចំរើន',
  ចម្ការ: 'ចំការ',
  កម្ពុជា: 'កំពុជា',
  តម្រួត: 'តំរួត',
  បម្រុង: 'បំរុង',
  ទម្លាប់: 'ទំលាប់',
  អម្បាញ់: 'អំបាញ់',
  សម្រេច: 'សំរេច',
};

const standardOf = new Map(
  Object.entries(SPELLINGS).flatMap(([standard, others]) =>
    others.split(' ').map((other) => [orderClusters(other), orderClusters(standard)] as const),
  ),
);
// Longest first; not right after a coeng and not before a mark, so that no cluster is torn.
const OTHER_SPELLING = new RegExp(
  `(?<!\\u17D2)(?:${[...standardOf.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\u17B6-\\u17D2])`,
  'g',
);

/** Returns `text`, whose clusters are in order, with common variant spellings replaced by the dictionary's. */
function standardSpelling(text: string): string {
  return text.replace(OTHER_SPELLING, (other) => standardOf.get(other) ?? other);
}

const PLAIN_ASCII = /^[\x20-\x7E]*$/;
const KHMER = /[\u1780-\u17FF]/;
/** Zero-width marks, soft hyphen, direction marks, variation selectors and Khmer's invisible vowels. */
const INVISIBLE =
  /\u00AD|[\u200B-\u200F\u202A-\u202E\u2060-\u2064]|[\uFE00-\uFE0F]|\uFEFF|[\u17B4\u17B5]|\u17DD/g;
const REPLACED = /[\u17A3\u17A4\u17A8\u17B2\u17B3\u17D3\u17D8\u17E0-\u17E9]/g;
const REPLACEMENT: Readonly<Record<string, string>> = {
  '\u17A3': '\u17A2',
  '\u17A4': '\u17A2\u17B6',
  '\u17A8': '\u17A7\u1780',
  '\u17B2': '\u17B1',
  '\u17B3': '\u17AA',
  '\u17D3': '\u17C6',
  '\u17D8': ' ',
};
/** Written-out "and so on": punctuation around letters that are not a word. */
const ET_CETERA = /។(?:ល|បេ)។/g;
const LONE_COENG = /\u17D2(?![\u1780-\u17B3])/g;
/** Unicode's own limit of marks on one letter (UAX 15, stream-safe text): sorting more of them is quadratic. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;
const LATIN_MARK = /[\u0300-\u036F]/g;
const UNDECOMPOSED = /[đðøłßæœı]/g;
const BASE_LETTER: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here.
const CONTROL = /[\x00-\x1F\x7F-\x9F]/g;

const khmerReplacement = (letter: string) =>
  REPLACEMENT[letter] ?? String.fromCharCode(letter.charCodeAt(0) - 0x17e0 + 0x30);

function foldLatin(text: string): string {
  return text
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFKD')
    .replace(LATIN_MARK, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(UNDECOMPOSED, (letter) => BASE_LETTER[letter] ?? letter);
}

/**
 * Normalises mixed Khmer and Latin text: spellings that are drawn alike, or commonly written in either of two ways,
 * become equal. Khmer digits become Latin ones, Latin letters lower-case and without accents, white space single.
 * Idempotent. The result is for comparing and searching, not for display.
 */
export function normalizeKhmer(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  const visible = text.toWellFormed().replace(INVISIBLE, '').replace(/\s+/g, ' ').replace(CONTROL, '');
  const folded = foldLatin(visible.replace(REPLACED, khmerReplacement));
  const khmer = KHMER.test(folded)
    ? standardSpelling(orderClusters(folded).replace(LONE_COENG, '').replace(ET_CETERA, ' '))
    : folded;
  return khmer.replace(/ {2,}/g, ' ').trim();
}
