import { all, type Condition, row, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { Moment } from '../../../moment.ts';
import { related } from '../../../search/rows.repository.ts';
import { accountIsEnabled, companyIsShown } from '../../../search/search-condition.repository.ts';
import { gatheringIsAhead, gatheringIsPublic } from '../../events/gathering/public-gathering.repository.ts';
import { jobIsOpen, jobIsPublic } from '../../jobs/job/public-job.repository.ts';

const post = row('post');

/** Posts whose company and author are not disabled; also rows of the index of posts. */
export const authorIsShown: Condition = post.and([
  companyIsShown,
  post.or([post('e.created_by_id', 'is', null), accountIsEnabled('e.created_by_id')]),
]);

/** Posts that show no job, training or event, or one of which this is true. */
const recordIs = (job: Condition, gathering: Condition): Condition =>
  post.and([
    post.or([post('e.job_id', 'is', null), related('job', ['id', 'e.job_id'], job)]),
    post.or([post('e.gathering_id', 'is', null), related('gathering', ['id', 'e.gathering_id'], gathering)]),
  ]);

/** Posts that show nothing that is over; also rows of the index of posts. */
export const recordIsOpen = ({ now, today }: Moment): Condition =>
  recordIs(jobIsOpen(typed(today, 'date')), gatheringIsAhead(typed(now, 'timestamptz')));

/** Published posts. Written out, as the indexes of the feed have this condition. */
export const isActive = sql<boolean>`e.status = 'active'`;

/** Posts with a page that the public may see: the record that they show is public, too, whether or not it is over. */
export const postIsPublic = all([isActive, authorIsShown, recordIs(jobIsPublic, gatheringIsPublic)]);

/** Posts that the feed shows at a moment. Those of closed jobs and past gatherings still have their pages. */
export const postIsListed = (at: Moment) => all([isActive, authorIsShown, recordIsOpen(at)]);
