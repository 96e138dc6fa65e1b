import { isOnline } from './online.ts';

const key = 'chunk-reload-at';
const minute = 60_000;

/**
 * A new release removes the files that an open page still refers to: load the page anew, but at most once a minute,
 * so that a file which is really missing does not reload for ever.
 */
export function reloadOnLostChunk() {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection the browser's own error page would take this one's place.
    if (!isOnline()) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < minute) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
