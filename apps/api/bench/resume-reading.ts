/** `pnpm bench:resume-reading`: how much of CVs of our own making is read right. With the name of one, what is not. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linesOfFile } from '../src/modules/talent/resume/reading/file-lines.ts';
import { proposalOf } from '../src/modules/talent/resume/reading/proposal.ts';
import { makeFile } from './resume-reading/make.ts';
import { type Mark, marksOf } from './resume-reading/score.ts';
import { type Source, sources } from './resume-reading/source.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const wanted = process.argv.slice(2);
const folder = await mkdtemp(path.join(tmpdir(), 'resume-reading-'));

async function read(source: Source): Promise<Mark[]> {
  const file = path.join(folder, source.name);
  await writeFile(file, await makeFile(source));
  return marksOf(source, proposalOf(await linesOfFile(file, source.format)));
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

function rowOf(name: string, marks: readonly Mark[]): string[] {
  const count = (result: Mark['result']) => marks.filter((one) => one.result === result).length;
  const fields = marks.filter(({ right }) => right !== '').length;
  const proposed = marks.filter(({ said }) => said !== '').length;
  return [name, String(fields), percent(count('right'), fields), percent(count('wrong'), proposed)];
}

const all: { source: Source; mark: Mark }[] = [];
for (const source of sources()) {
  const marks = await read(source);
  all.push(...marks.map((mark) => ({ source, mark })));
  if (wanted.includes(source.name) || (wanted.includes('all') && !source.held))
    for (const { section, field, right, said, result } of marks.filter((one) => one.result !== 'right'))
      say(`${source.name} ${section}.${field} ${result}: "${right}" read as "${said}"`);
}
await rm(folder, { recursive: true });

const of = (isOf: (one: (typeof all)[number]) => boolean) => all.filter(isOf).map(({ mark }) => mark);
const known = ({ source }: (typeof all)[number]) => !source.held;
const languages = ['en', 'km', 'mixed'] as const;
const sections = [...new Set(all.map(({ mark }) => mark.section))];
const rows = [
  ['', 'fields', 'right', 'wrong of what is proposed'],
  rowOf('CVs that the rules were written with', of(known)),
  ...languages.map((one) =>
    rowOf(
      `  in ${one}`,
      of((mark) => known(mark) && mark.source.language === one),
    ),
  ),
  ...sections.map((one) =>
    rowOf(
      `  ${one}`,
      of((mark) => known(mark) && mark.mark.section === one),
    ),
  ),
  rowOf(
    'CVs that nobody looked at meanwhile',
    of((mark) => mark.source.held),
  ),
  ...languages.map((one) =>
    rowOf(
      `  in ${one}`,
      of((mark) => mark.source.held && mark.source.language === one),
    ),
  ),
  rowOf(
    'All',
    of(() => true),
  ),
];
for (const [name = '', ...cells] of rows)
  say([name.padEnd(42), ...cells.map((cell) => cell.padStart(10))].join(''));
