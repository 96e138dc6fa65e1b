import { spanIn } from './date.ts';
import type { Line } from './line.ts';
import { splitEmployer } from './work.ts';
import { type Pair, pairOf, withoutBullet } from './written.ts';

/** Lines of one training as one: profile exports put name, provider and date below each other, the name in bold. */
function joined(lines: readonly Line[]): Line[] {
  if (!lines[0]?.bold || lines.every(({ bold }) => bold)) return [...lines];
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (line.bold || !last) out.push(line);
    else last.text += `\t${line.text.replace(issued, '')}`;
  }
  return out;
}
/** Heads of tables of courses. */
const tableHeads = new Set(
  'course courses training topic title subject organizer organiser provider institution year date duration ប្រធានបទ វគ្គ មុខវិជ្ជា អ្នករៀបចំ ឆ្នាំ រយៈពេល កាលបរិច្ឆេទ'.split(
    ' ',
  ),
);
/** How long a course took: "3 days". */
const length = /^\(?[\d០-៩]{1,3} ?(?:hours?|days?|weeks?|months?|ម៉ោង|ថ្ងៃ|សប្ដាហ៍|ខែ)\)?$/iu;
const issued = /^(?:issued|completed|finished|obtained)[: ] ?/iu;

export function trainingsOf(lines: readonly Line[]) {
  return joined(lines.map((line) => ({ ...line }))).flatMap(({ text }) => {
    const bare = withoutBullet(text);
    if (bare.split('\t').every((cell) => tableHeads.has(cell.toLowerCase()))) return [];
    const span = spanIn(bare);
    const [name, provider] = (span?.rest ?? bare)
      .split(/\t| [|–—-] |, ?| (?:by|at) /u)
      .flatMap(splitEmployer)
      .filter((part) => part.trim() !== '' && !length.test(part.trim()));
    const named: Pair | undefined = pairOf(name, 160);
    if (!named || (!span && !provider && !/\p{Lu}|\p{Script=Khmer}/u.test(bare)) || bare.length > 200)
      return [];
    return [{ name: named, provider: pairOf(provider, 120), month: span?.from }];
  });
}
