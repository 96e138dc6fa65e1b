import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
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

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-reading-test-'));
  for (const source of sources()) {
    const file = path.join(folder, source.name);
    await writeFile(file, await makeFile(source));
    const reading = proposalOf(await linesOfFile(file, source.format));
    const marks = marksOf(source, reading);
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
