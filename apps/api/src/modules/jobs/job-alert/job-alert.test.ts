import { alertCreate, alertDelete, alertList, alertUpdate, maxAlerts } from '@acheep/contract/jobs/job-alert';
import { paths } from '@acheep/contract/paths';
import { createJob } from '@acheep/prisma/factories/job';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { stopTokens } from '../../messaging/mail/stop-link.ts';
import { notifyNews } from './alert-news.service.ts';

const api = await startApi();

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';
const body = { name: 'Cooks', frequency: 'daily', criteria: { search: 'cook', type: ['part-time'] } };

const save = (person: Person | null, more: object = {}) =>
  api.as(person).call(alertCreate, { body: { ...body, ...more } });
const change = (person: Person | null, id: string, more: object = {}) =>
  api
    .as(person)
    .call(alertUpdate, { params: { id }, body: { name: 'Bakers', frequency: 'weekly', ...more } });
const remove = (person: Person | null, id: string) => api.as(person).call(alertDelete, { params: { id } });
const list = async (person: Person) => (await api.as(person).call(alertList)).body.data;
const frequencyOf = async (id: string) =>
  (await api.prisma.jobAlert.findUniqueOrThrow({ where: { id } })).frequency;

describe('saved searches: success', () => {
  it('are saved, listed the last first, changed and deleted', async () => {
    const person = await createUser(api.prisma);
    const { status, body: first } = await save(person);
    expect([status, first.data]).toMatchObject([201, { ...body, paused: false, problem: null }]);
    const { data: second } = (await save(person, { name: 'All', criteria: {} })).body;
    expect(await list(person)).toEqual([second, first.data]);
    const changed = await change(person, first.data._id, { paused: true });
    expect(changed.body.data).toMatchObject({ name: 'Bakers', frequency: 'weekly', paused: true });
    expect(changed.body.data.criteria).toEqual(body.criteria);
    expect((await remove(person, second._id)).body).toEqual({ data: null });
    expect(await list(person)).toEqual([changed.body.data]);
  });
});

describe('saved searches: validation', () => {
  it('ask for what there is, in words that fit', async () => {
    const person = await createUser(api.prisma);
    for (const [more, field] of [
      [{ name: ' ' }, 'name'],
      [{ frequency: 'hourly' }, 'frequency'],
      [{ criteria: { search: 'x'.repeat(201) } }, 'criteria.search'],
      [{ criteria: { type: ['seasonal'] } }, 'criteria.type.0'],
      [{ criteria: { salary: -1 } }, 'criteria.salary'],
      [{ criteria: { categoryId: [unknownId] } }, 'criteria.categoryId'],
      [{ criteria: { companyId: unknownId } }, 'criteria.companyId'],
    ] as const) {
      const answer = await save(person, more);
      expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
    }
    expect(await list(person)).toEqual([]);
  });

  it('are as many as there may be, and of several at once no more', async () => {
    const person = await createUser(api.prisma);
    for (let number = 1; number < maxAlerts; number += 1)
      await createJobAlert(api.prisma, { userId: person.id });
    const answers = await Promise.all([save(person), save(person), save(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'job_alert.most', message: expect.stringContaining('20') });
  });

  it('are not overwritten unseen, and a mail that was sent meanwhile is no change', async () => {
    const person = await createUser(api.prisma);
    const { _id: id, updatedAt } = (await save(person)).body.data;
    api.setClock(new Date(Date.now() + 86_400_000));
    await notifyNews(api.deps);
    api.setClock(null);
    const { data } = (await change(person, id, { updatedAt })).body;
    expect(data.updatedAt).not.toBe(updatedAt);
    expect((await change(person, id, { updatedAt })).body.code).toBe('record.changed');
  });
});

describe('saved searches: authentication and authorisation', () => {
  it('are for job seekers, each their own', async () => {
    const { id, userId } = await createJobAlert(api.prisma);
    const calls = (person: Person | null) =>
      Promise.all([
        api.as(person).call(alertList),
        save(person, { criteria: {} }),
        change(person, id),
        remove(person, id),
      ]);
    const other = await createUser(api.prisma);
    expect((await calls(other)).map(({ status }) => status)).toEqual([200, 201, 404, 404]);
    expect((await change(other, unknownId)).status).toBe(404);
    expect((await list({ id: userId })).map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  });
});

describe('ending the mails of a saved search', () => {
  it('is offered by every mail with news, to the program and to the reader', async () => {
    const person = await createUser(api.prisma, { locale: 'km' });
    const { id } = await createJobAlert(api.prisma, { userId: person.id, criteria: { search: 'weaver' } });
    await createJob(api.prisma, { title: 'Weaver' });
    await api.prisma.jobAlert.deleteMany({ where: { id: { not: id } } });
    await api.prisma.$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail'`;
    await notifyNews(api.deps);
    const [mail] = await api.mails(1);
    const link = `/km${paths.unsubscribe('job-alert', stopTokens['job-alert'].make(api.deps.config, [id]))}`;
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<http.*>$/);
    expect(header('list-unsubscribe')).toContain(link);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain('Weaver');
    expect((await api.http().post(link)).status).toBe(200);
    expect(await frequencyOf(id)).toBe('none');
  });
});
