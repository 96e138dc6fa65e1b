import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import type { MakeCase } from './access-case.ts';
import { received } from './access-case-received.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16).concat('Z');
const proposal = { times: [inDays(3)], minutes: 30, format: 'phone' };

/** Candidate, with the planned interviews. */
const toInterview =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id, owner } = await received(prisma);
    const stored = () => prisma.interview.findMany({ where: { applicationId: id } });
    return { id, owner, body, stored };
  };

/** Interview of a recruiter with an applicant. */
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

export const interviewCases: Record<string, MakeCase> = {
  'POST /application/:id/interview': toInterview(proposal),
  'GET /application/:id/interview': toInterview(),
  'PUT /interview/:id': planned(proposal),
  'POST /interview/:id/cancel': planned({ reason: null }),
  'GET /interview/:id/calendar': planned(undefined, 'agreed'),
  'POST /interview/:id/pick': invitedTo(([time]) => ({ time: time?.toISOString() })),
  'POST /interview/:id/decline': invitedTo(() => ({ answer: null })),
};
