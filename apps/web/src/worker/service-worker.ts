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
/** What opens the application without a network. The build writes it here. */
declare const __precached__: PrecacheEntry[];
/** The scripts that a document of this version begins with. */
declare const __entries__: string;

/** Seconds until a network that says nothing counts as none. */
const patience = 30;
/** Files of a release have their content in their name: those that were loaded once are not asked for again. */
const mostFiles = 150;

precacheAndRoute(__precached__);
cleanupOutdatedCaches();
enableNavigationPreload();
clientsClaim();

// Each page's document is the server's. Where none comes, the application opens with what it has kept; what the API
// answers is never kept here.
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
    plugins: [new ExpirationPlugin({ maxEntries: mostFiles, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('message', ({ data, ports }) => {
  // A new version waits until somebody wants it.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'VERSION') ports[0]?.postMessage(__entries__);
});

// What comes by push stands in a file of its own, imported above.
