/** Letters of a text: offset of the first, and of the one after the last. */
interface Part {
  from: number;
  to: number;
}

/** The text without some of its parts, which do not overlap. */
export function textWithout(text: string, parts: readonly Part[]): string {
  let left = text;
  for (const { from, to } of parts.toSorted((one, other) => other.from - one.from))
    left = `${left.slice(0, from)} ${left.slice(to)}`;
  return left.split(/\s+/).filter(Boolean).join(' ');
}
