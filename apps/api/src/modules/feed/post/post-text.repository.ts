import { all, type Condition, row } from '@acheep/database/statement';
import { contains, idsOf, oneOf } from '../../../search/rows.repository.ts';

const post = row('post');

/** Jobs, trainings or events with the text in the title, as far as they meet the condition. */
export const titled = (table: 'job' | 'gathering', text: string, within?: Condition) =>
  oneOf(idsOf(table, all([contains('e.title', text), within])));

/** Posts with the text, or which show a job, training or event, of those within, that has it in the title. */
export const postHas = (text: string, within?: Condition): Condition =>
  post.or([
    contains('e.body', text),
    post('e.job_id', '=', titled('job', text, within)),
    post('e.gathering_id', '=', titled('gathering', text, within)),
  ]);
