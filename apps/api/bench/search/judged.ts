import { type CorpusJob, corpus } from './corpus.ts';
import { englishQueries } from './judged-english.ts';
import { khmerQueries } from './judged-khmer.ts';

export interface JudgedQuery {
  language: 'en' | 'km' | 'mixed';
  kind: string;
  text: string;
  /** What each job of the corpus is worth, from 0 to 3, in its order. */
  grades: readonly number[];
}

interface Judgement {
  fits: (job: CorpusJob) => boolean;
  grade: number;
}

/** `driver@kandal 3`, `architect/Interior|តុបតែង 3`, `@kep 3`. */
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

function queryOf(line: string, language: 'en' | 'km'): JudgedQuery {
  const [kind = '', text = '', judged = ''] = line.split(' | ');
  const judgements = judged === 'none' ? [] : judged.split(', ').map(judgementOf);
  const grades = corpus.map((job) => judgements.find(({ fits }) => fits(job))?.grade ?? 0);
  if (judgements.length > 0 && !grades.some((grade) => grade > 1)) throw new Error(`no job for ${text}`);
  return { language: kind === 'script' ? 'mixed' : language, kind, text, grades };
}

const queriesOf = (list: string, language: 'en' | 'km') =>
  list
    .trim()
    .split('\n')
    .map((line) => queryOf(line, language));

export const judgedQueries: readonly JudgedQuery[] = [
  ...queriesOf(englishQueries, 'en'),
  ...queriesOf(khmerQueries, 'km'),
];
