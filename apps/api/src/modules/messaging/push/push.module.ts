import { pathIn } from '@acheep/contract/kernel/locale';
import { trimEnd } from '@acheep/contract/kernel/trim';
import { notificationText } from '@acheep/contract/messaging/notification-text';
import * as push from '@acheep/contract/messaging/push';
import type { PushMessage } from '@acheep/contract/messaging/push-message';
import { notificationKinds } from '@acheep/contract/notices';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { readSite, siteName } from '../../platform/site/site.repository.ts';
import { isStillTrue } from '../notification/still-true.ts';
import {
  addressesOf,
  dropDevice,
  eachDevice,
  findDevice,
  forgetDevice,
  saveDevice,
} from './push.repository.ts';
import { hasPush, isPushService, sendPush } from './push-service.ts';
import { pushTask } from './tell-devices.ts';

/** Maximum characters of a line; an encrypted message holds 4 kB, and a Khmer character takes three bytes. */
const maxLineLength = 300;

const shortened = (text: string) => {
  const letters = [...text];
  return letters.length > maxLineLength
    ? `${trimEnd(letters.slice(0, maxLineLength - 1).join(''), /\p{M}/u)}…`
    : text;
};

const pushTasks = [
  carryOut(pushTask, async (deps: Deps, { device: id, kind, params }) => {
    const { config, now } = deps;
    const { prisma } = deps.database;
    const device = await findDevice(prisma, id, now());
    // Queued by another version of the site, or signed out meanwhile.
    if (!device || !(kind in notificationKinds)) return;
    if (!(await isStillTrue(deps, kind, params))) return;
    const { locale } = device.user;
    const message: PushMessage = {
      title: siteName(await readSite(prisma), locale),
      body: shortened(notificationText(kind, params, locale)),
      lang: locale,
      path: pathIn(locale, notificationKinds[kind].to(params)),
    };
    if (!(await sendPush(config, device, JSON.stringify(message)))) await forgetDevice(prisma, device);
  }),
];

function pushRoutes(register: Register, { config, database: { prisma }, now }: Deps) {
  register(push.pushGet, async ({ actor }) => ({
    key: hasPush(config) ? config.VAPID_PUBLIC_KEY : null,
    devices: await addressesOf(prisma, actor.id, now()),
  }));
  register(push.pushSubscribe, async ({ actor, body }) => {
    if (!hasPush(config)) throw notFound();
    const { endpoint, keys } = body;
    if (!isPushService(config, endpoint)) throw fieldError({ endpoint: 'unknown_reference' });
    const owner = { userId: actor.id, sessionId: actor.sessionId };
    await prisma.$transaction((tx) => saveDevice(tx, { ...owner, endpoint, ...keys, createdAt: now() }));
  });
  register(push.pushEnd, ({ actor, body }) => dropDevice(prisma, actor.id, body.endpoint));
}

/** Devices of users, which get the notifications of the bell. */
export const pushModule: Module = {
  routes: pushRoutes,
  tasks: pushTasks,
  tables: { push_subscription: 'devices' },
  ownData: { devices: eachDevice },
};
