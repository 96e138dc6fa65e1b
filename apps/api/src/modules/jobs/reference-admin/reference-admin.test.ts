import { companyList } from '@acheep/contract/companies/company';
import { type JobCard, jobCreate, jobList } from '@acheep/contract/jobs/job';
import {
  type Category,
  categoryList,
  industryList,
  provinceList,
  skillList,
} from '@acheep/contract/jobs/reference';
import {
  type AdminReference,
  adminReferenceCreate,
  adminReferenceDelete,
  adminReferenceList,
  adminReferenceMerge,
  adminReferenceOrder,
  adminReferenceUpdate,
  type SkillWord,
  skillWordList,
  skillWordMerge,
} from '@acheep/contract/jobs/reference-admin';
import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { createArticle } from '@acheep/prisma/factories/article';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createCategory, createIndustry } from '@acheep/prisma/factories/reference';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { referenceRenamed } from './reference-admin.tasks.ts';
import { filedUnder } from './reference-use.ts';

const api = await startApi();
let admin: { id: string };
let recruiter: Awaited<ReturnType<typeof createRecruiter>>;

beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  recruiter = await createRecruiter(api.prisma, { company: { name: 'Bayon Foods' } });
  await api.work(referenceRenamed);
});

const list = async (kind: ReferenceKind): Promise<AdminReference[]> =>
  (await api.as(admin).call(adminReferenceList, { query: { kind } })).body.data;
const find = async (kind: ReferenceKind, id: string) => (await list(kind)).find(({ _id }) => _id === id);
const categories = async (): Promise<Category[]> => (await api.as(null).call(categoryList)).body.data;
const merge = (id: string, into: string) =>
  api.as(admin).call(adminReferenceMerge, { params: { id }, body: { into } });
const remove = (id: string) => api.as(admin).call(adminReferenceDelete, { params: { id } });
const jobsBy = async (search: string): Promise<string[]> =>
  (await api.as(null).call(jobList, { query: { search } })).body.data.map(({ title }: JobCard) => title);
const latestAct = () =>
  api.prisma.auditEntry.findFirst({ where: { actorId: admin.id }, orderBy: { id: 'desc' } });
const job = (title: string, more: object) =>
  createJob(api.prisma, { ownerId: recruiter.id, title, description: null, ...more });

describe('lists: success', () => {
  it('know every column that files something under one of their entries', async () => {
    const keys = await api.prisma.$queryRaw<{ kind: ReferenceKind; table: string; column: string }[]>`
      SELECT k.confrelid::regclass::text AS kind, k.conrelid::regclass::text AS table, a.attname AS column
      FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
      WHERE k.contype = 'f' AND k.confrelid IN ('category'::regclass, 'industry'::regclass, 'province'::regclass)`;
    const named = Object.entries(filedUnder).flatMap(([kind, columns]) =>
      columns.map(([table, column]) => `${kind} ${table} ${column}`),
    );
    expect(named.sort()).toEqual(keys.map(({ kind, table, column }) => `${kind} ${table} ${column}`).sort());
  });

  it('say what uses each entry', async () => {
    const { id: categoryId } = await createCategory(api.prisma);
    await job('Open', { categoryId });
    await job('Closed', { categoryId, status: 'closed' });
    await createGathering(api.prisma, { kind: 'event', categoryId });
    await createArticle(api.prisma, { categoryId });
    await createJobAlert(api.prisma, { criteria: { categoryId } });
    expect((await find('category', categoryId))?.uses).toEqual({
      ...{ openJobs: 1, jobs: 2, companies: 0, resumes: 0 },
      ...{ trainings: 0, events: 1, articles: 1, alerts: 1 },
    });
    expect(await list('province')).toHaveLength(25);
  });

  it('take new entries, offer them or not, and keep an order; pages see it at once', async () => {
    const body = {
      ...{ kind: 'category', nameEn: 'Silk & Weaving', nameKm: 'សូត្រ និងតម្បាញ', iconName: 'IconShirt' },
      isActive: true,
    };
    const made = await api.as(admin).call(adminReferenceCreate, { body });
    expect(made.status).toBe(201);
    const { _id: id, updatedAt } = made.body.data;
    expect(made.body.data).toMatchObject({ slug: 'silk-weaving', iconName: 'IconShirt', isActive: true });
    const shown = async () => (await categories()).find(({ _id }) => _id === id);
    expect(await shown()).toMatchObject({ isActive: true, totalJob: 0 });

    const { kind: _, ...edit } = { ...body, isActive: false, updatedAt };
    expect((await api.as(admin).call(adminReferenceUpdate, { params: { id }, body: edit })).status).toBe(200);
    expect(await shown()).toMatchObject({ isActive: false });

    const order = { kind: 'category', ids: [id] };
    const arranged = await api.as(admin).call(adminReferenceOrder, { body: order });
    expect([arranged.status, arranged.body.data[0]._id]).toEqual([200, id]);
    // Readers find it by its name all the same.
    expect((await categories())[0]?._id).not.toBe(id);
    expect((await remove(id)).status).toBe(200);
    expect(await shown()).toBeUndefined();
    const acts = await api.prisma.auditEntry.findMany({
      where: { actorId: admin.id },
      orderBy: { id: 'asc' },
    });
    expect(acts.map(({ action }) => action)).toEqual(
      ['create', 'edit', 'order', 'delete'].map((act) => `reference.${act}`),
    );
  });

  it('find by the new name what is filed under an entry, and not by the old one', async () => {
    const { id: categoryId } = await createCategory(api.prisma, { nameEn: 'Pottery', nameKm: 'ឆ្នាំងដី' });
    await job('Potter', { categoryId });
    expect(await jobsBy('pottery')).toEqual(['Potter']);
    const body = { nameEn: 'Ceramics', nameKm: 'សេរ៉ាមិច', isActive: true };
    const saved = await api.as(admin).call(adminReferenceUpdate, { params: { id: categoryId }, body });
    const name = { en: 'Ceramics', km: 'សេរ៉ាមិច' };
    expect(saved.body.data).toMatchObject({ name, iconName: 'IconBriefcase' });
    // "Ceramics" is also a synonym of pottery: only the Khmer name proves that the job is refiled.
    await expect.poll(() => jobsBy('សេរ៉ាមិច'), { timeout: 20_000 }).toEqual(['Potter']);
    expect(await jobsBy('ceramics')).toEqual(['Potter']);
    const card = (await api.as(null).call(jobList, { query: { search: 'ceramics' } })).body.data[0];
    expect(card.category).toMatchObject({ _id: categoryId, name: { en: 'Ceramics' } });
  });

  it('merge one entry into another with all that uses it', async () => {
    const from = await createCategory(api.prisma, { nameEn: 'Beekeeping', nameKm: 'ចិញ្ចឹមឃ្មុំ' });
    const into = await createCategory(api.prisma, { nameEn: 'Apiculture', nameKm: 'វប្បកម្មឃ្មុំ' });
    for (const title of ['Keeper one', 'Keeper two']) await job(title, { categoryId: from.id });
    await job('Keeper three', { categoryId: into.id });
    await createGathering(api.prisma, { kind: 'training', categoryId: from.id });
    const text = await createArticle(api.prisma, { categoryId: from.id });
    const alert = await createJobAlert(api.prisma, { criteria: { search: 'bee', categoryId: from.id } });
    const seeker = await createUser(api.prisma);
    await api.prisma.resume.create({ data: { userId: seeker.id, wantedCategoryId: from.id } });

    const merged = await merge(from.id, into.id);
    expect([merged.status, merged.body.data]).toMatchObject([200, { _id: into.id }]);
    expect(merged.body.data.uses).toEqual({
      ...{ openJobs: 3, jobs: 3, companies: 0, resumes: 1 },
      ...{ trainings: 1, events: 0, articles: 1, alerts: 1 },
    });
    const shown = await categories();
    expect(shown.some(({ _id }) => _id === from.id)).toBe(false);
    expect(shown.find(({ _id }) => _id === into.id)?.totalJob).toBe(3);
    const filtered = await api.as(null).call(jobList, { query: { 'filter[categoryId]': into.id } });
    expect(filtered.body.meta.total).toBe(3);
    expect((await api.prisma.article.findUnique({ where: { id: text.id } }))?.categoryId).toBe(into.id);
    expect((await api.prisma.jobAlert.findUnique({ where: { id: alert.id } }))?.criteria).toEqual({
      search: 'bee',
      categoryId: [into.id],
    });
    await expect.poll(async () => (await jobsBy('apiculture')).sort(), { timeout: 20_000 }).toHaveLength(3);
    expect(await jobsBy('beekeeping')).toEqual([]);
    expect(await latestAct()).toMatchObject({
      action: 'reference.merge',
      details: {
        list: 'category',
        name: 'Apiculture',
        from: 'Beekeeping',
        jobs: '2',
        resumes: '1',
        alerts: '1',
      },
    });
    // A merged entry cannot be merged again.
    expect((await merge(from.id, into.id)).status).toBe(404);
  });

  it('merge industries, and companies go along', async () => {
    const [from, into] = [await createIndustry(api.prisma), await createIndustry(api.prisma)];
    const { company } = await createRecruiter(api.prisma, { company: { name: 'Mekong Silk' } });
    await api.prisma.company.update({ where: { id: company?.id ?? '' }, data: { industryId: from.id } });
    expect((await merge(from.id, into.id)).body.data.uses.companies).toBe(1);
    const query = { 'filter[industryId]': into.id };
    const companies = (await api.as(null).call(companyList, { query })).body;
    expect(companies.data.map(({ name }: { name: string }) => name)).toEqual(['Mekong Silk']);
    expect((await api.as(null).call(industryList)).body.data).not.toContainEqual(
      expect.objectContaining({ _id: from.id }),
    );
  });

  it('rewrite a skill wherever jobs and CVs write it otherwise', async () => {
    const skills = (...names: string[]) => names.map((name) => ({ kind: 'hard' as const, name }));
    const one = await job('Excel clerk', { skills: skills('MS Exel', 'Typing fast') });
    const both = await job('Excel master', { skills: skills('ms exel', 'Microsoft Excel') });
    const { id: userId } = await createUser(api.prisma);
    const resume = await api.prisma.resume.create({
      data: {
        userId,
        skills: { create: { position: 0, kind: 'hard', nameEn: 'MS EXEL', nameKm: 'អេកសែល' } },
      },
    });
    const named = async (jobId: string) =>
      (await api.prisma.jobSkill.findMany({ where: { jobId }, orderBy: { position: 'asc' } })).map(
        ({ name }) => name,
      );
    const words = (await api.as(admin).call(skillWordList)).body.data;
    expect(words).toContainEqual({ word: expect.stringMatching(/ms exel/i), jobs: 2, resumes: 1 });
    const excel = (await list('skill')).find(({ name }) => name.en === 'Microsoft Excel');
    expect(excel?.uses).toMatchObject({ jobs: 1, openJobs: 1, resumes: 0 });

    const body = { word: 'MS Exel', into: excel?._id ?? '' };
    const merged = await api.as(admin).call(skillWordMerge, { body });
    expect(merged.status).toBe(200);
    expect(merged.body.data.map(({ word }: SkillWord) => word)).not.toContain('MS Exel');
    expect([await named(one.id), await named(both.id)]).toEqual([
      ['Microsoft Excel', 'Typing fast'],
      ['Microsoft Excel'],
    ]);
    expect(await api.prisma.resumeSkill.findMany({ where: { resumeId: resume.id } })).toMatchObject([
      { nameEn: 'Microsoft Excel', nameKm: 'អេកសែល' },
    ]);
    expect((await find('skill', body.into))?.uses).toMatchObject({ jobs: 2, openJobs: 2, resumes: 1 });
    await expect.poll(() => jobsBy('clerk microsoft'), { timeout: 20_000 }).toEqual(['Excel clerk']);
    // No job uses the misspelling any more, so it is corrected.
    const { meta } = (await api.as(null).call(jobList, { query: { search: 'exel clerk microsoft' } })).body;
    expect(meta.corrected).toMatch(/^excel /i);

    // Renaming rewrites it too; two skills of the list become one.
    const name = { nameEn: 'Spreadsheets', nameKm: 'តារាងគណនា', isActive: true };
    const saved = await api.as(admin).call(adminReferenceUpdate, { params: { id: body.into }, body: name });
    expect([saved.status, await named(one.id)]).toEqual([200, ['Spreadsheets', 'Typing fast']]);
    const made = await api.as(admin).call(adminReferenceCreate, {
      body: { kind: 'skill', nameEn: 'Typing fast', nameKm: 'វាយអក្សរលឿន', isActive: true },
    });
    expect((await merge(made.body.data._id, body.into)).body.data.uses.jobs).toBe(2);
    expect(await named(one.id)).toEqual(['Spreadsheets']);
    const shown = (await api.as(null).call(skillList)).body.data;
    expect(shown.map((skill: Category) => skill.name.en)).toContain('Spreadsheets');
    const unknown = { word: 'x', into: '01900000-0000-7000-8000-000000000000' };
    expect((await api.as(admin).call(skillWordMerge, { body: unknown })).status).toBe(422);
  });

  it('leave nothing behind of a merge while somebody files under what goes', async () => {
    const [from, into] = [await createCategory(api.prisma), await createCategory(api.prisma)];
    for (let round = 0; round < 5; round++) await job(`Round ${round}`, { categoryId: from.id });
    const body = { title: 'Filed meanwhile', categoryId: from.id };
    const [merged, ...drafts] = await Promise.all([
      merge(from.id, into.id),
      ...[1, 2, 3].map(() => api.as(recruiter).call(jobCreate, { body })),
    ]);
    expect(merged.status).toBe(200);
    // Saved before the merge, a draft has moved; after it, its field has an error.
    for (const { status, body } of drafts)
      expect([201, 422]).toContain(status === 422 && body.data.categoryId ? 422 : status);
    const saved = drafts.filter(({ status }) => status === 201).length;
    expect((await find('category', into.id))?.uses.jobs).toBe(5 + saved);
  });
});

describe('lists: validation', () => {
  it('do not lose what 40 jobs use, say how many, and offer merging', async () => {
    const { id: categoryId } = await createCategory(api.prisma);
    for (let number = 0; number < 40; number++) await job(`Job ${number}`, { categoryId });
    const refused = await remove(categoryId);
    expect([refused.status, refused.body.code]).toEqual([409, 'reference.used']);
    expect(refused.body.message).toContain('40 jobs, 0 companies');
    expect(refused.body.message).toContain('Merge it into another entry');
    expect((await find('category', categoryId))?.uses.jobs).toBe(40);
  });

  it('have names in both languages, one entry a name, and icons that the page draws', async () => {
    const good = { kind: 'industry', nameEn: 'Salt', nameKm: 'អំបិល', isActive: true };
    const send = async (wrong: object) =>
      Object.keys(
        (await api.as(admin).call(adminReferenceCreate, { body: { ...good, ...wrong } })).body.data,
      );
    expect(await send({ nameKm: ' ' })).toEqual(['nameKm']);
    expect(await send({ nameEn: 'x'.repeat(81) })).toEqual(['nameEn']);
    expect(await send({ iconName: 'IconSkull' })).toEqual(['iconName']);
    expect(await send({ kind: 'province' })).toEqual(['kind']);
    const taken = await createIndustry(api.prisma, { nameEn: 'Pepper', nameKm: 'ម្រេច' });
    expect(await send({ nameEn: 'PEPPER' })).toEqual(['nameEn']);
    expect(await send({ nameKm: 'ម្រេច' })).toEqual(['nameKm']);
    const own = { nameEn: 'PEPPER', nameKm: 'ម្រេច', isActive: true };
    const saved = await api.as(admin).call(adminReferenceUpdate, { params: { id: taken.id }, body: own });
    expect(saved.status).toBe(200);
  });

  it('are merged within one list only, and into another entry', async () => {
    const { id } = await createCategory(api.prisma);
    const industry = await createIndustry(api.prisma);
    for (const into of [id, industry.id, '01900000-0000-7000-8000-000000000000'])
      expect(Object.keys((await merge(id, into)).body.data)).toEqual(['into']);
    expect((await merge('01900000-0000-7000-8000-000000000000', id)).status).toBe(404);
  });

  it('keep the provinces, which can be renamed', async () => {
    const [first, second] = await list('province');
    expect((await merge(first?._id ?? '', second?._id ?? '')).body.code).toBe('reference.fixed');
    expect((await remove(first?._id ?? '')).body.code).toBe('reference.fixed');
    const body = { nameEn: 'Phnom Penh City', nameKm: 'រាជធានីភ្នំពេញ', isActive: false };
    const saved = await api.as(admin).call(adminReferenceUpdate, { params: { id: first?._id ?? '' }, body });
    expect(saved.body.data).toMatchObject({ slug: 'phnom-penh', isActive: true });
    const provinces: { _id: string; name: { en: string } }[] = (await api.as(null).call(provinceList)).body
      .data;
    expect(provinces.find(({ _id }) => _id === first?._id)?.name.en).toBe('Phnom Penh City');
  });

  it('tell the second of two editors', async () => {
    const { id, nameEn, nameKm, updatedAt } = await createCategory(api.prisma);
    const body = { nameEn, nameKm, isActive: true, updatedAt: updatedAt.toISOString() };
    expect((await api.as(admin).call(adminReferenceUpdate, { params: { id }, body })).status).toBe(200);
    const second = await api.as(admin).call(adminReferenceUpdate, { params: { id }, body });
    expect(second.body.code).toBe('record.changed');
    const ids = ['01900000-0000-7000-8000-000000000000'];
    const order = await api.as(admin).call(adminReferenceOrder, { body: { kind: 'category', ids } });
    expect(order.status).toBe(422);
  });
});

describe('lists: authentication and authorisation', () => {
  it('are the operator’s alone to change', async () => {
    const query = { kind: 'category' as const };
    expect((await api.as(null).call(adminReferenceList, { query })).status).toBe(401);
    for (const person of [await createUser(api.prisma), recruiter]) {
      expect((await api.as(person).call(adminReferenceList, { query })).status).toBe(403);
      const { id } = await createCategory(api.prisma);
      expect((await api.as(person).call(adminReferenceDelete, { params: { id } })).status).toBe(403);
    }
  });
});
