import { applicationDecide } from '@acheep/contract/hiring/decision';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { maxNotifiedPerDay, notifyApplicant } from './application.tasks.ts';
import { decisionMade } from './decision-made.ts';

const api = await startApi();

it('tells an applicant four decisions a day, and the last of the others the next morning', async () => {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const { id } = await createApplication(api.prisma, { jobId: job.id });
  const mails = async () => {
    const rows = await api.prisma.$queryRaw<{ id: string }[]>`SELECT id FROM pgboss.job WHERE name = 'mail'`;
    return rows.length;
  };
  /** Decides, then runs the notification that the worker runs ten seconds later. */
  const decide = async (status: string) => {
    await api.as(recruiter).call(applicationDecide, { params: { id }, body: { status } });
    const event = await api.prisma.applicationEvent.findFirstOrThrow({
      where: { applicationId: id },
      orderBy: { id: 'desc' },
    });
    await notifyApplicant(api.deps, event.id);
    return event.id;
  };
  const told = async () =>
    (await api.prisma.application.findUniqueOrThrow({ where: { id } })).toldStatus as string;
  const oneAtATime = (time: number) => (time % 2 === 0 ? 'shortlisted' : 'rejected');

  // Noon in Phnom Penh.
  api.setClock('2026-11-22T05:00:00Z');
  for (let time = 0; time < maxNotifiedPerDay; time += 1) await decide(oneAtATime(time));
  expect([await mails(), await told()]).toEqual([maxNotifiedPerDay, 'rejected']);
  const waiting: string[] = [];
  for (let time = 0; time < 5; time += 1) waiting.push(await decide(oneAtATime(time)));
  expect([await mails(), await told()]).toEqual([maxNotifiedPerDay, 'rejected']);

  const later = await api.prisma.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM start_after - created_on)::float8 AS seconds FROM pgboss.job
    WHERE name = ${decisionMade.name} AND start_after > now() + interval '1 hour'`;
  // From noon until seven in the morning.
  expect(later.map(({ seconds }) => Math.round(seconds / 3600))).toContain(19);
  api.setClock('2026-11-23T00:00:00Z');
  for (const event of waiting) await notifyApplicant(api.deps, event);
  expect([await mails(), await told()]).toEqual([maxNotifiedPerDay + 1, 'shortlisted']);
  // The mail counts towards the limit of its own day, and the limit starts again each day.
  for (let time = 1; time < maxNotifiedPerDay + 3; time += 1) await decide(oneAtATime(time));
  expect(await mails()).toBe(2 * maxNotifiedPerDay);
});
