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
import type { Harness } from '../harness.ts';
import type { Full, RoundTrip, Values } from './round-trip.ts';

const day = 86_400_000;
const inDays = (days: number) =>
  new Date(Math.ceil(Date.now() / day) * day + days * day + 7_200_000).toISOString();

export function interviewRoundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  async function company() {
    const { prisma } = harness();
    const recruiter = await createRecruiter(prisma);
    const job = await createJob(prisma, { ownerId: recruiter.id });
    const { id: interviewerId } = await createMember(prisma, job.companyId);
    const apply = async () => (await createApplication(prisma, { jobId: job.id })).id;
    const least = { times: [inDays(3)], minutes: 30, format: 'phone' };
    const office: Full<typeof interviewPropose> & Full<typeof interviewChange> = {
      times: [inDays(4), inDays(5)],
      minutes: 45,
      format: 'office',
      address: 'Street 271',
      link: 'https://meet.example.com/abc',
      message: 'Bring your certificates.',
      interviewerId,
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
