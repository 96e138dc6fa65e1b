import { insertResumes } from '@acheep/prisma/seed/demo/insert-resume';
import { beforeAll, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import {
  insertJudgedJobs,
  insertJudgedResume,
  type JudgedJob,
  resumesOf,
  talentsOf,
} from '../../../testing/matching/judged-set.ts';
import { rankedTalents } from './matching-talent.service.ts';

const api = await startApi();
/** Names of the set's CVs, and ids of its jobs. */
const names = new Map<string, string>();
const ids = new Map<string, string>();
let wanted: Map<string, string | null>;
beforeAll(async () => {
  await insertResumes(api.prisma, 'none');
  for (const resume of [...resumesOf('judged'), ...resumesOf('held-out'), ...resumesOf('more')])
    names.set((await insertJudgedResume(api.prisma, resume)).id, resume.name);
  for (const [id, key] of await insertJudgedJobs(api.prisma)) ids.set(key, id);
  wanted = new Map(
    (await api.prisma.resume.findMany()).map(({ id, wantedCategoryId }) => [id, wantedCategoryId]),
  );
}, 300_000);

/** As for jobs per CV: demo CVs are ranked among the set's, and count as faults if they want another category. */
async function precision({ key, matches }: JudgedJob) {
  const id = ids.get(key) ?? '';
  const job = await api.prisma.job.findUniqueOrThrow({ where: { id } });
  const ranked = await rankedTalents(api.deps, { userId: job.createdById ?? '', jobId: id, most: 1000 });
  const counted = ranked.filter((one) => names.has(one.id) || wanted.get(one.id) !== job.categoryId);
  const first = counted.slice(0, Math.min(10, matches.length)).map((one) => names.get(one.id) ?? 'demo');
  return { key, share: first.filter((name) => matches.includes(name)).length / matches.length, first };
}

async function precisionOf(jobs: readonly JudgedJob[], said: string) {
  const all = [];
  for (const job of jobs) all.push(await precision(job));
  const mean = all.reduce((sum, { share }) => sum + share, 0) / all.length;
  const lines = all.map(({ key, share, first }) => `  ${share.toFixed(2)} ${key}: ${first.join(', ')}`);
  process.stdout.write(
    `Fitting candidates, ${said}: precision at 10 ${mean.toFixed(3)}\n${lines.join('\n')}\n`,
  );
  return mean;
}

it('judges CVs that are there', () => {
  const known = new Set(names.values());
  const judged = [...talentsOf('judged'), ...talentsOf('held-out')].flatMap(({ matches, not }) => [
    ...matches,
    ...Object.keys(not),
  ]);
  expect(judged.filter((name) => !known.has(name))).toEqual([]);
});

it('finds people who fit', async () => {
  expect(await precisionOf(talentsOf('judged'), 'jobs of the set')).toBeGreaterThanOrEqual(0.85);
});

it('finds people who fit jobs of trades that nobody looked at', async () => {
  expect(await precisionOf(talentsOf('held-out'), 'jobs held out')).toBeGreaterThanOrEqual(0.85);
});
