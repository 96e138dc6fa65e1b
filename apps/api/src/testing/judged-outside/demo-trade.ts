import { listed, rowsOf } from '../tsv.ts';
import { trades } from './trade.ts';

/** Trades of titles of the demo's generator that `trade.tsv` does not have; some of these trades are nobody's else. */
const more = rowsOf(new URL('./demo-trade.tsv', import.meta.url));

const ofTitle = new Map([
  ...trades.flatMap(({ id, en, km }) => [...en, ...km].map((title) => [title, id] as const)),
  ...more.flatMap(([id = '', titles]) => listed(titles).map((title) => [title, id] as const)),
]);

const before = /^(Senior|Junior|Part-time|Freelance) /;
const after = /( – .*| ប្រចាំ(ខេត្ត|រាជធានី).*| \(([^)]*)\)|ជាន់ខ្ពស់)$/;

/** Title without rank, place and kind. */
function bareTitle(title: string): string {
  if (ofTitle.has(title)) return title;
  const bare = title.replace(before, '').replace(after, '');
  return bare === title ? title : bareTitle(bare);
}

/** Trade of a job of the demo; none for a title that is not known. */
export const demoTradeOf = (title: string): string | undefined => ofTitle.get(bareTitle(title));
