import type { OptionOf, Options } from '../kernel/option.ts';

export const commentStates = {
  shown: { en: 'Shown', km: 'បង្ហាញ' },
  deleted: { en: 'Deleted', km: 'បានលុប' },
  hidden: { en: 'Hidden', km: 'បានលាក់' },
} satisfies Options;
export type CommentState = OptionOf<typeof commentStates>;
