import type { PushMessage } from '@acheep/contract/messaging/push-message';

declare const self: ServiceWorkerGlobalScope;

// Tells what came from the site, and opens its page: the worker imports this for what it does.
self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (!message) return;
  const { title, body, lang, path } = message;
  const shown = { body, lang, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** Comes to the window that shows the page already, or opens one: what is typed in another stays there. */
async function open(path: string) {
  const { href } = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  return shown ? shown.focus() : self.clients.openWindow(href);
}

self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data as Partial<PushMessage>;
  event.notification.close();
  // Only pages of this site: an address that begins with two strokes is another one's.
  event.waitUntil(open(path?.startsWith('/') && !path.startsWith('//') ? path : '/'));
});
