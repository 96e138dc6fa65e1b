import { companyIgnore } from '@acheep/contract/companies/ignored-company';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { notificationList } from '@acheep/contract/messaging/notification';
import { resumeVisible } from '@acheep/contract/talent/resume';
import * as view from '@acheep/contract/talent/resume-view';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createResume } from '@acheep/prisma/factories/resume';
import { createResumeView } from '@acheep/prisma/factories/resume-view';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

/** Ids and times have any digits. */
const withoutIds = (text: string) => text.replaceAll(/"(_id|createdAt|updatedAt)":"[^"]*"/g, '');

const api = await startApi();

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';
const list = (person: Person | null, query: object = {}) => api.as(person).call(view.resumeList, { query });
const read = (person: Person | null, id: string) => api.as(person).call(view.resumeGet, { params: { id } });
const open = (person: Person | null, id: string) => api.as(person).call(view.resumeOpen, { params: { id } });
const paper = { design: 'classic', language: 'en', paper: 'a4' };
const pdf = (person: Person | null, id: string) =>
  api.as(person).call(view.openedResumePdf, { params: { id }, body: paper });
const left = async (person: Person) => (await api.as(person).call(view.cvViewsGet)).body.data;

/** A recruiter whose company may open `cvViews` CVs. */
async function recruiterWith(cvViews: number) {
  const recruiter = await createRecruiter(api.prisma, { jobs: 0 });
  const companyId = recruiter.company?.id ?? '';
  const order = await createOrder(api.prisma, { ownerId: recruiter.id, status: 'active', cvViews });
  return { ...recruiter, companyId, order };
}
const usedOf = async ({ id }: { id: string }) =>
  (await api.prisma.order.findUniqueOrThrow({ where: { id } })).cvViewsUsed;

describe('opening a CV: success', () => {
  it('takes one view the first time, and none of a colleague, who sees it too', async () => {
    const recruiter = await recruiterWith(3);
    const colleague = await createMember(api.prisma, recruiter.companyId);
    const { id, userId } = await createResume(api.prisma, { nameEn: 'Keo Sokun' });
    const { email } = await api.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    const until = addDays(today(), 30);
    const before = await read(recruiter, id);
    expect(before.body.data).toMatchObject({ shown: 'unnamed', views: { left: 3, until } });
    expect(before.text).not.toContain('Sokun');
    expect([await usedOf(recruiter.order), await left(recruiter)]).toEqual([0, { left: 3, until }]);
    const opened = await open(recruiter, id);
    expect(opened.body.data).toMatchObject({
      shown: 'full',
      resume: {
        name: { en: 'Keo Sokun' },
        phone: ['+85512345678'],
        email,
        work: [{ employer: { en: 'Mekong Shop' } }],
        references: [{ name: { en: 'Keo Vibol' }, phone: '+85512999888' }],
      },
    });
    for (const person of [recruiter, colleague]) {
      expect((await open(person, id)).body.data.openedAt).toBe(opened.body.data.openedAt);
      expect((await read(person, id)).body.data).toEqual(opened.body.data);
      expect((await list(person, { 'filter[opened]': 'opened' })).body.data).toMatchObject([
        { _id: id, name: { en: 'Keo Sokun' }, openedAt: opened.body.data.openedAt },
      ]);
    }
    expect([await usedOf(recruiter.order), await left(recruiter)]).toEqual([1, { left: 2, until }]);
    const other = await recruiterWith(1);
    expect((await read(other, id)).body.data.shown).toBe('unnamed');
    expect((await list(other, { 'filter[opened]': 'opened' })).body.meta.total).toBe(0);
  });

  it('takes it from the order that ends first and has one left', async () => {
    const recruiter = await recruiterWith(5);
    const inDays = (days: number) => ({
      ownerId: recruiter.id,
      status: 'active' as const,
      validTo: new Date(addDays(today(), days)),
    });
    const usedUp = await createOrder(api.prisma, { ...inDays(1), cvViews: 2, cvViewsUsed: 2 });
    const refunded = await createOrder(api.prisma, { ...inDays(2), refundedAt: new Date() });
    const past = await createOrder(api.prisma, inDays(-1));
    const soon = await createOrder(api.prisma, { ...inDays(3), cvViews: 1 });
    expect(await left(recruiter)).toEqual({ left: 6, until: addDays(today(), 3) });
    for (let opened = 0; opened < 2; opened += 1)
      expect((await open(recruiter, (await createResume(api.prisma)).id)).status).toBe(200);
    const used = await Promise.all([usedUp, refunded, past, soon, recruiter.order].map(usedOf));
    expect(used).toEqual([2, 0, 0, 1, 1]);
  });

  it('tells the owner in the bell, once, and who it was on their page', async () => {
    const recruiter = await recruiterWith(2);
    const { id, userId } = await createResume(api.prisma);
    const seeker = { id: userId };
    const company = recruiter.company?.name;
    const nameKm = 'មេគង្គ';
    await api.prisma.company.update({ where: { id: recruiter.companyId }, data: { nameKm } });
    for (let times = 0; times < 2; times += 1) await open(recruiter, id);
    expect((await api.as(seeker).call(notificationList)).body).toMatchObject({
      data: [{ kind: 'resume-opened', params: { company, companyKm: nameKm } }],
      meta: { total: 1 },
    });
    expect((await api.as(seeker).call(view.resumeViewerList)).body).toMatchObject({
      data: [{ company: { _id: recruiter.companyId, name: company } }],
      meta: { total: 1 },
    });
    const another = await recruiterWith(0);
    await read(another, id);
    const numbers = async () => (await api.as(seeker).call(view.resumeStatisticsGet)).body.data;
    expect(await numbers()).toEqual({ shown: 2, opened: 1 });
    api.setClock(new Date(`${addDays(today(), view.shownDays)}T03:00:00Z`));
    expect(await numbers()).toEqual({ shown: 0, opened: 1 });
    api.setClock(null);
    expect((await api.as(await createUser(api.prisma)).call(view.resumeStatisticsGet)).body.data).toEqual({
      shown: 0,
      opened: 0,
    });
  });

  it('opens photo, attachments and the PDF, as long as the CV is there for the company', async () => {
    const recruiter = await recruiterWith(1);
    const { id, userId } = await createResume(api.prisma, { nameEn: 'Keo Sokun' });
    const path = `images/opened-${id}_l`;
    await createUpload(api.prisma, { ownerId: userId, kind: 'photo', path });
    await api.prisma.user.update({ where: { id: userId }, data: { photoPath: path } });
    const { id: uploadId } = await createUpload(api.prisma, { ownerId: userId });
    await api.prisma.resumeAttachment.create({ data: { resumeId: id, position: 0, uploadId } });
    expect((await pdf(recruiter, id)).status).toBe(404);
    const { resume } = (await open(recruiter, id)).body.data;
    const links = [resume.photo.image, resume.attachments[0].url];
    const statuses = () => Promise.all(links.map(async (link) => (await api.http().get(link)).status));
    // The factory creates the records but no files: 404 means that access was not refused.
    expect(await statuses()).toEqual([404, 404]);
    const { url } = (await pdf(recruiter, id)).body.data;
    const printed = await api.http().get(url);
    expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { updatedAt } = await api.prisma.resume.findUniqueOrThrow({ where: { id } });
    const body = { visibility: 'hidden', updatedAt: updatedAt.toISOString() };
    expect((await api.as({ id: userId }).call(resumeVisible, { body })).status).toBe(200);
    expect(await statuses()).toEqual([403, 403]);
    expect((await api.http().get(url)).status).toBe(404);
    for (const call of [read, open, pdf]) expect((await call(recruiter, id)).status).toBe(404);
    expect((await list(recruiter, { 'filter[opened]': 'opened' })).body.meta.total).toBe(0);
  });
});

describe('opening a CV: refused', () => {
  it('says so where no view is left, and nothing is taken, shown or told', async () => {
    const none = await createRecruiter(api.prisma, { jobs: 0 });
    const { id, userId } = await createResume(api.prisma);
    for (const recruiter of [none, await recruiterWith(0)]) {
      const { status, body } = await open(recruiter, id);
      expect([status, body.code, await left(recruiter)]).toEqual([409, 'resume.no_views', null]);
      expect((await read(recruiter, id)).body.data).toMatchObject({ shown: 'unnamed', views: null });
    }
    expect(await api.prisma.notification.count({ where: { userId } })).toBe(0);
    expect(await api.prisma.resumeView.count({ where: { resumeId: id } })).toBe(0);
  });

  it('security 22: is not possible of who hides, ignores the company or is disabled, even if it was before', async () => {
    const recruiter = await recruiterWith(5);
    const leave = [
      (userId: string) =>
        api.prisma.resume.update({ where: { userId }, data: { visibility: 'hidden' }, select: { id: true } }),
      (userId: string) => api.as({ id: userId }).call(companyIgnore, { params: { id: recruiter.companyId } }),
      (userId: string) => api.prisma.user.update({ where: { id: userId }, data: { disabledAt: new Date() } }),
    ];
    for (const leaves of leave)
      for (const before of [true, false]) {
        const { id, userId } = await createResume(api.prisma);
        if (before) await createResumeView(api.prisma, { resumeId: id, companyId: recruiter.companyId });
        await leaves(userId);
        for (const call of [read, open, pdf]) expect((await call(recruiter, id)).status).toBe(404);
      }
    expect(await usedOf(recruiter.order)).toBe(0);
    for (const id of [unknownId, 'nonsense']) expect((await open(recruiter, id)).status).toBe(404);
  });

  it('is for recruiters alone', async () => {
    const { id } = await createResume(api.prisma, { visibility: 'public' });
    for (const role of ['user', 'trainer', 'admin'] as const) {
      const person = await createUser(api.prisma, { role });
      for (const call of [open, pdf]) expect((await call(person, id)).status).toBe(403);
      expect((await api.as(person).call(view.cvViewsGet)).status).toBe(403);
    }
    for (const call of [read, open, pdf]) expect((await call(null, id)).status).toBe(401);
  });
});

describe('opening CVs: fifty calls at once', () => {
  const fifty = <T>(call: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => call(index)));

  it('of one CV take one view, and tell its owner once', async () => {
    const recruiter = await recruiterWith(30);
    const colleague = await createMember(api.prisma, recruiter.companyId);
    const { id, userId } = await createResume(api.prisma);
    const answers = await fifty((index) => open(index % 2 ? recruiter : colleague, id));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await usedOf(recruiter.order)).toBe(1);
    expect(await api.prisma.notification.count({ where: { userId } })).toBe(1);
  });

  it('of fifty CVs with one view left open one', async () => {
    const recruiter = await recruiterWith(1);
    const resumes: { id: string }[] = [];
    for (let made = 0; made < 50; made += 1) resumes.push(await createResume(api.prisma));
    const answers = await fifty((index) => open(recruiter, resumes[index]?.id ?? ''));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(49).fill(409)]);
    expect(await usedOf(recruiter.order)).toBe(1);
    expect(await api.prisma.resumeView.count({ where: { companyId: recruiter.companyId } })).toBe(1);
  });
});

describe('job seekers in resume search', () => {
  it('finds what was meant, as the list of unnamed people does', async () => {
    const { id: ownerId } = await createRecruiter(api.prisma);
    await createJob(api.prisma, { ownerId, title: 'Glassblower' });
    await createResume(api.prisma, { titleEn: 'Glassblower in Kampot', visibility: 'public' });
    const { status, body } = await list(await createUser(api.prisma), { search: 'glasblower' });
    expect([status, body.meta.total, body.meta.corrected]).toEqual([200, 1, 'glassblower']);
  });

  it('find public CVs with their names, and no salaries, contacts or others', async () => {
    const seeker = await createUser(api.prisma);
    const common = { titleEn: 'Tapir keeper', nameEn: 'Keo Sokun', salaryFrom: 77_700n };
    const { id } = await createResume(api.prisma, { ...common, visibility: 'public' });
    const other = await createResume(api.prisma, common);
    const found = await list(seeker, { search: 'tapir' });
    expect(found.body).toMatchObject({
      data: [{ _id: id, name: { en: 'Keo Sokun' }, salaryFrom: null, openedAt: null }],
      meta: { total: 1 },
    });
    expect(found.text).not.toContain('77700');
    expect((await read(seeker, id)).body.data).toMatchObject({ shown: 'public' });
    expect((await read(seeker, other.id)).status).toBe(404);
    expect((await read({ id: other.userId }, other.id)).status).toBe(200);
    expect((await list(seeker, { 'filter[salary]': '800' })).body.meta.total).toBe(0);
    expect((await list(seeker, { 'filter[opened]': 'opened' })).body.meta.total).toBe(0);
    expect(await api.prisma.resumeShown.count({ where: { resumeId: id } })).toBe(0);
  });

  it('security 63: are shown no way to reach anybody in the words of a public CV, its name too', async () => {
    const { id } = await createResume(api.prisma, {
      visibility: 'public',
      titleEn: 'Pangolin keeper, call 012  987  654',
      nameEn: 'Keo Sokun 012–987–654',
      objectiveEn: 'Ask my teacher: telegram: teacher88',
    });
    const seeker = await createUser(api.prisma);
    const [card, whole] = [await list(seeker, { search: 'pangolin' }), await read(seeker, id)];
    expect([card.body.data[0].name.en, whole.body.data.resume.name.en]).toEqual([
      'Keo Sokun •••',
      'Keo Sokun •••',
    ]);
    for (const secret of ['987', 'teacher88'])
      expect(withoutIds(card.text + whole.text)).not.toContain(secret);
  });

  it('a recruiter finds the same unnamed', async () => {
    const recruiter = await recruiterWith(1);
    await createResume(api.prisma, {
      titleEn: 'Saola keeper',
      nameEn: 'Keo Sokun',
      salaryFrom: 500_00n,
      showExpected: true,
      visibility: 'public',
    });
    const { body, text } = await list(recruiter, { search: 'saola', 'filter[salary]': '500' });
    expect(body.data).toMatchObject([{ name: null, openedAt: null, salaryFrom: 500_00 }]);
    expect(text).not.toContain('Sokun');
  });

  it('is not for trainers, admins and visitors', async () => {
    const { id } = await createResume(api.prisma, { visibility: 'public' });
    for (const role of ['trainer', 'admin'] as const) {
      const person = await createUser(api.prisma, { role });
      expect([(await list(person)).status, (await read(person, id)).status]).toEqual([403, 403]);
    }
    expect((await list(null)).status).toBe(401);
  });

  it('is not possible while its owner is disabled, nor where there is none', async () => {
    const { id, userId } = await createResume(api.prisma, { visibility: 'public' });
    await api.prisma.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
    const reader = await createUser(api.prisma);
    for (const one of [id, unknownId, 'nonsense']) expect((await read(reader, one)).status).toBe(404);
  });

  it('security 19: are shown these keys, and no way to reach anybody', async () => {
    const { id, userId } = await createResume(api.prisma, {
      visibility: 'public',
      email: 'private@example.com',
      bornOn: new Date('1990-05-05'),
      addressEn: 'Street 99',
      salaryFrom: 77_700n,
    });
    const { body, text } = await read(await createUser(api.prisma), id);
    expect(Object.keys(body.data.resume).sort()).toEqual(
      (
        '_id createdAt education experience gender languages name nationality noticePeriod objective photo ' +
        'province skills title trainings updatedAt wantedCategory wantedProvince wantedType work'
      ).split(' '),
    );
    const { email } = await api.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    for (const secret of ['private@example.com', email, '+855', '1990-05-05', 'Street 99', 'Vibol', '77700'])
      expect(withoutIds(text)).not.toContain(secret);
  });

  it('security 18: open the photo as long as the CV shows it', async () => {
    const { id, userId } = await createResume(api.prisma, { visibility: 'public' });
    const path = `images/seen-${id}_l`;
    await createUpload(api.prisma, { ownerId: userId, kind: 'photo', path });
    await api.prisma.user.update({ where: { id: userId }, data: { photoPath: path } });
    const reader = await createUser(api.prisma);
    const url = (await read(reader, id)).body.data.resume.photo.image;
    expect((await api.http().get(url)).status).toBe(404);
    await api.prisma.resume.update({ where: { id }, data: { showPhoto: false } });
    expect((await api.http().get(url)).status).toBe(403);
    expect((await read(reader, id)).body.data.resume.photo).toBeNull();
  });
});

it('views end with the CV and with the company, and stay when who opened it goes', async () => {
  const recruiter = await recruiterWith(3);
  const colleague = await createMember(api.prisma, recruiter.companyId);
  const [first, second] = [await createResume(api.prisma), await createResume(api.prisma)];
  for (const { id } of [first, second]) await open(colleague, id);
  await api.prisma.user.delete({ where: { id: colleague.id } });
  const where = { companyId: recruiter.companyId };
  expect(await api.prisma.resumeView.findMany({ where, select: { openedById: true } })).toEqual([
    { openedById: null },
    { openedById: null },
  ]);
  await api.prisma.user.delete({ where: { id: first.userId } });
  expect(await api.prisma.resumeView.count({ where })).toBe(1);
  await api.prisma.user.delete({ where: { id: recruiter.id } });
  expect(await api.prisma.resumeView.count({ where })).toBe(0);
  expect(await api.prisma.resumeShown.count({ where })).toBe(0);
});
