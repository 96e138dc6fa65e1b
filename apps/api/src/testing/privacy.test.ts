import { companyGet } from '@acheep/contract/companies/company';
import { endpoints } from '@acheep/contract/endpoints';
import {
  applicationCreate,
  applicationCv,
  appliedJobList,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import { jobGet, jobList, ownJobList } from '@acheep/contract/jobs/job';
import { categoryList, industryList, provinceList } from '@acheep/contract/jobs/reference';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { documentUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createQuestion } from '@acheep/prisma/factories/question';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pdf } from './document.ts';
import { startApi } from './harness.ts';

const api = await startApi();

type Person = { id: string };
const phone = '+85512345678';

async function withCv(person: Person) {
  const file = { name: 'cv.pdf', content: pdf() };
  const { path, originalName } = (await api.as(person).call(documentUpload, { file })).body.data.docs;
  return { path, originalName };
}

/** Application to a recruiter's job, with a real file. */
async function received() {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const person = await createUser(api.prisma);
  const body = { jobId: job.id, cv: await withCv(person), phone };
  const { _id: id } = (await api.as(person).call(applicationCreate, { body })).body.data;
  return { recruiter, person, params: { id } };
}

describe('security 17: applying', () => {
  it("with another's file, or one that is not there, is a 404 that does not tell which", async () => {
    const [person, other] = [await createUser(api.prisma), await createUser(api.prisma)];
    const { id: jobId } = await createJob(api.prisma);
    const apply = (path: string) =>
      api
        .as(person)
        .call(applicationCreate, { body: { jobId, cv: { originalName: 'cv.pdf', path }, phone } });
    const foreign = await apply((await createUpload(api.prisma, { ownerId: other.id })).path);
    const unknown = await apply('docs/not-there');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(await api.prisma.application.count({ where: { jobId } })).toBe(0);
  });
});

describe('security 18: the link to a CV', () => {
  const linkFor = async ({ recruiter, params }: Awaited<ReturnType<typeof received>>) =>
    (await api.as(recruiter).call(applicationCv, { params })).body.data.url as string;
  const open = async (url: string) => (await api.http().get(url)).status;

  it('is made for the recruiter of the job only', async () => {
    const { params, person } = await received();
    const others = [null, person, await createUser(api.prisma, { role: 'admin' })];
    for (const other of others)
      expect([401, 403]).toContain((await api.as(other).call(applicationCv, { params })).status);
    const stranger = await createRecruiter(api.prisma);
    expect((await api.as(stranger).call(applicationCv, { params })).status).toBe(404);
  });

  it('opens nothing after withdrawal', async () => {
    const made = await received();
    const url = await linkFor(made);
    expect(await open(url)).toBe(200);
    await api.prisma.application.update({ where: made.params, data: { status: 'withdrawn' } });
    expect(await open(url)).toBe(403);
    expect((await api.as(made.recruiter).call(applicationCv, { params: made.params })).status).toBe(404);
  });

  it('opens nothing after the application is gone, nor when its time is over', async () => {
    const [gone, late] = [await received(), await received()];
    const [first, second] = [await linkFor(gone), await linkFor(late)];
    await api.prisma.application.delete({ where: gone.params });
    expect(await open(first)).toBe(403);
    expect(await open(second)).toBe(200);
    api.setClock(new Date(Date.now() + 5 * 60_000 + 1000));
    expect(await open(second)).toBe(403);
    api.setClock(null);
  });

  it('cannot be turned into a link to anything else', async () => {
    const [made, other] = [await received(), await received()];
    const [url, foreign] = [await linkFor(made), await linkFor(other)];
    const [subject = '', ...rest] = url.replace('/api/v1/file/', '').split('.');
    const [otherSubject = ''] = foreign.replace('/api/v1/file/', '').split('.');
    const [id, applicationId] = subject.split('_');
    const [otherId, otherApplicationId] = otherSubject.split('_');
    for (const forged of [id, `${otherId}_${applicationId}`, `${id}_${otherApplicationId}`, `${subject}_s`])
      expect(await open(`/api/v1/file/${[forged, ...rest].join('.')}`)).toBe(403);
  });
});

/** Paths of all keys of a record: `company.name`, `skills[].kind`. */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => keysOf(one, `${path}[]`)))];
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, one]) => keysOf(one, path ? `${path}.${key}` : key));
}

const named = (path: string) => ['_id', 'slug', 'name.en', 'name.km'].map((key) => `${path}.${key}`);
const cardKeys = [
  '_id',
  'createdAt',
  'updatedAt',
  'postCode',
  'status',
  'title',
  'company._id',
  'company.name',
  'company.nameKm',
  'company.logo',
  ...named('category'),
  ...named('province'),
  'type',
  'currency',
  'salaryFrom',
  'salaryTo',
  'negotiable',
  'remote',
  'postedAt',
  'closingDate',
  'pinned',
  'boosted',
  'excerpt',
  'tradeKm',
  'perks[]',
  'highlights[]',
];

describe('security 19: what everybody may read of', () => {
  const wholeJob = async () => {
    const owner = await createRecruiter(api.prisma, { company: { name: 'Mekong', nameKm: 'មេគង្គ' } });
    const industry = await api.prisma.industry.findFirstOrThrow();
    const skills = [{ kind: 'hard' as const, name: 'Excel' }];
    const texts = { benefits: '<p>Meals</p>', requirements: '<p>No experience needed</p>' };
    const job = await createJob(api.prisma, { ownerId: owner.id, industryId: industry.id, skills, ...texts });
    await createQuestion(api.prisma, {
      jobId: job.id,
      kind: 'choice',
      options: ['Bus', 'Moto'],
      wanted: ['Moto'],
      wantedMinimum: 7,
      wantedMaximum: 8,
    });
    return { job, company: owner.company as { id: string } };
  };

  it('a job in the list', async () => {
    await wholeJob();
    const { body } = await api.as(null).call(jobList);
    expect(keysOf(body.data[0]).sort()).toEqual([...cardKeys].sort());
  });

  it('a job', async () => {
    const { job } = await wholeJob();
    const { body } = await api.as(null).call(jobGet, { params: { id: job.id } });
    const more = [
      'closedOn',
      ...named('industry'),
      'company.about',
      'company.website',
      'company.address',
      'open',
      'experience',
      'qualification',
      'gender',
      'ageFrom',
      'ageTo',
      'vacancies',
      'address',
      'description',
      'requirements',
      'benefits',
      ...['_id', 'kind', 'text', 'required', 'unit', 'minimum', 'maximum', 'several', 'options[]'].map(
        (key) => `questions[].${key}`,
      ),
      'skills[].kind',
      'skills[].name',
      'skills[].names',
      'languages[]',
      'applyBy[]',
      'contactName',
      'contactPhone',
      'contactEmail',
    ];
    expect(keysOf(body.data).sort()).toEqual([...cardKeys, ...more].sort());
  });

  it('a company', async () => {
    const { company } = await wholeJob();
    const { body } = await api.as(null).call(companyGet, { params: { id: company.id } });
    expect(keysOf(body.data).sort()).toEqual([
      '_id',
      'about',
      'activity.answerDays',
      'activity.jobs',
      'address',
      'cover',
      'createdAt',
      'industry',
      'logo',
      'name',
      'nameKm',
      'province',
      'size',
      'updatedAt',
      'verified',
      'website',
    ]);
  });

  it.each([
    ['categories', categoryList],
    ['industries', industryList],
    ['provinces', provinceList],
  ])('%s', async (_, endpoint: Endpoint) => {
    const { body } = await api.as(null).call(endpoint);
    for (const key of keysOf(body.data))
      expect(key).toMatch(/^\[\]\.(_id|createdAt|updatedAt|slug|iconName|isActive|totalJob|name\.(en|km))$/);
  });

  it('anything holds no secret by its name', () => {
    const open: readonly Endpoint[] = endpoints.filter(
      ({ access, method }) => access === 'public' && method === 'GET',
    );
    expect(open.length).toBeGreaterThan(4);
    for (const { response } of open) {
      const text = JSON.stringify(z.toJSONSchema(response));
      const names = [...text.matchAll(/"(\w+)":\{/g)].map(([, name]) => name);
      // Session times of a training.
      const held = /^(sessions|sessionCount|nextSession)$/;
      for (const name of names.filter((one) => one && !held.test(one)))
        expect(name).not.toMatch(/password|hash|token|secret|owner|user|session|storage|search|^email$/i);
    }
  });
});

describe('security 22: counts and searches', () => {
  const word = 'Zarquonist';
  const find = async () =>
    (await api.as(null).call(jobList, { query: { search: word, limit: 100 } })).body as {
      data: { _id: string }[];
      meta: { total: number };
    };

  it('never include a job that is not open, nor of who was disabled', async () => {
    const owner = await createRecruiter(api.prisma);
    const shown = await createJob(api.prisma, { title: word, ownerId: owner.id });
    for (const status of ['draft', 'closed', 'archived'] as const)
      await createJob(api.prisma, { title: word, ownerId: owner.id, status });
    await createJob(api.prisma, { title: word, ownerId: owner.id, closesOn: addDays(today(), -1) });
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    const hidden = await createJob(api.prisma, { title: word, ownerId: disabled.id });

    const { data, meta } = await find();
    expect([data.map(({ _id }) => _id), meta.total]).toEqual([[shown.id], 1]);
    const query = { 'filter[companyId]': owner.company?.id };
    expect((await api.as(null).call(jobList, { query })).body.meta.total).toBe(1);
    const ofDisabled = { 'filter[companyId]': disabled.company?.id };
    expect((await api.as(null).call(jobList, { query: ofDisabled })).body.meta.total).toBe(0);
    expect((await api.as(null).call(jobGet, { params: { id: hidden.id } })).status).toBe(404);
    // Words of hidden texts find nothing either, nor do similar words.
    await createJob(api.prisma, { ownerId: owner.id, status: 'draft', description: '<p>Vogonpoetry</p>' });
    const secret = await api.as(null).call(jobList, { query: { search: 'Vogonpoetry' } });
    expect(secret.body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('never include applications or jobs of others', async () => {
    const { recruiter, person, params } = await received();
    const stranger = await createRecruiter(api.prisma);
    const { name, email, jobId } = await api.prisma.application.findUniqueOrThrow({ where: params });
    for (const query of [{}, { search: name }, { search: email }, { 'filter[jobId]': jobId }]) {
      const own = await api.as(recruiter).call(candidateList, { query });
      const foreign = await api.as(stranger).call(candidateList, { query });
      expect([own.body.meta.total, foreign.body.meta.total, foreign.body.data]).toEqual([1, 0, []]);
      const seeker = await createUser(api.prisma);
      expect((await api.as(seeker).call(appliedJobList, { query })).body.meta.total).toBe(0);
    }
    expect((await api.as(person).call(appliedJobList)).body.meta.total).toBe(1);
    expect((await api.as(stranger).call(ownJobList)).body.meta.total).toBe(0);
    expect((await api.as(stranger).call(candidateGet, { params })).status).toBe(404);
  });

  it('never count the applications of other jobs', async () => {
    const owner = await createRecruiter(api.prisma);
    await createJob(api.prisma, { ownerId: owner.id });
    await createApplication(api.prisma);
    const { body } = await api.as(owner).call(ownJobList);
    expect(body.data[0]).toMatchObject({ applications: 0, newApplications: 0 });
  });
});
