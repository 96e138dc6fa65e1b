import { spanIn } from './date.ts';
import type { Line } from './line.ts';
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
const issued = /^(?:issued|completed|finished|obtained)[: ] ?/iu;

export function trainingsOf(lines: readonly Line[]) {
  return joined(lines.map((line) => ({ ...line }))).flatMap(({ text }) => {
    const bare = withoutBullet(text);
    const span = spanIn(bare);
    const [name, provider] = (span?.rest ?? bare)
      .split(/\t| [|–—-] |, ?| (?:by|at) /u)
      .filter((part) => part.trim() !== '');
    const named: Pair | undefined = pairOf(name, 160);
    if (!named || (!span && !provider && !/\p{Lu}|\p{Script=Khmer}/u.test(bare)) || bare.length > 200)
      return [];
    const month =
      span &&
      (span.isPoint && span.to
        ? /[a-z]{3}\.? ?\d{4}|\d[/.-]\d{4}|ខែ|[\u1780-\u17d3] ?[\d០-៩]{4}/iu.test(bare)
          ? span.to
          : span.from
        : span.from);
    return [{ name: named, provider: pairOf(provider, 120), month: month ?? undefined }];
  });
}
