import { type JobType, jobTypes } from '@acheep/contract/jobs/job-option';
import { colloquial, loanwords, mixed } from './search-khmer.ts';
import { companySearches, fields, needs, remotes, sentences, types, years } from './search-need.ts';
import { seekers } from './search-seeker.ts';
import { titles } from './search-title.ts';
import { nowhere, pays, places } from './search-wish.ts';
import { slipSearches } from './slip-search.ts';
import { rowsOf, wordsOf } from './trade.ts';

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

const list = (value: string) => value.split(',');

const readers: { [Name in keyof Wish]-?: (value: string) => NonNullable<Wish[Name]> } = {
  place: list,
  type: (value) => list(value).filter((one): one is JobType => one in jobTypes),
  night: () => true,
  remote: () => true,
  years: Number,
  pay: Number,
  company: (value) => value,
  field(value) {
    const [whole = '', part = ''] = value.split('/');
    return { whole: list(whole), part: list(part) };
  },
};

/** Wishes are written `pay:500 place:kep,kampot night`; a company's name goes to the end of the cell. */
function wishOf(cell = ''): Wish {
  const [words = '', company] = cell.split('company:');
  const read = wordsOf(words).map((word) => {
    const [name = '', value = ''] = word.split(':');
    if (!(name in readers)) throw new RangeError(`No wish ${name}.`);
    return [name, readers[name as keyof Wish](value)];
  });
  return { ...Object.fromEntries(read), ...(company && { company }) };
}

const lists = {
  title: titles,
  place: places,
  type: types,
  experience: years,
  pay: pays,
  remote: remotes,
  company: companySearches,
  field: fields,
  sentence: sentences,
  need: needs,
  nowhere,
  mixed,
  loanword: loanwords,
  colloquial,
  seeker: seekers,
  slip: slipSearches,
};

/** Searches as people type them, each with what it asks for: a line is text | trades | wishes. */
export const searches: readonly Search[] = Object.entries(lists).flatMap(([kind, lines]) =>
  rowsOf(lines).map(([text = '', trades, wish]) => {
    const wanted = wordsOf(trades);
    return {
      text,
      kind,
      language: languageOf(text),
      trade: wanted.length > 0,
      trades: wanted,
      wish: wishOf(wish),
    };
  }),
);
