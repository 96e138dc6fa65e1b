import { community } from './lexicon/community.ts';
import { construction } from './lexicon/construction.ts';
import { education } from './lexicon/education.ts';
import { farming } from './lexicon/farming.ts';
import { finance } from './lexicon/finance.ts';
import { garment } from './lexicon/garment.ts';
import { health } from './lexicon/health.ts';
import { hospitality } from './lexicon/hospitality.ts';
import { household } from './lexicon/household.ts';
import { logistics } from './lexicon/logistics.ts';
import { manufacturing } from './lexicon/manufacturing.ts';
import { media } from './lexicon/media.ts';
import { office } from './lexicon/office.ts';
import { place } from './lexicon/place.ts';
import { skill } from './lexicon/skill.ts';
import { technician } from './lexicon/technician.ts';
import { technology } from './lexicon/technology.ts';
import { trade } from './lexicon/trade.ts';
import { work } from './lexicon/work.ts';

/** Meaning with all wordings of Cambodian employers and job seekers. */
export interface LexiconEntry {
  /** In English and in Khmer, as jobs are written. No wording is in two entries. */
  wordings: readonly string[];
  /** Further ways in which people type it, which no job has, or whose words too many have. */
  typed: readonly string[];
  /** Those of both that demean: they are understood, and never shown. */
  unshown: readonly string[];
  /**
   * For a town, the wordings of its province; for a company, those of the work it is known for. A search for the one also
   * finds the other, not the reverse.
   */
  within: readonly string[];
  /** A place, a type of work or rank, what a person does (`trade`), or anything else. */
  about: 'place' | 'work' | 'trade' | 'topic';
}

/** Beginnings and ends of the Khmer words for a person who does a work. */
const person =
  /^(?:អ្នក|ជាង|គ្រូ|បុគ្គលិក|មន្ត្រី|កម្មករ|កម្មការិនី|ប្រធាន|នាយក|វិស្វករ|ភ្នាក់ងារ|ជំនួយការ|ទីប្រឹក្សា|មេ|តៃកុង)|(?:ករ|ការី|ការិនី|ដ្ឋាក|ដ្ឋាយិកា|ធិការ|ចារ្យ|វិទូ|បណ្ឌិត|រក្ស|យាម|ភៅ|ឆ្មប|លិស|ទាហាន)$/;

const khmer = /^\p{Script=Khmer}/u;

const aboutOf = (list: string, wordings: readonly string[]): LexiconEntry['about'] => {
  if (list === place) return 'place';
  if (list === work) return 'work';
  return person.test(wordings.find((wording) => khmer.test(wording)) ?? '') ? 'trade' : 'topic';
};
const within = /^- /;
/** Mark before a wording that demeans. */
const demeaning = /^~/;

function* entriesOf(list: string): Generator<LexiconEntry> {
  let above: readonly string[] = [];
  for (const line of list.trim().split('\n')) {
    const [jobs = [], people = []] = line
      .replace(within, '')
      .split('|')
      .map((part) => part.split(',').map((wording) => wording.trim()));
    const unmarked = (some: readonly string[]) => some.map((wording) => wording.replace(demeaning, ''));
    const unshown = [...jobs, ...people].filter((wording) => demeaning.test(wording));
    const entry = { wordings: unmarked(jobs), typed: unmarked(people), unshown: unmarked(unshown) };
    if (!within.test(line)) above = entry.wordings;
    yield {
      ...entry,
      within: within.test(line) ? above : [],
      about: aboutOf(list, [...entry.wordings, ...entry.typed]),
    };
  }
}

const lists = [
  office,
  finance,
  garment,
  construction,
  technician,
  hospitality,
  health,
  education,
  technology,
  logistics,
  manufacturing,
  trade,
  media,
  community,
  farming,
  household,
  skill,
  work,
];

/** Synonyms of the labour market, in English and in Khmer. It is long, so no browser loads it. */
export const workLexicon: readonly LexiconEntry[] = lists.flatMap((list) => [...entriesOf(list)]);

/** These, after the names of places: a name takes precedence over a word. */
export const lexicon: readonly LexiconEntry[] = [...entriesOf(place), ...workLexicon];
