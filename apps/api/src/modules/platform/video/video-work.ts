import { task } from '../../../plumbing/task.ts';

/** Tries that fail through no fault of the video are few; those that a stop cuts off do not count among them. */
export const mostTries = 3;
/** How long making one video anew may take, seconds. */
export const videoSeconds = 1200;

export const videoWork = task<{ id: string }>('video', {
  // Fetching, reading, drawing and keeping it come on top.
  expireInSeconds: videoSeconds + 600,
});
