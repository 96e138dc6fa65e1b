import { adminPaths } from '@acheep/contract/admin-paths';
import * as task from '@acheep/contract/platform/task-admin';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { taskAdminService } from './task-admin.service.ts';

/** Background work, for operators. */
export const taskAdminModule: Module = {
  audited: {
    task: { title: { en: 'Task', km: 'កិច្ចការ' }, name: 'task', page: () => adminPaths.tasks(), isList: true },
  },
  routes(register, deps) {
    const tasks = taskAdminService(deps);
    register(task.adminTaskList, async ({ query }) => tasks.list(query));
    register(task.taskStatisticsGet, async () => ({ data: await tasks.numbers() }));
    register(task.adminTaskRetry, async ({ params, ...call }) => ({
      data: await tasks.retry(by(call), params.id),
    }));
    register(task.adminTaskRetryAll, async (call) => ({
      data: await tasks.retryAll(by(call)),
    }));
  },
};
