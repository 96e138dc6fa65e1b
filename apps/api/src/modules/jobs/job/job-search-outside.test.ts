import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { askAll, type Judged, mean } from '../../../testing/judged-outside/ask.ts';
import { insertOutside } from '../../../testing/judged-outside/insert-outside.ts';
import { searches } from '../../../testing/judged-outside/search.ts';

const api = await startApi();
const languages = ['en', 'km', 'mixed'] as const;
let ids: string[];
const judged: Judged[] = [];

beforeAll(async () => {
  ids = await insertOutside(api.prisma);
  for (const table of ['job', 'job_word']) await api.deps.database.pool.query(`ANALYZE ${table}`);
});
// A hook for each language: all of them together take a minute on a busy machine.
for (const language of languages)
  beforeAll(async () => {
    const asked = searches.filter((search) => search.language === language);
    judged.push(...(await askAll(api.deps.database, ids, asked)));
  });

const forTrade = () => judged.filter(({ search }) => search.trade);

// The searches were written by somebody who knew nothing of the lexicon. Floors are a few hundredths below the
// measurements of `pnpm bench:search`.
describe('searches judged from outside', () => {
  it('are answered as well as they were', () => {
    expect(mean(judged, 'ndcg')).toBeGreaterThan(0.88);
    expect(mean(forTrade(), 'precision')).toBeGreaterThan(0.88);
    for (const language of languages)
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
