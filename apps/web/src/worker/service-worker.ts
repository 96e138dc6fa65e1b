import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Files that open the application offline. Injected by the build. */
declare const __precached__: PrecacheEntry[];
/** The scripts with which a document of this version starts. */
declare const __entries__: string;

/** Network timeout in seconds. */
const patience = 30;
/** Maximum number of cached release files, which have a content hash in their name and are never revalidated. */
const maxFiles = 150;

precacheAndRoute(__precached__);
cleanupOutdatedCaches();
enableNavigationPreload();
clientsClaim();

// Documents always come from the server. If it fails, the application opens from the cache; API responses are never
// cached here.
const documents = new NetworkOnly({
  networkTimeoutSeconds: patience,
  plugins: [
    {
      handlerDidError: async ({ request }) =>
        matchPrecache(/^\/km(\/|$)/.test(new URL(request.url).pathname) ? '/km/shell' : '/shell'),
    },
  ],
});
registerRoute(
  new NavigationRoute(documents, { denylist: [/^\/(api|assets|dev|health|media)\//, /\.\w+(\?|$)/] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: maxFiles, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('message', ({ data, ports }) => {
  // A new version waits until the user accepts it.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'VERSION') ports[0]?.postMessage(__entries__);
});
