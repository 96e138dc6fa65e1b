import type { Module } from '../../../module.ts';
import { referenceRoutes } from './reference.routes.ts';

const everybodys = { without: 'the same for everybody' };

export const referenceModule: Module = {
  routes: referenceRoutes,
  tables: { category: everybodys, industry: everybodys, province: everybodys, skill: everybodys },
};
