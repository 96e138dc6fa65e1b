import type { Module } from '../../../module.ts';
import { listShownTypes, transferPictures } from './banner.repository.ts';
import { bannerRoutes } from './banner.routes.ts';

/** Banners of the operator. */
export const bannerModule: Module = {
  routes: bannerRoutes,
  pageData: async (prisma, day) => ({ banners: await listShownTypes(prisma, day) }),
  tables: {
    banner: { without: 'what the site shows to everybody' },
    banner_view: { without: 'a number' },
    banner_click: { without: 'a number' },
  },
  // The files of a deleted account are deleted, but the site's banners stay.
  on: { 'account.deleted': (tx, { id }) => transferPictures(tx, id) },
  uploads: {
    'banner.image_id': { public: { kind: 'picture', bannersOf: { some: {} } } },
    'banner.image_km_id': { public: { kind: 'picture', bannersKmOf: { some: {} } } },
  },
};
