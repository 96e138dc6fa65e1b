import { existsSync } from 'node:fs';
import path from 'node:path';
import { homeGet, placesOffered } from '@acheep/contract/content/home';
import { minSearches } from '@acheep/contract/jobs/search-term';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { readDocument } from '../../../testing/read-document.ts';
import { waysIntoJobs } from './home.service.ts';

const isBuilt = existsSync(path.resolve(import.meta.dirname, '../../../../../web/dist/index.html'));

const api = await startApi();
beforeEach(async () => {
  await api.prisma.searchTerm.deleteMany();
});

/** Bypasses the one-minute cache of the API. */
const now = (language: 'en' | 'km' = 'en') => waysIntoJobs(api.deps)(language);

interface Looked {
  language?: 'en' | 'km';
  kind?: string;
  /** Visitors on each of the last days, today first. */
  searches?: number[];
  nothing?: number;
}

const look = (
  words: string,
  { language = 'en', kind = 'job', searches = [minSearches], nothing = 0 }: Looked = {},
) =>
  api.prisma.searchTerm.createMany({
    data: searches.map((count, ago) => ({
      day: new Date(addDays(today(new Date()), -ago)),
      kind,
      language,
      words,
      searches: count,
      nothing,
    })),
  });

describe('ways into the list of jobs', () => {
  it('are none on a site without jobs', async () => {
    const { status, body } = await api.as(null).call(homeGet);
    expect([status, body.data]).toEqual([200, { titles: [], places: [] }]);
  });

  it('are the provinces with open jobs, those with the most first, and at most eight', async () => {
    const provinces = await api.prisma.province.findMany({ orderBy: { position: 'asc' } });
    const [one, two] = [provinces[3], provinces[1]];
    const place = (index: number) => ({ provinceId: provinces[index]?.id });
    for (let index = 0; index < 3; index++) await createJob(api.prisma, place(3));
    for (let index = 0; index < 2; index++) await createJob(api.prisma, place(1));
    await createJob(api.prisma, { ...place(2), status: 'draft' });
    await createJob(api.prisma, { ...place(2), closesOn: '2020-01-01' });
    expect((await now()).places.map(({ slug, openJobs }) => [slug, openJobs])).toEqual([
      [one?.slug, 3],
      [two?.slug, 2],
    ]);
    for (let index = 5; index < 15; index++) await createJob(api.prisma, place(index));
    expect((await now()).places).toHaveLength(placesOffered);
  });

  it('security 22: do not count the jobs of a disabled account', async () => {
    const before = (await now()).places[0]?.openJobs;
    const gone = await createRecruiter(api.prisma);
    const [province] = await api.prisma.province.findMany({ orderBy: { position: 'asc' }, skip: 3, take: 1 });
    await createJob(api.prisma, { ownerId: gone.id, provinceId: province?.id });
    expect((await now()).places[0]?.openJobs).toBe((before ?? 0) + 1);
    await api.prisma.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } });
    expect((await now()).places[0]?.openJobs).toBe(before);
  });

  it('are what enough people searched for, in the language of the page', async () => {
    await createJob(api.prisma, { title: 'Lighthouse keeper' });
    await createJob(api.prisma, { title: 'Welder' });
    await look('welder', { searches: [minSearches, 1] });
    await look('lighthouse', { searches: [minSearches + 3] });
    expect((await now()).titles).toEqual(['lighthouse', 'welder']);
    expect((await now('km')).titles).toEqual([]);
    await look('keeper', { language: 'km' });
    expect((await now('km')).titles).toEqual(['keeper']);
  });

  it('security 22: are never what fewer than five people searched for on one day', async () => {
    await look('welder', { searches: Array(10).fill(minSearches - 1) });
    expect((await now()).titles).toEqual([]);
  });

  it('are not what was not found, or looked for elsewhere, or too long ago', async () => {
    await look('welder', { nothing: minSearches });
    await look('lighthouse', { kind: 'company' });
    await look('keeper', { searches: [...Array(30).fill(1), 9] });
    expect((await now()).titles).toEqual([]);
  });

  it('security 59: are never a sentence that somebody had searched for until it was popular', async () => {
    await look('buy at example', { searches: [500] });
    await look('welder buy here', { searches: [500] });
    expect((await now()).titles).toEqual([]);
  });

  it('refuses a question that it does not know', async () => {
    expect((await api.http().get('/api/v1/home?limit=100')).status).toBe(422);
  });

  it.runIf(isBuilt)('stand on the home page without scripts too, in its language', async () => {
    await look('lighthouse');
    // A document that is not ready within a second is sent without content; later requests get it whole.
    const says = (address: string, part: string) =>
      expect
        .poll(async () => readDocument((await api.http().get(address)).text).words, { timeout: 30_000 })
        .toContain(part);
    for (const part of ['Jobs by category', 'Jobs by province', 'Latest jobs', 'Company updates'])
      await says('/', part);
    for (const part of ['ស្វែងរកតាមផ្នែកការងារ', 'ការងារតាមរាជធានី/ខេត្ត', 'ព័ត៌មានពីក្រុមហ៊ុន', 'ការងារកំពុងផ្សាយ 17'])
      await says('/km', part);
  });
});
