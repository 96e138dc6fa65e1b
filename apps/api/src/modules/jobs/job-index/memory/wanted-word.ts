export interface WantedWord {
  word: string;
  /** True to match words with this prefix. */
  isBeginning: boolean;
}

/** A query in PostgreSQL's terms: words and their combinations. */
export type Wanted = WantedWord | { all: readonly Wanted[] } | { any: readonly Wanted[] };

const token = /\s*(?:'((?:[^'\\]|''|\\.)*)'(?::(\*?)[A-D]*)?|([&|()])|(<[-\d]+>))/uy;

/**
 * Parses the result of `to_tsquery`, which PostgreSQL has stemmed and freed of stop words. Null if no word is left.
 * Phrases become words in any order: the list of jobs does not search for phrases.
 */
export function readWanted(tsquery: string): Wanted | null {
  const tokens: (string | Wanted)[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(tsquery); found; found = token.exec(tsquery)) {
    const [, word, beginning, sign, follows] = found;
    if (word !== undefined)
      tokens.push({
        word: word.replace(/''|\\(.)/gu, (all, one) => one ?? all[0]),
        isBeginning: beginning === '*',
      });
    else tokens.push(follows ? '&' : (sign as string));
  }
  let at = 0;
  const joined = (sign: '&' | '|', next: () => Wanted): Wanted => {
    const parts = [next()];
    while (tokens[at] === sign) {
      at += 1;
      parts.push(next());
    }
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    return sign === '&' ? { all: parts } : { any: parts };
  };
  const one = (): Wanted => {
    const next = tokens[at++];
    if (next === '(') {
      const inside = any();
      at += 1;
      return inside;
    }
    if (next === undefined || typeof next === 'string') throw new Error(`Not a search: ${tsquery}`);
    return next;
  };
  const all = () => joined('&', one);
  const any = (): Wanted => joined('|', all);
  return tokens.length === 0 ? null : any();
}

/** The distinct words of a query. */
export function wordsOf(wanted: Wanted): WantedWord[] {
  const words = new Map<string, WantedWord>();
  const visit = (one: Wanted) => {
    if ('word' in one) words.set(keyOf(one), one);
    else for (const part of 'all' in one ? one.all : one.any) visit(part);
  };
  visit(wanted);
  return [...words.values()];
}

export const keyOf = ({ word, isBeginning }: WantedWord) => `${isBeginning ? '*' : '='}${word}`;
