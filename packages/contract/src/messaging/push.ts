import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { line } from '../kernel/text.ts';

/** Devices of one person that are told; the one that was added first goes for another. */
export const mostDevices = 10;

/** Bytes in the letters of base64url, as browsers give them: 65 of them, and 16. */
const publicKey = line(200).regex(/^[\w-]{87}=*$/);
const secret = line(200).regex(/^[\w-]{22}=*$/);

/** Where the push service of a browser takes what is for one device. */
const pushAddress = named(line(1000), 'address of the device', 'អាសយដ្ឋានឧបករណ៍');

/** What a browser gives to whoever may tell it something. */
const pushSubscription = z.strictObject({
  endpoint: pushAddress,
  /** What it is encrypted for (RFC 8291). */
  keys: named(
    z.strictObject({
      p256dh: named(publicKey, 'key of the device', 'សោឧបករណ៍'),
      auth: named(secret, 'secret of the device', 'លេខសម្ងាត់ឧបករណ៍'),
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
    'The key under which this site tells devices, null where it tells none; and where those of one’s own are that are told',
  response: one(z.strictObject({ key: z.string().nullable(), devices: z.array(z.string()) })),
});

export const pushSubscribe = endpoint({
  method: 'PUT',
  path: '/push',
  access: 'signed-in',
  summary: 'Have a device told, as long as this session lasts; again, nothing changes',
  body: pushSubscription,
  response: nothing,
  limit: 'work',
});

export const pushEnd = endpoint({
  method: 'PUT',
  path: '/push/end',
  access: 'signed-in',
  summary: 'Have a device told no more; again, nothing changes',
  body: z.strictObject({ endpoint: pushAddress }),
  response: nothing,
  limit: 'work',
});
