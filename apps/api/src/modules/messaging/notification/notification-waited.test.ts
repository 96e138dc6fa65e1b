import { register, verifyEmail } from '@acheep/contract/accounts/account';
import { orderSlip } from '@acheep/contract/billing/order';
import { ownCompanyUpdate } from '@acheep/contract/companies/company';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { interviewDecline, interviewPick } from '@acheep/contract/hiring/interview';
import { adminJobApprove, adminJobRefuse } from '@acheep/contract/jobs/job-admin';
import {
  notificationList,
  notificationReadAll,
  notificationUnread,
} from '@acheep/contract/messaging/notification';
import { notificationPreferenceSet } from '@acheep/contract/messaging/notification-preference';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { invitedTo } from '../../../testing/interview.ts';
import { publishOrdered } from '../../jobs/job/job-ordered.service.ts';
import { notify } from './notify.ts';

const api = await startApi();

type Person = { id: string };
const told = async (person: Person) =>
  (await api.as(person).call(notificationList)).body.data.map(
    ({ kind, params }: { kind: string; params: object }) => ({ kind, ...params }),
  );
const unread = async (person: Person) => (await api.as(person).call(notificationUnread)).body.data.count;

describe('new applications', () => {
  async function apply(jobId: string, name: string) {
    const person = await createUser(api.prisma, { name });
    const { path, originalName } = await createUpload(api.prisma, { ownerId: person.id });
    const body = { jobId, cv: { path, originalName }, phone: '+855 12 345 678' };
    return (await api.as(person).call(applicationCreate, { body })).body.data._id as string;
  }

  it('are one line of the bell that counts them, until it is read', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Cook' });
    const other = await createJob(api.prisma, { ownerId: recruiter.id, title: 'Baker' });
    const id = await apply(job.id, 'Sophea');
    const first = { kind: 'application-new', candidate: 'Sophea', jobTitle: 'Cook', id, count: '1' };
    expect(await told(recruiter)).toEqual([first]);
    await Promise.all([apply(job.id, 'Dara'), apply(job.id, 'Vanna')]);
    await apply(other.id, 'Pisey');
    // Of several it names nobody, so that nobody who leaves takes the line with them.
    expect(await told(recruiter)).toEqual([{ kind: 'application-new', jobTitle: 'Baker', count: '4' }]);
    expect(await unread(recruiter)).toBe(1);
    await api.as(recruiter).call(notificationReadAll);
    await apply(job.id, 'Bopha');
    expect(await told(recruiter)).toMatchObject([{ candidate: 'Bopha', count: '1' }, { count: '4' }]);
    expect(await unread(recruiter)).toBe(1);
  });

  it('are one line also where the first ones come at the same moment, and none where nobody wants it', async () => {
    const [recruiter, not] = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
    const off = { category: 'new-application', channel: 'bell', wanted: false };
    await api.as(not).call(notificationPreferenceSet, { body: off as never });
    const params = { candidate: 'Sophea', jobTitle: 'Cook', id: recruiter.id };
    const both = [not, recruiter].map(({ id: userId }) => ({ userId, params }));
    const ring = () =>
      api.prisma.$transaction((tx) => notify(api.deps, tx, 'application-new', ...both), { timeout: 20_000 });
    await Promise.all([ring(), ring(), ring(), ring()]);
    expect(await told(recruiter)).toMatchObject([{ count: '4' }]);
    expect(await told(not)).toEqual([]);
  });
});

describe('the bell tells what people wait for', () => {
  it('an answer to an interview, to who proposed it', async () => {
    const picked = await invitedTo(api);
    const params = { id: picked.interview._id };
    await api.as(picked.seeker).call(interviewPick, { params, body: { time: picked.interview.times[0] } });
    const about = { candidate: 'Keo Pisey', jobTitle: 'Accountant' };
    expect(await told(picked.recruiter)).toEqual([
      { kind: 'interview-picked', ...about, id: picked.application.id },
    ]);
    const not = await invitedTo(api);
    await api
      .as(not.seeker)
      .call(interviewDecline, { params: { id: not.interview._id }, body: { answer: null } });
    expect(await told(not.recruiter)).toEqual([
      { kind: 'interview-declined', ...about, id: not.application.id },
    ]);
  });

  it('what became of a draft: published with its order, or by the operator', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const admin = await createUser(api.prisma, { role: 'admin' });
    const draft = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft', title: 'Cook' });
    const order = await createOrder(api.prisma, {
      ownerId: recruiter.id,
      status: 'active',
      jobId: draft.id,
    });
    await publishOrdered(api.deps, order.id);
    expect(await told(recruiter)).toEqual([{ kind: 'job-published', jobTitle: 'Cook', id: draft.id }]);
    const held = () =>
      createJob(api.prisma, {
        ownerId: recruiter.id,
        status: 'pending',
        heldFrom: 'draft',
        heldAt: new Date(),
        title: 'Baker',
      });
    const [good, bad] = [await held(), await held()];
    const chosen = ({ id }: { id: string }) => ({ jobs: [{ _id: id }] });
    await api.as(admin).call(adminJobApprove, { body: chosen(good) });
    await api.as(admin).call(adminJobRefuse, { body: { ...chosen(bad), reason: 'unclear' } });
    expect((await told(recruiter)).slice(0, 2)).toEqual([
      { kind: 'job-refused', jobTitle: 'Baker', id: bad.id },
      { kind: 'job-published', jobTitle: 'Baker', id: good.id },
    ]);
  });

  describe('the operator', () => {
    let admin: Person & { email: string };
    beforeEach(async () => {
      await api.prisma.user.deleteMany({ where: { role: 'admin' } });
      admin = await createUser(api.prisma, { role: 'admin' });
    });

    it('of a payment slip', async () => {
      const recruiter = await createRecruiter(api.prisma, { jobs: 0, company: { name: 'Mekong' } });
      const { id } = await createOrder(api.prisma, { ownerId: recruiter.id });
      const { path, originalName } = await createUpload(api.prisma, { ownerId: recruiter.id, kind: 'slip' });
      const body = { slip: { path, originalName } };
      await api.as(recruiter).call(orderSlip, { params: { id }, body });
      expect(await told(admin)).toMatchObject([{ kind: 'order-slip', company: 'Mekong', id }]);
    });

    it('of companies to verify, once their address is confirmed, in one line, and by a mail for each', async () => {
      const handle = 'h'.repeat(32);
      const password = 'a quiet green mountain';
      const email = 'new-company@example.com';
      const company = { name: 'Angkor Coffee', address: 'Street 51' };
      const body = { role: 'recruiter', name: 'Sok Dara', email, company, handle };
      const words = { ...body, password, confirmPassword: password };
      expect((await api.as(null).call(register, { body: words as never })).status).toBe(202);
      const [mail] = await api.mailsTo(email);
      expect(await told(admin)).toEqual([]);
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      expect((await api.as(null).call(verifyEmail, { body: { token, handle } })).status).toBe(200);
      const { id } = await api.prisma.company.findFirstOrThrow({ where: { owner: { email } } });
      expect(await told(admin)).toEqual([
        { kind: 'company-to-verify', company: 'Angkor Coffee', id, count: '1' },
      ]);
      const trainer = await createUser(api.prisma, { role: 'trainer' });
      for (const name of ['Lotus', 'Lotus Foods'])
        await api.as(trainer).call(ownCompanyUpdate, { body: { name, address: 'Street 1' } as never });
      expect(await told(admin)).toEqual([{ kind: 'company-to-verify', count: '2' }]);
      const subjects = (await api.mailsTo(admin.email, 2)).map(({ subject }) => subject);
      expect(subjects.sort()).toEqual(['Company to verify: Angkor Coffee', 'Company to verify: Lotus']);
    });
  });
});
