import { messageSW, Workbox } from 'workbox-window';

/** How often at most somebody who comes back to a page has it looked for a new version. */
const hour = 3_600_000;

/** The scripts that this document began with: they bear the version in their names. */
const entries = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  .map(({ src }) => new URL(src).pathname)
  .join(' ');

const isOther = async (worker: ServiceWorker) => (await messageSW(worker, { type: 'VERSION' })) !== entries;

/** Whether a form would be lost with the page: forms say so where a page is left. */
export const hasUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Leaves the page without a second question. */
export const loadAnew = () =>
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });

/**
 * Registers the service worker. `onNew` is given what loads another version that is ready; where the document is of that
 * version already, the worker is changed without a word.
 */
export function watchVersion(onNew: (take: () => void) => void): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return () => undefined;
  const worker = new Workbox('/sw.js');
  let taken = false;
  worker.addEventListener('waiting', async ({ sw }) => {
    if (!sw) return;
    if (!(await isOther(sw))) return worker.messageSkipWaiting();
    onNew(() => {
      taken = true;
      worker.messageSkipWaiting();
    });
  });
  worker.addEventListener('controlling', async ({ sw }) => {
    if (taken) window.location.reload();
    // Taken over from another tab: this page is of the version before.
    else if (sw && (await isOther(sw))) onNew(() => window.location.reload());
  });
  const keepLoaded = ({ active }: ServiceWorkerRegistration) => {
    // What this page has loaded before the worker was there: the browser has it, and nothing is fetched again.
    const urlsToCache = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
    if (active) void messageSW(active, { type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  // Where the browser forbids it, the site goes on without.
  void worker
    .register()
    .then(() => navigator.serviceWorker.ready)
    .then(keepLoaded)
    .catch(() => undefined);
  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < hour) return;
    looked = Date.now();
    void worker.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
