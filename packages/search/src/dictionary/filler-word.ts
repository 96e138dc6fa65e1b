import { type LookedUpWord, stemOf } from '../analysis/looked-up-word.ts';
import { segment, termOf } from '../analysis/segment.ts';
import { isLexiconWord } from './vocabulary.ts';

const english = `
  job jobs vacancy vacancies opening openings position positions career careers opportunity opportunities hiring hire
  wanted want wants need needs needed looking look find finding search searching seek seeking apply work working works
  please near around good best new available announcement recruitment city province district town krong khet srok khan
`;
/** រកការងារ, as it is typed in Latin letters. */
const romanized = 'rok lok ka kar ngea ngear kangea karngea kangear karngear tverka';
const khmer = `
  ខ្ញុំ យើង គេ គាត់ ចង់ រក ស្វែងរក ការងារ ធ្វើការ ធ្វើ ត្រូវការ តម្រូវការ នៅ ក្នុង ជា ទៅ មក មាន ដែល សម្រាប់ និង ឬ នៃ របស់ ដោយ ពី តាម
  ទេ ឬទេ តើ ដែរ អី អ្វី ណា សូម ជួយ ប្រាប់ បាន កំពុង ខេត្ត ក្រុង រាជធានី ស្រុក ខណ្ឌ កន្លែង ការ មុខតំណែង ម្នាក់ នេះ នោះ ផង ទាំង ជិត តំបន់
  ថ្មី ឱ្យ ទីនេះ សុំ ប្រកាស ដំណឹង ជ្រើសរើស រើស បងប្អូន ស្គាល់ ឯណា កន្លែងណា ចង់បាន ត្រូវ រកមើល
`;

/**
 * Words of job searches that describe the search rather than the job, in both languages. They need not be found:
 * "ការងារ Electrician" is an electrician.
 */
const khmerFillers = segment(khmer);
const fillers: ReadonlySet<string> = new Set([
  ...segment(`${english} ${romanized}`).map(stemOf),
  ...khmerFillers,
]);

export const isFiller = (term: string) => fillers.has(stemOf(term));

/** Word without its filler, along with its full form as typed, which texts may contain. */
export interface TellingWord extends LookedUpWord {
  whole?: LookedUpWord;
}

/** Some dictionary words include a filler: ខេត្តរតនគិរី, តើមាន. */
export function withoutFiller(word: LookedUpWord): TellingWord {
  if (isLexiconWord(word.written)) return word;
  for (const filler of khmerFillers) {
    const written = word.written.startsWith(filler) ? word.written.slice(filler.length) : '';
    const term = termOf(written);
    if (written && (isLexiconWord(written) || isFiller(term))) return { ...word, written, term, whole: word };
  }
  return word;
}
