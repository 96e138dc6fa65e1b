import type { Database } from '@acheep/database/connection';
import { jobSearchService } from '../../src/modules/jobs/job/job-search.service.ts';
import { corpus } from './corpus.ts';
import { type JudgedQuery, judgedQueries } from './judged.ts';

/** How well a search was answered. */
export interface Answered {
  query: JudgedQuery;
  /** Discounted gain of the first ten, of the best there could be: 1 is the best order. */
  ndcg: number;
  /** The share of what would do (2 and 3) that is found at all. */
  recall: number;
  /** What was searched for instead. */
  corrected: string | undefined;
  titles: string[];
}

const shown = 10;
/** Pages have at most so many. */
const most = 100;

const gain = (grades: readonly number[]) =>
  grades.slice(0, shown).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Searches for all that is judged. What has no answer is well answered by nothing. */
export async function measureSearch(database: Database, ids: readonly string[]): Promise<Answered[]> {
  const service = jobSearchService({ database, now: () => new Date() });
  const answered: Answered[] = [];
  for (const query of judgedQueries) {
    const { answer } = await service.page({ search: query.text, filter: {}, offset: 0, limit: most });
    const found = answer.data.map(({ _id }) => ids.indexOf(_id));
    const best = query.grades.toSorted((one, other) => other - one);
    const wanted = query.grades.filter((grade) => grade > 1).length;
    const grades = found.map((at) => query.grades[at] ?? 0);
    const nothing = found.length === 0 ? 1 : 0;
    answered.push({
      query,
      ndcg: wanted === 0 ? nothing : gain(grades) / gain(best),
      recall: wanted === 0 ? nothing : grades.filter((grade) => grade > 1).length / wanted,
      corrected: answer.meta.corrected,
      titles: found.slice(0, shown).map((at) => corpus[at]?.title ?? ''),
    });
  }
  return answered;
}

/** The middle of a measure over some answers. */
export const meanOf = (answered: readonly Answered[], measure: 'ndcg' | 'recall') =>
  answered.reduce((sum, one) => sum + one[measure], 0) / Math.max(answered.length, 1);
