/** Spaces, and what is invisible between Khmer words. */
const isGap = (letter: string) => /[\s\u200b\u00ad]/.test(letter);

const maxRanges = 500;

/**
 * Places of a text below a node, in any case and across elements. Spaces do not count: a PDF has its words in pieces,
 * with and without spaces between them.
 */
export function rangesOf(root: Node, sought: string): Range[] {
  const wanted = [...sought.toLowerCase()].filter((letter) => !isGap(letter)).join('');
  if (!wanted) return [];
  const places: [Text, number][] = [];
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data } = node as Text;
    for (let at = 0; at < data.length; at += 1) {
      const letter = data[at] ?? '';
      if (isGap(letter)) continue;
      for (const lower of letter.toLowerCase()) {
        text += lower;
        places.push([node as Text, at]);
      }
    }
  }
  const ranges: Range[] = [];
  for (
    let at = text.indexOf(wanted);
    at >= 0 && ranges.length < maxRanges;
    at = text.indexOf(wanted, at + wanted.length)
  ) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (!first || !last) break;
    const range = document.createRange();
    range.setStart(...first);
    range.setEnd(last[0], last[1] + 1);
    ranges.push(range);
  }
  return ranges;
}
