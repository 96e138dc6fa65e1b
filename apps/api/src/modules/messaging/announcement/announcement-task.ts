import { task } from '../../../plumbing/task.ts';

/** Sends one announcement to the next people. */
export const announcementTask = task<{ id: string }>('announcement', {
  en: 'Send an announcement',
  km: 'ផ្ញើសេចក្ដីជូនដំណឹង',
});
