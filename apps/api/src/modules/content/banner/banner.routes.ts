import * as banner from '@acheep/contract/content/banner';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { visitorOf } from '../../jobs/view-counter/view.service.ts';
import { bannerService } from './banner.service.ts';

export function bannerRoutes(register: Register, deps: Deps) {
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
    data: await banners.create(tx, by(call), body),
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
