import { readdirSync, readFileSync } from 'node:fs';

/** Block of a CV: its kind, and its texts. */
export type Block = readonly [
  kind:
    | 'name'
    | 'heading'
    | 'right'
    | 'dated'
    | 'label'
    | 'rail'
    | 'chips'
    | 'bar'
    | 'bold'
    | 'bullet'
    | 'row'
    | 'top'
    | 'text',
  ...texts: string[],
];

/** Invented CV, with the correct result of reading it, written by hand. */
export interface Source {
  name: string;
  format: 'pdf' | 'docx';
  layout: string;
  /** Features besides the layout: `spaced` headings, a photo `band`, a scan with a run for each line or word. */
  look: string[];
  /** Line at the head and at the foot of each page; `#` stands for the number of the page. */
  header: string;
  footer: string;
  language: 'en' | 'km' | 'mixed';
  /** Held out while the rules were written. */
  held: boolean;
  /** In the layout of another maker, judged before the reader was looked at. */
  judged: boolean;
  /** In shapes that people in Cambodia send, written without knowing the rules; `new-held` stays out of sight while
   *  rules are mended. */
  set: 'new' | 'new-held' | undefined;
  main: Block[];
  /** Side column, where there is one. */
  side: Block[];
  /** Correct values, such as `work: Cook | Hotel | 2020-01 | now`. A cell of `?` is open, and an entry of `work?` may be
   *  proposed or not. Words after `~` are those of the file, where a value is a code: `gender: male ~ ប្រុស`. */
  right: [field: string, value: string][];
}

const folder = new URL('./cv/', import.meta.url);

const pairs = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    });

function blockOf(line: string, isTop: boolean): Block {
  const rest = (mark: string) => line.slice(mark.length).trim();
  if (line.startsWith('# ')) return ['name', rest('# ')];
  if (line.startsWith('## ')) return ['heading', rest('## ')];
  if (line.startsWith('### ')) {
    const [left = '', right = ''] = rest('### ').split(/\s(?:>>|<<)\s/);
    return [line.includes(' << ') ? 'dated' : 'right', left, right];
  }
  const parts = (text: string) => text.split(' | ').map((part) => part.trim());
  if (line.startsWith('@> ')) return ['rail', ...parts(rest('@> '))];
  if (line.startsWith('@ ')) return ['label', ...parts(rest('@ '))];
  if (line.startsWith('[') && line.endsWith(']')) return ['chips', ...line.slice(1, -1).split('] [')];
  if (line.startsWith('= ')) return ['bar', rest('= ')];
  if (line.startsWith('**')) return ['bold', line.slice(2, -2)];
  if (line.startsWith('- ')) return ['bullet', rest('- ')];
  if (line.startsWith('| '))
    return [
      'row',
      ...line
        .slice(1, -1)
        .split(/ \|(?= )/)
        .map((cell) => cell.trim()),
    ];
  return [isTop ? 'top' : 'text', line];
}

function blocksOf(text: string) {
  const columns = { main: [] as Block[], side: [] as Block[] };
  let column: 'main' | 'side' = 'main';
  for (const line of text.trim().split('\n')) {
    if (line === '<<' || line === '>>') column = line === '<<' ? 'side' : 'main';
    else {
      const all = columns[column];
      const last = all.at(-1);
      const block = blockOf(line, column === 'main' && !all.some(([kind]) => kind === 'heading'));
      // Text after the head of an entry with dates on the left belongs below that head.
      if (last?.[0] === 'dated' && (block[0] === 'text' || block[0] === 'bullet'))
        all[all.length - 1] = [...last, block[0] === 'bullet' ? `• ${block[1]}` : (block[1] ?? '')];
      else all.push(block);
    }
  }
  return columns;
}

const setOf = (name: string) =>
  name.startsWith('new-held-') ? 'new-held' : name.startsWith('new-') ? 'new' : undefined;

/** All CVs on which reading is measured. */
export const sources = (): Source[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const [head = '', text = '', right = ''] = readFileSync(new URL(name, folder), 'utf8').split('\n---\n');
      const facts = Object.fromEntries(pairs(head)) as Record<string, string>;
      return {
        name: name.replace('.txt', ''),
        format: facts.format as Source['format'],
        layout: facts.layout ?? '',
        look: (facts.look ?? '').split(', '),
        header: facts.header ?? '',
        footer: facts.footer ?? '',
        language: facts.language as Source['language'],
        held: facts.held === 'yes',
        judged: name.startsWith('made-'),
        set: setOf(name),
        ...blocksOf(text),
        right: pairs(right),
      };
    });
