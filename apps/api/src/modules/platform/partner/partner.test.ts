import { endpoints } from '@acheep/contract/endpoints';
import { jobList } from '@acheep/contract/jobs/job';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import * as contract from '@acheep/contract/platform/partner';
import { partnerGuideGet } from '@acheep/contract/platform/partner-guide';
import { createApiKey } from '@acheep/prisma/factories/api-key';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const site = 'https://jobs.example.org';
const api = await startApi({ PUBLIC_URL: site });
let owner: Awaited<ReturnType<typeof createRecruiter>>;
let key: string;
beforeAll(async () => {
  owner = await createRecruiter(api.prisma);
  key = await api.keyOfPartner();
});

const call = <E extends Endpoint>(endpoint: E, sent: object = {}) =>
  api.as(null).call(endpoint, sent as never);
const own = () => ({ 'filter[companyId]': owner.company?.id });
const job = (overrides: Parameters<typeof createJob>[1] = {}) =>
  createJob(api.prisma, { ownerId: owner.id, ...overrides });
const raw = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET') =>
  api.app.inject({ method, url: `/api/v1${url}`, headers });
const withKey = (more: Record<string, string> = {}) => ({ 'X-Api-Key': key, ...more });
const partners = (endpoints as readonly Endpoint[]).filter(({ access }) => access === 'partner');

describe('for partners: success', () => {
  it('jobs are those of the public list, with their pages in both languages and whole addresses', async () => {
    const { id } = await job({ title: 'Cook' });
    for (const status of ['draft', 'closed', 'archived'] as const) await job({ status });
    const shown = (await call(jobList, { query: own() })).body;
    const { data, meta } = (await call(contract.partnerJobList, { query: own() })).body;
    expect([meta, data.map(({ _id }: { _id: string }) => _id)]).toEqual([shown.meta, [id]]);
    const [first] = data;
    expect(first).toMatchObject({
      title: 'Cook',
      url: { en: `${site}/job/${id}`, km: `${site}/km/job/${id}` },
      company: { url: { km: `${site}/km/company/${owner.company?.id}` } },
    });
    expect(first.updatedAt).toBe(shown.data[0].updatedAt);
    // Promotions that the operator sells are left out.
    expect(Object.keys(first)).not.toContain('pinned');
  });

  it('takes the search, the filters, the orders and the pages of the public list', async () => {
    await job({ title: 'Falconer', type: 'part-time' });
    await job({ title: 'Falconer', type: 'full-time' });
    const query = { search: 'falconer', 'filter[type]': 'part-time', limit: '1' };
    const { data, meta } = (await call(contract.partnerJobList, { query })).body;
    expect([data.length, meta.total, data[0].type]).toEqual([1, 1, 'part-time']);
    expect((await call(contract.partnerJobList, { query: { search: 'falconr' } })).body.meta.corrected).toBe(
      'falconer',
    );
  });

  it('says what a search was read as, like the public list, and nothing of that without a search', async () => {
    const { id: provinceId } = await api.prisma.province.findFirstOrThrow({ where: { slug: 'siem-reap' } });
    await job({ title: 'Cook', provinceId });
    const meta = async (query: object) => {
      const asked = { query: { ...own(), ...query } };
      const { meta: told } = (await call(contract.partnerJobList, asked)).body;
      expect(told).toEqual((await call(jobList, asked)).body.meta);
      return told;
    };
    const { understood, in_title } = await meta({ search: 'cook siem reap' });
    expect([understood, in_title]).toMatchObject([
      [
        { kind: 'title', from: 0, to: 4 },
        { kind: 'place', from: 5, to: 14, filter: { name: 'provinceId', value: provinceId } },
      ],
      1,
    ]);
    const plain = await meta({});
    expect([plain.understood, plain.in_title]).toEqual([undefined, undefined]);
  });

  it('tells whoever keeps a copy what has changed, in that order', async () => {
    const at = (minute: number) => new Date(`2026-10-01T10:0${minute}:00Z`);
    const jobs = [];
    for (const minute of [3, 1, 2]) {
      const { id } = await job({ title: 'Mushroom picker' });
      await api.prisma.job.update({ where: { id }, data: { updatedAt: at(minute) } });
      jobs[minute] = id;
    }
    const query = {
      search: 'mushroom',
      sort: 'updatedAt_1',
      'filter[changedSince]': at(2).toISOString(),
    };
    const { data } = (await call(contract.partnerJobList, { query })).body;
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([jobs[2], jobs[3]]);
  });

  it.each(['training', 'event'] as const)('a %s is in its list and on its own', async (kind) => {
    const { id } = await createGathering(api.prisma, { kind, ownerId: owner.id });
    const draft = await createGathering(api.prisma, { kind, ownerId: owner.id, status: 'draft' });
    const [list, get] =
      kind === 'training'
        ? [contract.partnerTrainingList, contract.partnerTrainingGet]
        : [contract.partnerEventList, contract.partnerEventGet];
    const query = { ...own(), sort: 'updatedAt_1', 'filter[changedSince]': '2020-01-01T00:00:00Z' };
    const { data } = (await call(list, { query })).body;
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect((await call(get, { params: { id } })).body.data).toMatchObject({
      _id: id,
      url: { en: `${site}/${kind}/${id}`, km: `${site}/km/${kind}/${id}` },
    });
    expect((await call(get, { params: { id: draft.id } })).status).toBe(404);
  });

  it('gives no screening questions', async () => {
    const { id } = await job();
    const { data } = (await call(contract.partnerJobGet, { params: { id } })).body;
    expect(Object.keys(data)).not.toContain('questions');
  });

  it('shows nothing that is hidden: drafts, archived and stopped jobs, and those of a disabled account', async () => {
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    const hidden = [
      await job({ status: 'draft' }),
      await job({ status: 'archived' }),
      await createJob(api.prisma, { ownerId: disabled.id }),
    ];
    for (const { id } of hidden)
      expect((await call(contract.partnerJobGet, { params: { id } })).status).toBe(404);
    const closed = await job({ status: 'closed' });
    const { data } = (await call(contract.partnerJobGet, { params: { id: closed.id } })).body;
    expect([data.status, data.open]).toEqual(['closed', false]);
  });

  it('is not sent again while it is the same', async () => {
    const url = `/partner/job?filter[companyId]=${owner.company?.id}&limit=1&search=falconer`;
    const first = await raw(url, withKey());
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const known of [etag, `"other", ${etag}`]) {
      const again = await raw(url, withKey({ 'If-None-Match': known }));
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await raw(url, withKey({ 'If-None-Match': '"other"' }))).statusCode).toBe(200);
    // Without access there is no 304 either.
    expect((await raw(url, { 'If-None-Match': etag })).statusCode).toBe(401);
    const head = await raw(url, withKey(), 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  });
});

describe('for partners: limits', () => {
  it('are the key’s, wherever it is used, and every answer says how it stands', async () => {
    const mine = await createApiKey(api.prisma, { perMinute: 2 });
    const other = await createApiKey(api.prisma, { perMinute: 2 });
    const ask = (with_: string, remoteAddress: string) =>
      api.app.inject({ url: '/api/v1/partner/event', headers: { 'X-Api-Key': with_ }, remoteAddress });
    const standing = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const { statusCode, headers } = await ask(mine.key, address);
      standing.push([statusCode, headers['ratelimit-limit'], headers['ratelimit-remaining']]);
    }
    expect(standing).toEqual([
      [200, '2', '1'],
      [200, '2', '0'],
      [429, '2', '0'],
    ]);
    const refused = await ask(mine.key, '192.0.2.4');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect((await ask(other.key, '192.0.2.1')).statusCode).toBe(200);
    await api.app.apiKeys.flush();
    const used = await api.prisma.apiKeyUse.findFirstOrThrow({ where: { apiKeyId: mine.id } });
    expect(used.calls).toBe(2);
  });

  it('let nobody try keys for long, and hold up no right one from there', async () => {
    const wrong = () => `acheep_${'A'.repeat(42)}${Math.floor(Math.random() * 10)}`;
    const ask = (one: string) =>
      api.app.inject({
        url: '/api/v1/partner/event',
        headers: { 'X-Api-Key': one },
        remoteAddress: '198.51.100.7',
      });
    for (let tried = 0; tried < 60; tried += 1) expect((await ask(wrong())).statusCode).toBe(401);
    expect((await ask(wrong())).statusCode).toBe(429);
    expect((await ask(key)).statusCode).toBe(200);
  });

  it('bound a page', async () => {
    expect((await call(contract.partnerJobList, { query: { limit: '101' } })).status).toBe(422);
  });
});

describe('for partners: who may', () => {
  it.each(partners.map((one) => [one.path, one] as const))('%s: nobody without a key', async (path) => {
    const url = path.replace(':id', '01900000-0000-7000-8000-000000000000');
    const user = await createUser(api.prisma, { role: 'admin' });
    for (const headers of [{}, { Authorization: `Bearer ${await api.tokenOf(user)}` }, { 'X-Api-Key': '' }]) {
      const { statusCode, headers: told, body } = await raw(url, headers as Record<string, string>);
      expect([statusCode, JSON.parse(body).code]).toEqual([401, 'api_key.missing']);
      expect([told['access-control-allow-origin'], told['cache-control']]).toEqual(['*', 'no-store']);
    }
  });

  it.each([
    'acheep_',
    'x'.repeat(10_000),
    `acheep_${'A'.repeat(10_000)}`,
    "acheep_' OR 1=1; --",
    `acheep_${'A'.repeat(43)}, acheep_${'A'.repeat(43)}`,
  ])('a key that is none is refused: %.40s', async (wrong) => {
    const { statusCode, body } = await raw('/partner/job', { 'X-Api-Key': wrong });
    expect([statusCode, JSON.parse(body).code]).toEqual([401, 'api_key.unknown']);
    expect(body.length).toBeLessThan(1000);
  });

  it('names what is not there, and what there is to choose from', async () => {
    const says = async (url: string, language = 'en') =>
      JSON.parse((await raw(url, withKey({ 'Accept-Language': language }))).body);
    for (const noun of ['job', 'training', 'event']) {
      for (const id of ['01900000-0000-7000-8000-000000000000', 'x']) {
        const { code, message } = await says(`/partner/${noun}/${id}`);
        expect([code, message]).toEqual(['not_found', `There’s no public ${noun} with this ID.`]);
      }
    }
    expect((await says('/partner/job/x', 'km')).message).toContain('លេខសម្គាល់');
    const { data } = await says('/partner/job?filter[type]=permanent&sort=age');
    expect(data).toEqual({
      'filter[type]': ['The job type must be one of: full-time, part-time, internship, freelance.'],
      sort: ['The sort must be one of: createdAt_-1, createdAt_1, relevance, updatedAt_1.'],
    });
  });

  it('says what is wrong in the reader’s language', async () => {
    const revoked = await createApiKey(api.prisma, { revokedAt: new Date() });
    const say = async (one: string, language: string) => {
      const headers = { 'X-Api-Key': one, 'Accept-Language': language };
      const { statusCode, body } = await raw('/partner/job', headers);
      return [statusCode, JSON.parse(body).message];
    };
    expect(await say(revoked.key, 'en')).toEqual([403, expect.stringContaining('has been revoked')]);
    expect(await say(revoked.key, 'km')).toEqual([403, expect.stringContaining('ត្រូវបានដកហូត')]);
    expect(await say('acheep_x', 'km')).toEqual([401, expect.stringContaining('មិនស្គាល់កូនសោ')]);
  });

  it('a key in the address opens nothing, and is in no log', async () => {
    for (const url of [
      `/partner/job?key=${key}`,
      `/partner/job?api_key=${key}`,
      `/partner/job?search=${key}`,
      `/partner/job/${key}`,
    ])
      expect((await raw(url)).statusCode).toBe(401);
    // The harness checks on close that the key is not in the log.
    expect(key.startsWith('acheep_')).toBe(true);
  });

  it('an `:id` of anything is not found', async () => {
    for (const id of ['<img src=x>', '%3Cscript%3Ealert(1)%3C/script%3E', "'--", 'a'.repeat(400)]) {
      const { statusCode, body } = await raw(`/partner/job/${encodeURIComponent(id)}`, withKey());
      expect([statusCode, body.includes('<')]).toEqual([404, false]);
    }
  });
});

describe('for partners: pages of other origins', () => {
  it.each(partners.map(({ path }) => path.replace(':id', '01900000-0000-7000-8000-000000000000')))(
    '%s may be asked by any, with the key and nothing else',
    async (url) => {
      const asked = {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'x-api-key',
      };
      const { statusCode, headers } = await raw(url, asked, 'OPTIONS');
      expect(statusCode).toBe(204);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-headers']).toBe('X-Api-Key, If-None-Match');
      expect(headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it('are all answered alike: no cache can be filled with what is for another', async () => {
    const ask = async (Origin: string) => (await raw('/partner/event', withKey({ Origin }))).headers;
    const [one, other] = [await ask('https://evil.example'), await ask('null')];
    for (const name of ['access-control-allow-origin', 'etag', 'vary', 'cache-control'])
      expect([name, one[name]]).toEqual([name, other[name]]);
    expect(one['access-control-allow-origin']).toBe('*');
    expect(String(one.vary).toLowerCase()).toContain('x-api-key');
    expect(JSON.stringify(one)).not.toContain('evil.example');
  });

  it('get nothing else of the API', async () => {
    for (const url of ['/job', '/admin/api-key', '/users/profile']) {
      const { headers } = await raw(url, { Origin: 'https://evil.example' });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      const asked = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' };
      const preflight = await raw(url, asked, 'OPTIONS');
      const { statusCode } = preflight;
      expect([statusCode, preflight.headers['access-control-allow-origin']]).toEqual([405, undefined]);
    }
  });
});

it('for partners: the description and the guide say that a search is answered with what it was read as', async () => {
  const { body, headers } = await api.http().get('/api/v1/partner/openapi.json');
  // Sent as it is stored: to compress it for each call would hold up others.
  expect(headers['content-encoding']).toBeUndefined();
  const { understood, in_title } = body.components.schemas.JobsFoundMeta.properties;
  expect([understood, in_title].map(({ description }) => description)).toEqual([
    expect.stringContaining('UTF-16'),
    expect.stringContaining('title'),
  ]);
  for (const page of ['/partner', '/km/partner'])
    expect((await api.http().get(page)).text).toContain('meta.understood');
});

it('for partners: the guide lists what the calls take and answer, with words for each', async () => {
  const { body, status } = await call(partnerGuideGet);
  expect([status, body.data.address, body.data.header]).toEqual([200, `${site}/api/v1`, 'X-Api-Key']);
  expect(body.data.calls.map(({ path }: { path: string }) => path)).toEqual(partners.map(({ path }) => path));
  const { id } = await job({ title: 'Cook' });
  const one = (await call(contract.partnerJobGet, { params: { id } })).body.data;
  const ofJob = body.data.calls.find(({ path }: { path: string }) => path === '/partner/job/:id');
  const names = ofJob.fields.map(({ name }: { name: string }) => name);
  expect(names.filter((name: string) => !/[.[]/.test(name)).sort()).toEqual(Object.keys(one).sort());
  expect(names).toEqual(expect.arrayContaining(['url.km', 'company.name', 'skills[].name']));
  for (const { parameters, fields } of body.data.calls) {
    for (const { name, words } of [...parameters, ...fields])
      if (!/[.]|\[\]/.test(name))
        expect([name, words?.km]).toEqual([name, expect.stringMatching(/[\u1780-\u17ff]/)]);
    const status_ = fields.find(({ name }: { name: string }) => name === 'status');
    expect(status_.values.length).toBeGreaterThan(2);
  }
});
