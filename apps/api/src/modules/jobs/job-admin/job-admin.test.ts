import { jobList } from '@acheep/contract/jobs/job';
import { adminJobList, adminJobPromote } from '@acheep/contract/jobs/job-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const list = async (query: Record<string, unknown>) =>
  (await api.as(admin).call(adminJobList, { query })).body.data as { _id: string; title: string }[];
const promote = (id: string, body: unknown, who: { id: string } | null = admin) =>
  api.as(who).call(adminJobPromote, { params: { id }, body } as never);
const none = { pinnedUntil: null, boostedUntil: null };

describe('GET /admin/job', () => {
  it('finds jobs of all companies by title, company and post code, in the state of today', async () => {
    const past = await createJob(api.prisma, { title: 'Zither maker', closesOn: addDays(today(), -1) });
    const draft = await createJob(api.prisma, { title: 'Zither player', status: 'draft' });
    await createApplication(api.prisma, { jobId: past.id });
    const found = await list({ search: 'zither', sort: 'createdAt_1' });
    expect(found).toMatchObject([
      { _id: past.id, status: 'closed', applications: 1, pinnedUntil: null },
      { _id: draft.id, status: 'draft' },
    ]);
    expect(await list({ search: 'zither', 'filter[status]': 'closed' })).toMatchObject([{ _id: past.id }]);
    const { postCode, company } = await api.prisma.job.findUniqueOrThrow({
      where: { id: draft.id },
      include: { company: true },
    });
    expect(await list({ search: String(postCode).padStart(6, '0') })).toMatchObject([{ _id: draft.id }]);
    expect(await list({ search: company.name })).toMatchObject([{ _id: draft.id }]);
    expect(await list({ 'filter[companyId]': company.id })).toHaveLength(1);
  });

  it('finds them by one or two letters, and by a name that a thousand companies have', async () => {
    const { id } = await createJob(api.prisma, { title: 'Xq operator' });
    for (const search of ['xq', 'Q ', 'xq o']) expect(await list({ search })).toMatchObject([{ _id: id }]);
    expect(await list({ search: '_q' })).toEqual([]);
    await api.prisma.$executeRaw`
      WITH owner AS (
        INSERT INTO "user" (email, role, name, password_hash, updated_at)
        SELECT 'zyx' || n || '@example.com', 'recruiter', 'Owner', 'none', now() FROM generate_series(1, 1001) n
        RETURNING id)
      INSERT INTO company (owner_id, name, address, updated_at) SELECT id, 'Zyx branch', 'Takeo', now() FROM owner`;
    const { id: companyId } = await api.prisma.company.findFirstOrThrow({ where: { name: 'Zyx branch' } });
    await api.prisma.job.update({ where: { id }, data: { companyId } });
    expect(await list({ search: 'zyx' })).toMatchObject([{ _id: id }]);
    await api.prisma.user.deleteMany({ where: { email: { startsWith: 'zyx' } } });
  });
});

describe('PUT /admin/job/:id/promotion', () => {
  it('lets a job lead the list until a day, and the recruiter edit on', async () => {
    const { id, updatedAt } = await createJob(api.prisma, { title: 'Quince cook' });
    await createJob(api.prisma, { title: 'Quince cook, newer' });
    const until = addDays(today(), 7);
    const { body } = await promote(id, { pinnedUntil: until, boostedUntil: null });
    expect(body.data).toMatchObject({ _id: id, pinnedUntil: until, boostedUntil: null });
    const query = { search: 'quince', sort: 'createdAt_-1' };
    const first = async () => (await api.as(null).call(jobList, { query })).body.data[0]._id;
    expect(await first()).toBe(id);
    expect(await list({ search: 'quince', 'filter[promotion]': 'pinned' })).toHaveLength(1);
    expect((await api.prisma.job.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
    // Forms omit empty fields.
    await promote(id, {});
    expect(await first()).not.toBe(id);
    const written = await api.prisma.auditEntry.findMany({
      where: { action: 'job.promote', actorId: admin.id },
    });
    expect(written).toHaveLength(2);
  });

  it.each([
    ['yesterday', { ...none, pinnedUntil: addDays(today(), -1) }, 'pinnedUntil'],
    ['in two years', { ...none, boostedUntil: addDays(today(), 730) }, 'boostedUntil'],
    ['no day', { ...none, pinnedUntil: 'soon' }, 'pinnedUntil'],
  ])('refuses %s', async (_, body, field) => {
    const { id } = await createJob(api.prisma);
    const answer = await promote(id, body);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  });

  it('refuses a job that is not open, and one that is not there', async () => {
    const { id } = await createJob(api.prisma, { status: 'draft' });
    expect((await promote(id, none)).status).toBe(409);
    expect((await promote(crypto.randomUUID(), none)).status).toBe(404);
  });
});
