import { appliedJobGet } from '@acheep/contract/hiring/application';
import { applicationDecide } from '@acheep/contract/hiring/decision';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeEach, expect } from 'vitest';
import { decisionMade } from '../modules/hiring/application/decision-made.ts';
import { withdrawalMade } from '../modules/hiring/application/withdrawal-made.ts';
import type { Harness } from './harness.ts';

/** Applications to decide on, and what their applicants hear of it. */
export function decisionsIn(harness: () => Harness) {
  let arrived = 0;
  beforeEach(async () => {
    const api = harness();
    await api.work(decisionMade);
    await api.work(withdrawalMade);
    arrived = (await api.mails(0)).length;
  });

  async function received(
    overrides: Parameters<typeof createApplication>[1] = {},
    person: Parameters<typeof createUser>[1] = {},
  ) {
    const api = harness();
    const recruiter = await createRecruiter(api.prisma);
    const job = await createJob(api.prisma, { ownerId: recruiter.id });
    const seeker = await createUser(api.prisma, person);
    const of = { jobId: job.id, applicantId: seeker.id };
    const application = await createApplication(api.prisma, { ...of, ...overrides });
    const colleague = await createMember(api.prisma, job.companyId, { name: 'Chea Vanna' });
    const params = { id: application.id };
    const decide = (body: object, by: { id: string } = recruiter) =>
      api.as(by).call(applicationDecide, { params, body });
    /** The application as its applicant sees it. */
    const own = async () => (await api.as(seeker).call(appliedJobGet, { params })).body.data;
    const updatedAt = application.updatedAt.toISOString();
    return { recruiter, colleague, job, seeker, application, params, decide, own, updatedAt };
  }

  /** Seconds until the notifications that wait. */
  async function waiting() {
    const rows = await harness().prisma.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM start_after - created_on)::float8 AS seconds FROM pgboss.job
      WHERE name = ${decisionMade.name} AND state = 'created' AND start_after > now() ORDER BY id`;
    return rows.map(({ seconds }) => Math.round(seconds));
  }

  /** Carries out all notifications that wait, and returns the mails since the test began: `count`, and no more. */
  async function newMails(count: number) {
    const api = harness();
    await api.prisma.$executeRaw`
      UPDATE pgboss.job SET start_after = now() WHERE name IN (${decisionMade.name}, ${withdrawalMade.name})`;
    const mails = await api.mails(arrived + count);
    await expect
      .poll(
        () => api.prisma.$queryRaw`SELECT id FROM pgboss.job
          WHERE name IN (${decisionMade.name}, ${withdrawalMade.name}, 'mail') AND state < 'completed'`,
        { timeout: 10_000 },
      )
      .toEqual([]);
    expect((await api.mails(0)).length).toBe(arrived + count);
    return mails.slice(arrived);
  }

  return { received, waiting, newMails };
}
