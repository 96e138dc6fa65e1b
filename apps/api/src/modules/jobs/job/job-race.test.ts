import { ownCompanyUpdate } from '@acheep/contract/companies/company';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { jobStatusChange, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import type { Transaction } from '@acheep/database/connection';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { untilWaiting } from '../../../testing/waiting.ts';
import { companyRenamed } from '../../companies/company/company.tasks.ts';
import { retagJobs } from './job.tasks.ts';

const api = await startApi();

type Person = { id: string };
const publish = (who: Person, id: string) =>
  api.as(who).call(jobStatusChange, { params: { id }, body: { status: 'active' } });
const edit = (who: Person, id: string, body: Record<string, unknown>) =>
  api.as(who).call(jobUpdate, { params: { id }, body });
const rename = (who: Person, name: string) =>
  api.as(who).call(ownCompanyUpdate, { body: { name, address: 'Street 1' } });
const draftOf = (owner: Person) => createJob(api.prisma, { ownerId: owner.id, status: 'draft' });

type Answer = Awaited<ReturnType<typeof edit>>;

/** Runs `call` while a transaction has done `work` and is still open; returns the answers. */
async function during(
  work: (tx: Transaction) => Promise<unknown>,
  call: (send: (sent: Promise<Answer>) => void, tx: Transaction) => Promise<unknown>,
): Promise<Answer[]> {
  const sent: Promise<Answer>[] = [];
  await api.prisma.$transaction(async (tx) => {
    await work(tx);
    await call((one) => sent.push(one), tx);
  });
  return Promise.all(sent);
}

describe('security 55: of two who edit one job', () => {
  it('the second is told, and the first keeps what was saved', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await draftOf(owner);
    const opened = await api.as(owner).call(ownJobGet, { params: { id } });
    const { updatedAt } = opened.body.data;
    const first = await edit(owner, id, { title: 'First', updatedAt });
    const second = await edit(owner, id, { title: 'Second', updatedAt });
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'record.changed']);
    // A client that has read the latest version may save.
    const again = await edit(owner, id, { title: 'Second', updatedAt: first.body.data.updatedAt });
    expect([again.status, again.body.data.title]).toEqual([200, 'Second']);
  });

  it('one of two at the same moment is told', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await draftOf(owner);
    const { body } = await api.as(owner).call(ownJobGet, { params: { id } });
    const { updatedAt } = body.data;
    const answers = await Promise.all(['A', 'B'].map((title) => edit(owner, id, { title, updatedAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('security 55: publishing while somebody edits', () => {
  it('checks the job as the edit has left it', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await draftOf(owner);
    const [answer] = await during(
      (tx) => tx.job.update({ where: { id }, data: { description: null } }),
      (send) => {
        send(publish(owner, id));
        return untilWaiting(api);
      },
    );
    expect([answer?.status, Object.keys(answer?.body.data)]).toEqual([422, ['description']]);
    expect(await api.prisma.job.count({ where: { id, status: 'draft' } })).toBe(1);
  });

  it('makes no job public that is not whole, whoever is first', async () => {
    const owner = await createRecruiter(api.prisma);
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await draftOf(owner)).id);
    await Promise.all(ids.flatMap((id) => [publish(owner, id), edit(owner, id, { title: 'Cook' })]));
    const halves = await api.prisma.job.count({
      where: { id: { in: ids }, status: 'active', OR: [{ description: null }, { categoryId: null }] },
    });
    expect(halves).toBe(0);
  });
});

const apply = async (seeker: Person, jobId: string, document?: string) => {
  const path = document ?? (await createUpload(api.prisma, { ownerId: seeker.id })).path;
  const body = { jobId, cv: { originalName: 'cv.pdf', path }, phone: '+85512345678' };
  return api.as(seeker).call(applicationCreate, { body });
};

it('security 55: applying while the recruiter closes the job says so, and leaves no application', async () => {
  const { id } = await createJob(api.prisma);
  const seeker = await createUser(api.prisma);
  const [answer] = await during(
    (tx) => tx.job.update({ where: { id }, data: { status: 'closed' } }),
    (send) => {
      send(apply(seeker, id));
      return untilWaiting(api);
    },
  );
  expect([answer?.status, answer?.body.code]).toEqual([409, 'job.closed']);
  expect(await api.prisma.application.count({ where: { jobId: id } })).toBe(0);
});

describe('an account that ends waits in no circle with', () => {
  const hold = (id: string) => (tx: Transaction) =>
    tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${id}::uuid FOR UPDATE`;

  it('its own application: that waits for the account before it holds the file', async () => {
    const { id } = await createJob(api.prisma);
    const seeker = await createUser(api.prisma);
    const { path } = await createUpload(api.prisma, { ownerId: seeker.id });
    const [answer] = await during(hold(seeker.id), async (send, tx) => {
      send(apply(seeker, id, path));
      await untilWaiting(api);
      await tx.$queryRaw`SELECT 1 FROM upload WHERE path = ${path} FOR UPDATE NOWAIT`;
    });
    expect(answer?.status).toBe(201);
  });

  it('its own job: that waits for the account before it holds company and job', async () => {
    const owner = await createRecruiter(api.prisma);
    const { id } = await draftOf(owner);
    const [answer] = await during(hold(owner.id), async (send, tx) => {
      send(edit(owner, id, { title: 'Cook' }));
      await untilWaiting(api);
      await tx.$queryRaw`SELECT 1 FROM company WHERE owner_id = ${owner.id}::uuid FOR UPDATE NOWAIT`;
      await tx.$queryRaw`SELECT 1 FROM job WHERE id = ${id}::uuid FOR UPDATE NOWAIT`;
    });
    expect(answer?.status).toBe(200);
  });
});

/** Waits until `check` passes for the tags of all jobs of an account. */
const retagged = (owner: Person, check: (tags: string[]) => void) =>
  vi.waitFor(
    async () => {
      const { id: ownerId } = owner;
      const jobs = await api.prisma.job.findMany({
        where: { createdById: ownerId },
        select: { searchTags: true },
      });
      check(jobs.map(({ searchTags }) => searchTags));
    },
    { timeout: 15_000, interval: 100 },
  );

it('renaming a company with hundreds of jobs, many times at once, leaves them to one filing afterwards', async () => {
  const owner = await createRecruiter(api.prisma);
  const { id, searchTags, companyId } = await draftOf(owner);
  await api.prisma.$executeRaw`
    INSERT INTO job (created_by_id, company_id, status, title, closing_date, posted_at, updated_at, search_title, search_tags)
    SELECT created_by_id, company_id, 'active', title, closing_date, now(), now(), search_title, search_tags
    FROM job, generate_series(1, 300) WHERE id = ${id}::uuid`;
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, number) => rename(owner, `Name${number} Holdings`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await api.prisma.job.count({ where: { createdById: owner.id, searchTags } })).toBe(301);
  const { rows } = await api.deps.database.pool.query(`SELECT 1 FROM pgboss.job WHERE name = 'job-retag'`);
  expect(rows).toHaveLength(1);

  await retagJobs(api.deps, companyId);
  const { name } = await api.prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } });
  const [word = ''] = name.toLowerCase().split(' ');
  await retagged(owner, (tags) => expect(tags.filter((one) => !one.includes(word))).toEqual([]));
});

describe('security 55: a company that is renamed while', () => {
  beforeAll(() => api.work(companyRenamed));

  it('a job is being saved leaves its old name nowhere', async () => {
    const owner = await createRecruiter(api.prisma, { company: { name: 'Oldname Trading' } });
    const { id } = await draftOf(owner);
    const { originalName, path } = await createUpload(api.prisma, { ownerId: owner.id });
    const answers = await during(
      (tx) => tx.$queryRaw`SELECT 1 FROM upload WHERE path = ${path} FOR UPDATE`,
      async (send) => {
        // Stops between reading the company and saving.
        send(edit(owner, id, { title: 'Cook', attachments: [{ originalName, path }] }));
        await untilWaiting(api);
        const renamed = rename(owner, 'Zebrafish Holdings');
        send(renamed);
        await Promise.race([renamed, untilWaiting(api, 2)]);
      },
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await retagged(owner, ([tags]) => expect(tags).toMatch(/zebrafish(?!.*oldname)/));
  });

  it('the skills of a job change keeps the new ones', async () => {
    const owner = await createRecruiter(api.prisma);
    const skills = [{ kind: 'hard' as const, name: 'Bookbinding' }];
    const { id } = await createJob(api.prisma, { ownerId: owner.id, skills });
    await during(
      (tx) => tx.$queryRaw`SELECT 1 FROM job WHERE id = ${id}::uuid FOR UPDATE`,
      async (send, tx) => {
        send(rename(owner, 'Zebrafish Holdings'));
        // The retagging stops, possibly after it has read the skills.
        await untilWaiting(api);
        await tx.jobSkill.updateMany({ where: { jobId: id }, data: { name: 'Glassblowing' } });
        await tx.job.update({ where: { id }, data: { searchTags: 'glassblowing' } });
      },
    );
    await retagged(owner, ([tags]) => expect(tags).toMatch(/glassblowing.*zebrafish/));
  });
});
