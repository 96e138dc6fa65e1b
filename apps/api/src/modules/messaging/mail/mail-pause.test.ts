import { afterEach, expect, it } from 'vitest';
import { mailPause } from './mail-pause.ts';

const broken = new Error('no connection');
const gone = { code: 'ECONNECTION' };
const reported: unknown[] = [];
const report = (error: unknown) => reported.push(error);
afterEach(() => reported.splice(0));

/** A lane that cannot be resumed so many times. */
function startLane(failures = 0) {
  let left = failures;
  return {
    isOn: true,
    pause() {
      this.isOn = false;
    },
    async resume() {
      if (left > 0) {
        left -= 1;
        throw broken;
      }
      this.isOn = true;
    },
  };
}

it('fault 13: lanes that could not be resumed are resumed later, together, and the failure is reported', async () => {
  const lanes = [startLane(), startLane(1)];
  const pause = mailPause(lanes, async () => true, report);
  const on = () => lanes.map(({ isOn }) => isOn);
  pause.failed(gone);
  await expect.poll(() => reported).toEqual([broken]);
  expect(on()).toEqual([false, false]);
  await expect.poll(() => on()).toEqual([true, true]);
  expect(reported).toEqual([broken]);
  pause.close();
});

it('the end of the worker is not reported, and any other failure is', async () => {
  const ended = mailPause([startLane()], async () => false, report);
  ended.failed(gone);
  ended.close();
  const failing = mailPause([startLane()], () => Promise.reject(broken), report);
  failing.failed(gone);
  await expect.poll(() => reported).toEqual([broken]);
});
