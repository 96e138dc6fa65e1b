import { call } from '../../../lib/api.ts';

/** Push state of this browser: permission and subscription. */
export interface PushDevice {
  permission: NotificationPermission;
  /** URL of the push service; null if not subscribed. */
  endpoint: string | null;
}

/** Returns the service worker that shows push messages; undefined without one, or without push support. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return canPush ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Returns this browser's push state; null if unsupported. */
export async function thisDevice(): Promise<PushDevice | null> {
  const worker = await registration();
  if (!worker) return null;
  const subscription = await worker.pushManager.getSubscription();
  return { permission: Notification.permission, endpoint: subscription?.endpoint ?? null };
}

const bytesOf = (key: string) => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** True when the subscription was made for the site's current key. */
function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options.applicationServerKey;
  return own !== null && new Uint8Array(own).every((byte, index) => byte === key[index]);
}

/** Asks for permission if necessary and subscribes this device. Returns false if permission is denied. */
export async function switchOn(key: string): Promise<boolean> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return false;
  const applicationServerKey = bytesOf(key);
  const before = await worker.pushManager.getSubscription();
  const isRight = before !== null && isFor(before, applicationServerKey);
  if (before && !isRight) await before.unsubscribe();
  const subscription = isRight
    ? before
    : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call('PUT /push', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  return true;
}

/** Unsubscribes this device, on the server first, so that nothing is sent even if the browser fails. */
export async function switchOff(endpoint: string) {
  await call('PUT /push/end', { body: { endpoint } });
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
