import { tradeSkillTable, wordingKey } from './dictionary.ts';
import { type LexiconEntry, workLexicon } from './lexicon.ts';
import { relatedGroups } from './related-trade.ts';
import { type Synonyms, synonymTerms } from './synonym.ts';

/** Usual skills of some trades, and the category of their jobs. */
export interface TradeSkills {
  /** Wordings in the dictionary. */
  trades: readonly string[];
  /** Slug. */
  category: string;
  skills: readonly { en: string; km: string }[];
}

const columns = ['trade', 'category', 'english', 'khmer'];

/** Reads a table of such skills, one a row. Throws an error that names the row where one is malformed. */
export function readTradeSkills(text: string): readonly TradeSkills[] {
  const [header, ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (header !== columns.join('\t'))
    throw new Error(`trade-skill.tsv, row 1: the columns are ${columns.join(', ')}, in this order`);
  const known = new Set(workLexicon.flatMap(({ wordings }) => wordings.map(wordingKey)));
  const groups = new Map<
    string,
    { trades: string[]; category: string; skills: { en: string; km: string }[] }
  >();
  for (const [at, line] of lines.entries()) {
    const fault = (what: string) => new Error(`trade-skill.tsv, row ${at + 2}: ${what}`);
    const cells = line.split('\t').map((cell) => cell.trim());
    const [trade = '', category = '', en = '', km = ''] = cells;
    if (cells.length !== columns.length || cells.includes(''))
      throw fault('a cell is missing, or one too many');
    const trades = trade.split('|').map((one) => one.trim());
    const unknown = trades.find((one) => !known.has(wordingKey(one)));
    if (unknown !== undefined) throw fault(`the dictionary has no “${unknown}”`);
    const group = groups.get(trade) ?? { trades, category, skills: [] };
    if (group.category !== category) throw fault(`“${trade}” has two categories`);
    group.skills.push({ en, km });
    groups.set(trade, group);
  }
  return [...groups.values()];
}

function readAll() {
  const groups = readTradeSkills(tradeSkillTable());
  const byWording = new Map(groups.flatMap((one) => one.trades.map((trade) => [wordingKey(trade), one])));
  const byEntry = new Map(
    workLexicon.flatMap((entry) => {
      const group = entry.wordings.map((wording) => byWording.get(wordingKey(wording))).find(Boolean);
      return group ? [[entry, group] as const] : [];
    }),
  );
  return { groups, byEntry };
}
let known: ReturnType<typeof readAll> | undefined;
const all = () => (known ??= readAll());

/** All rows of the table. */
export const tradeSkills = (): readonly TradeSkills[] => all().groups;

/** The first trade of the table among those that the same person could do. */
function nearest(entry: LexiconEntry): TradeSkills | undefined {
  const { byEntry } = all();
  for (const { trades } of relatedGroups()) {
    if (!trades.some((trade) => trade.entry === entry)) continue;
    const found = trades.map((trade) => trade.entry && byEntry.get(trade.entry)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

function among(terms: readonly string[], synonyms: Synonyms): TradeSkills | undefined {
  const { byEntry } = all();
  const named = synonyms.find(terms).flatMap(({ entry }) => entry ?? []);
  return named.map((entry) => byEntry.get(entry)).find(Boolean) ?? named.map(nearest).find(Boolean);
}

/** Words before or behind a trade that say more of it: a rank, a place. */
const maxAside = 3;

/** What people of the trade that a title names usually can do; of a related trade where the table does not have it. */
export function skillsOfTrade(title: string, synonyms: Synonyms): TradeSkills | null {
  const terms = synonymTerms(title);
  for (let aside = 0; aside <= Math.min(maxAside, terms.length - 1); aside++) {
    const found =
      among(terms.slice(aside), synonyms) ?? among(terms.slice(0, terms.length - aside), synonyms);
    if (found) return found;
  }
  return null;
}
