import { dashboardGet } from '@acheep/contract/platform/dashboard';
import type { Module } from '../../../module.ts';
import { dashboardService } from './dashboard.service.ts';

export const dashboardModule: Module = {
  routes(register, deps) {
    const dashboard = dashboardService(deps);
    register(dashboardGet, dashboard.of);
  },
};
