import { existsSync } from 'node:fs';
import { videoFailures } from '@acheep/contract/platform/video-option';
import { describe, expect, it, vi } from 'vitest';
import { makeVideo } from '../src/modules/platform/video/video.tasks.ts';
import { maxTries } from '../src/modules/platform/video/video-work.ts';
import { fillDisk } from '../src/testing/full-disk.ts';
import { video } from '../src/testing/video.ts';
import { videoHarness } from '../src/testing/video-harness.ts';

const { api, small, running, filesOf, waiting } = videoHarness();

/** Overwrites bytes of an MP4 box in a copy of the file. */
function overwritten(content: Buffer, box: string, write: (at: Buffer) => void) {
  const copy = Buffer.from(content);
  write(copy.subarray(copy.indexOf(box)));
  return copy;
}

describe('fault 20: a video that comes to nothing', () => {
  it.each([
    ['cut off before its table', async () => small().subarray(0, small().length / 2), 'unreadable'],
    [
      'cut off behind its table',
      async () => {
        const whole = await video({ seconds: 8, options: ['-movflags', '+faststart'] });
        return whole.subarray(0, whole.length / 3);
      },
      'unreadable',
    ],
    [
      'a head and nothing else',
      async () => Buffer.concat([small().subarray(0, 32), Buffer.alloc(1_000_000)]),
      'unreadable',
    ],
    ['noise', async () => overwritten(small(), 'mdat', (at) => at.fill(7, 4)), 'unreadable'],
    ['sound alone', async () => video({ options: ['-vn'] }), 'no_picture'],
    ['with pictures beyond 4K', async () => video({ size: '5000x2400', seconds: 0.2 }), 'too_many_pixels'],
    ['longer than ten minutes', async () => video({ size: '32x32', seconds: 605 }), 'too_long'],
  ] as const)(
    '%s: told in both languages, once, and nothing is left',
    async (_, make, reason) => {
      const { id, ask, keys } = await waiting(await make());
      await expect(makeVideo(api().deps, { id }, running)).rejects.toMatchObject({
        isFinal: true,
        message: 'video failed',
      });
      for (const locale of ['en', 'km'] as const)
        expect(await ask(locale)).toMatchObject({
          state: 'failed',
          reason: videoFailures[reason][locale],
          url: null,
        });
      expect(await filesOf(keys[0])).toEqual([]);
      // Another try changes nothing.
      await makeVideo(api().deps, { id }, running);
      expect((await ask()).state).toBe('failed');
    },
    60_000,
  );

  it('does not end: killed in time, three times, then given up', async () => {
    const endless = await waiting(await video({ size: '640x480', seconds: 60 }));
    const deps = { ...api().deps, limits: { videoSeconds: 0.3 } };
    for (let time = 1; time < maxTries; time += 1) {
      await expect(makeVideo(deps, endless, running)).rejects.toThrow('time is over');
      expect(await endless.ask()).toMatchObject({ state: 'waiting', percent: 0 });
    }
    await expect(makeVideo(deps, endless, running)).rejects.toMatchObject({ isFinal: true });
    expect(await endless.ask()).toMatchObject({ state: 'failed', reason: videoFailures.too_slow.en });
    expect(await filesOf(endless.keys[0])).toEqual([]);
  }, 60_000);
});

describe('fault 4: stopped while it works', () => {
  it('it waits again, no try is lost, and there is one output', async () => {
    const { id, ask, keys } = await waiting(await video({ size: '1280x720', seconds: 30 }));
    for (let time = 0; time <= maxTries; time += 1) {
      const stop = new AbortController();
      const work = makeVideo(api().deps, { id }, stop);
      const ended = expect(work).rejects.toThrow('stopped');
      await expect.poll(async () => (await ask()).state).toBe('working');
      setTimeout(() => stop.abort(), 200);
      await ended;
      expect(await ask()).toMatchObject({ state: 'waiting' });
    }
    expect(await filesOf(keys[0])).toEqual(['o']);
    await makeVideo(api().deps, { id }, running);
    // As if the result of the last step had been lost.
    await makeVideo(api().deps, { id }, running);
    expect(await ask()).toMatchObject({ state: 'ready' });
    expect(await filesOf(keys[0])).toEqual(['t', 'v']);
  }, 90_000);
});

it('fault 20: a video whose account ended meanwhile leaves nothing', async () => {
  const { id, owner, keys } = await waiting(small());
  const put = vi.spyOn(api().deps.storage, 'put').mockImplementationOnce(async () => {
    await api().prisma.user.delete({ where: { id: owner.id } });
  });
  await makeVideo(api().deps, { id }, running);
  put.mockRestore();
  expect(await filesOf(keys[0])).toEqual([]);
  await makeVideo(api().deps, { id }, running);
});

/** Tries a video more often than one that is at fault itself may be tried. */
async function triesInVain(id: string, reason: string) {
  for (let time = 0; time <= maxTries; time += 1)
    await expect(makeVideo(api().deps, { id }, running)).rejects.toThrow(reason);
}

it('fault 11: a video outlasts a storage that is away, however often it is tried meanwhile', async () => {
  const { id, ask } = await waiting(small());
  const put = vi.spyOn(api().deps.storage, 'put').mockRejectedValue(new Error('service.unavailable'));
  await triesInVain(id, 'service.unavailable');
  put.mockRestore();
  expect((await ask()).state).toBe('waiting');
  await makeVideo(api().deps, { id }, running);
  expect((await ask()).state).toBe('ready');
});

it.runIf(existsSync('/dev/full'))('fault 27: a video outlasts a folder that is full', async () => {
  const { id, ask } = await waiting(small());
  fillDisk(true);
  await triesInVain(id, 'ENOSPC').finally(() => fillDisk(false));
  expect((await ask()).state).toBe('waiting');
  await makeVideo(api().deps, { id }, running);
  expect((await ask()).state).toBe('ready');
});
