import { type JobType, jobTypes } from '@acheep/contract/jobs/job-option';
import { listed, rowsOf } from '../tsv.ts';
import { type SlipKind, slip } from './slip.ts';

/** What a search asks for besides its trades. */
export interface Wish {
  /** Any of these provinces. */
  place?: string[];
  type?: JobType[];
  night?: true;
  remote?: true;
  /** Years of experience that the seeker has: 0 for none and fresh from school. */
  years?: number;
  /** At least, whole US dollars a month. */
  pay?: number;
  company?: string;
  /** Jobs of a category, or at companies of an industry, written with an @; jobs of `part` industries are near it. */
  field?: { whole: string[]; part: string[] };
}

type Language = 'en' | 'km' | 'mixed';

export interface Search {
  text: string;
  kind: string;
  language: Language;
  /** Asks for a trade, as precision of the first three is measured on. */
  trade: boolean;
  /** Trades that are equally meant. */
  trades: string[];
  wish: Wish;
}

const khmer = /\p{Script=Khmer}/u;
const latin = /\p{Script=Latin}/u;

function languageOf(text: string): Language {
  if (!khmer.test(text)) return 'en';
  return latin.test(text) ? 'mixed' : 'km';
}

const readers: { [Name in keyof Wish]-?: (value: string) => NonNullable<Wish[Name]> } = {
  place: (value) => listed(value, ','),
  type: (value) => listed(value, ',').filter((one): one is JobType => one in jobTypes),
  night: () => true,
  remote: () => true,
  years: Number,
  pay: Number,
  company: (value) => value,
  field(value) {
    const [whole = '', part = ''] = value.split('/');
    return { whole: listed(whole, ','), part: listed(part, ',') };
  },
};

/** Wishes are written `pay:500 place:kep,kampot night`; a company's name goes to the end of the cell. */
function wishOf(cell = ''): Wish {
  const [words = '', company] = cell.split('company:');
  const read = listed(words, ' ').map((word) => {
    const [name = '', value = ''] = word.split(':');
    if (!(name in readers)) throw new RangeError(`No wish ${name}.`);
    return [name, readers[name as keyof Wish](value)];
  });
  return { ...Object.fromEntries(read), ...(company && { company }) };
}

const rows = rowsOf(new URL('./search.tsv', import.meta.url));

/** Slips in turn, each farther into its word. */
const slipped = (language: Language, kinds: readonly SlipKind[]) =>
  rows
    .filter(([kind, text = '']) => kind === 'slip' && languageOf(text) === language)
    .map(([kind = '', text = '', trades = ''], index) => {
      const turn = Math.floor(index / kinds.length);
      const tried = kinds.map((_, step) =>
        slip(text, kinds[(index + step) % kinds.length] as SlipKind, 2 + turn),
      );
      return [kind, tried.find((one) => one !== text) ?? text, trades];
    });

/** Searches as people type them, each with what it asks for. */
export const searches: readonly Search[] = [
  ...rows.filter(([kind]) => kind !== 'slip'),
  ...slipped('en', ['doubled', 'dropped', 'swapped', 'neighbouring']),
  ...slipped('km', ['subscript', 'lookalike']),
].map(([kind = '', text = '', trades, wish]) => {
  const wanted = listed(trades, ' ');
  return {
    text,
    kind,
    language: languageOf(text),
    trade: wanted.length > 0,
    trades: wanted,
    wish: wishOf(wish),
  };
});
