import {
  companyIgnore,
  companyUnignore,
  ignoredCompanyIdList,
  ignoredCompanyList,
  maxIgnored,
} from '@acheep/contract/companies/ignored-company';
import { jobList, jobListForMe } from '@acheep/contract/jobs/job';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { notIgnoredBy } from './ignored-company.repository.ts';

const api = await startApi();

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';

const ignore = (person: Person | null, id: string) => api.as(person).call(companyIgnore, { params: { id } });
const show = (person: Person | null, id: string) => api.as(person).call(companyUnignore, { params: { id } });
const ids = async (person: Person): Promise<string[]> =>
  (await api.as(person).call(ignoredCompanyIdList)).body.data;
const company = async (name?: string) => {
  const recruiter = await createRecruiter(api.prisma, name === undefined ? {} : { company: { name } });
  return { ownerId: recruiter.id, id: recruiter.company?.id ?? '' };
};

describe('ignoring a company: success', () => {
  it('keeps it, once however often it is asked for, and shows it again', async () => {
    const [person, { id }] = [await createUser(api.prisma), await company('Angkor Coffee')];
    const answers = await Promise.all([ignore(person, id), ignore(person, id), ignore(person, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ids(person)).toEqual([id]);
    const { body } = await api.as(person).call(ignoredCompanyList);
    expect(body.meta.total).toBe(1);
    expect(body.data[0].company).toEqual({ _id: id, name: 'Angkor Coffee', nameKm: null, logo: null });
    for (let times = 0; times < 2; times += 1) expect((await show(person, id)).status).toBe(200);
    expect(await ids(person)).toEqual([]);
  });

  it('lists them by name, the last first, and leaves out who is not on the site', async () => {
    const person = await createUser(api.prisma);
    const [bakery, closed] = [await company('100% Bakery'), await company('Gone')];
    await ignore(person, (await company('Kampot Pepper')).id);
    for (const { id } of [bakery, closed]) await ignore(person, id);
    await api.prisma.user.update({ where: { id: closed.ownerId }, data: { disabledAt: new Date() } });
    const names = async (query: object) =>
      (await api.as(person).call(ignoredCompanyList, { query })).body.data.map(
        (one: { company: { name: string } }) => one.company.name,
      );
    expect(await names({})).toEqual(['100% Bakery', 'Kampot Pepper']);
    expect(await names({ search: '%' })).toEqual(['100% Bakery']);
    expect(await names({ sort: 'createdAt_1', limit: 1 })).toEqual(['Kampot Pepper']);
  });

  it('keeps the company from finding the person, and nobody else', async () => {
    const { userId, companyId } = await createIgnoredCompany(api.prisma);
    const other = await createUser(api.prisma);
    const found = (id: string) =>
      api.prisma.user.count({ where: { id: { in: [userId, other.id] }, ...notIgnoredBy(id) } });
    expect([await found(companyId), await found((await company()).id)]).toEqual([1, 2]);
  });
});

describe('ignoring a company: validation', () => {
  it('takes companies that are on the site', async () => {
    const person = await createUser(api.prisma);
    const hidden = await company();
    await api.prisma.user.update({ where: { id: hidden.ownerId }, data: { disabledAt: new Date() } });
    for (const id of [hidden.id, unknownId, 'nonsense'])
      expect([(await ignore(person, id)).status, (await show(person, id)).status]).toEqual([404, 404]);
    expect(await ids(person)).toEqual([]);
  });

  it('takes as many as there may be, and of several at once no more', async () => {
    const person = await createUser(api.prisma);
    const owners = await api.prisma.user.createManyAndReturn({
      data: Array.from({ length: maxIgnored - 1 }, (_, index) => ({
        email: `full${index}@example.com`,
        role: 'recruiter' as const,
        name: 'Sok Dara',
        passwordHash: 'none',
      })),
    });
    const companies = await api.prisma.company.createManyAndReturn({
      data: owners.map(({ id }) => ({ ownerId: id, name: 'Full', address: 'Kep' })),
    });
    await api.prisma.ignoredCompany.createMany({
      data: companies.map(({ id }) => ({ userId: person.id, companyId: id })),
    });
    const more = [await company(), await company(), await company()];
    const answers = await Promise.all(more.map(({ id }) => ignore(person, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'ignored_company.full',
      message: expect.stringContaining(String(maxIgnored)),
    });
  });
});

describe('ignoring a company: authentication and authorisation', () => {
  it('is for job seekers, each for themselves', async () => {
    const { userId, companyId } = await createIgnoredCompany(api.prisma);
    const other = await createUser(api.prisma);
    await show(other, companyId);
    expect([await ids({ id: userId }), await ids(other)]).toEqual([[companyId], []]);
  });
});

describe('the list of jobs without ignored companies', () => {
  const titled = ({ body }: { body: { data: { title: string }[]; meta: { total: number } } }) => ({
    titles: body.data.map(({ title }) => title),
    total: body.meta.total,
  });

  it('has whole pages and exact totals, and leaves those of others as they are', async () => {
    const [one, two, three] = [await company(), await company(), await company()];
    for (let number = 0; number < 6; number += 1) {
      const { ownerId } = [one, two, three][number % 3] ?? one;
      const postedAt = new Date(Date.now() - number * 1000);
      await createJob(api.prisma, { title: `Zookeeper ${number}`, ownerId, postedAt });
    }
    const person = await createUser(api.prisma);
    const asked = { search: 'zookeeper', sort: 'createdAt_-1' } as const;
    const mine = async (query: object = {}) =>
      titled(await api.as(person).call(jobListForMe, { query: { ...asked, ...query } }));
    const everybodys = async (query: object = {}) =>
      titled(await api.as(null).call(jobList, { query: { ...asked, ...query } }));
    const all = await everybodys();
    expect(all).toEqual({ titles: [0, 1, 2, 3, 4, 5].map((n) => `Zookeeper ${n}`), total: 6 });
    expect(await mine()).toEqual(all);

    await ignore(person, two.id);
    expect(await mine()).toEqual({ titles: [0, 2, 3, 5].map((n) => `Zookeeper ${n}`), total: 4 });
    expect(await mine({ limit: 2, offset: 2 })).toEqual({ titles: ['Zookeeper 3', 'Zookeeper 5'], total: 4 });
    expect(await mine({ 'filter[companyId]': two.id })).toEqual({ titles: [], total: 0 });
    // Interleaved requests must not share cached results.
    expect(await everybodys()).toEqual(all);
    await ignore(person, three.id);
    expect(await mine({ limit: 1, offset: 1 })).toEqual({ titles: ['Zookeeper 3'], total: 2 });
    for (const { id } of [two, three]) await show(person, id);
    expect(await mine()).toEqual(all);
  });

  it('puts misspelt searches right as the list does', async () => {
    const [seen, { ownerId, id }] = [await company(), await company()];
    await createJob(api.prisma, { title: 'Ornithologist', ownerId: seen.ownerId });
    await createJob(api.prisma, { title: 'Ornithologist', ownerId });
    const person = await createUser(api.prisma);
    await ignore(person, id);
    const { body } = await api.as(person).call(jobListForMe, { query: { search: 'ornitologist' } });
    expect([body.meta.total, body.meta.corrected]).toEqual([1, 'ornithologist']);
  });

  it('asks the database the same for everybody else', async () => {
    const statements: string[] = [];
    const { pool } = api.deps.database;
    const query = pool.query;
    pool.query = ((...what: Parameters<typeof query>) => {
      statements.push(JSON.stringify(what[0]));
      return query.apply(pool, what);
    }) as typeof query;
    try {
      const person = await createUser(api.prisma);
      await ignore(person, (await company()).id);
      statements.length = 0;
      await api.as(person).call(jobList, { query: { limit: 3 } });
      await api.as(null).call(jobList, { query: { limit: 3 } });
    } finally {
      pool.query = query;
    }
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.join('\n')).not.toMatch(/ignored_company|<> ALL/);
  });
});
