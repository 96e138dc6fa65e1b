/**
 * A text without the characters at its end that `edge`, a pattern of one character, matches. A pattern of many (`/[.,]+$/`)
 * begins anew at each character of a run that something follows, and takes the square of its length.
 */
export function trimEnd(text: string, edge: RegExp): string {
  let end = text.length;
  while (end > 0 && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
