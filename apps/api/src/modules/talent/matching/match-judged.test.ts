import { insertCompanies } from '@acheep/prisma/seed/demo/insert-company';
import { insertJobs } from '@acheep/prisma/seed/demo/insert-job';
import { beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import {
  insertJudgedJobs,
  insertJudgedResume,
  type JudgedResume,
  resumesOf,
} from '../../../testing/matching/judged-set.ts';
import { seekerOf } from './match-side.ts';
import { findOwnFacts } from './matching.repository.ts';
import { rankedJobs } from './matching.service.ts';

const api = await startApi();
/** Keys of the set's jobs by id. */
let keys: Map<string, string>;
/** Categories of the demo's jobs by id. */
let filed: Map<string, string | null>;
beforeAll(async () => {
  await insertJobs(api.prisma, await insertCompanies(api.prisma, 'none'));
  filed = new Map((await api.prisma.job.findMany()).map(({ id, categoryId }) => [id, categoryId]));
  keys = await insertJudgedJobs(api.prisma);
}, 300_000);

/** Maximum ranked jobs that are judged. */
const maxCounted = 10;

/**
 * Precision: the share of matching jobs among the first ten, or among as many as match at all. Demo jobs are ranked
 * among those of the set. One in another category counts as a fault; one in the wanted category is skipped, as
 * nobody has judged it.
 */
async function precision(resume: JudgedResume) {
  const { matches } = resume;
  const { userId, wantedCategoryId } = await insertJudgedResume(api.prisma, resume);
  const facts = await findOwnFacts(api.prisma, userId);
  if (!facts) throw new Error('There is no CV');
  const seeker = seekerOf(facts, new Date());
  const ranked = await rankedJobs(api.deps, { userId, seeker, most: 1000 });
  const counted = ranked.filter(({ id }) => keys.has(id) || filed.get(id) !== wantedCategoryId);
  const first = counted
    .slice(0, Math.min(maxCounted, matches.length))
    .map(({ id }) => keys.get(id) ?? 'demo');
  const right = first.filter((key) => matches.includes(key)).length;
  const wrong = first.filter((key) => !matches.includes(key));
  const unjudged = ranked.slice(0, maxCounted).filter(({ id }) => !keys.has(id)).length;
  if (process.env.MATCH_SHOW)
    for (const { id, points } of counted.slice(0, 16))
      process.stdout.write(
        `   ${matches.includes(keys.get(id) ?? '') ? '+' : '-'} ${Math.round(points)} ${keys.get(id) ?? 'demo'}\n`,
      );
  return {
    name: resume.name,
    share: right / Math.min(maxCounted, matches.length),
    wrong,
    unjudged,
    shown: first.length,
  };
}

async function precisionOf(resumes: readonly JudgedResume[], said: string) {
  const all = [];
  for (const resume of resumes) all.push(await precision(resume));
  const mean = all.reduce((sum, { share }) => sum + share, 0) / all.length;
  const lines = all.map(
    ({ name, share, wrong, unjudged }) =>
      `  ${share.toFixed(2)} ${name}${wrong.length > 0 ? ` (not: ${wrong.join(', ')})` : ''}, ${unjudged} unjudged`,
  );
  process.stdout.write(`Fitting jobs, ${said}: precision at 10 ${mean.toFixed(3)}\n${lines.join('\n')}\n`);
  return mean;
}

it('judges enough pairs, each once and of jobs that are there', () => {
  const known = new Set(keys.values());
  const all = [...resumesOf('judged'), ...resumesOf('held-out')];
  const judged = all.flatMap(({ matches, not }) => [...matches, ...Object.keys(not)]);
  expect(judged.filter((key) => !known.has(key))).toEqual([]);
  for (const { matches, not } of all)
    expect(Object.keys(not).filter((key) => matches.includes(key))).toEqual([]);
  expect(all.flatMap(({ matches }) => matches).length).toBeGreaterThanOrEqual(100);
  expect(all.flatMap(({ not }) => Object.keys(not)).length).toBeGreaterThanOrEqual(100);
});

it('finds jobs that fit', async () => {
  expect(await precisionOf(resumesOf('judged'), 'CVs that the points were chosen by')).toBeGreaterThanOrEqual(
    0.9,
  );
});

it('finds jobs that fit CVs that nobody looked at while the points were chosen', async () => {
  expect(await precisionOf(resumesOf('held-out'), 'CVs held out')).toBeGreaterThanOrEqual(0.8);
});
