import { adminPaths } from '@acheep/contract/admin-paths';
import * as banner from '@acheep/contract/content/banner';
import { bannerTypes } from '@acheep/contract/content/banner-option';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { visitorOf } from '../../jobs/view-counter/view.service.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { listShownTypes, transferPictures } from './banner.repository.ts';
import { bannerService } from './banner.service.ts';

function bannerRoutes(register: Register, deps: Deps) {
  const banners = bannerService(deps);

  register(banner.bannerList, async ({ query }) => ({ data: await banners.shown(query.type) }));
  register(banner.bannerViewed, async ({ params, request }) => {
    await banners.viewed(params.id, visitorOf(request));
    return { data: null };
  });
  register(banner.bannerClicked, async ({ params, request }) => {
    await banners.clicked(params.id, visitorOf(request));
    return { data: null };
  });
  register(banner.adminBannerList, async () => ({ data: await banners.list() }));
  register(banner.adminBannerCreate, async ({ tx, body, ...call }) => ({
    data: await banners.createIn(tx, by(call), body),
  }));
  register(banner.adminBannerUpdate, async ({ params, body, ...call }) => ({
    data: await banners.update(by(call), params.id, body),
  }));
  register(banner.adminBannerOrder, async ({ body, ...call }) => ({
    data: await banners.reorder(by(call), body.ids),
  }));
  register(banner.adminBannerDelete, async ({ params, ...call }) => {
    await banners.remove(by(call), params.id);
    return { data: null };
  });
}

/** Banners of the operator. */
export const bannerModule: Module = {
  audited: {
    banner: {
      title: { en: 'Banner', km: 'ផ្ទាំងផ្សព្វផ្សាយ' },
      name: 'banner',
      page: () => adminPaths.banners(),
      isList: true,
      bodies: [banner.adminBannerUpdate.body],
      choices: { place: bannerTypes },
    },
  },
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
    'banner.image_id': { public: shownBy('picture', 'banner', 'image_id') },
    'banner.image_km_id': { public: shownBy('picture', 'banner', 'image_km_id') },
  },
};
