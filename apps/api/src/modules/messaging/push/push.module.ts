import type { Module } from '../../../module.ts';
import { eachDevice } from './push.repository.ts';
import { pushRoutes } from './push.routes.ts';
import { pushTasks } from './push.tasks.ts';

/** Devices of users, which get the notifications of the bell. */
export const pushModule: Module = {
  routes: pushRoutes,
  tasks: pushTasks,
  tables: { push_subscription: 'devices' },
  ownData: { devices: eachDevice },
};
