import type { Module } from '../../../module.ts';
import { fittingRoutes } from './fitting.routes.ts';

export const fittingModule: Module = { routes: fittingRoutes };
