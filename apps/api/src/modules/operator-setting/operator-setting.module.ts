import type { Module } from '../../module.ts';
import { operatorSettingRoutes } from './operator-setting.routes.ts';

export const operatorSettingModule: Module = {
  routes: operatorSettingRoutes,
  tables: { operator_setting: { without: 'the settings of the site' } },
};
