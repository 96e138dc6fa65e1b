import { accountDelete } from '@acheep/contract/accounts/privacy';
import { adminOrderCancel, adminOrderConfirm } from '@acheep/contract/billing/order-admin';
import { applicationWithdraw } from '@acheep/contract/hiring/application';
import { applicationDecide } from '@acheep/contract/hiring/decision';
import {
  notificationDays,
  notificationList,
  notificationRead,
  notificationReadAll,
  notificationUnread,
} from '@acheep/contract/messaging/notification';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createNotification } from '@acheep/prisma/factories/notification';
import { createOrder } from '@acheep/prisma/factories/order';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { notifyApplicant } from '../../hiring/application/application.tasks.ts';
import { withdrawalService } from '../../hiring/application/withdrawal.service.ts';
import { notifyNews } from '../../jobs/job-alert/alert-news.service.ts';
import { notificationModule } from './notification.module.ts';
import { notify } from './notify.ts';

const api = await startApi();

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';
const list = async (person: Person, query: object = {}) =>
  (await api.as(person).call(notificationList, { query })).body;
const unread = async (person: Person) => (await api.as(person).call(notificationUnread)).body.data.count;
const read = (person: Person | null, id: string) => api.as(person).call(notificationRead, { params: { id } });

describe('the bell: success', () => {
  it('lists what happened, the latest first, and knows what is read', async () => {
    const person = await createUser(api.prisma);
    const at = (hour: number) => ({ userId: person.id, createdAt: new Date(Date.UTC(2026, 10, 20, hour)) });
    const [first, second] = [
      await createNotification(api.prisma, at(1)),
      await createNotification(api.prisma, {
        ...at(2),
        kind: 'job-alert-paused',
        params: { alert: 'Cooks' },
      }),
    ];
    await createNotification(api.prisma, { ...at(3), kind: 'of-a-later-version' });
    const { data, meta } = await list(person);
    expect([meta.total, await unread(person)]).toEqual([2, 2]);
    expect(data).toMatchObject([
      { _id: second.id, kind: 'job-alert-paused', params: { alert: 'Cooks' }, read: false },
      { _id: first.id, read: false },
    ]);
    expect((await list(person, { limit: 1, offset: 1 })).data[0]._id).toBe(first.id);
    for (let times = 0; times < 2; times += 1)
      expect((await read(person, second.id)).body).toEqual({ data: null });
    expect((await list(person)).data.map((one: { read: boolean }) => one.read)).toEqual([true, false]);
    expect(await unread(person)).toBe(1);
    await api.as(person).call(notificationReadAll);
    expect(await unread(person)).toBe(0);
  });

  it('keeps it for ninety days', async () => {
    const person = await createUser(api.prisma);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await createNotification(api.prisma, { userId: person.id, createdAt: ago(notificationDays + 1) });
    const kept = await createNotification(api.prisma, {
      userId: person.id,
      createdAt: ago(notificationDays - 1),
    });
    await notificationModule.sweep?.(api.deps);
    expect((await list(person)).data.map(({ _id }: { _id: string }) => _id)).toEqual([kept.id]);
  });
});

describe('the bell: validation, authentication and authorisation', () => {
  it('is for whoever is signed in, each their own', async () => {
    const { id, userId } = await createNotification(api.prisma);
    for (const role of ['user', 'recruiter', 'trainer', 'admin'] as const) {
      const other = await createUser(api.prisma, { role });
      expect([(await list(other)).meta.total, await unread(other)]).toEqual([0, 0]);
      expect((await read(other, id)).status).toBe(404);
      await api.as(other).call(notificationReadAll);
    }
    for (const wrong of [unknownId, 'nonsense']) expect((await read({ id: userId }, wrong)).status).toBe(404);
    expect(await unread({ id: userId })).toBe(1);
    expect((await api.as({ id: userId }).call(notificationList, { query: { sort: 'x' } })).status).toBe(422);
  });
});

describe('the bell tells', () => {
  const told = async (person: Person) =>
    (await list(person)).data.map(({ kind, params }: { kind: string; params: object }) => ({
      kind,
      ...params,
    }));

  it('an applicant of a decision, when the mail does, and of none that was taken back', async () => {
    const recruiter = await createRecruiter(api.prisma, { company: { name: 'Mekong', nameKm: 'មេគង្គ' } });
    const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Cook' });
    const person = await createUser(api.prisma, { locale: 'km' });
    const { id } = await createApplication(api.prisma, { jobId: job.id, applicantId: person.id });
    const decide = (status: string) =>
      api.as(recruiter).call(applicationDecide, { params: { id }, body: { status } });
    for (const status of ['rejected', 'shortlisted']) await decide(status);
    expect(await told(person)).toEqual([]);
    const events = await api.prisma.applicationEvent.findMany({
      where: { applicationId: id, kind: 'decided' },
    });
    for (const event of events) await notifyApplicant(api.deps, event.id);
    expect(await told(person)).toEqual([
      {
        kind: 'application-shortlisted',
        company: 'Mekong',
        companyKm: 'មេគង្គ',
        jobTitle: 'Cook',
        id,
      },
    ]);
  });

  it('the recruiter of an application that is withdrawn, as long as its person is there', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Cook' });
    const passwordHash = await api.deps.passwords.hash('correct horse', 'test');
    const person = await createUser(api.prisma, { passwordHash });
    const { id, name } = await createApplication(api.prisma, { jobId: job.id, applicantId: person.id });
    await api.as(person).call(applicationWithdraw, { params: { id } });
    const event = await api.prisma.applicationEvent.findFirstOrThrow({
      where: { applicationId: id, kind: 'withdrawn' },
    });
    // The worker runs it a minute later.
    await withdrawalService(api.deps).tell(event.id);
    expect(await told(recruiter)).toEqual([
      { kind: 'application-withdrawn', candidate: name, jobTitle: 'Cook', id },
    ]);
    await api.as(person).call(accountDelete, { body: { password: 'correct horse' } });
    expect(await told(recruiter)).toEqual([]);
  });

  it('the applicant of a decision, as long as the company is there', async () => {
    const passwordHash = await api.deps.passwords.hash('correct horse', 'test');
    const recruiter = await createRecruiter(api.prisma, { passwordHash });
    const job = await createJob(api.prisma, { ownerId: recruiter.id });
    const { id, applicantId } = await createApplication(api.prisma, { jobId: job.id });
    await api.as(recruiter).call(applicationDecide, { params: { id }, body: { status: 'shortlisted' } });
    const [event] = await api.prisma.applicationEvent.findMany({
      where: { applicationId: id, kind: 'decided' },
    });
    await notifyApplicant(api.deps, event?.id ?? '');
    const person = { id: applicantId ?? '' };
    expect(await told(person)).toMatchObject([{ kind: 'application-shortlisted', id }]);
    await api.as(recruiter).call(accountDelete, { body: { password: 'correct horse' } });
    expect(await told(person)).toEqual([]);
  });

  it('people still, when somebody with a name like their news ends an account', async () => {
    const passwordHash = await api.deps.passwords.hash('correct horse', 'test');
    const params = { alert: 'Cooks' };
    const { userId } = await createNotification(api.prisma, { kind: 'job-alert-paused', params });
    for (const name of ['o', 'Cooks']) {
      const ending = await createUser(api.prisma, { name, passwordHash });
      const { status } = await api.as(ending).call(accountDelete, { body: { password: 'correct horse' } });
      expect(status).toBe(200);
    }
    expect(await told({ id: userId })).toEqual([{ kind: 'job-alert-paused', ...params }]);
  });

  it('nothing to an account that is ending, and waits for none', async () => {
    const [ending, other] = [await createUser(api.prisma), await createUser(api.prisma)];
    await api.prisma.$transaction(async (end) => {
      await end.$queryRaw`SELECT 1 FROM "user" WHERE id = ${ending.id}::uuid FOR UPDATE`;
      await api.prisma.$transaction((tx) => {
        const params = { alert: 'Cooks' };
        const both = [ending, other].map(({ id: userId }) => ({ userId, params }));
        return notify(api.deps, tx, 'job-alert-paused', ...both);
      });
    });
    expect([await unread(ending), await unread(other)]).toEqual([0, 1]);
  });

  it('who ordered of an order that is confirmed or cancelled', async () => {
    const [recruiter, admin] = [
      await createRecruiter(api.prisma),
      await createUser(api.prisma, { role: 'admin' }),
    ];
    const [one, two] = [
      await createOrder(api.prisma, { ownerId: recruiter.id }),
      await createOrder(api.prisma, { ownerId: recruiter.id }),
    ];
    const paid = { paidOn: new Date().toISOString().slice(0, 10), paidBy: 'cash' };
    await api.as(admin).call(adminOrderConfirm, { params: { id: one.id }, body: paid });
    await api.as(admin).call(adminOrderCancel, { params: { id: two.id }, body: { reason: 'Not paid.' } });
    expect((await told(recruiter)).map(({ kind, id }: { kind: string; id: string }) => [kind, id])).toEqual([
      ['order-cancelled', two.id],
      ['order-confirmed', one.id],
    ]);
  });

  it('of new jobs of a saved search, or nothing where the mail is not queued', async () => {
    const person = await createUser(api.prisma);
    const { id } = await createJobAlert(api.prisma, {
      userId: person.id,
      name: 'Bells',
      criteria: { search: 'campanologist' },
    });
    const job = await createJob(api.prisma, { title: 'Campanologist' });
    const queue = vi.spyOn(api.deps.queue, 'enqueueAll').mockRejectedValueOnce(new Error('away'));
    await expect(notifyNews(api.deps)).rejects.toThrow('away');
    expect(await told(person)).toEqual([]);
    queue.mockRestore();
    await notifyNews(api.deps);
    expect(await told(person)).toEqual([
      { kind: 'job-alert', alert: 'Bells', count: '1', all: '/job?search=campanologist', jobs: job.id },
    ]);
    expect(JSON.stringify(await told(person))).not.toContain(id);
  });
});
