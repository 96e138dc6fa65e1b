import { askAll, type Spread } from './different.ts';

const late = '100 jobs of a late page of a common word';
const beyond = 'pages beyond the last that is shown';
const common =
  'manager sales officer assistant company experience team work responsible and with skills support service customer data project business good level'.split(
    ' ',
  );
const beginnings =
  'man acc com pro res ser sal off ass tea exp con mar eng tec dev fin ope cus per int str pre dis rec mon sup sta pla rep'.split(
    ' ',
  );
const trades =
  'driver cook nurse teacher accountant cleaner guard cashier electrician mechanic tailor farmer translator receptionist'.split(
    ' ',
  );
/** Eight of these in a row, from another on and in another order each time. */
const eightOf = (words: readonly string[], turn: number) =>
  Array.from(
    { length: 8 },
    (_, at) => words[(turn + at * (1 + 2 * Math.floor(turn / words.length))) % words.length],
  ).join(' ');

/** What takes longest of all that anybody may ask, as far as was found; each is asked in other words each time. */
const texts: readonly (readonly [name: string, text: (turn: number) => string])[] = [
  ['ten thousand characters', (turn) => `manager ${turn} `.repeat(1000).slice(0, 10_000)],
  ['a thousand words', (turn) => Array.from({ length: 1000 }, (_, at) => `w${at + turn}`).join(' ')],
  [
    'as many words as fit',
    (turn) => Array.from({ length: 66 }, (_, at) => (at + turn).toString(36)).join(' '),
  ],
  ['eight of the commonest words', (turn) => eightOf(common, turn)],
  ['eight words that mean much else', (turn) => eightOf(trades, turn)],
  ['three letters that most words begin with', (turn) => beginnings[turn] ?? ''],
  [
    'eight misspelt words',
    (turn) => `acountant maneger enginer tehcnician sallary houskeeper recepton drvier${turn}`,
  ],
  ['one Khmer cluster again and again', (turn) => 'ក្ខ'.repeat(30 + (turn % 30))],
  ['a Khmer phrase with a mistake, 200 letters', (turn) => 'សន្តិសុក'.repeat(24) + turn],
  ['scripts mixed in one word', (turn) => 'mកaនnវaិgេe'.repeat(5) + turn],
  ['letters that nobody sees', (turn) => `${[...'manager'].join('\u200b')}${'\u200d'.repeat(100)}${turn}`],
  ['nothing but signs', (turn) => '!&|()*:<->'.repeat(15) + '?'.repeat(turn)],
  [late, (turn) => common[turn % common.length] ?? ''],
  [beyond, () => ''],
  ['one word again and again', (turn) => `${'manager '.repeat(20)}${turn}`],
];
const turns = beginnings.length;

const path = (list: string, query: Record<string, string>) => `/api/v1/${list}?${new URLSearchParams(query)}`;

export interface Worst {
  name: string;
  list: Spread;
  counts: Spread;
  looser: Spread;
}

/** Milliseconds of the list, of the counts beside its filters and of the looser search, for ten callers at once. */
export async function measureWorst(server: string): Promise<Worst[]> {
  const measured: Worst[] = [];
  const ask = (list: string, queries: Record<string, string>[]) =>
    askAll(
      server,
      queries.map((query) => path(list, query)),
      10,
    );
  for (const [name, text] of texts) {
    const queries = Array.from(
      { length: turns },
      (_, turn): Record<string, string> =>
        name === beyond ? { 'filter[salary]': String(100 + turn) } : { search: text(turn) },
    );
    const from = new Map([
      [late, 9000],
      [beyond, 900_000],
    ]).get(name);
    const pages = queries.map((query, turn) => ({
      ...query,
      ...(from !== undefined && { offset: String(from + turn), limit: '100' }),
    }));
    measured.push({
      name,
      list: await ask('job', pages),
      counts: await ask('job/facet', queries),
      looser: await ask('job/looser', queries),
    });
  }
  return measured;
}
