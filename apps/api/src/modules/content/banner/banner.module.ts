import { adminPaths } from '@acheep/contract/admin-paths';
import * as banner from '@acheep/contract/content/banner';
import { bannerTypes } from '@acheep/contract/content/banner-option';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { visitorOf } from '../../jobs/view-counter/view.service.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { listShownTypes, transferPictures } from './banner.repository.ts';
import { bannerService } from './banner.service.ts';

function bannerRoutes(register: Register, deps: Deps) {
  const banners = bannerService(deps);

  register(banner.bannerList, banners.shown);
  register(banner.bannerViewed, ({ params, request }) => banners.viewed(params.id, visitorOf(request)));
  register(banner.bannerClicked, ({ params, request }) => banners.clicked(params.id, visitorOf(request)));
  register(banner.adminBannerList, banners.list);
  register(banner.adminBannerCreate, banners.create);
  register(banner.adminBannerUpdate, banners.update);
  register(banner.adminBannerOrder, banners.reorder);
  register(banner.adminBannerDelete, banners.remove);
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
