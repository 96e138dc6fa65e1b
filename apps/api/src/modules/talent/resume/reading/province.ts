import { plain } from './heading.ts';

/** Provinces by English name, with alternative spellings. */
const provinces: Record<string, string> = {
  'Phnom Penh': 'phnompenh|pnom penh|ភ្នំពេញ',
  'Banteay Meanchey': 'banteay mean chey|banteaymeanchey|bantey meanchey|poipet|sisophon|បន្ទាយមានជ័យ|ប៉ោយប៉ែត',
  Battambang: 'battombong|bat dambang|battam bang|បាត់ដំបង',
  'Kampong Cham': 'kompong cham|kampongcham|កំពង់ចាម',
  'Kampong Chhnang': 'kompong chhnang|kampong chnang|kompong chnang|កំពង់ឆ្នាំង',
  'Kampong Speu': 'kompong speu|kampong spue|កំពង់ស្ពឺ',
  'Kampong Thom': 'kompong thom|កំពង់ធំ',
  Kampot: 'កំពត',
  Kandal: 'kandal|takhmao|ta khmau|takhmau|កណ្ដាល|កណ្តាល|តាខ្មៅ',
  Kep: 'កែប',
  'Koh Kong': 'kohkong|កោះកុង',
  Kratie: 'kracheh|kraché|ក្រចេះ',
  Mondulkiri: 'mondolkiri|mondul kiri|mondolkiri|មណ្ឌលគិរី',
  'Oddar Meanchey': 'otdar meanchey|oddor meanchey|uddor meanchey|odar meanchey|ឧត្តរមានជ័យ|ឧត្ដរមានជ័យ',
  Pailin: 'ប៉ៃលិន',
  'Preah Sihanouk':
    'sihanoukville|sihanouk ville|preah sihanoukville|kompong som|kampong som|ព្រះសីហនុ|ក្រុងព្រះសីហនុ',
  'Preah Vihear': 'ព្រះវិហារ',
  'Prey Veng': 'prey veaeng|preyveng|ព្រៃវែង',
  Pursat: 'pousat|pur sat|ពោធិ៍សាត់|ពោធិសាត់',
  Ratanakiri: 'rattanakiri|ratanak kiri|ratanakkiri|រតនគិរី|រតនៈគិរី',
  'Siem Reap': 'siemreap|siem riep|សៀមរាប',
  'Stung Treng': 'steung treng|stoeng treng|ស្ទឹងត្រែង',
  'Svay Rieng': 'svayrieng|svay reang|ស្វាយរៀង',
  Takeo: 'takev|takaev|takéo|តាកែវ',
  'Tboung Khmum': 'tbong khmum|thbong khmum|tbaung khmum|ត្បូងឃ្មុំ',
};
const names = Object.entries(provinces).map(([name, others]) => ({
  name,
  spellings: [name, ...others.split('|')].map(plain),
}));

/** True when the text contains the words: Khmer as a substring, Latin as whole words. */
const holds = (text: string, words: string) =>
  /\p{Script=Khmer}/u.test(words)
    ? text.replace(/ /g, '').includes(words.replace(/ /g, ''))
    : ` ${text} `.includes(` ${words} `);

/** The province that a text names, in English; null if it names none or several. */
export function provinceIn(text: string): string | null {
  const plainText = plain(text);
  const found = names.filter(({ spellings }) => spellings.some((one) => holds(plainText, one)));
  return found.length === 1 ? (found[0]?.name ?? null) : null;
}

const around = /\b(?:cambodia|kingdom of|province|city|krong|khet|capital)\b|រាជធានី|ខេត្ត|ក្រុង|ប្រទេស|កម្ពុជា/giu;

/** True when a text is only the name of a province. */
export function isProvince(text: string): boolean {
  const bare = plain(text.replace(around, ' ')).replace(/\s+/g, ' ').trim();
  if (bare === '') return plain(text) !== '';
  return names.some(({ spellings }) =>
    spellings.some((one) => one === bare || one.replace(/ /g, '') === bare.replace(/ /g, '')),
  );
}
