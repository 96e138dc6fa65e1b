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
  /** In English and in Khmer; no wording is in two entries. */
  wordings: readonly string[];
  /** Those of them that demean: they are understood, and never shown. */
  unshown: readonly string[];
  /**
   * For a town, the wordings of its province; for a company, those of the work it is known for. A search for the one also
   * finds the other, not the reverse.
   */
  within: readonly string[];
}

/** Mark before a wording that demeans. */
const demeaning = /^~/;

function* entriesOf(list: string): Generator<LexiconEntry> {
  let above: readonly string[] = [];
  for (const line of list.trim().split('\n')) {
    const isWithin = line.startsWith('- ');
    const written = line
      .slice(isWithin ? 2 : 0)
      .split(',')
      .map((wording) => wording.trim());
    const wordings = written.map((wording) => wording.replace(demeaning, ''));
    const unshown = wordings.filter((wording, at) => wording !== written[at]);
    if (!isWithin) above = wordings;
    yield { wordings, unshown, within: isWithin ? above : [] };
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
