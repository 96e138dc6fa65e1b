import type { Database } from '@acheep/database/connection';
import { jobSearchService } from '../../modules/jobs/job/job-search.service.ts';
import { relaxedService } from '../../modules/jobs/job/relaxed-search.service.ts';
import { type Grade, gradesOf } from './grade.ts';
import { judgedJobs } from './job.ts';
import { ndcg, precisionAt3 } from './measure.ts';
import { type Search, searches } from './search.ts';

export interface Judged {
  search: Search;
  ndcg: number;
  precision: number;
  /** True when the search ended in nothing at all. */
  isEmpty: boolean;
  /** Titles shown, with their grades. */
  shown: [Grade, string][];
}

const shownFirst = 10;

/** Asks searches as the page does, with what it shows where nothing is found. `ids` are those of `judgedJobs`. */
export async function askAll(
  database: Database,
  ids: readonly string[],
  asked: readonly Search[] = searches,
): Promise<Judged[]> {
  const deps = { database, now: () => new Date() };
  const service = jobSearchService(deps);
  const relax = relaxedService(deps, service);
  const places = new Map(ids.map((id, at) => [id, at]));
  const judged: Judged[] = [];
  for (const search of asked) {
    const { answer } = await service.page({ search: search.text, filter: {}, offset: 0, limit: shownFirst });
    const { relaxed } = answer.meta.in_title
      ? { relaxed: [] }
      : await relax({ search: search.text, filter: {} });
    const instead = relaxed.flatMap(({ jobs }) => jobs);
    const cards = [...instead, ...answer.data].slice(0, shownFirst);
    const all = gradesOf(search, judgedJobs);
    const shown = cards.map(({ _id, title }): [Grade, string] => [all[places.get(_id) ?? -1] ?? 0, title]);
    const grades = shown.map(([grade]) => grade);
    judged.push({
      search,
      ndcg: ndcg(grades, all),
      precision: precisionAt3(grades, all),
      isEmpty: cards.length === 0,
      shown,
    });
  }
  return judged;
}

/** Mean of a measure over some searches; 1 without any. */
export const mean = (judged: readonly Judged[], measure: 'ndcg' | 'precision') =>
  judged.length === 0 ? 1 : judged.reduce((sum, one) => sum + one[measure], 0) / judged.length;
