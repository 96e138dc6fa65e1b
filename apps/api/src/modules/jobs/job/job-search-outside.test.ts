import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { askAll, type Judged, mean } from '../../../testing/judged-outside/ask.ts';
import { insertOutside } from '../../../testing/judged-outside/insert-outside.ts';

const api = await startApi();
let judged: Judged[];

beforeAll(async () => {
  const ids = await insertOutside(api.prisma);
  for (const table of ['job', 'job_word']) await api.deps.database.pool.query(`ANALYZE ${table}`);
  judged = await askAll(api.deps.database, ids);
});

const forTrade = () => judged.filter(({ search }) => search.trade);

// The searches were written by somebody who knew nothing of the lexicon. Floors are a few hundredths below the
// measurements of `pnpm bench:search`.
describe('searches judged from outside', () => {
  it('are answered as well as they were', () => {
    expect(mean(judged, 'ndcg')).toBeGreaterThan(0.88);
    expect(mean(forTrade(), 'precision')).toBeGreaterThan(0.88);
    for (const language of ['en', 'km', 'mixed'])
      expect(
        mean(
          judged.filter(({ search }) => search.language === language),
          'ndcg',
        ),
        language,
      ).toBeGreaterThan(0.86);
  });

  it('of a seeker begin with what was wanted', () => {
    const own = forTrade().filter(({ search }) => search.kind === 'seeker');
    expect(mean(own, 'precision')).toBeGreaterThan(0.95);
  });

  it('for a trade do not end in nothing', () => {
    const empty = forTrade().filter(({ isEmpty }) => isEmpty);
    expect(empty.map(({ search }) => search.text)).toEqual([]);
  });
});
