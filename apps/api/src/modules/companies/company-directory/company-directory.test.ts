import { companyList, ownCompanyUpdate } from '@acheep/contract/companies/company';
import type { Locale } from '@acheep/contract/kernel/locale';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { reindexSearch } from '../../../search/reindex.ts';
import { startApi } from '../../../testing/harness.ts';
import { listedCompanies } from './company-listed.repository.ts';

const api = await startApi();
let kampot: string;
let farming: string;

const companies = [
  { name: 'Zebra Logistics', nameKm: 'ក្រុមហ៊ុន សេះបង្កង់' },
  { name: 'apsara Foods', about: '<p>We pack <strong>pepper</strong> for Zebra.</p>' },
  { name: 'Bokor Pepper', nameKm: 'ក្រុមហ៊ុន ម្រេចបូកគោ', isInKampot: true },
];

beforeAll(async () => {
  kampot = (await api.prisma.province.findFirstOrThrow({ where: { slug: 'kampot' } })).id;
  farming = (await api.prisma.industry.findFirstOrThrow({ where: { slug: 'agriculture' } })).id;
  for (const { isInKampot, ...company } of companies) {
    const owner = await createRecruiter(api.prisma, { company });
    const place = isInKampot && { provinceId: kampot, industryId: farming };
    const body = { address: 'Street 1', ...company, ...place };
    expect((await api.as(owner).call(ownCompanyUpdate, { body })).status).toBe(200);
    if (isInKampot) {
      await createJob(api.prisma, { ownerId: owner.id });
      await createJob(api.prisma, { ownerId: owner.id });
    }
    await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    await createJob(api.prisma, { ownerId: owner.id, closesOn: '2020-01-01' });
  }
});

const ask = (query: Record<string, unknown> = {}) => api.as(null).call(companyList, { query });
async function names(query?: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await ask(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ name }: { name: string }) => name);
}
const all = ['apsara Foods', 'Bokor Pepper', 'Zebra Logistics'];

describe('the directory of companies', () => {
  it('lists companies by name, the newest first on request, and pages', async () => {
    expect(await names()).toEqual(all);
    expect(await names({ sort: 'createdAt_-1' })).toEqual([
      'Bokor Pepper',
      'apsara Foods',
      'Zebra Logistics',
    ]);
    const { body } = await ask({ offset: 1, limit: 1 });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Bokor Pepper']);
    expect(body.meta).toEqual({ total: 3, per_page: 1, current_page: 2 });
  });

  it('is sorted by Khmer names for who reads Khmer, those in Latin letters behind them', async () => {
    const inOrder = async (locale: Locale) => {
      const { body } = await api.http().get('/api/v1/company').set('Accept-Language', locale);
      return body.data.map(({ name }: { name: string }) => name);
    };
    expect(await inOrder('en')).toEqual(all);
    expect(await inOrder('km')).toEqual(['Bokor Pepper', 'Zebra Logistics', 'apsara Foods']);
    const { id } = await api.prisma.company.findFirstOrThrow({ where: { name: 'Zebra Logistics' } });
    await api.prisma.company.update({ where: { id }, data: { nameKm: 'ក' } });
    expect(await inOrder('km')).toEqual(['Zebra Logistics', 'Bokor Pepper', 'apsara Foods']);
    await api.prisma.company.update({ where: { id }, data: { nameKm: companies[0]?.nameKm ?? null } });
  });

  it.each([
    ['a name before a text', 'zebra', ['Zebra Logistics', 'apsara Foods']],
    ['part of a Khmer name', 'សេះ', ['Zebra Logistics']],
    ['an unfinished name', 'logist', ['Zebra Logistics']],
    ['a province', 'Kampot', ['Bokor Pepper']],
    ['a province in Khmer', 'កំពត', ['Bokor Pepper']],
    ['an industry', 'agriculture', ['Bokor Pepper']],
    ['nothing', 'zyzzyva', []],
    ['signs', '%_\'"\\ !!!', []],
  ])('is searched: %s', async (_, search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it('is filtered by industry, province and open jobs, and says how many those are', async () => {
    for (const filter of [
      { 'filter[industryId]': farming },
      { 'filter[provinceId]': kampot },
      { 'filter[hiring]': 'hiring' },
    ]) {
      const { body } = await ask(filter);
      expect(body.meta.total).toBe(1);
      expect(body.data[0]).toMatchObject({ name: 'Bokor Pepper', openJobs: 2 });
    }
    expect(await names({ search: 'zebra', 'filter[hiring]': 'hiring' })).toEqual([]);
    expect((await ask({ search: 'zebra' })).body.data[0].openJobs).toBe(0);
  });

  it('security 19: says these things of a company and no others', async () => {
    const { body } = await ask();
    expect(Object.keys(body.data[0]).sort()).toEqual(
      '_id cover createdAt industry logo name nameKm openJobs province size updatedAt'.split(' '),
    );
  });

  it.each<[string, Record<string, unknown>]>([
    ['sort', { sort: 'verifiedAt_1' }],
    ['filter[ownerId]', { 'filter[ownerId]': '00000000-0000-7000-8000-000000000000' }],
    ['filter[verified]', { 'filter[verified]': 'yes' }],
    ['filter[hiring]', { 'filter[hiring]': 'no' }],
    ['search', { search: 'x'.repeat(201) }],
  ])('security 21: refuses %s: %j', async (field, query) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });

  it('security 22: neither lists nor counts companies of accounts that wait or are disabled', async () => {
    const company = { name: 'Okapi Trading' };
    const waiting = await createRecruiter(api.prisma, { company, activatedAt: null });
    await createRecruiter(api.prisma, { company, disabledAt: new Date() });
    expect((await ask({ search: 'okapi' })).body.meta.total).toBe(0);
    expect((await ask()).body.meta.total).toBe(3);
    await api.prisma.user.update({ where: { id: waiting.id }, data: { activatedAt: new Date() } });
    expect(await names({ search: 'okapi' })).toEqual(['Okapi Trading']);
    await api.prisma.user.delete({ where: { id: waiting.id } });
  });

  it('finds a company by its new name at once', async () => {
    const trainer = await createUser(api.prisma, { role: 'trainer' });
    const save = (name: string) =>
      api.as(trainer).call(ownCompanyUpdate, { body: { name, address: 'Street 1' } });
    await save('Quagga School');
    expect(await names({ search: 'quagga' })).toEqual(['Quagga School']);
    await save('Ibis School');
    expect([await names({ search: 'quagga' }), await names({ search: 'ibis' })]).toEqual([
      [],
      ['Ibis School'],
    ]);
    await api.prisma.user.delete({ where: { id: trainer.id } });
  });

  it('companies from before the directory are made searchable by the worker', async () => {
    await api.prisma
      .$executeRaw`UPDATE company SET search_title = '', search_tags = '', search_body = '', search_rules = 0`;
    expect(await names({ search: 'zebra' })).toEqual([]);
    await reindexSearch(api.deps, listedCompanies('en'));
    expect(await names({ search: 'zebra' })).toEqual(['Zebra Logistics', 'apsara Foods']);
    expect(await names({ search: 'កំពត' })).toEqual(['Bokor Pepper']);
  });

  it('finds what was meant where no company is called so, in words that open jobs have', async () => {
    const { id: ownerId } = await createRecruiter(api.prisma);
    await createJob(api.prisma, { ownerId, title: 'Logistics Clerk' });
    const { body } = await ask({ search: 'logistcs' });
    expect(body.data.map(({ name }: { name: string }) => name)).toContain('Zebra Logistics');
    expect(body.meta.corrected).toBe('logistics');
  });
});
