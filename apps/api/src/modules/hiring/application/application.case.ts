import { applicationCreate, appliedJobList, candidateGet } from '@acheep/contract/hiring/application';
import { applicationDecide } from '@acheep/contract/hiring/decision';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createQuestion } from '@acheep/prisma/factories/question';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import { received, withResume } from '../../../testing/access-case-received.ts';
import type { Harness } from '../../../testing/harness.ts';
import { type Full, fileOf, type RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const decided: MakeCase = async (prisma) => ({
  ...(await received(prisma)),
  body: { status: 'shortlisted' },
});

const sent: MakeCase = async (prisma) => {
  const { id, applicantId } = await createApplication(prisma);
  const stored = () => prisma.application.findUnique({ where: { id } });
  return { id, owner: { id: applicantId }, stored };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /application/:id/candidate': received,
  'PUT /application/:id/status-at-company': decided,
  'POST /application/:id/restore': sent,
  'POST /application/:id/withdraw': sent,
  'GET /application/applied-job/:id': sent,
  'POST /application/:id/attachment': withResume((attachmentId) => ({ attachmentId })),
  'POST /application/:id/cv': received,
  'POST /application/:id/pdf': withResume(() => ({ design: 'classic', language: 'en', paper: 'a4' })),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  /** An application for a recruiter's job. */
  async function candidate() {
    const api = harness();
    const recruiter = await createRecruiter(api.prisma);
    const { id: jobId } = await createJob(api.prisma, { ownerId: recruiter.id });
    return { recruiter, id: (await createApplication(api.prisma, { jobId })).id };
  }

  return {
    'POST /application': async () => {
      const api = harness();
      const person = await createUser(api.prisma);
      await createResume(api.prisma, { userId: person.id });
      const some = async () => ({ jobId: (await createJob(api.prisma)).id, cv: await fileOf(api, person) });
      const asked = await createQuestion(api.prisma);
      const full: Full<typeof applicationCreate> = {
        ...(await some()),
        jobId: asked.jobId,
        answers: [{ questionId: asked.id, chosen: ['yes'] }],
        resume: true,
        phone: '+85512345678',
        coverLetter: 'Please.',
      };
      return {
        least: { ...(await some()), phone: '+85587654321' },
        full: [full],
        async save(body) {
          const saved = await api.as(person).call(applicationCreate, { body });
          const query = { 'filter[jobId]': body.jobId as string };
          const listed = await api.as(person).call(appliedJobList, { query });
          // No response contains the file's location: the stored row shows that it is this one.
          const { cv } = await api.prisma.application.findUniqueOrThrow({
            where: { id: saved.body.data._id },
            select: { cv: { select: { path: true, originalName: true } } },
          });
          return [saved.body.data, ...listed.body.data].map((record) => ({
            ...record,
            cv,
            resume: record.hasResume,
          }));
        },
      };
    },
    'PUT /application/:id/status-at-company': async () => {
      const api = harness();
      const { recruiter, id } = await candidate();
      const full: Full<typeof applicationDecide> = {
        status: 'rejected',
        reason: 'The place has been filled.',
        notifyReason: true,
        rejection: 'filled',
        notice: 'morning',
      };
      const params = { id };
      return {
        least: { status: 'shortlisted' },
        full: [full],
        async save(body) {
          const saved = await api.as(recruiter).call(applicationDecide, { params, body });
          const shown = (await api.as(recruiter).call(candidateGet, { params })).body.data;
          return [saved.body.data, shown].map((record) => ({ ...record, notice: record.history[0].notice }));
        },
      };
    },
  };
}
