import type { Database } from '@acheep/database/connection';
import { jobSearchService } from '../../modules/jobs/job/job-search.service.ts';
import { rowsOf } from '../tsv.ts';
import { type CorpusJob, corpus } from './corpus.ts';

export interface JudgedQuery {
  language: 'en' | 'km' | 'mixed';
  kind: string;
  text: string;
  /** Grade of each job of the corpus, from 0 to 3, in its order. */
  grades: readonly number[];
}

interface Judgement {
  fits: (job: CorpusJob) => boolean;
  grade: number;
}

/** Parses `driver@kandal 3`, `architect/Interior|តុបតែង 3`, `@kep 3`. */
function judgementOf(written: string): Judgement {
  const [, role, province, title, grade] =
    /^([a-z-]*)(?:@([a-z-]+))?(?:\/(.+))? ([1-3])$/.exec(written.trim()) ?? [];
  if (grade === undefined) throw new Error(`not understood: ${written}`);
  const said = title === undefined ? null : new RegExp(title, 'i');
  return {
    grade: Number(grade),
    fits: (job) =>
      (!role || job.role === role) &&
      (province === undefined || job.province === province) &&
      (said === null || said.test(job.title)),
  };
}

export const judgedQueries: readonly JudgedQuery[] = rowsOf(new URL('./query.tsv', import.meta.url)).map(
  ([language, kind = '', text = '', judged = '']) => {
    const judgements = judged === 'none' ? [] : judged.split(', ').map(judgementOf);
    const grades = corpus.map((job) => judgements.find(({ fits }) => fits(job))?.grade ?? 0);
    if (judgements.length > 0 && !grades.some((grade) => grade > 1)) throw new Error(`no job for ${text}`);
    return { language: language as JudgedQuery['language'], kind, text, grades };
  },
);

/** Quality of one search's results. */
export interface Answered {
  query: JudgedQuery;
  /** Normalised discounted cumulative gain of the first ten results: 1 is the best order. */
  ndcg: number;
  /** Share of the acceptable jobs (2 and 3) that are found at all. */
  recall: number;
  /** Text that was searched for instead. */
  corrected: string | undefined;
  titles: string[];
}

const shown = 10;
/** Maximum page size. */
const maxPageSize = 100;

const gain = (grades: readonly number[]) =>
  grades.slice(0, shown).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Runs judged searches. For a query without matching jobs, no results are the best ones. */
export async function measureSearch(
  database: Database,
  ids: readonly string[],
  queries = judgedQueries,
): Promise<Answered[]> {
  const service = jobSearchService({ database, now: () => new Date() });
  const answered: Answered[] = [];
  for (const query of queries) {
    const { answer } = await service.page({ search: query.text, filter: {}, offset: 0, limit: maxPageSize });
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

/** Mean of a measure over some searches. */
export const meanOf = (answered: readonly Answered[], measure: 'ndcg' | 'recall') =>
  answered.reduce((sum, one) => sum + one[measure], 0) / Math.max(answered.length, 1);
