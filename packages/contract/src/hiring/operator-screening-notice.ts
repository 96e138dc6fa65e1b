import type { Bell } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const bell = {
  'screening-ended': {
    category: 'service-done',
    en: 'We’ve ended the screening for “{title}”. Short-listed: {shortlisted}.',
    km: 'យើងបានបញ្ចប់ការសម្រាំងបេក្ខជនសម្រាប់ការងារ «{title}»។ ជាប់សម្រាំង {shortlisted} នាក់។',
    to: ({ id = '' }) => paths.manageApplied({ jobId: id }),
  },
} as const satisfies Bell;
