import { type CareerReport, careerReportCsv, careerReportGet } from '@acheep/contract/jobs/career-report';
import { careerTables } from '@acheep/contract/jobs/career-report-option';
import { addDays, addMonths, today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { startApi } from '../../../testing/harness.ts';
import { withPages } from '../../../testing/read-pdf.ts';
import { makeCareerReport } from './career-report-make.service.ts';

const api = await startApi();
beforeEach(() => api.prisma.careerReport.deleteMany());

const report = async (): Promise<CareerReport> => (await api.as(null).call(careerReportGet)).body.data;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Quantile: the smallest value that at least this fraction of the values does not exceed. */
const part = (values: number[], of: number) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(of * values.length) - 1)];

/** Deterministic pseudo-random numbers. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Creates 90 jobs of five companies over the last two years: open, closed by hand, expired and drafts. */
async function market() {
  const chance = numbers(7);
  const categories = await api.prisma.category.findMany({ take: 3, orderBy: { position: 'asc' } });
  const provinces = await api.prisma.province.findMany({ take: 2, orderBy: { position: 'asc' } });
  const owners = await Promise.all(Array.from({ length: 5 }, () => createRecruiter(api.prisma)));
  const one = <T>(of: readonly T[]) => of[chance(of.length)] as T;
  const now = today();
  for (let at = 0; at < 90; at++) {
    const began = addDays(now, -chance(at % 3 ? 60 : 700));
    const closes = addDays(began, 5 + chance(90));
    const closed = chance(4) === 0 ? addDays(began, 1 + chance(5)) : null;
    const from = 200_00 + chance(600) * 100;
    const inRiel = chance(5) === 0;
    const money = (cents: number) => BigInt(inRiel ? cents * 4000 : cents);
    await createJob(api.prisma, {
      ownerId: one(owners).id,
      status: at % 15 === 0 ? 'draft' : closed && closed <= now ? 'closed' : 'active',
      categoryId: one(categories).id,
      provinceId: one(provinces).id,
      experience: one(['fresh', '2-years', 'above-5-years']),
      type: chance(6) === 0 ? 'part-time' : 'full-time',
      vacancies: 1 + chance(4),
      currency: inRiel ? 'KHR' : 'USD',
      ...(chance(5) === 0
        ? { salaryFrom: null, salaryTo: null, negotiable: true }
        : { salaryFrom: money(from), salaryTo: chance(3) ? money(from + 20_100) : null }),
      closesOn: closes,
      closedAt: closed && closed <= now ? new Date(`${closed}T05:00:00Z`) : null,
      ...(at % 15 !== 0 && {
        publishedAt: new Date(`${began}T03:00:00Z`),
        announcedAt: new Date(`${began}T03:00:00Z`),
      }),
      skills: chance(2)
        ? [
            { kind: 'hard', name: chance(3) ? 'Excel' : 'excel' },
            { kind: 'soft', name: 'Teamwork' },
          ]
        : [],
    });
  }
}

describe('the career report', () => {
  it('says what the rows say, counted another way', async () => {
    await market();
    const rows = await api.prisma.job.findMany({ include: { category: true, province: true, skills: true } });
    const now = today();
    const first = `${now.slice(0, 7)}-01`;
    const since = addMonths(first, -11);
    const jobs = rows
      .filter((job) => job.status !== 'draft' && job.publishedAt && job.closingDate)
      .map((job) => {
        const closing = dayOf(job.closingDate as Date);
        const closed = job.closedAt && today(job.closedAt);
        const ends = closed && closed < closing ? closed : closing;
        const began = today(job.publishedAt as Date);
        const amounts = [job.salaryFrom ?? job.salaryTo, job.salaryTo ?? job.salaryFrom].map(Number);
        const cents = Math.round(
          ((amounts[0] ?? 0) + (amounts[1] ?? 0)) / 2 / (job.currency === 'KHR' ? 4000 : 1),
        );
        return { ...job, ends, began, cents, isOpen: job.status === 'active' && closing >= now };
      });
    type Job = (typeof jobs)[number];
    const by = (of: readonly Job[], key: (job: Job) => string) => Object.entries(Object.groupBy(of, key));
    const companies = (of: readonly Job[]) => new Set(of.map(({ companyId }) => companyId)).size;
    const isEnough = (of: readonly Job[]) => of.length >= 5 && companies(of) >= 3;
    const inCategory = (job: Job) => job.category?.slug ?? '';
    const inProvince = (job: Job) => job.province?.slug ?? '';

    const shown = await report();
    const flat = <R extends { slug: string; name: unknown; _id: string }>(of: readonly R[]) =>
      of.map(({ slug, name: _name, _id, ...numbers }) => [slug, numbers]);
    const open = jobs.filter(({ isOpen }) => isOpen);
    const openOf = (of: readonly Job[] = []) => ({
      jobs: of.length,
      vacancies: of.reduce((sum, { vacancies }) => sum + (vacancies ?? 0), 0),
      companies: companies(of),
    });
    expect(shown.open).toEqual(openOf(open));
    for (const [list, key] of [
      [shown.categories, inCategory],
      [shown.provinces, inProvince],
    ] as const)
      expect(Object.fromEntries(flat(list))).toEqual(
        Object.fromEntries(by(open, key).map(([slug, of]) => [slug, openOf(of)])),
      );

    expect(shown.months).toHaveLength(12);
    for (const { month, published, open: openIn } of shown.months) {
      expect([month, published]).toEqual([month, jobs.filter(({ began }) => began.startsWith(month)).length]);
      const last = addDays(addMonths(`${month}-01`, 1), -1);
      const during = jobs.filter(({ began, ends }) => began <= last && ends >= `${month}-01`);
      expect([month, openIn]).toEqual([month, during.length]);
    }

    const paid = jobs.filter(
      ({ type, began, salaryFrom, salaryTo }) =>
        type === 'full-time' && began >= since && (salaryFrom ?? salaryTo) !== null,
    );
    const salaryOf = (of: readonly Job[] = []) => {
      const cents = of.map((job) => job.cents);
      const [lower, median, upper] = [0.25, 0.5, 0.75].map((quarter) => part(cents, quarter));
      return { jobs: of.length, companies: companies(of), lower, median, upper };
    };
    const salaries = (key: (job: Job) => string) =>
      Object.fromEntries(
        by(paid, key).flatMap(([slug, of = []]) => (isEnough(of) ? [[slug, salaryOf(of)]] : [])),
      );
    expect(shown.salaries.all).toEqual(salaryOf(paid));
    expect(Object.fromEntries(flat(shown.salaries.categories))).toEqual(salaries(inCategory));
    expect(Object.fromEntries(flat(shown.salaries.provinces))).toEqual(salaries(inProvince));
    expect(
      Object.fromEntries(
        shown.salaries.experiences.map(({ experience, ...numbers }) => [experience, numbers]),
      ),
    ).toEqual(salaries(({ experience }) => experience ?? ''));
    expect(shown.salaries.experiences.map(({ experience }) => experience)).toEqual([
      'fresh',
      '2-years',
      'above-5-years',
    ]);
    expect(
      Object.fromEntries(
        shown.salaries.ladders.map(({ slug, experiences }) => [
          slug,
          Object.fromEntries(experiences.map(({ experience, ...numbers }) => [experience, numbers])),
        ]),
      ),
    ).toEqual(
      Object.fromEntries(
        by(paid, inCategory).flatMap(([slug, of = []]) => {
          const steps = by(of, ({ experience }) => experience ?? '').flatMap(([step, inStep = []]) =>
            isEnough(inStep) ? [[step, salaryOf(inStep)]] : [],
          );
          return steps.length > 1 && isEnough(of) ? [[slug, Object.fromEntries(steps)]] : [];
        }),
      ),
    );
    expect(shown.salaries.ladders).not.toEqual([]);
    const medians = shown.salaries.categories.map(({ median }) => median);
    expect(medians).toEqual([...medians].sort((a, b) => b - a));

    const asking = open.filter(({ skills }) => skills.length > 0);
    expect(shown.skills).toEqual(
      expect.arrayContaining([
        { name: 'Excel', names: null, kind: 'hard', jobs: asking.length },
        {
          name: 'Teamwork',
          names: { en: 'Teamwork', km: 'ធ្វើការជាក្រុម' },
          kind: 'soft',
          jobs: asking.length,
        },
      ]),
    );

    const over = jobs.filter(({ isOpen, ends }) => !isOpen && ends >= since && ends <= now);
    expect(Object.fromEntries(flat(shown.openTimes))).toEqual(
      Object.fromEntries(
        by(over, inCategory).flatMap(([slug, of = []]) =>
          isEnough(of)
            ? [
                [
                  slug,
                  {
                    jobs: of.length,
                    companies: companies(of),
                    days: part(
                      of.map(({ began, ends }) => days(began, ends) + 1),
                      0.5,
                    ),
                  },
                ],
              ]
            : [],
        ),
      ),
    );
  });

  it('says nothing of what fewer than five jobs or three companies pay', async () => {
    const [category, other] = await api.prisma.category.findMany({ orderBy: { position: 'desc' }, take: 2 });
    const categoryId = category?.id as string;
    const owners = await Promise.all([1, 2, 3].map(() => createRecruiter(api.prisma)));
    const job = (at: number, id = categoryId) =>
      createJob(api.prisma, { ownerId: owners[at]?.id as string, categoryId: id });
    const salary = async (slug = category?.slug) => {
      await api.prisma.careerReport.deleteMany();
      return (await report()).salaries.categories.find((row) => row.slug === slug)?.jobs;
    };
    for (const at of [0, 0, 1, 2]) await job(at);
    expect(await salary()).toBeUndefined();
    await job(1);
    expect(await salary()).toBe(5);
    for (const at of [0, 0, 0, 1, 1, 1]) await job(at, other?.id);
    expect(await salary(other?.slug)).toBeUndefined();
  });

  it('counts CVs that recruiters can find beside open jobs, and no others', async () => {
    const [category] = await api.prisma.category.findMany({ orderBy: { position: 'asc' }, skip: 5, take: 1 });
    const wantedCategoryId = category?.id as string;
    const seekers = async () => {
      await api.prisma.careerReport.deleteMany();
      return (await report()).seekers.find(({ _id }) => _id === wantedCategoryId)?.seekers ?? 0;
    };
    const titleEn = 'Baker';
    await createResume(api.prisma, { titleEn, wantedCategoryId, visibility: 'hidden' });
    expect(await seekers()).toBe(0);
    await createResume(api.prisma, { titleEn, wantedCategoryId, visibility: 'public' });
    const { id } = await createUser(api.prisma);
    await createResume(api.prisma, { titleEn, wantedCategoryId, userId: id });
    expect(await seekers()).toBe(2);
    await api.prisma.user.update({ where: { id }, data: { disabledAt: new Date() } });
    expect(await seekers()).toBe(1);
  });

  it('is counted once an hour, however many ask, and without a job too', async () => {
    await api.prisma.job.deleteMany();
    const [empty, ...others] = await Promise.all(Array.from({ length: 8 }, report));
    expect(empty).toMatchObject({
      open: { jobs: 0, vacancies: 0, companies: 0 },
      categories: [],
      salaries: { all: null },
    });
    expect(empty?.months).toHaveLength(12);
    for (const other of others) expect(other).toEqual(empty);
    await createJob(api.prisma);
    expect((await makeCareerReport(api.deps)).open.jobs).toBe(0);
    const later = new Date(Date.parse(empty?.madeAt as string) + 3_600_000);
    expect((await makeCareerReport({ ...api.deps, now: () => later })).open.jobs).toBe(1);
    expect((await report()).open.jobs).toBe(1);
  });

  it('gives each table as a file, in both languages', async () => {
    await createJob(api.prisma);
    for (const table of valuesOf(careerTables)) {
      const asked = async (locale: Locale) =>
        (await api.as(null).call(careerReportCsv, { query: { table }, locale })).body.data;
      const [english, khmer] = [await asked('en'), await asked('km')];
      expect(english.name).toBe(`career-report-${table}-${today()}.csv`);
      const [head = ''] = khmer.csv.split('\r\n');
      expect(head).toMatch(/\p{Script=Khmer}/u);
      expect(head.split(',')).toHaveLength(english.csv.split('\r\n')[0]?.split(',').length as number);
    }
  });

  it('has a page and a picture of each chart, in both languages, and of no other', async () => {
    await market();
    const get = (address: string) => api.http().get(address).responseType('blob');
    for (const page of ['/career-report/category', '/km/career-report/salary-experience']) {
      const text = (await openBytes(api, page)).body.toString();
      const [, picture = ''] = /og:image" content="[^"]*(\/picture\/[^"]+)"/.exec(text) ?? [];
      const latest = await get(`/picture${page}/latest.jpg`);
      expect([latest.status, latest.headers['cache-control']]).toEqual([302, 'no-store']);
      expect(latest.headers.location).toBe(picture);
      const { status, headers } = await get(picture);
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    }
    expect((await openBytes(api, '/career-report/nothing')).status).toBe(404);
    expect((await get('/picture/career-report/nothing/latest.jpg')).status).toBe(404);
  });

  it('is a PDF in both languages, whose words can be read and copied', async () => {
    await createJob(api.prisma);
    for (const [language, words] of [
      ['en', ['Career report', 'Open jobs by category', 'Accounting']],
      ['km', ['របាយការណ៍ទីផ្សារការងារ', careerTables.province.km, 'ភ្នំពេញ']],
    ] as const) {
      const response = await openBytes(api, `/api/v1/career-report/pdf/${language}`);
      expect(response.headers['content-type']).toBe('application/pdf');
      const text = await withPages(response.body, (pages) => pages.map((page) => page.getText()).join('\n'));
      const solid = (value: string) => value.replace(/\s+/g, '');
      for (const word of words) expect(solid(text)).toContain(solid(word));
    }
    expect((await openBytes(api, '/api/v1/career-report/pdf/fr')).status).toBe(404);
  });
});
