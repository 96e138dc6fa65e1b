import { adminPaths } from '@acheep/contract/admin-paths';
import type { AuditAction } from '@acheep/contract/audit';
import * as contract from '@acheep/contract/content/banner';
import { bannerTypes } from '@acheep/contract/content/banner-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound, refuseOutdated } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { reorderRows } from '../../../reorder.repository.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { type Viewed, type Visitor, viewCounter, visitorOf } from '../../jobs/view-counter/view.service.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { changedIn } from '../../platform/audit/audit-change.ts';
import type { By } from '../../platform/audit/by.ts';
import { lockOwnUpload, shownBy } from '../../platform/upload/upload.repository.ts';
import { presentBanner, presentOwnBanner } from './banner.presenter.ts';
import * as banners from './banner.repository.ts';

type Body = ParsedBodyOf<typeof contract.adminBannerCreate>;

const dayOf = (day: string | null | undefined) => (day ? new Date(day) : null);

function bannerService(deps: Pick<Deps, 'config' | 'database' | 'now'>) {
  const { prisma } = deps.database;
  const { now } = deps;
  const day = () => new Date(today(now()));

  const audit = auditBy(now);
  const note = (
    tx: Transaction,
    by: By,
    action: AuditAction,
    { id, text, alt, type }: banners.BannerRow,
    changes?: Record<string, string>,
  ) => audit(tx, by, action, id, { banner: text ?? alt ?? '', place: type, ...changes });

  async function hold(tx: Transaction, id: string) {
    const row = await banners.lockBanner(tx, id);
    if (!row) throw notFound();
    return row;
  }

  /** Pictures have to be own uploads, or those that the banner already has. */
  async function columnsOf(tx: Transaction, by: By, body: Body, before?: banners.BannerRow) {
    const kept = [before?.image, before?.imageKm].flatMap((file) => file?.path ?? []);
    const ids: Record<'image' | 'imageKm', string | null> = { image: null, imageKm: null };
    for (const field of ['image', 'imageKm'] as const) {
      const path = body[field];
      if (!path) continue;
      ids[field] = await lockOwnUpload(tx, { ownerId: by.actor.id, kind: 'picture', path, kept });
      if (!ids[field]) refuseUnknown([field]);
    }
    return {
      type: body.type,
      isActive: body.isActive,
      imageId: ids.image,
      imageKmId: ids.imageKm,
      alt: body.alt ?? null,
      altKm: body.altKm ?? null,
      text: body.text ?? null,
      textKm: body.textKm ?? null,
      link: body.link ?? null,
      startsOn: dayOf(body.startsOn),
      endsOn: dayOf(body.endsOn),
    } satisfies banners.BannerData;
  }

  async function present(db: Parameters<typeof banners.countSeen>[0], row: banners.BannerRow) {
    return presentOwnBanner(row, day(), (await banners.countSeen(db, row.id))(row.id));
  }

  async function list(db: Parameters<typeof banners.listAll>[0] = prisma): Promise<contract.AdminBanner[]> {
    const rows = await banners.listAll(db);
    const seen = await banners.countSeen(db);
    return rows.map((row) => presentOwnBanner(row, day(), seen(row.id)));
  }

  const counter = (noun: Viewed) => {
    const count = viewCounter(deps, noun);
    return async (id: string, visitor: Visitor) => {
      if (!(await banners.isShown(prisma, id, day()))) throw notFound();
      await count(id, visitor);
    };
  };

  return {
    shown: async ({ query: { type } }: Call<typeof contract.bannerList>) =>
      (await banners.listShown(prisma, type, day())).map(presentBanner),

    viewed: counter('banner'),
    clicked: counter('banner-click'),

    list: () => list(),

    async create({ tx, body, ...by }: Call<typeof contract.adminBannerCreate>) {
      if ((await banners.lockAll(tx)) >= contract.maxBanners)
        throw new AppError('banner.most', { most: contract.maxBanners });
      const row = await banners.createBanner(tx, await columnsOf(tx, by, body));
      await note(tx, by, 'banner.create', row);
      return present(tx, row);
    },

    update: ({
      params: { id },
      body: { updatedAt, ...body },
      ...by
    }: Call<typeof contract.adminBannerUpdate>) =>
      prisma.$transaction(async (tx) => {
        const before = await hold(tx, id);
        refuseOutdated(before, updatedAt);
        const data = await columnsOf(tx, by, body, before);
        const row = await banners.saveBanner(tx, id, data);
        const { imageId: _image, imageKmId: _imageKm, ...shown } = data;
        await note(tx, by, 'banner.edit', row, changedIn(before, shown));
        return present(tx, row);
      }),

    reorder: ({ body: { ids }, ...by }: Call<typeof contract.adminBannerOrder>) =>
      prisma.$transaction(async (tx) => {
        await banners.lockAll(tx);
        const known = new Set((await banners.listAll(tx)).map(({ id }) => id));
        if (ids.some((id) => !known.has(id))) refuseUnknown(['ids']);
        await reorderRows(tx, 'banner', ids);
        await audit(tx, by, 'banner.order', null);
        return list(tx);
      }),

    remove: ({ params: { id }, ...by }: Call<typeof contract.adminBannerDelete>) =>
      prisma.$transaction(async (tx) => {
        const row = await hold(tx, id);
        await banners.deleteBanner(tx, id);
        await note(tx, by, 'banner.delete', row);
      }),
  };
}

function bannerRoutes(register: Register, deps: Deps) {
  const service = bannerService(deps);

  register(contract.bannerList, service.shown);
  register(contract.bannerViewed, ({ params, request }) => service.viewed(params.id, visitorOf(request)));
  register(contract.bannerClicked, ({ params, request }) => service.clicked(params.id, visitorOf(request)));
  register(contract.adminBannerList, service.list);
  register(contract.adminBannerCreate, service.create);
  register(contract.adminBannerUpdate, service.update);
  register(contract.adminBannerOrder, service.reorder);
  register(contract.adminBannerDelete, service.remove);
}

/** Banners of the operator. */
export const bannerModule: Module = {
  audited: {
    banner: {
      title: { en: 'Banner', km: 'ផ្ទាំងផ្សព្វផ្សាយ' },
      name: 'banner',
      page: () => adminPaths.banners(),
      isList: true,
      bodies: [contract.adminBannerUpdate.body],
      choices: { place: bannerTypes },
    },
  },
  routes: bannerRoutes,
  pageData: async (prisma, day) => ({ banners: await banners.listShownTypes(prisma, day) }),
  tables: {
    banner: { without: 'what the site shows to everybody' },
    banner_view: { without: 'a number' },
    banner_click: { without: 'a number' },
  },
  // The files of a deleted account are deleted, but the site's banners stay.
  on: { 'account.deleted': (tx, { id }) => banners.transferPictures(tx, id) },
  uploads: {
    'banner.image_id': { public: shownBy('picture', 'banner', 'image_id') },
    'banner.image_km_id': { public: shownBy('picture', 'banner', 'image_km_id') },
  },
};
