import {
  candidateInterviewList,
  interviewChange,
  interviewList,
  interviewPropose,
} from '@acheep/contract/hiring/interview';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import { received } from '../../../testing/access-case-received.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip, Values } from '../../../testing/round-trip/round-trip.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16).concat('Z');

const proposal = { times: [inDays(3)], minutes: 30, format: 'phone' };

/** A recruiter's candidate; `stored` reads the planned interviews. */
const toInterview =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id, owner } = await received(prisma);
    const stored = () => prisma.interview.findMany({ where: { applicationId: id } });
    return { id, owner, body, stored };
  };

/** An interview of a recruiter with a candidate. */
const planned =
  (body?: unknown, status: 'proposed' | 'agreed' = 'proposed'): MakeCase =>
  async (prisma) => {
    const { id: applicationId, owner } = await received(prisma);
    const { id } = await createInterview(prisma, { applicationId, status });
    return { id, owner, body, stored: () => prisma.interview.findUnique({ where: { id } }) };
  };

const invitedTo =
  (bodyOf: (times: Date[]) => unknown): MakeCase =>
  async (prisma) => {
    const { id: applicationId, applicantId } = await createApplication(prisma);
    const { id, times } = await createInterview(prisma, { applicationId });
    const stored = () => prisma.interview.findUnique({ where: { id } });
    return { id, owner: { id: applicantId }, body: bodyOf(times), stored };
  };

const sent: MakeCase = async (prisma) => {
  const { id, applicantId } = await createApplication(prisma);
  const stored = () => prisma.application.findUnique({ where: { id } });
  return { id, owner: { id: applicantId }, stored };
};

const day = 86_400_000;

const atNineIn = (days: number) =>
  new Date(Math.ceil(Date.now() / day) * day + days * day + 7_200_000).toISOString();

export const accessCases: Record<string, MakeCase> = {
  'POST /application/:id/interview': toInterview(proposal),
  'GET /application/:id/interview': toInterview(),
  'PUT /interview/:id': planned(proposal),
  'POST /interview/:id/cancel': planned({ reason: null }),
  'GET /interview/:id/calendar': planned(undefined, 'agreed'),
  'POST /interview/:id/pick': invitedTo(([time]) => ({ time: time?.toISOString() })),
  'POST /interview/:id/decline': invitedTo(() => ({ answer: null })),
  'GET /application/applied-job/:id/interview': sent,
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  async function company() {
    const { prisma } = harness();
    const recruiter = await createRecruiter(prisma);
    const job = await createJob(prisma, { ownerId: recruiter.id });
    const { id: interviewerId } = await createMember(prisma, job.companyId);
    const apply = async () => (await createApplication(prisma, { jobId: job.id })).id;
    const least = { times: [atNineIn(3)], minutes: 30, format: 'phone' };
    const office: Full<typeof interviewPropose> & Full<typeof interviewChange> = {
      times: [atNineIn(4), atNineIn(5)],
      minutes: 45,
      format: 'office',
      address: 'Street 271',
      link: 'https://meet.example.com/abc',
      message: 'Bring your certificates.',
      interviewerIds: [interviewerId, recruiter.id],
    };
    const { link: _, ...atTheOffice } = office;
    const { address: __, ...onVideo } = office;
    const full: Values[] = [atTheOffice, { ...onVideo, format: 'video' }];
    const listed = async (applicationId: string) => {
      const params = { id: applicationId };
      const shown = await harness().as(recruiter).call(candidateInterviewList, { params });
      const list = await harness()
        .as(recruiter)
        .call(interviewList, { query: { limit: 100 } });
      const all = list.body.data as { application: { _id: string } }[];
      return [shown.body.data[0], all.find(({ application }) => application._id === applicationId)];
    };
    return { recruiter, apply, least, full, listed };
  }

  return {
    'POST /application/:id/interview': async () => {
      const { recruiter, apply, listed, ...bodies } = await company();
      return {
        ...bodies,
        async save(body) {
          const id = await apply();
          const saved = await harness().as(recruiter).call(interviewPropose, { params: { id }, body });
          return [saved.body.data, ...(await listed(id))] as Values[];
        },
      };
    },
    'PUT /interview/:id': async () => {
      const { recruiter, apply, listed, ...bodies } = await company();
      const applicationId = await apply();
      const { id } = await createInterview(harness().prisma, { applicationId });
      return {
        ...bodies,
        async save(body) {
          const saved = await harness().as(recruiter).call(interviewChange, { params: { id }, body });
          return [saved.body.data, ...(await listed(applicationId))] as Values[];
        },
      };
    },
  };
}
