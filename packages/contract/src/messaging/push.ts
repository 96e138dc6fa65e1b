import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { line } from '../kernel/text.ts';

/** Maximum number of a user's devices; the oldest one makes room for another. */
export const maxDevices = 10;

/** Lengths in base64url, as browsers send them: 65 bytes, and 16. */
const publicKey = line(200)
  .regex(/^[\w-]{87}=*$/)
  .meta({ examples: ['q3N8vK1xT5bY7eR2wA9mC4'.repeat(4).slice(1)] });
const secret = line(200)
  .regex(/^[\w-]{22}=*$/)
  .meta({ examples: ['q3N8vK1xT5bY7eR2wA9mC4'] });

/** Address at the browser's push service for one device. */
const pushAddress = named(line(1000), 'device address', 'អាសយដ្ឋានឧបករណ៍');

const pushSubscription = z.strictObject({
  endpoint: pushAddress,
  /** Encryption keys (RFC 8291). */
  keys: named(
    z.strictObject({
      p256dh: named(publicKey, 'device key', 'សោឧបករណ៍'),
      auth: named(secret, 'device secret', 'លេខសម្ងាត់ឧបករណ៍'),
    }),
    'keys of the device',
    'សោរបស់ឧបករណ៍',
  ),
});

export const pushGet = endpoint({
  method: 'GET',
  path: '/push',
  access: 'signed-in',
  summary:
    "Get the site's public key for push notifications, null if they are off, and the caller's subscribed devices",
  response: one(z.strictObject({ key: z.string().nullable(), devices: z.array(z.string()) })),
});

export const pushSubscribe = endpoint({
  method: 'PUT',
  path: '/push',
  access: 'signed-in',
  summary: 'Subscribe a device to push notifications for the lifetime of this session; idempotent',
  body: pushSubscription,
  response: nothing,
  limit: 'work',
});

export const pushEnd = endpoint({
  method: 'PUT',
  path: '/push/end',
  access: 'signed-in',
  summary: 'Unsubscribe a device from push notifications; idempotent',
  body: z.strictObject({ endpoint: pushAddress }),
  response: nothing,
  limit: 'work',
});
