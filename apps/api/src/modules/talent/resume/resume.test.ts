import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import * as resume from '@acheep/contract/talent/resume';
import { createResume } from '@acheep/prisma/factories/resume';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { tradeSkills } from '@acheep/search/dictionary/trade-skill';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { resumeSnapshot } from './resume.service.ts';

const api = await startApi();

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';

/** Saves based on the current version of the CV unless the body says otherwise. */
async function save(person: Person | null, endpoint: Endpoint, body: object) {
  const updatedAt = (person && (await own(person))?.updatedAt) ?? resume.noResumeYet;
  return api.as(person).call(endpoint, { body: { updatedAt, ...body } });
}
const own = async (person: Person): Promise<resume.OwnResume | null> =>
  (await api.as(person).call(resume.ownResumeGet)).body.data;
const titles = (record: resume.OwnResume | null) => record?.work.map(({ title }) => title.en);
const job = (en: string) => ({ title: { en } });

describe('saving a CV: success', () => {
  it('begins with any section, for recruiters, with name, e-mail and telephone of the account', async () => {
    const person = await createUser(api.prisma, { name: 'សុខ តារា', phone: '+85512345678' });
    expect(await own(person)).toBeNull();
    const { body } = await save(person, resume.resumeWork, { work: [job('Cook')] });
    expect(body.data).toMatchObject({
      visibility: 'recruiters',
      name: { en: null, km: 'សុខ តារា' },
      email: person.email,
      phone: ['+85512345678'],
      work: [{ title: { en: 'Cook', km: null }, from: null, current: false }],
    });
    expect(await own(person)).toEqual(body.data);
  });

  it('replaces one section in its order, and leaves the others alone', async () => {
    const { userId } = await createResume(api.prisma);
    const person = { id: userId };
    const before = await own(person);
    for (const order of [['Cook', 'Chef', 'Baker'], ['Baker', 'Cook', 'Chef'], ['Chef']]) {
      await save(person, resume.resumeWork, { work: order.map(job) });
      expect(titles(await own(person))).toEqual(order);
    }
    const after = await own(person);
    expect({ ...after, work: null, updatedAt: null }).toEqual({ ...before, work: null, updatedAt: null });
  });

  it('keeps sixty entries of a section', async () => {
    const person = await createUser(api.prisma);
    const skills = Array.from({ length: 60 }, (_, index) => ({ name: { km: `ជំនាញ ${index}` } }));
    expect((await save(person, resume.resumeSkills, { skills })).status).toBe(200);
    expect((await own(person))?.skills.map(({ name }) => name.km)).toEqual(skills.map(({ name }) => name.km));
  });

  it('shows the photo of the profile, or not', async () => {
    const person = await createUser(api.prisma);
    const photo = await createUpload(api.prisma, { ownerId: person.id, kind: 'photo', path: 'images/cv_l' });
    await api.prisma.user.update({ where: { id: person.id }, data: { photoPath: photo.path } });
    await save(person, resume.resumePersonal, {});
    expect((await own(person))?.photo?.small).toContain('/api/v1/file/');
    await save(person, resume.resumePersonal, { showPhoto: false });
    expect((await own(person))?.photo).toBeNull();
  });
});

describe('saving a CV: two devices', () => {
  it('security 55: tells the second one, and loses nothing', async () => {
    const { userId } = await createResume(api.prisma);
    const person = { id: userId };
    const { updatedAt } = (await own(person)) ?? {};
    const first = await save(person, resume.resumeWork, { work: [job('First')], updatedAt });
    const second = await save(person, resume.resumeWork, { work: [job('Second')], updatedAt });
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'record.changed']);
    expect(titles(await own(person))).toEqual(['First']);
    const again = { work: [job('Second')], updatedAt: first.body.data.updatedAt };
    expect((await save(person, resume.resumeWork, again)).status).toBe(200);
  });

  it('tells the second one also of a CV that both begin', async () => {
    const person = await createUser(api.prisma);
    const begin = (title: string) =>
      save(person, resume.resumeWork, { work: [job(title)], updatedAt: resume.noResumeYet });
    const answers = await Promise.all([begin('One'), begin('Other')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.prisma.resume.count({ where: { userId: person.id } })).toBe(1);
    const kept = answers.find(({ status }) => status === 200)?.body.data;
    expect(await own(person)).toEqual(kept);
  });
});

describe('saving a CV: validation', () => {
  const long = (length: number) => 'x'.repeat(length);
  it.each<[string, Endpoint, object, string]>([
    ['an entry without its title', resume.resumeWork, { work: [{}] }, 'work.0.title'],
    ['a text in no language', resume.resumeWork, { work: [{ title: {} }] }, 'work.0.title'],
    [
      'a title of 121 letters',
      resume.resumeWork,
      { work: [{ title: { en: long(121) } }] },
      'work.0.title.en',
    ],
    ['a name of two lines', resume.resumePersonal, { name: { en: 'Sok\r\nDara' } }, 'name.en'],
    ['a third language', resume.resumePersonal, { name: { en: 'Sok', fr: 'Sok' } }, 'name.fr'],
    ['a month that is none', resume.resumeWork, { work: [{ ...job('x'), from: '2020-13' }] }, 'work.0.from'],
    [
      'an end before the beginning',
      resume.resumeWork,
      { work: [{ ...job('x'), from: '2020-02', to: '2020-01' }] },
      'work.0.to',
    ],
    [
      'an end of what goes on',
      resume.resumeEducation,
      { education: [{ school: { en: 'x' }, to: '2020-01', current: true }] },
      'education.0.to',
    ],
    ['61 entries', resume.resumeLanguages, { languages: Array(61).fill({ language: 'km' }) }, 'languages'],
    [
      'a level that is none',
      resume.resumeSkills,
      { skills: [{ name: { en: 'x' }, level: 'god' }] },
      'skills.0.level',
    ],
    ['a landline', resume.resumePersonal, { phone: ['+85523123456'] }, 'phone.0'],
    ['four telephones', resume.resumePersonal, { phone: Array(4).fill('+85512345678') }, 'phone'],
    ['a birth to come', resume.resumePersonal, { bornOn: '2099-01-01' }, 'bornOn'],
    ['a province that is not there', resume.resumePersonal, { provinceId: unknownId }, 'provinceId'],
    [
      'a category that is not there',
      resume.resumeExpected,
      { wantedCategoryId: unknownId },
      'wantedCategoryId',
    ],
    ['a salary the wrong way round', resume.resumeExpected, { salaryFrom: 2, salaryTo: 1 }, 'salaryTo'],
    ['a visibility that is none', resume.resumeVisible, { visibility: 'all' }, 'visibility'],
    ['no version', resume.resumeObjective, { updatedAt: undefined }, 'updatedAt'],
    ['an owner', resume.resumeVisible, { visibility: 'public', userId: unknownId }, 'userId'],
    [
      'a file that is not there',
      resume.resumeAttachments,
      { attachments: [{ originalName: 'cv.pdf', path: 'docs/none' }] },
      'attachments',
    ],
  ])('refuses %s', async (_, endpoint, body, field) => {
    const person = await createUser(api.prisma);
    const answer = await save(person, endpoint, body);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
    expect(await own(person)).toBeNull();
  });

  it("security 17: takes nobody else's file", async () => {
    const person = await createUser(api.prisma);
    const { originalName, path } = await createUpload(api.prisma);
    const answer = await save(person, resume.resumeAttachments, { attachments: [{ originalName, path }] });
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, ['attachments']]);
  });
});

describe('saving a CV: authentication and authorisation', () => {
  it('changes nobody else’s CV', async () => {
    const { id } = await createResume(api.prisma);
    await save(await createUser(api.prisma), resume.resumeObjective, {});
    expect((await api.prisma.resume.findUnique({ where: { id } }))?.objectiveEn).not.toBeNull();
  });
});

describe('a snapshot', () => {
  const take = (userId: string) =>
    api.prisma.$transaction((tx) => resumeSnapshot(tx, userId, new Date('2026-11-22T00:00:00Z')));

  it('is the CV as it was, files by their ids, and stays when the CV changes', async () => {
    const { userId } = await createResume(api.prisma);
    const { id, path, originalName } = await createUpload(api.prisma, { ownerId: userId });
    await save({ id: userId }, resume.resumeAttachments, { attachments: [{ originalName, path }] });
    const taken = await take(userId);
    expect(resume.resumeSnapshot.parse(taken)).toEqual(taken);
    expect(taken).toMatchObject({
      takenAt: '2026-11-22T00:00:00.000Z',
      phone: ['+85512345678'],
      work: [{ title: { en: 'Cashier' } }],
      references: [{ name: { en: 'Keo Vibol' } }],
      attachments: [{ id, originalName }],
    });
  });

  it('is none of somebody without a CV', async () => {
    expect(await take((await createUser(api.prisma)).id)).toBeNull();
  });
});

it('ends with the account, sections and all', async () => {
  const { id, userId } = await createResume(api.prisma);
  await api.prisma.user.delete({ where: { id: userId } });
  const where = { resumeId: id };
  const left = [api.prisma.resumeWork, api.prisma.resumeSkill, api.prisma.resumeReferee].map((table) =>
    (table as typeof api.prisma.resumeWork).count({ where }),
  );
  expect(await Promise.all(left)).toEqual([0, 0, 0]);
});

describe('the usual skills of a trade', () => {
  const trade = (person: Person | null, title: string) =>
    api.as(person).call(resume.resumeTradeGet, { query: { title } });

  it('come with a category that is offered, in both languages, for whatever people call it', async () => {
    const person = await createUser(api.prisma);
    const { body } = await trade(person, 'ជាងដេរ');
    expect(body.data.category.slug).toBe('garment');
    expect(body.data.skills).toContainEqual({ en: 'Sew shirts', km: 'ដេរអាវ' });
    expect((await trade(person, 'sewing worker')).body.data).toEqual(body.data);
    expect((await trade(person, 'qwertz')).body.data).toEqual({ category: null, skills: [] });
    for (const { category, trades } of tradeSkills()) {
      const [title = ''] = trades;
      expect([title, (await trade(person, title)).body.data.category?.slug]).toEqual([title, category]);
    }
    await api.prisma.category.update({ where: { slug: 'garment' }, data: { isActive: false } });
    expect((await trade(person, 'ជាងដេរ')).body.data).toEqual({ category: null, skills: body.data.skills });
    await api.prisma.category.update({ where: { slug: 'garment' }, data: { isActive: true } });
  });

  it('need a title, and are for job seekers', async () => {
    const person = await createUser(api.prisma);
    expect((await trade(person, 'x'.repeat(121))).status).toBe(422);
    expect((await trade(null, 'cook')).status).toBe(401);
    expect((await trade(await createRecruiter(api.prisma), 'cook')).status).toBe(403);
  });
});
