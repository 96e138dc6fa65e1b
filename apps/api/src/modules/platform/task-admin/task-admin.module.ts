import { adminPaths } from '@acheep/contract/admin-paths';
import * as task from '@acheep/contract/platform/task-admin';
import type { Module } from '../../../module.ts';
import { taskAdminService } from './task-admin.service.ts';

/** Background work, for operators. */
export const taskAdminModule: Module = {
  audited: {
    task: { title: { en: 'Task', km: 'កិច្ចការ' }, name: 'task', page: () => adminPaths.tasks(), isList: true },
  },
  routes(register, deps) {
    const tasks = taskAdminService(deps);
    register(task.adminTaskList, tasks.list);
    register(task.taskStatisticsGet, tasks.numbers);
    register(task.adminTaskRetry, tasks.retry);
    register(task.adminTaskRetryAll, (call) => tasks.retryAll(call));
  },
};
