import type { Module } from '../../../module.ts';
import { eachBookmark } from './bookmark.repository.ts';
import { bookmarkRoutes } from './bookmark.routes.ts';

export const bookmarkModule: Module = {
  routes: bookmarkRoutes,
  tables: { bookmark: 'saved' },
  ownData: { saved: eachBookmark },
};
