import { task } from '../../../plumbing/task.ts';

/** Maximum tries that fail through no fault of the video; interrupted tries do not count. */
export const maxTries = 3;
/** Maximum seconds for converting one video. */
export const videoSeconds = 1200;

export const videoWork = task<{ id: string }>(
  'video',
  { en: 'Prepare a video', km: 'រៀបចំវីដេអូ' },
  {
    // Plus the time for download, poster and upload.
    expireInSeconds: videoSeconds + 600,
  },
);
