import { adminJobPromote } from '@acheep/contract/jobs/job-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const closedJob: MakeCase = async (prisma) => {
  const stop = { stopped: 'closed', stopReason: 'money', stoppedAt: new Date() };
  const { id } = await createJob(prisma, { status: 'closed', ...stop });
  const owner = await createUser(prisma, { role: 'admin' });
  return { id, owner, stored: () => prisma.job.findUnique({ where: { id } }), isShared: true };
};

const markedJob: MakeCase = async (prisma) => {
  const { id } = await createJob(prisma);
  await prisma.jobMark.create({ data: { jobId: id, kind: 'money', basis: 'x', foundAt: new Date() } });
  const owner = await createUser(prisma, { role: 'admin' });
  const body = { kind: 'money', fine: true };
  return {
    id,
    owner,
    body,
    stored: () => prisma.jobMark.findFirst({ where: { jobId: id } }),
    isShared: true,
  };
};

const promotedJob: MakeCase = async (prisma) => {
  const { id } = await createJob(prisma, { closesOn: addDays(today(), 30) });
  const owner = await createUser(prisma, { role: 'admin' });
  const body = { pinnedUntil: addDays(today(), 5), boostedUntil: null };
  return { id, owner, body, stored: () => prisma.job.findUnique({ where: { id } }), isShared: true };
};

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/job/:id/promotion': promotedJob,
  'GET /admin/job/:id': async (prisma) => ({ ...(await promotedJob(prisma)), body: undefined }),
  'POST /admin/job/:id/lift': closedJob,
  'POST /admin/job/:id/mark': markedJob,
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'PUT /admin/job/:id/promotion': async () => {
      const admin = await createUser(harness().prisma, { role: 'admin' });
      const params = { id: (await createJob(harness().prisma)).id };
      const full: Full<typeof adminJobPromote> = {
        pinnedUntil: addDays(today(), 7),
        boostedUntil: addDays(today(), 9),
      };
      return {
        least: { pinnedUntil: null, boostedUntil: null },
        full: [full],
        save: async (body) => [(await harness().as(admin).call(adminJobPromote, { params, body })).body.data],
      };
    },
  };
}
