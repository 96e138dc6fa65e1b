import { forgotPassword } from '@acheep/contract/accounts/password';
import {
  type AdminTask,
  adminTaskList,
  adminTaskRetry,
  adminTaskRetryAll,
  taskStatisticsGet,
} from '@acheep/contract/platform/task-admin';
import { createApplication } from '@acheep/prisma/factories/application';
import { createOrder } from '@acheep/prisma/factories/order';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { task } from '../../../plumbing/task.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const list = async (query: Record<string, unknown> = {}): Promise<AdminTask[]> =>
  (await api.as(admin).call(adminTaskList, { query })).body.data;
const numbers = async () => (await api.as(admin).call(taskStatisticsGet)).body.data;
const retry = (id: string) => api.as(admin).call(adminTaskRetry, { params: { id } });

/** Puts a task into a state, as the queue would. */
const put = (id: string, state: string, output: object = {}, more = '') =>
  api.prisma.$executeRawUnsafe(
    `UPDATE pgboss.job SET state = '${state}', output = $1::jsonb ${more} WHERE id = $2::uuid`,
    JSON.stringify(output),
    id,
  );

describe('mails and other work for operators', () => {
  it('shows a mail with its reader and why it failed, and nothing of what it says', async () => {
    const user = await createUser(api.prisma, { email: 'queue@example.com' });
    await api.as(null).call(forgotPassword, { body: { email: user.email } });
    const [mail] = await list({ search: 'queue@example.com' });
    expect(mail).toMatchObject({
      name: 'mail',
      mail: { template: expect.any(String), to: 'queue@example.com' },
      state: 'waiting',
      tries: 0,
      failure: null,
    });
    expect(JSON.stringify(mail)).not.toContain('token');
    expect((await numbers()).waiting).toBeGreaterThan(0);

    const id = mail?._id as string;
    const output = { reason: 'mail refused', code: 'EENVELOPE', smtp: 550, template: 'x' };
    await put(id, 'failed', output, ', completed_on = now(), retry_count = 2');
    const [failed] = await list({ 'filter[state]': 'failed', 'filter[kind]': 'mail' });
    expect(failed).toMatchObject({
      _id: id,
      state: 'failed',
      tries: 3,
      failure: 'mail refused · EENVELOPE · 550',
      finishedAt: expect.any(String),
    });
    expect((await numbers()).mailsFailed).toBe(1);

    const again = await retry(id);
    expect(again.status).toBe(200);
    expect(again.body.data).toMatchObject({ state: 'again', tries: 0, nextAt: null });
    // Sent in the end, once.
    const mails = await api.mailsTo('queue@example.com', 1);
    expect(mails).toHaveLength(1);
    await expect
      .poll(async () => (await list({ search: 'queue@example.com' })).map(({ state }) => state))
      .toEqual(['done']);
    expect((await numbers()).mailsSent).toBe(1);
    expect((await retry(id)).status).toBe(409);
    const [entry] = await api.prisma.auditEntry.findMany({ where: { action: 'task.retry' } });
    expect(entry).toMatchObject({ actorId: admin.id, details: { task: mail?.mail?.template } });
  });

  it('shows other work by its name, with what its error said, and waits told by their moment', async () => {
    const { queue, database } = api.deps;
    const [work] = api.deps.modules
      .flatMap(({ tasks = [] }) => tasks)
      .filter((one) => one.task.name === 'video');
    const video = work?.task ?? task('video');
    await database.prisma.$transaction((tx) => queue.enqueue(tx, video, {}, { inSeconds: 3600 }));
    const [waiting] = await list({ 'filter[kind]': 'other', search: 'video' });
    expect(waiting).toMatchObject({ name: 'video', mail: null, state: 'waiting' });
    expect(Date.parse(waiting?.nextAt as string)).toBeGreaterThan(Date.now());
    const id = waiting?._id as string;
    expect((await retry(id)).status).toBe(409);
    await put(id, 'retry', { err: { message: 'No space left on device' } });
    expect((await list({ search: 'video' }))[0]).toMatchObject({
      state: 'again',
      failure: 'No space left on device',
    });
    expect((await retry(id)).body.data).toMatchObject({ state: 'again', nextAt: null });
  });

  it('says whom each concerns, and finds work by its words in either language', async () => {
    const { queue, database, modules } = api.deps;
    const taskOf = (name: string) =>
      modules.flatMap(({ tasks = [] }) => tasks).find((one) => one.task.name === name)?.task ?? task(name);
    const order = await createOrder(api.prisma);
    const { company } = await api.prisma.order.findUniqueOrThrow({
      where: { id: order.id },
      select: { company: true },
    });
    const { id: eventId, application } = await api.prisma.applicationEvent.findFirstOrThrow({
      where: { applicationId: (await createApplication(api.prisma)).id },
      select: { id: true, application: { select: { applicant: true } } },
    });
    const later = { inSeconds: 3600 };
    await database.prisma.$transaction(async (tx) => {
      await queue.enqueue(tx, taskOf('order-confirmed'), { orderId: order.id }, later);
      await queue.enqueue(tx, taskOf('job-retag'), { companyId: company.id }, later);
      await queue.enqueue(tx, taskOf('decision-made'), { eventId }, later);
      await queue.enqueue(tx, taskOf('import'), { importId: order.id }, later);
    });
    const [paid] = await list({ search: 'draft of a paid order' });
    expect(paid).toMatchObject({
      name: 'order-confirmed',
      about: { name: expect.stringContaining(company.name), path: `/admin/order/${order.id}` },
    });
    const [renamed] = await list({ search: 'job-retag' });
    expect(renamed?.about).toEqual({ name: company.name, path: `/company/${company.id}` });
    const [decided] = await list({ search: 'ជូនដំណឹងបេក្ខជនអំពីការសម្រេច' });
    expect(decided?.about).toEqual({
      name: application.applicant?.name,
      path: `/admin/user/${application.applicant?.id}`,
    });
    expect((await list({ search: 'import' }))[0]?.about).toBeNull();
    const user = await createUser(api.prisma, { email: 'concerned@example.com' });
    await api.as(null).call(forgotPassword, { body: { email: user.email } });
    const [mail] = await list({ search: 'Password reset code' });
    expect(mail?.about).toEqual({ name: user.name, path: `/admin/user/${user.id}` });
  });

  it('tries everything again that has failed, and writes down who wanted that', async () => {
    const people = ['all-one@example.com', 'all-two@example.com'];
    for (const email of people) {
      await createUser(api.prisma, { email });
      await api.as(null).call(forgotPassword, { body: { email } });
    }
    const { queue, database, modules } = api.deps;
    const video = modules.flatMap(({ tasks = [] }) => tasks).find((one) => one.task.name === 'video')?.task;
    await database.prisma.$transaction((tx) => queue.enqueue(tx, video ?? task('video'), {}));
    const failed = ', completed_on = now(), retry_count = 12';
    // The worker of these tests may have been faster.
    const ids = await Promise.all(
      people.map(async (email) => (await list({ search: email }))[0]?._id as string),
    );
    for (const id of ids) await put(id, 'failed', { reason: 'mail not sent' }, failed);
    const other = (await list({ search: 'video' }))[0]?._id as string;
    await put(other, 'cancelled', {}, failed);
    expect((await numbers()).failed).toBe(3);

    const retryAll = () => api.as(admin).call(adminTaskRetryAll);
    expect((await retryAll()).body.data).toEqual({ count: 3 });
    for (const email of people) expect(await api.mailsTo(email, 1)).not.toEqual([]);
    expect((await list({ search: 'video' }))[0]).toMatchObject({ state: 'again', tries: 0, nextAt: null });
    // Nothing is left to retry, and nothing to log.
    expect((await retryAll()).body.data).toEqual({ count: 0 });
    const entries = await api.prisma.auditEntry.findMany({
      where: { action: 'task.retry', actorId: admin.id },
    });
    const details = entries.map((entry) => entry.details as Record<string, string>);
    expect(details.filter(({ task: name }) => name === '*')).toEqual([{ task: '*', count: '3' }]);
  });

  it('keeps what has failed for a week, and what was sent for a day', async () => {
    const { mailModule } = await import('../../messaging/mail/mail.module.ts');
    const ids = await Promise.all(
      ['done@example.com', 'failed@example.com', 'old@example.com'].map(async (email) => {
        await createUser(api.prisma, { email });
        await api.as(null).call(forgotPassword, { body: { email } });
        return (await list({ search: email }))[0]?._id as string;
      }),
    );
    const days = (count: number) => `, completed_on = now() - interval '${count} days'`;
    await put(ids[0] as string, 'completed', {}, days(2));
    await put(ids[1] as string, 'failed', {}, days(2));
    await put(ids[2] as string, 'failed', {}, days(8));
    await mailModule.sweep?.(api.deps);
    expect((await list({ search: '@example.com' })).map(({ mail }) => mail?.to)).toContain(
      'failed@example.com',
    );
    for (const gone of ['done@example.com', 'old@example.com'])
      expect(await list({ search: gone })).toEqual([]);
  });

  it('searches for signs as they are', async () => {
    await api.prisma.$executeRaw`
      INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ('__pgboss__send-it', '{}', 'completed', now())`;
    expect(await list({ search: 'pgboss' })).toEqual([]);
    expect(await list({ search: '%' })).toEqual([]);
  });

  it('tells when an error of our own code ended it', async () => {
    const work = vi.fn().mockRejectedValue(new Error('Something is wrong here'));
    const { queue, database } = api.deps;
    const [one] = api.deps.modules
      .flatMap(({ tasks = [] }) => tasks)
      .filter(({ task: { name } }) => name === 'order-confirmed');
    const broken = one?.task ?? task('order-confirmed');
    await queue.work(broken, work);
    await database.prisma.$transaction((tx) => queue.enqueue(tx, broken, {}));
    await expect
      .poll(async () => (await list({ search: 'order-confirmed' }))[0])
      .toMatchObject({
        state: 'again',
        failure: 'Something is wrong here',
      });
  });
});
