import {
  type AdminBanner,
  adminBannerCreate,
  adminBannerDelete,
  adminBannerList,
  adminBannerOrder,
  adminBannerUpdate,
  type Banner,
  bannerClicked,
  bannerList,
  bannerViewed,
} from '@acheep/contract/content/banner';
import { createBanner } from '@acheep/prisma/factories/banner';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { bannerModule } from './banner.module.ts';
import { transferPictures } from './banner.repository.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});
beforeEach(() => api.prisma.banner.deleteMany());
afterEach(() => api.setClock(null));

const body = { type: 'home', text: 'Job fair', textKm: 'ពិព័រណ៍ការងារ', isActive: true };
const shown = async (type: string): Promise<Banner[]> =>
  (await api.as(null).call(bannerList, { query: { type } })).body.data;
const all = async (): Promise<AdminBanner[]> => (await api.as(admin).call(adminBannerList)).body.data;
const create = (more: object = {}, person: { id: string } | null = admin) =>
  api.as(person).call(adminBannerCreate, { body: { ...body, ...more } });
const day = (date: string) => new Date(`${date}T00:00:00Z`);

describe('banners: success', () => {
  it('are shown at their place in the order of the operator, the days themselves included', async () => {
    const splash = { type: 'splash-screen', startsOn: day('2026-12-10'), endsOn: day('2026-12-12') };
    const { id } = await createBanner(api.prisma, splash);
    const later = await createBanner(api.prisma, { type: 'splash-screen' });
    await createBanner(api.prisma, { type: 'splash-screen', isActive: false });
    await createBanner(api.prisma);
    const seen: [string, string[], string | undefined][] = [];
    // Just before and after midnight in Phnom Penh, seven hours ahead.
    for (const at of [
      '2026-12-09T16:59:59Z',
      '2026-12-09T17:00:00Z',
      '2026-12-12T16:59:59Z',
      '2026-12-12T17:00:00Z',
    ]) {
      api.setClock(at);
      const ids = (await shown('splash-screen')).map(({ _id }) => _id);
      seen.push([at, ids, (await all()).find(({ _id }) => _id === id)?.state]);
    }
    expect(seen.map(([, ids, state]) => [ids, state])).toEqual([
      [[later.id], 'ahead'],
      [[id, later.id], 'shown'],
      [[id, later.id], 'shown'],
      [[later.id], 'over'],
    ]);
    await api.as(admin).call(adminBannerOrder, { body: { ids: [later.id] } });
    api.setClock('2026-12-11T00:00:00Z');
    expect((await shown('splash-screen')).map(({ _id }) => _id)).toEqual([later.id, id]);
  });

  it('tell every page which places have one today', async () => {
    await createBanner(api.prisma, { type: 'side' });
    await createBanner(api.prisma, { type: 'home', startsOn: day('2027-01-01') });
    const told = (date: string) => bannerModule.pageData?.(api.prisma, day(date));
    expect(await told('2026-12-31')).toEqual({ banners: ['side'] });
    expect((await told('2027-01-01'))?.banners?.toSorted()).toEqual(['home', 'side']);
  });

  it('show pictures of one’s own, which everybody may see, and keep those of a colleague', async () => {
    const picture = await createUpload(api.prisma, {
      ownerId: admin.id,
      kind: 'picture',
      path: 'images/fair_l',
    });
    const words = { image: picture.path, alt: 'A hall', altKm: 'សាល' };
    const { data } = (await create(words)).body;
    expect(data.image).toMatchObject({ path: picture.path, image: '/media/images/fair_l' });
    expect((await shown('home'))[0]?.image).toEqual({
      small: '/media/images/fair_s',
      image: '/media/images/fair_l',
    });
    const other = await createUser(api.prisma, { role: 'admin' });
    const edit = { params: { id: data._id }, body: { ...body, ...words, link: '/event' } };
    expect((await api.as(other).call(adminBannerUpdate, edit)).status).toBe(200);
    expect((await create(words, other)).body.data).toHaveProperty('image');
    await api.prisma.$transaction((tx) => transferPictures(tx, admin.id));
    const after = await api.prisma.upload.findUniqueOrThrow({ where: { id: picture.id } });
    expect(after.ownerId).not.toBe(admin.id);
    await api.prisma.upload.update({ where: { id: picture.id }, data: { ownerId: admin.id } });
  });

  it('count each visitor once a day, those who see and those who follow', async () => {
    const { id } = await createBanner(api.prisma);
    const from = (agent: string) => ({ params: { id }, headers: { 'User-Agent': agent } });
    for (const agent of ['one', 'one', 'two'])
      expect((await api.as(null).call(bannerViewed, from(agent))).status).toBe(200);
    await api.as(null).call(bannerClicked, from('one'));
    expect(await all()).toMatchObject([{ _id: id, views: 2, clicks: 1 }]);
    expect((await api.as(admin).call(adminBannerDelete, { params: { id } })).status).toBe(200);
    expect((await api.as(null).call(bannerViewed, from('three'))).status).toBe(404);
  });

  it('that are over count nothing', async () => {
    const { id } = await createBanner(api.prisma, { endsOn: day('2020-01-01') });
    expect((await api.as(null).call(bannerViewed, { params: { id } })).status).toBe(404);
    expect(await all()).toMatchObject([{ state: 'over', views: 0 }]);
  });
});

describe('banners: validation', () => {
  const wrong: [string, object, string[]][] = [
    ['one that ends before it begins', { startsOn: '2026-12-02', endsOn: '2026-12-01' }, ['endsOn']],
    ['nothing to show', { text: undefined, textKm: undefined }, ['text']],
    ['a text in one language', { textKm: undefined }, ['textKm']],
    ['a picture without words', { image: 'images/x_l' }, ['alt', 'altKm']],
    ['a picture for Khmer alone', { imageKm: 'images/x_l' }, ['image']],
    ['a picture of somebody else', { image: 'images/x_l', alt: 'x', altKm: 'x' }, ['image']],
    ['a link that runs', { link: 'javascript:alert(1)' }, ['link']],
    ['a link that is not encrypted', { link: 'http://example.com' }, ['link']],
    ['a link to another site that looks like ours', { link: '//example.com' }, ['link']],
    ['the same with a backslash', { link: '/\\example.com' }, ['link']],
    ['a place that there is not', { type: 'footer' }, ['type']],
  ];
  it.each(wrong)('refuses %s', async (_, more, fields) => {
    const { status, body: answer } = await create(more);
    expect([status, Object.keys(answer.data).sort()]).toEqual([422, fields]);
  });

  it('takes one day, pages of our own with a query, and other sites', async () => {
    const one = { startsOn: '2026-12-01', endsOn: '2026-12-01' };
    for (const more of [one, { link: '/job?search=cook' }, { link: 'https://example.com/a' }])
      expect((await create(more)).status).toBe(201);
  });

  it('asks for a place', async () => {
    expect((await api.as(null).call(bannerList)).status).toBe(422);
    expect((await api.as(null).call(bannerList, { query: { type: 'footer' } })).status).toBe(422);
  });
});
