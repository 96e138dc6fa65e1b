import * as push from '@acheep/contract/messaging/push';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import { addressesOf, dropDevice, eachDevice, saveDevice } from './push.repository.ts';
import { pushTasks } from './push.tasks.ts';
import { hasPush, isPushService } from './push-service.ts';

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
