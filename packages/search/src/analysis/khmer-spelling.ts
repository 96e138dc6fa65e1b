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
export function standardSpelling(text: string): string {
  return text.replace(OTHER_SPELLING, (other) => standardOf.get(other) ?? other);
}
