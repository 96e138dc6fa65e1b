import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type Fate, fateOf, fateTable } from '../../../../testing/resume-reading/fate.ts';
import { makeFile } from '../../../../testing/resume-reading/make.ts';
import { type Mark, marksOf, solid } from '../../../../testing/resume-reading/mark.ts';
import { sources } from '../../../../testing/resume-reading/source.ts';
import { linesOfFile } from './file-lines.ts';
import { proposalOf } from './proposal.ts';

const share = (marks: readonly Mark[], result: Mark['result'], of: (mark: Mark) => boolean) =>
  marks.filter((mark) => mark.result === result).length / marks.filter(of).length;
const isSaid = ({ said }: Mark) => said !== '';
const isThere = ({ right }: Mark) => right !== '';

const isLost = ({ right, result }: Mark, unread: string) =>
  right !== '' && result !== 'right' && !unread.includes(solid(right.split('…')[0] ?? ''));

const known: Mark[] = [];
const held: Mark[] = [];
/** CVs in the layouts of other makers, judged before the rules for them were written. */
const judged: Mark[] = [];
const lost: string[] = [];
/** In shapes that people send, written without knowing the rules. */
const sent: Record<'new' | 'new-held', (Mark & { fate: Fate })[]> = { new: [], 'new-held': [] };

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-reading-test-'));
  for (const source of sources()) {
    const file = path.join(folder, source.name);
    await writeFile(file, await makeFile(source));
    const reading = proposalOf(await linesOfFile(file, source.format));
    const marks = marksOf(source, reading);
    if (source.set) {
      const shown = reading.unread.flatMap(({ lines }) => lines).join('\n');
      sent[source.set].push(...marks.map((one) => ({ ...one, fate: fateOf(one, shown) })));
      continue;
    }
    (source.held ? held : source.judged ? judged : known).push(...marks);
    const unread = solid(reading.unread.flatMap(({ lines }) => lines).join(' '));
    for (const mark of marks)
      if (isLost(mark, unread)) lost.push(`${source.name} ${mark.section}.${mark.field}: ${mark.right}`);
  }
  await rm(folder, { recursive: true });
});

// The measured values (decision 039) less a margin: a regression fails here.
it.each([
  ['22 known while the rules were written', known, 0.98, 0.02],
  ['18 in layouts of other makers', judged, 0.98, 0.02],
  ['14 held out', held, 0.92, 0.06],
])('reads %s: most fields right, few wrong, in both languages', (_, marks, right, wrong) => {
  const misread = marks
    .filter(({ result }) => result !== 'right')
    .map((one) => `${one.section}.${one.field}: "${one.right}" read as "${one.said}"`)
    .join('\n');
  expect(share(marks, 'right', isThere), misread).toBeGreaterThan(right);
  expect(share(marks, 'wrong', isSaid), misread).toBeLessThan(wrong);
});

it('shows what it could not place: few of all fields are neither proposed nor shown', () => {
  const all = [...known, ...judged, ...held].filter(isThere);
  expect(lost.length / all.length, lost.join('\n')).toBeLessThan(0.012);
  expect(lost.filter((one) => one.startsWith('made-'))).toEqual([]);
});

// The table by field is shown with `--reporter=verbose`, and where a limit fails.
it.for([
  ['new', { right: 0.91, wrong: 0.01, dropped: 0.005 }],
  ['new-held', { right: 0.83, wrong: 0.04, dropped: 0.03 }],
] as const)('reads CVs as people send them, set %s', async ([set, limit], { annotate }) => {
  const all = sent[set];
  const table = fateTable(all);
  await annotate(`${set}\n${table}`);
  const part = (fate: Fate, of: (mark: Mark) => boolean) =>
    all.filter((one) => one.fate === fate).length / all.filter(of).length;
  expect(part('right', isThere), table).toBeGreaterThan(limit.right);
  expect(part('wrong', isSaid), table).toBeLessThan(limit.wrong);
  expect(part('dropped', isThere), table).toBeLessThan(limit.dropped);
});
