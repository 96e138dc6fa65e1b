import webPush from 'web-push';
import type { Config } from '../../../config.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';

type Keys = Pick<Config, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_CONTACT'>;

/** True when this site has the keys for push messages. */
export const hasPush = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Keys) =>
  Boolean(VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY);

/** Milliseconds until one message times out. */
const patience = 20_000;
/** Seconds for which a push service stores a message for a device that is off: after a day the bell is enough. */
const kept = 86_400;

/**
 * True for an address of a listed push service, encrypted, at its usual port. The server sends to no other, so that an
 * invented address leads nowhere.
 */
export function isPushService({ PUSH_SERVICES }: Pick<Config, 'PUSH_SERVICES'>, address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return PUSH_SERVICES.some((service) => {
    if (service.includes('://')) return url.origin === service;
    if (url.protocol !== 'https:' || url.port) return false;
    return service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service;
  });
}

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Sends a text to the push service of a device, encrypted for the device (RFC 8291) and signed by this site (RFC 8292).
 * False if the device no longer exists. Throws a `TaskFailure` if the service did not accept it.
 */
export async function sendPush(config: Keys & Pick<Config, 'PUSH_SERVICES'>, device: Device, text: string) {
  const { endpoint, p256dh, auth } = device;
  // The list may have become shorter since the device was added.
  if (!isPushService(config, endpoint)) return false;
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    {
      TTL: kept,
      vapidDetails: {
        subject: config.VAPID_CONTACT,
        publicKey: config.VAPID_PUBLIC_KEY,
        privateKey: config.VAPID_PRIVATE_KEY,
      },
    },
  );
  const response = await fetch(endpoint, {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new TaskFailure('the push service gives no answer');
  });
  // The body is of no use, and a large one must not fill the memory.
  await response.body?.cancel();
  const { ok, status } = response;
  if (status === 404 || status === 410) return false;
  if (!ok)
    throw new TaskFailure(
      'the push service refuses',
      { status },
      { isFinal: status < 500 && status !== 429 },
    );
  return true;
}
