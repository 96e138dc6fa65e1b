import { htmlText } from './html-text.ts';

/** Reading speed: words of English and characters of Khmer per minute. */
const [wordsPerMinute, lettersPerMinute] = [200, 900];

/** Reading time in minutes, at least one. Khmer has no spaces between its words. */
export function readingMinutes(html: string | null | undefined): number {
  if (!html) return 0;
  const text = htmlText(html);
  const khmer = text.match(/\p{Script=Khmer}/gu)?.length ?? 0;
  const others = text.replace(/\p{Script=Khmer}+/gu, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(khmer / lettersPerMinute + others / wordsPerMinute));
}
