import { adminPaths } from '../admin-paths.ts';
import type { Bell } from '../messaging/notice.ts';

/** @collected by `notices.ts`. */
export const bell = {
  'phone-spending': {
    category: 'site-fault',
    en: 'Codes for phones have cost {spent} US dollars within 24 hours, {percent} % of the limit of {most}. See System status.',
    km: 'លេខកូដសម្រាប់ទូរស័ព្ទបានចំណាយអស់ {spent} ដុល្លារ ក្នុងរយៈពេល 24 ម៉ោង ស្មើនឹង {percent} % នៃកម្រិត {most} ដុល្លារ។ សូមមើលស្ថានភាពប្រព័ន្ធ។',
    to: () => adminPaths.health(),
  },
} as const satisfies Bell;
