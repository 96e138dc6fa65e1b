import { limits } from '@acheep/contract/kernel/limit';
import { createArticle } from '@acheep/prisma/factories/article';
import { createTrainer } from '@acheep/prisma/factories/gathering';
import { gatheringMaker } from '@acheep/prisma/factories/gathering-held';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '../modules.ts';
import { startApi } from '../testing/harness.ts';
import { elementsOf, readXml, textOf } from '../testing/xml.ts';
import { feedLinks } from './web-feed.ts';

const site = 'https://jobs.example.org';
/** Text that breaks carelessly generated XML. */
const hostile = 'Cook \u0001\u001f & <b>baker</b> ]]> "ចុងភៅ" \uFFFE😀';
const clean = 'Cook  & <b>baker</b> ]]> "ចុងភៅ" 😀';

const api = await startApi({ PUBLIC_URL: site });
let owner: { id: string };
beforeAll(async () => {
  owner = await createRecruiter(api.prisma, { company: { name: 'Mekong & Sons', nameKm: 'មេគង្គ' } });
});
beforeEach(() => api.prisma.job.deleteMany());

/** Parses a feed as strict XML, and with a feed reader's library. */
async function rss(address: string) {
  const { status, text, headers } = await api.http().get(address);
  expect([address, status]).toEqual([address, 200]);
  readXml(text);
  return { feed: parseRssFeed(text), headers, text };
}
const titles = async (address: string) => (await rss(address)).feed.items?.map(({ title }) => title);

describe('the feed of a list', () => {
  it('has its newest entries, each with its page, in the language of its address', async () => {
    const job = await createJob(api.prisma, { ownerId: owner.id, title: 'Cook', closesOn: '2099-11-30' });
    const { feed, headers } = await rss('/job.rss');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed).toMatchObject({
      title: 'Acheep: Jobs',
      description: 'Acheep: Jobs',
      link: `${site}/job`,
      language: 'en',
    });
    const [item] = feed.items ?? [];
    expect(item).toMatchObject({
      title: 'Cook',
      link: `${site}/job/${job.id}`,
      guid: { value: `${site}/job/${job.id}`, isPermaLink: true },
    });
    expect(item?.description).toBe(
      'Mekong & Sons · Full-time · Phnom Penh · $300 – $500 a month · Closes Nov 30, 2099',
    );
    const { status, text } = await api.http().get('/km/job.atom');
    expect(status).toBe(200);
    readXml(text);
    expect(parseAtomFeed(text)).toMatchObject({
      title: { value: 'អាជីព: ការងារ' },
      id: `${site}/km/job.atom`,
      links: [
        { rel: 'self', href: `${site}/km/job.atom` },
        { rel: 'alternate', href: `${site}/km/job` },
      ],
      entries: [{ title: { value: 'Cook' }, id: `${site}/km/job/${job.id}` }],
    });
    expect(text).toContain('មេគង្គ');
    expect(text).toContain('$300 – $500 ក្នុងមួយខែ');
    expect(text).toContain('30 វិច្ឆិកា 2099');
  });

  it('takes the filters and the search of its page, and nothing that the page does not know', async () => {
    const cook = await createJob(api.prisma, { ownerId: owner.id, title: 'Cook', type: 'part-time' });
    await createJob(api.prisma, { ownerId: owner.id, title: 'Accountant' });
    expect(await titles('/job.rss?type=part-time&page=3&sort=createdAt_1')).toEqual(['Cook']);
    expect(await titles('/job.rss?search=cook')).toEqual(['Cook']);
    expect(await titles(`/job.rss?categoryId=accounting-${cook.categoryId}&salary=9999`)).toBeUndefined();
    expect((await rss('/job.rss?search=cook')).feed.title).toBe('Acheep: Jobs · cook');
    const refused = await api.http().get('/job.rss?colour=red');
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['filter[colour]']]);
    expect((await api.http().get('/job.rss?type=nonsense')).status).toBe(422);
  });

  it('is XML whatever people write', async () => {
    await createJob(api.prisma, { ownerId: owner.id, title: hostile });
    const { text } = await rss('/job.rss');
    const [channel] = elementsOf(readXml(text), 'channel');
    const [item] = channel ? elementsOf(channel, 'item') : [];
    // Whitespace around a text does not matter in a feed.
    expect(item && textOf(item, 'title')?.trim()).toBe(clean);
    const atom = readXml((await api.http().get('/job.atom')).text);
    const [entry] = elementsOf(atom, 'entry');
    expect(entry && textOf(entry, 'title')?.trim()).toBe(clean);
  });

  it('says that nothing has changed where nothing has', async () => {
    const { headers } = await rss('/job.rss');
    const { etag, 'last-modified': changed } = headers as Record<string, string>;
    const again = (sent: Record<string, string>) => api.http().get('/job.rss').set(sent);
    expect((await again({ 'If-None-Match': `"x", ${etag}` })).status).toBe(304);
    expect((await again({ 'If-Modified-Since': `${changed}` })).status).toBe(304);
    await createJob(api.prisma, { ownerId: owner.id });
    expect((await again({ 'If-None-Match': `${etag}`, 'If-Modified-Since': `${changed}` })).status).toBe(200);
    expect((await again({ 'If-Modified-Since': `${changed}` })).status).toBe(200);
  });

  it('is there for trainings, events, tips, regulations and the feed', async () => {
    const trainer = await createTrainer(api.prisma);
    const make = gatheringMaker(api.prisma, trainer.id);
    await make({ title: 'Excel' }, ['2099-12-19 08:00-11:30']);
    await make({ title: 'Job fair', kind: 'event' }, ['2099-12-19 08:00-11:30']);
    await createArticle(api.prisma, { titleEn: 'Interviews', summaryEn: 'How to ask' });
    await createArticle(api.prisma, {
      kind: 'prakas',
      titleEn: 'On wages',
      titleKm: null,
      bodyKm: null,
      number: '12/26',
    });
    await createPost(api.prisma, { ownerId: owner.id, body: 'We have moved.\nCome and see us.' });
    expect(await titles('/training.rss')).toEqual(['Excel']);
    expect(await titles('/event.rss?fee=free')).toEqual(['Job fair']);
    expect(await titles('/hr-tips.rss')).toContain('Interviews');
    expect(await titles('/policy.rss')).toBeUndefined();
    expect(await titles('/km/prakas.rss')).toEqual(['On wages']);
    const { feed } = await rss('/feed.rss?kind=written');
    expect(feed.items?.[0]).toMatchObject({
      title: 'Mekong & Sons: We have moved.',
      description: 'We have moved.\nCome and see us.',
    });
  });

  it('is named for the document of its page, with the filters of the page', () => {
    const query = new URLSearchParams('search=a%26b&type=part-time&page=2&sort=createdAt_1');
    expect(feedLinks(modules, 'km', '/job', query)).toEqual([
      { type: 'application/rss+xml', href: '/km/job.rss?search=a%26b&type=part-time', title: 'ការងារ' },
      { type: 'application/atom+xml', href: '/km/job.atom?search=a%26b&type=part-time', title: 'ការងារ' },
    ]);
    expect(feedLinks(modules, 'en', '/', new URLSearchParams())[0]?.href).toBe('/feed.rss');
    expect(feedLinks(modules, 'en', '/job/:id', new URLSearchParams())).toEqual([]);
  });
});

describe('/job-feed.xml', () => {
  it('has every open job as sites read it that gather jobs', async () => {
    const job = await createJob(api.prisma, {
      ownerId: owner.id,
      title: hostile,
      description: '<p>Cooks ]]> &amp; bakes.</p>',
      benefits: '<p>Meals</p>',
      closesOn: '2099-11-30',
    });
    await createJob(api.prisma, { ownerId: owner.id, status: 'closed' });
    const { status, text, headers } = await api.http().get('/job-feed.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const source = readXml(text);
    expect([source.name, textOf(source, 'publisher'), textOf(source, 'publisherurl')]).toEqual([
      'source',
      'Acheep',
      site,
    ]);
    const jobs = elementsOf(source, 'job');
    expect(jobs).toHaveLength(1);
    const said = Object.fromEntries((jobs[0]?.inside ?? []).map(({ name, text }) => [name, text]));
    expect(said).toMatchObject({
      title: clean,
      url: `${site}/job/${job.id}`,
      requisitionid: job.id,
      company: 'Mekong & Sons',
      city: 'Phnom Penh',
      country: 'KH',
      description: '<p>Cooks ]]> &amp; bakes.</p><h3>Benefits</h3><p>Meals</p>',
      salary: '$300 – $500 a month',
      jobtype: 'Full-time',
      category: expect.stringContaining('Accounting'),
      expirationdate: '2099-11-30',
    });
  });

  it('is not given to one address all day long', async () => {
    await api.prisma.job.deleteMany();
    const [, limit] = limits.costly;
    const statuses = [];
    for (let count = 0; count <= limit.tries; count += 1)
      statuses.push((await api.http().get('/job-feed.xml')).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
