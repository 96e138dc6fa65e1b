/** Words of Cambodian job posts that the segmenter's dictionary lacks and would split inconsistently. */
export const EXTRA_WORDS: readonly string[] = [
  'ការងារ',
  'ផេក',
  'ពេញម៉ោង',
  'ក្រៅម៉ោង',
  'អនឡាញ',
  'រត់តុ',
  'ទទួលភ្ញៀវ',
  'សាកលវិទ្យាល័យ',
  'ហ្វេសប៊ុក',
  'ឡូជីស្ទិក',
  'ម៉ាឃីធីង',
  'សូហ្វវែរ',
  'កម្មសិក្សាការី',
];

/** Longest first, matched only at cluster boundaries. */
export const EXTRA_WORD = new RegExp(
  `(?<!\\u17D2)(${[...EXTRA_WORDS].sort((a, b) => b.length - a.length).join('|')})(?![\\u17B6-\\u17D2])`,
);

/**
 * Place names made of everyday words. They are never taken apart: Phnom Penh ends in the word for "full", and a search
 * for full-time jobs must not match the capital.
 */
export const PLACE_NAMES: ReadonlySet<string> = new Set([
  'ភ្នំពេញ',
  'បន្ទាយមានជ័យ',
  'បាត់ដំបង',
  'កំពង់ចាម',
  'កំពង់ឆ្នាំង',
  'កំពង់ស្ពឺ',
  'កំពង់ធំ',
  'កោះកុង',
  'មណ្ឌលគិរី',
  'ព្រះវិហារ',
  'ព្រៃវែង',
  'ពោធិ៍សាត់',
  'រតនគិរី',
  'សៀមរាប',
  'ព្រះសីហនុ',
  'ស្ទឹងត្រែង',
  'ស្វាយរៀង',
  'តាកែវ',
  'ឧត្តរមានជ័យ',
  'ត្បូងឃ្មុំ',
]);
