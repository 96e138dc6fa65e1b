import { askAll, type Spread } from './different.ts';

/** What takes longest of all that anybody may type, as far as was found; each is asked with other words each time. */
const late = '100 jobs of a late page of a common word';
const texts: readonly (readonly [name: string, text: (turn: number) => string])[] = [
  ['ten thousand characters', (turn) => `manager ${turn} `.repeat(1000).slice(0, 10_000)],
  [
    'as many words as fit',
    (turn) => Array.from({ length: 66 }, (_, at) => (at + turn).toString(36)).join(' '),
  ],
  ['eight of the commonest words', () => 'and with work team responsible experience company manager'],
  ['three letters that most words begin with', (turn) => ['man', 'acc', 'com', 'pro', 'res'][turn % 5] ?? ''],
  [
    'eight misspelt words',
    (turn) => `acountant maneger enginer tehcnician sallary houskeeper recepton drvier${turn}`,
  ],
  ['one Khmer cluster again and again', (turn) => 'ក្ខ'.repeat(30 + (turn % 30))],
  ['a Khmer phrase with a mistake, 200 letters', (turn) => 'សន្តិសុក'.repeat(24) + turn],
  ['scripts mixed in one word', (turn) => 'mកaនnវaិgេe'.repeat(5) + turn],
  ['letters that nobody sees', (turn) => `${[...'manager'].join('\u200b')}${'\u200d'.repeat(100)}${turn}`],
  ['nothing but signs', (turn) => '!&|()*:<->'.repeat(15) + '?'.repeat(turn % 9)],
  [late, () => 'manager'],
  ['one word again and again', (turn) => `${'manager '.repeat(20)}${turn}`],
];
const turns = 20;

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
    const queries = Array.from({ length: turns }, (_, turn) => ({ search: text(turn) }));
    const pages = queries.map((query, turn) => ({
      ...query,
      ...(name === late && { offset: String(9000 + turn), limit: '100' }),
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
