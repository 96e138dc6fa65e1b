/**
 * Removes the characters at the end of a text that match `edge`, a pattern of one character. A pattern of many
 * (`/[.,]+$/`) restarts at each character of a run in the middle of the text, in quadratic time.
 */
export function trimEnd(text: string, edge: RegExp): string {
  let end = text.length;
  while (end > 0 && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
