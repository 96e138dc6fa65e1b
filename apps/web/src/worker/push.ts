import type { PushMessage } from '@acheep/contract/messaging/push-message';

declare const self: ServiceWorkerGlobalScope;

// Shows push messages and opens their pages; side effects only, imported by the worker.
self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (!message) return;
  const { title, body, lang, path } = message;
  const shown = { body, lang, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** Focuses the window that already shows the page, or opens one: input in other windows is not lost. */
async function open(path: string) {
  const { href } = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  return shown ? shown.focus() : self.clients.openWindow(href);
}

self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data as Partial<PushMessage>;
  event.notification.close();
  // Only pages of this site: a path that starts with two slashes leads to another host.
  event.waitUntil(open(path?.startsWith('/') && !path.startsWith('//') ? path : '/'));
});
