import { call } from '../../../lib/api.ts';

/** What this browser says of itself: whether it can be told, whether it may, and where. */
export interface PushDevice {
  permission: NotificationPermission;
  /** Where it is told; null where it is not. */
  endpoint: string | null;
}

/** The worker that shows what came. Without it, and in browsers that have no push, there is nothing to switch on. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return canPush ? navigator.serviceWorker.getRegistration() : undefined;
}

/** This browser as a device; null where it cannot be told. */
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

/** Whether a subscription was made for the key that the site has now. */
function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options.applicationServerKey;
  return own !== null && new Uint8Array(own).every((byte, index) => byte === key[index]);
}

/** Asks for permission, where that was not given, and has this device told. False where it may not be. */
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

/** Has this device told no more: first where it is told from, so that nothing comes even where the browser fails. */
export async function switchOff(endpoint: string) {
  await call('PUT /push/end', { body: { endpoint } });
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
