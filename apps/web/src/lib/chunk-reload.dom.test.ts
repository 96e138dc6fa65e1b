import { beforeEach, expect, it, vi } from 'vitest';
import { isLostChunk, loadAhead, reloadOnLostChunk } from './chunk-reload.ts';

const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
let wanted: string | undefined;
reloadOnLostChunk(() => wanted);

const gone = new Error('Failed to fetch dynamically imported module');
function lose() {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: gone });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  reload.mockClear();
});

it.each([
  ['the address that is being opened', '/km/training?province=kep#top', ['/km/training?province=kep#top'], 0],
  ['the present one where none is being opened', undefined, undefined, 1],
  ['the present one where only the place on it is another', `${window.location.pathname}#top`, undefined, 1],
])('a lost chunk loads %s', (_, address, assigned, reloads) => {
  wanted = address;
  expect(lose()).toBe(true);
  expect(assign.mock.calls[0]).toEqual(assigned);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('a chunk that is lost again at once loads nothing, and is known to be lost', () => {
  lose();
  assign.mockClear();
  reload.mockClear();
  expect(isLostChunk(gone)).toBe(false);
  expect(lose()).toBe(false);
  expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  expect([isLostChunk(gone), isLostChunk(new Error('Another'))]).toEqual([true, false]);
});

it('a chunk that is lost before anybody needs it reloads nothing', async () => {
  await loadAhead(async () => {
    lose();
    throw gone;
  });
  expect(reload).toHaveBeenCalledTimes(0);
  lose();
  expect(reload).toHaveBeenCalledTimes(1);
});
