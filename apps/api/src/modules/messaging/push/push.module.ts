import type { Module } from '../../../module.ts';
import { eachDevice } from './push.repository.ts';
import { pushRoutes } from './push.routes.ts';
import { pushTasks } from './push.tasks.ts';

/** The devices of people, which are told what the bell tells. */
export const pushModule: Module = {
  routes: pushRoutes,
  tasks: pushTasks,
  tables: { push_subscription: 'devices' },
  ownData: { devices: eachDevice },
};
