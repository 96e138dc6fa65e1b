import { isOnline } from './online.ts';

const key = 'chunk-reload-at';
const minute = 60_000;

/** The last error of a chunk that a reload did not bring back. */
let lost: unknown;

/** True for the error of a chunk that is missing although the page was just loaded again for it. */
export const isLostChunk = (error: unknown) => lost !== undefined && error === lost;

let ahead = 0;

/** Loads a chunk before anybody needs it. Without a connection it is not tried, and its loss reloads nothing. */
export async function loadAhead(load: () => Promise<unknown>) {
  if (!isOnline()) return;
  ahead += 1;
  await load().catch(() => undefined);
  ahead -= 1;
}

/**
 * Loads the page anew when a chunk is missing because a new release removed it: the address that is being opened,
 * `wanted`, or else the present one. At most once a minute, so that a file which is really missing does not cause
 * endless reloads.
 */
export function reloadOnLostChunk(wanted: () => string | undefined) {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, the browser's own error page would replace this one.
    if (ahead > 0 || !isOnline()) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < minute) {
      lost = event.payload;
      return;
    }
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    const { pathname, search } = window.location;
    const address = wanted();
    // An address that differs in its fragment alone would not be loaded.
    if (address && address.split('#')[0] !== pathname + search) window.location.assign(address);
    else window.location.reload();
  });
}
