import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';

const call = vi.hoisted(() => vi.fn());
const upload = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', () => ({ call, upload }));
vi.mock('./errors.ts', async (original) => ({
  ...(await original<typeof import('./errors.ts')>()),
  showUploadError: vi.fn(),
}));

const { sendVideo } = await import('./send-video.ts');

/** Bytes that the fake server has received. */
let received = 0;
/** Queued errors by call. */
let faults: Record<string, unknown[]> = {};
const asked: string[] = [];
const lost = () => new ApiError(0, { code: 'offline' });

function answer(key: string, data: () => object) {
  asked.push(key);
  const [fault] = (faults[key] ?? []).splice(0, 1);
  if (fault) throw fault;
  return { data: data() };
}

const put = 'PUT /upload/videos/part/:id';
const begin = 'POST /upload/videos/part';
const end = 'POST /upload/videos/part/:id/end';

beforeEach(() => {
  vi.useFakeTimers();
  received = 0;
  faults = {};
  asked.length = 0;
  call.mockImplementation(async (key: string) => {
    if (key === begin) received = 0;
    return answer(key, () => ({ _id: 'one', received }));
  });
  upload.mockImplementation(async (key: string, part: File, { query }: { query: { from: number } }) =>
    answer(key, () => {
      expect(query.from).toBe(received);
      received += part.size;
      return { received };
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const file = () => new File([new Uint8Array(5_000_000)], 'me.mp4');
const count = (key: string) => asked.filter((one) => one === key).length;

it('sends parts, and ends', async () => {
  await sendVideo(file(), {});
  expect([received, count(begin), count(put), count(end)]).toEqual([5_000_000, 1, 3, 1]);
});

it('goes on after a while where the network broke off, from what has arrived', async () => {
  faults[put] = [undefined, lost(), lost()];
  const waits: boolean[] = [];
  const sent = sendVideo(file(), { onWaiting: (isWaiting) => waits.push(isWaiting) });
  await vi.advanceTimersByTimeAsync(3_000);
  await sent;
  expect([received, count(begin), count(put)]).toEqual([5_000_000, 1, 5]);
  expect([waits[0], waits.includes(true), waits.at(-1)]).toEqual([false, true, false]);
});

it('goes on at once when the browser is online again', async () => {
  faults[put] = [lost(), lost(), lost(), lost(), lost()];
  const sent = sendVideo(file(), {});
  for (let time = 0; time < 5; time += 1) {
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
  }
  await sent;
  expect(received).toBe(5_000_000);
});

it('asks for the same end where its answer was lost', async () => {
  faults[end] = [lost()];
  const sent = sendVideo(file(), {});
  await vi.advanceTimersByTimeAsync(1_000);
  await sent;
  expect([count(put), count(end)]).toEqual([3, 2]);
});

it('gives up after some minutes, and the same file goes on from there', async () => {
  faults[put] = [undefined, ...Array.from({ length: 100 }, lost)];
  const chosen = file();
  const failed = expect(sendVideo(chosen, {})).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(400_000);
  await failed;
  expect(received).toBe(2_000_000);
  faults = {};
  await sendVideo(chosen, {});
  expect([received, count(begin), count('DELETE /upload/videos/part/:id')]).toEqual([5_000_000, 1, 0]);
});

it('begins anew where the server has forgotten it', async () => {
  faults[put] = [undefined, new ApiError(404, { code: 'not_found' })];
  await sendVideo(file(), {});
  expect([received, count(begin), count(put)]).toEqual([5_000_000, 2, 5]);
});

it('takes a part of which nothing is heard any more for lost', async () => {
  upload.mockImplementationOnce(
    (_key, _part, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const sent = sendVideo(file(), {});
  await vi.advanceTimersByTimeAsync(50_000);
  await sent;
  expect([received, count(begin)]).toEqual([5_000_000, 1]);
});

it('stops at once where it is told to, and has the server forget it', async () => {
  faults[put] = [lost()];
  const controller = new AbortController();
  const sent = sendVideo(file(), { signal: controller.signal });
  const stopped = expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(10);
  controller.abort();
  await stopped;
  expect([count(put), count('DELETE /upload/videos/part/:id')]).toEqual([1, 1]);
});

it('tells what the server does not take, and has it forgotten', async () => {
  faults[put] = [new ApiError(415, { code: 'video.type' })];
  await expect(sendVideo(file(), {})).rejects.toMatchObject({ status: 415 });
  expect([count(put), count('DELETE /upload/videos/part/:id')]).toEqual([1, 1]);
});
