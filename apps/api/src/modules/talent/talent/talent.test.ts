import { addDays, today } from '@acheep/contract/kernel/calendar';
import { resumeExpected, resumeObjective, resumePersonal, resumeWork } from '@acheep/contract/talent/resume';
import { talentGet, talentList } from '@acheep/contract/talent/talent';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { reindexSearch } from '../../../search/reindex.ts';
import { startApi } from '../../../testing/harness.ts';
import { allTalents } from './talent-listed.repository.ts';

const api = await startApi();
let recruiter: Awaited<ReturnType<typeof createRecruiter>>;
beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma);
});

type Person = { id: string };
const list = (person: Person | null, query: object = {}) => api.as(person).call(talentList, { query });
const read = (person: Person | null, id: string) => api.as(person).call(talentGet, { params: { id } });
const found = async (query: object = {}, person: Person = recruiter): Promise<string[]> => {
  const { status, body } = await list(person, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map((card: { title: { en: string } }) => card.title.en);
};
const version = async (userId: string) => {
  const { updatedAt } = await api.prisma.resume.findUniqueOrThrow({ where: { userId } });
  return updatedAt.toISOString();
};

describe('talents: who is found by whom', () => {
  it('finds what is shown to recruiters, for recruiters and trainers', async () => {
    const { id } = await createResume(api.prisma, { titleEn: 'Okapi keeper' });
    const trainer = await createRecruiter(api.prisma, { role: 'trainer' });
    for (const person of [recruiter, trainer]) {
      expect(await found({ search: 'okapi' }, person)).toEqual(['Okapi keeper']);
      expect((await read(person, id)).status).toBe(200);
    }
  });

  it('finds what was meant where nobody says it so, and says what that was', async () => {
    const { id: ownerId } = await createRecruiter(api.prisma);
    await createJob(api.prisma, { ownerId, title: 'Glassblower' });
    await createResume(api.prisma, { titleEn: 'Glassblower in Kampot' });
    const { body } = await list(recruiter, { search: 'glasblower' });
    expect(body).toMatchObject({ data: [{ title: { en: 'Glassblower in Kampot' } }], meta: { total: 1 } });
    expect(body.meta.corrected).toBe('glassblower');
    expect((await list(recruiter, { search: 'glassblower' })).body.meta).not.toHaveProperty('corrected');
    expect((await list(recruiter, { search: 'glasblower zyzzyva' })).body.meta).toMatchObject({ total: 0 });
  });

  it('security 22: finds nobody who hides, waits, is disabled or ignores the company, and counts none of them', async () => {
    const titleEn = 'Quagga keeper';
    const hidden = await createResume(api.prisma, { titleEn, visibility: 'hidden' });
    const ignoring = await createResume(api.prisma, { titleEn });
    await createIgnoredCompany(api.prisma, {
      userId: ignoring.userId,
      companyId: recruiter.company?.id ?? '',
    });
    const gone = async (overrides: object) =>
      createResume(api.prisma, { titleEn, userId: (await createUser(api.prisma, overrides)).id });
    const all = [hidden, ignoring, await gone({ disabledAt: new Date() }), await gone({ activatedAt: null })];
    expect((await list(recruiter, { search: 'quagga' })).body).toMatchObject({
      data: [],
      meta: { total: 0 },
    });
    for (const { id } of all) expect((await read(recruiter, id)).status).toBe(404);
    const other = await createRecruiter(api.prisma);
    expect(await found({ search: 'quagga' }, other)).toEqual([titleEn]);
  });

  it('is not for somebody without a company', async () => {
    const { id } = await createResume(api.prisma);
    const person = await createUser(api.prisma, { role: 'recruiter' });
    expect([(await list(person)).status, (await read(person, id)).status]).toEqual([403, 403]);
  });
});

describe('talents: nobody is named', () => {
  const titleEn = 'Zebu accountant';
  async function createZebu() {
    const user = await createUser(api.prisma, { name: 'Sok Darakha', phone: '+85577888999' });
    const path = `images/zebu-${user.id}_l`;
    await api.prisma.upload.create({
      data: {
        ownerId: user.id,
        kind: 'photo',
        path,
        originalName: 'me.png',
        mediaType: 'image/webp',
        size: 5,
      },
    });
    await api.prisma.user.update({ where: { id: user.id }, data: { photoPath: path } });
    const resume = await createResume(api.prisma, {
      userId: user.id,
      titleEn: `${titleEn} at Hippo Trading`,
      nameKm: 'សុខ ដារ៉ាខា',
      bornOn: new Date('1991-02-03'),
      email: 'zebu@example.com',
      addressEn: 'Street 4711',
      salaryFrom: 55_500n,
      objectiveEn: 'I am Darakha, call 077 888 999 or zebu@example.com.',
      objectiveKm: 'ខ្ញុំឈ្មោះ សុខ ដារ៉ាខា ទូរស័ព្ទ ០៧៧ ៨៨៨ ៩៩៩ ធ្វើការនៅ ហីបប៉ូផលិតកម្ម',
      work: {
        create: [
          {
            position: 0,
            titleEn: 'Bookkeeper',
            employerEn: 'Hippo Trading Co., Ltd.',
            employerKm: 'ហីបប៉ូផលិតកម្ម',
            descriptionEn: 'At Hippo Trading I counted rhinos, see www.hippo.example.com',
            current: true,
          },
        ],
      },
    });
    return { ...resume, user };
  }
  const secrets = [
    'Darakha',
    'ដារ៉ាខា',
    'Hippo',
    'ហីបប៉ូ',
    '888 999',
    '77888999',
    '៨៨៨',
    'example.com',
    '1991',
    '4711',
    'Vibol',
    'images/',
  ];

  it('security 19, 58: in a card and a CV are these things, and nothing that names, reaches or shows anybody', async () => {
    const { id } = await createZebu();
    const card = await list(recruiter, { search: 'zebu' });
    const detail = await read(recruiter, id);
    const common =
      '_id activeOn createdAt currency degree experience languages noticePeriod position province salaryFrom salaryTo ' +
      'skills title updatedAt wantedCategory wantedProvince wantedType ';
    const keys = (more: string) => (common + more).split(' ').sort();
    expect(Object.keys(card.body.data[0]).sort()).toEqual(keys('moreSkills'));
    expect(Object.keys(detail.body.data).sort()).toEqual(keys('education objective trainings work'));
    expect(Object.keys(detail.body.data.work[0]).sort()).toEqual(
      'current description from title to'.split(' '),
    );
    for (const text of [card.text, detail.text])
      for (const secret of secrets) expect(text.replaceAll(id, '')).not.toContain(secret);
    expect(detail.body.data.work[0].description.en).toBe('At ••• I counted rhinos, see •••');
  });

  it('security 58: nothing of that finds anybody, nor does what is not in the text', async () => {
    for (const search of ['darakha', 'ដារ៉ាខា', 'hippo', 'ហីបប៉ូ', 'zebu@example.com', '077888999', 'vibol'])
      expect(await found({ search })).toEqual([]);
    expect((await found({ search: 'rhinos' })).length).toBe(1);
  });

  it('a name that is taken later finds nobody either', async () => {
    const { userId } = await createResume(api.prisma, { titleEn: 'Dodo', objectiveEn: 'Ask for Phalkun.' });
    expect(await found({ search: 'phalkun' })).toEqual(['Dodo']);
    await api.prisma.user.update({ where: { id: userId }, data: { name: 'Keo Phalkun' } });
    await reindexSearch(api.deps, allTalents);
    expect(await found({ search: 'phalkun' })).toEqual([]);
  });
});

describe('talents: search, filters and orders', () => {
  it('finds a CV by what is saved, in both languages, at once', async () => {
    const person = await createUser(api.prisma);
    const save = async (endpoint: Parameters<ReturnType<typeof api.as>['call']>[0], body: object) => {
      const known = await api.prisma.resume.findUnique({ where: { userId: person.id } });
      const updatedAt = known ? await version(person.id) : new Date(0).toISOString();
      const response = await api.as(person).call(endpoint, { body: { updatedAt, ...body } });
      expect(response.status, JSON.stringify(response.body)).toBe(200);
      expect(response.body.data.updatedAt).toBe(await version(person.id));
    };
    await save(resumePersonal, { title: { en: 'Weaver of ikat', km: 'អ្នកត្បាញហូល' } });
    await save(resumeWork, {
      work: [{ title: { en: 'Loom master' }, description: { km: 'ខ្ញុំថែទាំម៉ាស៊ីនត្បាញ' } }],
    });
    await save(resumeObjective, { objective: { en: 'To teach pidan.' } });
    for (const search of ['ikat', 'ហូល', 'loom', 'ម៉ាស៊ីនត្បាញ', 'pidan', 'weav'])
      expect(await found({ search })).toEqual(['Weaver of ikat']);
    await save(resumePersonal, { title: { en: 'Weaver of silk' } });
    expect([await found({ search: 'ikat' }), await found({ search: 'silk' })]).toEqual([
      [],
      ['Weaver of silk'],
    ]);
  });

  it('is filtered by each of its filters', async () => {
    const [category, other] = await api.prisma.category.findMany({ take: 2 });
    const [here, there] = await api.prisma.province.findMany({ take: 2 });
    await createResume(api.prisma, {
      titleEn: 'Filtered one',
      wantedCategoryId: category?.id ?? '',
      provinceId: here?.id ?? '',
      wantedProvinceId: there?.id ?? '',
      experience: '3-years',
      salaryFrom: 400_00n,
      noticePeriod: '2-weeks',
      showExpected: true,
      languages: {
        create: [
          { position: 0, language: 'km' },
          { position: 1, language: 'zh' },
        ],
      },
    });
    await createResume(api.prisma, {
      titleEn: 'Filtered other',
      wantedCategoryId: other?.id ?? '',
      experience: 'fresh',
      currency: 'KHR',
      salaryFrom: 1_000_000_00n,
      showExpected: true,
      education: { create: { position: 0, schoolEn: 'School', level: 'year-12' } },
      activeOn: new Date(addDays(today(), -40)),
    });
    const one = ['Filtered one'];
    const another = ['Filtered other'];
    const cases: [string, string, string[]][] = [
      ['categoryId', category?.id ?? '', one],
      ['provinceId', here?.id ?? '', one],
      ['provinceId', there?.id ?? '', one],
      ['experience', '3-years,4-years', one],
      ['experience', 'fresh', another],
      ['education', 'bachelor,master', one],
      ['education', 'year-12', another],
      // A million riel equal 250 dollars.
      ['salary', '250', another],
      ['salary', '249', []],
      ['salary', '400', [...one, ...another]],
      ['noticePeriod', '2-weeks', one],
      ['language', 'zh,km', one],
      ['language', 'zh,fr', []],
      ['active', '7d', one],
      ['active', '90d', [...one, ...another]],
    ];
    for (const [name, value, expected] of cases)
      expect([name, value, await found({ search: 'filtered', [`filter[${name}]`]: value })]).toEqual([
        name,
        value,
        expected,
      ]);
    const byExperience = { search: 'filtered', sort: 'experience_-1' };
    expect(await found(byExperience)).toEqual(['Filtered one', 'Filtered other']);
    const { body } = await list(recruiter, { search: 'filtered', limit: 1, offset: 1 });
    expect([body.data.length, body.meta]).toEqual([1, { total: 2, per_page: 1, current_page: 2 }]);
  });

  it('knows pay and notice period of those who show them, and of nobody else', async () => {
    const { id } = await createResume(api.prisma, {
      titleEn: 'Okapi',
      salaryFrom: 400_00n,
      salaryTo: 600_00n,
      noticePeriod: '2-weeks',
    });
    const narrowed = async () => [
      await found({ search: 'okapi', 'filter[salary]': '500' }),
      await found({ search: 'okapi', 'filter[noticePeriod]': '2-weeks' }),
    ];
    const told = async () =>
      [(await list(recruiter, { search: 'okapi' })).body.data[0], (await read(recruiter, id)).body.data].map(
        ({ salaryFrom, salaryTo, noticePeriod }) => [salaryFrom, salaryTo, noticePeriod],
      );
    const nothing = [null, null, null];
    expect([await narrowed(), await told()]).toEqual([
      [[], []],
      [nothing, nothing],
    ]);
    await api.prisma.resume.update({ where: { id }, data: { showExpected: true } });
    const all = [400_00, 600_00, '2-weeks'];
    expect([await narrowed(), await told()]).toEqual([
      [['Okapi'], ['Okapi']],
      [all, all],
    ]);
  });

  it('puts titles before skills, and those before descriptions', async () => {
    const skills = (nameEn: string) => ({ create: { position: 0, kind: 'hard', nameEn } });
    await createResume(api.prisma, { titleEn: 'Third', objectiveEn: 'I like origami.' });
    await createResume(api.prisma, { titleEn: 'Second', skills: skills('Origami') });
    await createResume(api.prisma, { titleEn: 'Origami first' });
    const activeOn = new Date(addDays(today(), 1));
    await api.prisma.resume.updateMany({ where: { titleEn: 'Third' }, data: { activeOn } });
    expect(await found({ search: 'origami' })).toEqual(['Origami first', 'Second', 'Third']);
    expect((await found({ search: 'origami', sort: 'activeOn_-1' }))[0]).toBe('Third');
  });

  it('shows five skills and how many more there are, and the highest degree', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    await createResume(api.prisma, {
      titleEn: 'Ibex',
      skills: { create: names.map((nameEn, position) => ({ position, kind: 'hard', nameEn })) },
      education: {
        create: ['bachelor', 'master', 'year-12'].map((level, position) => ({
          position,
          level,
          schoolEn: 'School',
        })),
      },
    });
    const { body } = await list(recruiter, { search: 'ibex' });
    expect(body.data[0]).toMatchObject({ moreSkills: 2, degree: 'master', position: { en: 'Cashier' } });
    expect(body.data[0].skills.map(({ en }: { en: string }) => en)).toEqual(names.slice(0, 5));
  });

  it('leaves out who says nothing that could be found', async () => {
    const person = await createUser(api.prisma);
    const body = { updatedAt: new Date(0).toISOString(), noticePeriod: '1-week' };
    await api.as(person).call(resumeExpected, { body });
    const { id } = await api.prisma.resume.findUniqueOrThrow({ where: { userId: person.id } });
    const { body: all } = await list(recruiter, { limit: 100 });
    expect(all.data.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
  });

  it.each<[string, Record<string, unknown>]>([
    ['sort', { sort: 'salaryFrom_1' }],
    ['filter[gender]', { 'filter[gender]': 'female' }],
    ['filter[name]', { 'filter[name]': 'Dara' }],
    ['filter[opened]', { 'filter[opened]': 'opened' }],
    ['filter[salary]', { 'filter[salary]': '1e3' }],
    ['filter[language]', { 'filter[language]': 'xx' }],
    ['search', { search: 'x'.repeat(201) }],
  ])('security 21: refuses %s: %j', async (field, query) => {
    const { status, body } = await list(recruiter, query);
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });
});
