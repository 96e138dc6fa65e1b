import { isOnline } from './online.ts';

const key = 'chunk-reload-at';
const minute = 60_000;

/**
 * Reloads the page when a chunk is missing because a new release removed it; at most once a minute, so that a file
 * which is really missing does not cause endless reloads.
 */
export function reloadOnLostChunk() {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, the browser's own error page would replace this one.
    if (!isOnline()) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < minute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
