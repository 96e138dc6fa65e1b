import type { Module } from '../../../module.ts';
import { fileRoutes } from './file.routes.ts';
import { mediaRoutes } from './media.routes.ts';

export const fileModule: Module = {
  routes: (_register, deps, api) => fileRoutes(api, deps),
  siteRoutes: mediaRoutes,
};
