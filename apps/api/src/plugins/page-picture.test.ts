import { buffer } from 'node:stream/consumers';
import { createArticle } from '@acheep/prisma/factories/article';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { pictureSweep } from '../modules/platform/share-picture/share-picture.module.ts';
import { pictureFolder } from '../modules/platform/share-picture/share-picture.ts';
import { startApi } from '../testing/harness.ts';

const api = await startApi();

const day = 86_400_000;
const nowhere = 'A'.repeat(22);
const get = async (address: string) => api.http().get(address).responseType('blob');
/** The current address of a page's picture: an unknown version redirects there. */
async function addressOf(page: string) {
  const { status, headers } = await get(`/picture${page}/${nowhere}.jpg`);
  expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
  return headers.location as string;
}
async function kept() {
  const keys: string[] = [];
  for await (const { key } of api.deps.storage.list(pictureFolder)) keys.push(key);
  return keys;
}

describe('the picture of a page', () => {
  it('is there of each kind of record, in both languages, as wide and high as is said', async () => {
    const trainer = await createTrainer(api.prisma);
    const pages = [
      `/job/${(await createJob(api.prisma, { title: 'អ្នកបើកបរ' })).id}`,
      `/company/${(await api.prisma.company.findFirstOrThrow()).id}`,
      `/training/${(await createGathering(api.prisma, { kind: 'training', ownerId: trainer.id })).id}`,
      `/event/${(await createGathering(api.prisma, { kind: 'event', ownerId: trainer.id })).id}`,
      `/public-post/${(await createPost(api.prisma, { ownerId: trainer.id, body: 'Three tips' })).id}`,
      `/hr-tips/${(await createArticle(api.prisma, { kind: 'tip' })).id}`,
      `/policy/${(await createArticle(api.prisma, { kind: 'policy' })).id}`,
      `/prakas/${(await createArticle(api.prisma, { kind: 'prakas' })).id}`,
    ];
    for (const page of pages.flatMap((one) => [one, `/km${one}`])) {
      const address = await addressOf(page);
      expect(address).toMatch(new RegExp(`^/picture${page}/[\\w-]{22}\\.jpg$`));
      const { status, headers, body } = await get(address);
      expect([page, status, headers['content-type']]).toEqual([page, 200, 'image/jpeg']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(body.length).toBeLessThan(100_000);
      const { width, height } = await loadImage(body);
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  it('is made once, and anew when what it says changes; the older one stays for who was sent to it', async () => {
    const { id } = await createJob(api.prisma, { title: 'Cook' });
    const first = await addressOf(`/job/${id}`);
    const before = await kept();
    const { body } = await get(first);
    const [key = ''] = (await kept()).filter((one) => !before.includes(one));
    expect(key).toContain(id);
    const stored = await api.deps.storage.get(key);
    expect(stored && (await buffer(stored)).equals(body)).toBe(true);
    await get(first);
    expect(await kept()).toHaveLength(before.length + 1);

    await api.prisma.job.update({ where: { id }, data: { title: 'Chef' } });
    const second = await addressOf(`/job/${id}`);
    expect(second).not.toBe(first);
    expect((await get(first)).body.equals(body)).toBe(true);
    expect((await get(second)).body.equals(body)).toBe(false);
  });

  it('is another one when the site is called otherwise', async () => {
    const { id } = await createJob(api.prisma);
    const first = await addressOf(`/km/job/${id}`);
    const value = { name: 'Khmer Work', nameKm: 'ការងារខ្មែរ', social: {} };
    await api.prisma.operatorSetting.create({ data: { name: 'site', value, updatedAt: new Date() } });
    const second = await addressOf(`/km/job/${id}`);
    expect(second).not.toBe(first);
    expect((await get(second)).status).toBe(200);
    await api.prisma.operatorSetting.deleteMany();
  });

  it('is nobody’s of what is not public, even where it was made before', async () => {
    const { id } = await createJob(api.prisma);
    const address = await addressOf(`/job/${id}`);
    expect((await get(address)).status).toBe(200);
    await api.prisma.job.update({ where: { id }, data: { status: 'draft' } });
    for (const one of [address, `/picture/job/${id}/${nowhere}.jpg`])
      expect((await get(one)).status).toBe(404);
    for (const wrong of [
      `/picture/job/${id}/short.jpg`,
      `/picture/job/no-id/${nowhere}.jpg`,
      `/picture/job/..%2f..%2fsecret/${nowhere}.jpg`,
      `/picture/manage-job/${id}/${nowhere}.jpg`,
    ])
      expect([wrong, (await get(wrong)).status]).toEqual([wrong, 404]);
  });

  it('gives way to the card of the site where many are asked for at once', async () => {
    const jobs = await Promise.all(Array.from({ length: 16 }, () => createJob(api.prisma)));
    const addresses = await Promise.all(jobs.map(({ id }) => addressOf(`/job/${id}`)));
    // No picture is stored before it is known which requests found the queue full.
    const { promise: isKnown, resolve: goOn } = Promise.withResolvers<void>();
    const { storage } = api.deps;
    const put = storage.put;
    storage.put = async (...file) => {
      await isKnown;
      return put(...file);
    };
    const turnedAway: (string | undefined)[] = [];
    const asked = addresses.map(async (address) => {
      const { status, headers } = await get(address);
      if (status === 302) turnedAway.push(headers.location);
      return status;
    });
    await expect.poll(() => turnedAway).toEqual(Array(7).fill('/social-card.png'));
    goOn();
    storage.put = put;
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(9);
    const twice = await addressOf(`/km/job/${jobs[0]?.id}`);
    const same = await Promise.all([twice, twice, twice].map(get));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('goes when a newer one has taken its place, and after a season', async () => {
    const { id } = await createJob(api.prisma, { title: 'Cook' });
    const first = await addressOf(`/job/${id}`);
    await get(first);
    const [older] = (await kept()).filter((key) => key.includes(id));
    await api.prisma.job.update({ where: { id }, data: { title: 'Chef' } });
    await expect
      .poll(async () => {
        await get(await addressOf(`/job/${id}`));
        return (await kept()).filter((key) => key.includes(id)).length;
      })
      .toBe(2);
    await api.work(pictureSweep);
    const sweepAfter = async (days: number) => {
      api.setClock(new Date(Date.now() + days * day));
      await api.prisma.$transaction((tx) => api.deps.queue.enqueue(tx, pictureSweep, {}));
      return expect.poll(async () => (await kept()).filter((key) => key.includes(id)));
    };
    await (await sweepAfter(8)).toEqual([expect.not.stringContaining(older ?? '')]);
    await (await sweepAfter(91)).toEqual([]);
    api.setClock(null);
  });
});
