/** What stands in the place of what is not shown. No search finds it. */
export const hiddenMark = '•••';

interface Known {
  /** The person's own, and of those who speak for them. */
  names: readonly (string | null | undefined)[];
  employers: readonly (string | null | undefined)[];
}

const khmer = /[\u1780-\u17FF]/;
const gap = '[\\s\\u200B.,_-]*';
// A letter or digit beside it would make another word of it.
const alone = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;

const digit = '[0-9\\u17E0-\\u17E9]';
/** How somebody is reached: e-mail addresses, links, handles, and telephone numbers in either digits. */
const contacts = [
  /(?<![\w.+-])[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[a-z0-9-]{1,63}){1,4}/giu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}])(?:t|fb|wa|m|bit|youtu)\.(?:me|com|ly|be)\/\S*/giu,
  // Not what programmers know that looks like one.
  /(?<![\p{L}\p{N}@.])(?!(?:asp|vb|ado)\.net|socket\.io)(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|info|biz|me|io|co|app|dev|kh|asia|page|site|link|online|xyz)(?![\p{L}\p{N}])(?:\/\S*[^\s.,;:!?)])?/giu,
  /(?<![\p{L}\p{N}])@[a-z0-9_.]{3,40}/giu,
  // With the country's number; as one dials it here; or many digits in a row.
  new RegExp(`(?:\\+|\\b00)\\s?${digit}(?:[ .()-]{0,2}${digit}){7,14}`, 'gu'),
  new RegExp(`(?<!${digit})(?:855|៨៥៥)(?:[ .-]?${digit}){8,9}(?![ .-]?${digit})`, 'gu'),
  new RegExp(`(?<!${digit})\\(?[0០](?:\\)?[ .-]?${digit}){8,9}(?![ .-]?${digit})`, 'gu'),
  new RegExp(`${digit}{8,}`, 'gu'),
];

/** The first of those that a text holds. */
export function findContact(text: string): string | null {
  for (const contact of contacts) {
    // They are global: `match` begins at the start all the same.
    const found = text.match(contact)?.[0];
    if (found) return found.trim();
  }
  return null;
}

const titles = new Set('mr mrs ms miss dr លោក លោកស្រី អ្នកស្រី កញ្ញា អ្នកនាង'.split(' '));
/** Khmer names that are English words: those are only hidden where they are written as names are. */
const ordinary = new Set(
  'long song sin so sing him hour men mean mom pop pin pen pan ban bun run sun son sat sea say see he an in on to by my may king rat hot hat hung tea tan tin ten chin heap ham ran van oil ear eat neat nice rich art thin sport phone moon sky star chef cook sales bank team'.split(
    ' ',
  ),
);
/** What people write where there is no employer to name. */
const noEmployer = new Set('freelance,freelancer,self-employed,self employed,self,none,n/a'.split(','));
const legalForm =
  /[\s,]*\(?(?:co|company|ltd|limited|plc|inc|corp|corporation|llc|pte|ឯ\.?ក|ម\.?ក|លីមីតធីត)\.?\)?\.?$/iu;

/** Khmer has no spaces, so a break may stand between any two of its letters. */
const spelled = (text: string) =>
  khmer.test(text)
    ? [...text].map((letter) => RegExp.escape(letter)).join('\\u200B*')
    : text
        .split(/\s+/)
        .map((word) => RegExp.escape(word))
        .join('\\s+');
const asPhrase = (parts: readonly string[]) => parts.map(spelled).join(gap);
const partsOf = (name: string) =>
  name.split(/[\s\u200B.,()]+/u).filter((part) => part.length > 1 && !titles.has(part.toLowerCase()));

/** A company's name as it may be written: whole, without what says that it is one, and by its first letters. */
function waysToWrite(employer: string): string[] {
  const name = employer.replace(/\u200B/g, '').trim();
  if (name.length < 2 || noEmployer.has(name.toLowerCase())) return [];
  let short = name.replace(/^(?:ក្រុមហ៊ុន|the\s)\s*/iu, '').replace(/\s*\([^)]*\)\s*$/u, '');
  for (let before = ''; before !== short; ) {
    before = short;
    short = short.replace(legalForm, '').trim();
  }
  const inBrackets = /\(([^)]{2,})\)/u.exec(name)?.[1] ?? '';
  const letters = (short.match(/\b[A-Z]/g) ?? []).join('');
  const shortest = short.length > 2 ? short : '';
  return [name, shortest, inBrackets, letters.length > 2 ? letters : ''].filter(Boolean);
}

const longestFirst = (one: string, other: string) => other.length - one.length;
const anyOf = (all: Iterable<string>) => [...new Set(all)].sort(longestFirst).join('|');
/** Khmer as long as this is no part of another word. */
const unmistakable = 8;

const segmenter = new Intl.Segmenter('km', { granularity: 'word' });
const bounds = (text: string) =>
  new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);

/** Hides short Khmer words where they are words, and not where they are a part of one: សុខ, and not in សុខភាព. */
function hideKhmerWords(text: string, words: RegExp): string {
  let ends: Set<number> | undefined;
  return text.replace(words, (found: string, at: number) => {
    ends ??= bounds(text);
    return ends.has(at) && ends.has(at + found.length) ? hiddenMark : found;
  });
}

/**
 * Hides in a text how its writer is reached, what they are called and whom they worked for. It is made once for all
 * texts of a person.
 */
export function anonymous({ names, employers }: Known): (text: string) => string {
  const people = names.flatMap((name) => (name ? [partsOf(name)] : [])).filter((parts) => parts.length > 0);
  const companies = employers.flatMap((employer) => (employer ? waysToWrite(employer) : []));
  const isKhmer = (text: string) => khmer.test(text);
  const isLong = (text: string) => text.length >= unmistakable;

  const whole = people.flatMap((parts) => (parts.length > 1 ? [parts, parts.toReversed()] : []));
  const parts = people.flat();
  const phrases = [...whole.filter(([part]) => !isKhmer(part ?? '')).map(asPhrase)];
  const khmerPhrases = [
    ...whole.filter(([part]) => isKhmer(part ?? '')).map(asPhrase),
    ...[...companies, ...parts].filter((one) => isKhmer(one) && isLong(one)).map(spelled),
  ];
  const latinParts = parts.filter((part) => !isKhmer(part));
  const anyCase = [
    ...phrases,
    ...companies.filter((one) => !isKhmer(one)).map(spelled),
    ...latinParts.filter((part) => !ordinary.has(part.toLowerCase())).map(spelled),
  ];
  const asNames = latinParts
    .filter((part) => ordinary.has(part.toLowerCase()))
    .flatMap((part) => [`${part.charAt(0).toUpperCase()}${part.slice(1).toLowerCase()}`, part.toUpperCase()]);
  const short = [...companies, ...parts].filter((one) => isKhmer(one) && !isLong(one)).map(spelled);

  const patterns = [
    ...contacts,
    ...(khmerPhrases.length > 0 ? [new RegExp(anyOf(khmerPhrases), 'gu')] : []),
    ...(anyCase.length > 0 ? [new RegExp(alone(anyOf(anyCase)), 'giu')] : []),
    ...(asNames.length > 0 ? [new RegExp(alone(anyOf(asNames)), 'gu')] : []),
  ];
  const words = short.length > 0 ? new RegExp(anyOf(short), 'gu') : null;
  return (text) => {
    const hidden = patterns.reduce((left, pattern) => left.replace(pattern, hiddenMark), text);
    return words ? hideKhmerWords(hidden, words) : hidden;
  };
}
