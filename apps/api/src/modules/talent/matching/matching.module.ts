import type { Module } from '../../../module.ts';
import { matchingRoutes } from './matching.routes.ts';

export const matchingModule: Module = { routes: matchingRoutes };
