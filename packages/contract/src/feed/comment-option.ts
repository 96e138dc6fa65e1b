import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';

export const commentStates = {
  shown: { en: 'Shown', km: 'បង្ហាញ' },
  deleted: { en: 'Deleted', km: 'បានលុប' },
  hidden: { en: 'Hidden', km: 'បានលាក់' },
} satisfies Options;
export type CommentState = OptionOf<typeof commentStates>;

export const comments = {
  filters: { postId: filter.record('post', 'ការបង្ហោះ'), parentId: filter.record('comment', 'មតិ') },
  sorts: byDate,
} as const satisfies List;
