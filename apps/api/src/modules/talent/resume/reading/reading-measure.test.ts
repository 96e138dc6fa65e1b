import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFile } from '../../../../../bench/resume-reading/make.ts';
import { type Mark, marksOf } from '../../../../../bench/resume-reading/score.ts';
import { sources } from '../../../../../bench/resume-reading/source.ts';
import { linesOfFile } from './file-lines.ts';
import { proposalOf } from './proposal.ts';

const share = (marks: readonly Mark[], result: Mark['result'], of: (mark: Mark) => boolean) =>
  marks.filter((mark) => mark.result === result).length / marks.filter(of).length;
const isSaid = ({ said }: Mark) => said !== '';
const isThere = ({ right }: Mark) => right !== '';

it('reads CVs of our own making: most fields right, few wrong, in both languages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-reading-test-'));
  const known: Mark[] = [];
  const held: Mark[] = [];
  for (const source of sources()) {
    const file = path.join(folder, source.name);
    await writeFile(file, await makeFile(source));
    const marks = marksOf(source, proposalOf(await linesOfFile(file, source.format)));
    (source.held ? held : known).push(...marks);
  }
  await rm(folder, { recursive: true });
  // What `pnpm bench:resume-reading` prints, less a little: a change that reads less is seen here.
  expect(share(known, 'right', isThere)).toBeGreaterThan(0.98);
  expect(share(known, 'wrong', isSaid)).toBeLessThan(0.02);
  expect(share(held, 'right', isThere)).toBeGreaterThan(0.9);
  expect(share(held, 'wrong', isSaid)).toBeLessThan(0.07);
});
