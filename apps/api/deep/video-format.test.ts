import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeVideo } from '../src/modules/platform/video/video.tasks.ts';
import { video } from '../src/testing/video.ts';
import { videoHarness } from '../src/testing/video-harness.ts';

const { api, running, bytesAt, waiting } = videoHarness();

it('upright stays upright, without sound is well, and a small one is not made larger', async () => {
  const upright = await video({ size: '721x1281', options: ['-an', '-pix_fmt', 'yuv444p'] });
  const { id, ask } = await waiting(upright);
  await makeVideo(api().deps, { id }, running);
  expect(await sharp(await bytesAt((await ask()).poster)).metadata()).toMatchObject({
    width: 720,
    height: 1278,
  });
  const little = await waiting(await video({ size: '160x120' }));
  await makeVideo(api().deps, little, running);
  expect(await sharp(await bytesAt((await little.ask()).poster)).metadata()).toMatchObject({
    width: 160,
    height: 120,
  });
});
