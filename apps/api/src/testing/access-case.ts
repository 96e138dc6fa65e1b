import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { PrismaClient } from '@acheep/database/client';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInvitation } from '@acheep/prisma/factories/company-invitation';
import { createJob } from '@acheep/prisma/factories/job';
import { createInvoice, createOrder } from '@acheep/prisma/factories/order';
import { createPackage } from '@acheep/prisma/factories/package';

import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { articleCases } from './access-case-article.ts';
import { directoryCases } from './access-case-directory.ts';
import { engagementCases } from './access-case-engagement.ts';
import { gatheringCases } from './access-case-gathering.ts';
import { interviewCases } from './access-case-interview.ts';
import { libraryCases } from './access-case-library.ts';
import { operatorCases } from './access-case-operator.ts';
import { postCases } from './access-case-post.ts';
import { addedByHand, received, withResume } from './access-case-received.ts';
import { registrationCases } from './access-case-registration.ts';
import { resumeCases } from './access-case-resume.ts';
import { screeningCases } from './access-case-screening.ts';
import { seekerCases } from './access-case-seeker.ts';
import { talentCases } from './access-case-talent.ts';
import { videoCases } from './access-case-video.ts';

/** New record behind an endpoint's `:id`, with the call its owner may make. */
interface AccessCase {
  id: string;
  owner: { id: string };
  body?: unknown;
  query?: Record<string, string>;
  /** For uploads. */
  file?: { name: string; content: Buffer };
  /** Stored record, to check that a refused call left it unchanged. */
  stored(): Promise<unknown>;
  /** Anyone with the endpoint's access may call it: nobody owns such a record. */
  isShared?: true;
}

export type MakeCase = (prisma: PrismaClient) => Promise<AccessCase>;

const ownJob =
  (overrides: Parameters<typeof createJob>[1], body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createJob(prisma, { ...overrides, ownerId: owner.id });
    const stored = async () => [
      await prisma.job.findUnique({ where: { id }, include: { skills: true } }),
      await prisma.job.count({ where: { createdById: owner.id } }),
    ];
    return { id, owner, body, stored };
  };

const ownSession: MakeCase = async (prisma) => {
  const owner = await createUser(prisma);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id } = await prisma.session.create({ data: { userId: owner.id, expiresAt } });
  return { id, owner, stored: () => prisma.session.findUnique({ where: { id } }) };
};

const candidate =
  (body: unknown): MakeCase =>
  async (prisma) => {
    const { id, owner } = await received(prisma);
    const stored = () =>
      prisma.application.findUnique({ where: { id }, include: { notes: true, tags: true } });
    return { id, owner, body, stored };
  };

const ownNote =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id: applicationId, owner } = await received(prisma);
    const data = { applicationId, authorId: owner.id, text: 'Speaks French' };
    const { id } = await prisma.applicationNote.create({ data });
    return { id, owner, body, stored: () => prisma.applicationNote.findUnique({ where: { id } }) };
  };

const messageTemplate =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const data = {
      companyId: owner.company?.id ?? '',
      name: 'Thanks',
      subjectEn: 'Thanks',
      textEn: 'Thanks',
    };
    const { id } = await prisma.messageTemplate.create({ data });
    return { id, owner, body, stored: () => prisma.messageTemplate.findUnique({ where: { id } }) };
  };

const decided: MakeCase = async (prisma) => ({
  ...(await received(prisma)),
  body: { status: 'shortlisted' },
});

const sent: MakeCase = async (prisma) => {
  const { id, applicantId } = await createApplication(prisma);
  const stored = () => prisma.application.findUnique({ where: { id } });
  return { id, owner: { id: applicantId }, stored };
};

const shared =
  (make: MakeCase): MakeCase =>
  async (prisma) => ({ ...(await make(prisma)), isShared: true });

/** Recruiter's account, which every admin may manage. */
const account =
  (overrides: Parameters<typeof createRecruiter>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createRecruiter(prisma, overrides);
    const stored = () =>
      prisma.user.findUnique({ where: { id }, include: { company: true, sessions: true } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), body, stored, isShared: true };
  };

/** Account without a company, whose role every admin may change. */
const roleOf =
  (role: 'user' | 'editor'): MakeCase =>
  async (prisma) => {
    const { id } = await createUser(prisma, { role });
    const stored = () => prisma.user.findUnique({ where: { id }, include: { sessions: true } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), stored, isShared: true };
  };

const checkedCompany: MakeCase = async (prisma) => {
  const made = await account()(prisma);
  await prisma.company.update({ where: { ownerId: made.id }, data: { verifiedAt: new Date() } });
  return made;
};

const session: MakeCase = async (prisma) => {
  const made = await account()(prisma);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id } = await prisma.session.create({ data: { userId: made.id, expiresAt } });
  return { ...made, id };
};

const company: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const stored = () => prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } });
  return { id: (await stored()).id, owner, stored, isShared: true };
};

type OrderOverrides = Parameters<typeof createOrder>[1];

const storedOrder = (prisma: PrismaClient, id: string) => () =>
  prisma.order.findUnique({ where: { id }, include: { invoice: true } });

const ownOrder =
  (overrides: OrderOverrides = {}): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createOrder(prisma, { ...overrides, ownerId: owner.id });
    return { id, owner, stored: storedOrder(prisma, id) };
  };

/** Order with a payment slip to upload. */
const orderWithSlip: MakeCase = async (prisma) => {
  const made = await ownOrder()(prisma);
  const { originalName, path } = await createUpload(prisma, { ownerId: made.owner.id, kind: 'slip' });
  return { ...made, body: { slip: { originalName, path } } };
};

/** Order with its invoice. */
const billed =
  (make: MakeCase): MakeCase =>
  async (prisma) => {
    const made = await make(prisma);
    await createInvoice(prisma, made.id);
    return made;
  };

/** Order that every admin may decide on. */
const someOrder =
  (overrides: OrderOverrides = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createOrder(prisma, overrides);
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body, stored: storedOrder(prisma, id), isShared: true };
  };

/** Job closed by the operator, a decision that every admin may lift. */
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

/** KHQR code that has not expired. */
const withCode = {
  khqr: '000201',
  khqrMd5: '0'.repeat(32),
  khqrUntil: new Date(Date.now() + 3_600_000),
};

/** Colleague of the owner, and a pending invitation. */
const colleague: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const { id } = await createMember(prisma, owner.company?.id ?? '');
  return { id, owner, stored: () => prisma.companyMember.findUnique({ where: { userId: id } }) };
};
const invited: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const { id } = await createInvitation(prisma, { companyId: owner.company?.id ?? '' });
  return { id, owner, stored: () => prisma.companyInvitation.findUnique({ where: { id } }) };
};

/** Package that every admin may change. */
const pack =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id } = await createPackage(prisma, { status: 'inactive' });
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, body, stored: () => prisma.package.findUnique({ where: { id } }), isShared: true };
  };

const packageOf = {
  title: 'Another title',
  titleKm: 'ចំណងជើង',
  price: 0,
  currency: 'USD',
  duration: 1,
  durationType: 'week',
  jobs: 1,
};

/** One for every endpoint with an `:id`; a test fails where one is missing. */
export const accessCases: Record<string, MakeCase> = {
  ...screeningCases,
  ...seekerCases,
  ...postCases,
  ...engagementCases,
  ...interviewCases,
  ...libraryCases,
  ...operatorCases,
  ...talentCases,
  ...registrationCases,
  ...resumeCases,
  ...videoCases,
  ...articleCases,
  ...gatheringCases,
  ...directoryCases,
  'DELETE /company/own/member/:id': colleague,
  'DELETE /company/own/invitation/:id': invited,
  'GET /job/:id': shared(ownJob({})),
  'GET /job/own/:id': ownJob({ status: 'draft' }),
  'GET /job/own/:id/statistics': ownJob({}),
  'GET /job/own/:id/talent': ownJob({}),
  'PUT /job/:id/schedule': ownJob({ status: 'draft', scheduledOn: new Date() }, { scheduledOn: null }),
  'POST /job/:id/view': shared(ownJob({})),
  'PUT /job/:id': ownJob({ status: 'draft' }, { title: 'Another title' }),
  'DELETE /job/:id': ownJob({ status: 'draft' }),
  'POST /job/:id/status': ownJob({}, { status: 'closed', closingDate: addDays(today(), 5) }),
  'POST /job/:id/refresh': ownJob({}),
  'POST /job/:id/copy': ownJob({}),
  'GET /company/:id': company,
  'DELETE /users/session/:id': ownSession,
  'GET /application/:id/candidate': received,
  'DELETE /application/:id/candidate': addedByHand,
  'POST /application/:id/consent': addedByHand,
  'PUT /application/:id/rating': candidate({ rating: 4 }),
  'PUT /application/:id/tag': candidate({ tags: ['Excel'] }),
  'POST /application/:id/note': candidate({ text: 'Speaks Chinese' }),
  'PUT /application/note/:id': ownNote({ text: 'Speaks Chinese' }),
  'DELETE /application/note/:id': ownNote(),
  'GET /application/:id/email': received,
  'PUT /application/email/template/:id': messageTemplate({ name: 'A', en: { subject: 'A', text: 'A' } }),
  'DELETE /application/email/template/:id': messageTemplate(),
  'PUT /application/:id/status-at-company': decided,
  'POST /application/:id/withdraw': sent,
  'GET /application/applied-job/:id': sent,
  'POST /application/:id/attachment': withResume((attachmentId) => ({ attachmentId })),
  'POST /application/:id/cv': received,
  'POST /application/:id/pdf': withResume(() => ({ design: 'classic', language: 'en', paper: 'a4' })),
  'GET /application/applied-job/:id/interview': sent,
  'GET /admin/user/:id': account(),
  'POST /admin/user/:id/disable': account({}, { reason: 'Jobs that do not exist' }),
  'POST /admin/user/:id/enable': account({ disabledAt: new Date() }),
  'POST /admin/user/:id/verify-company': account(),
  'POST /admin/user/:id/unverify-company': checkedCompany,
  'POST /admin/user/:id/resend-activation': account({ activatedAt: null }),
  'POST /admin/user/:id/make-editor': roleOf('user'),
  'POST /admin/user/:id/end-editor': roleOf('editor'),
  'GET /admin/user/:id/session': account(),
  'DELETE /admin/session/:id': session,
  'GET /order/:id': ownOrder(),
  'POST /order/:id/slip': orderWithSlip,
  'POST /order/:id/khqr': ownOrder(withCode),
  'POST /order/:id/withdraw': ownOrder(),
  'GET /order/:id/invoice': billed(ownOrder({ status: 'active' })),
  'PUT /admin/job/:id/promotion': promotedJob,
  'GET /admin/job/:id': async (prisma) => ({ ...(await promotedJob(prisma)), body: undefined }),
  'POST /admin/job/:id/lift': closedJob,
  'POST /admin/job/:id/mark': markedJob,
  'GET /admin/order/:id': someOrder(),
  'POST /admin/order/:id/confirm': someOrder({}, { paidOn: today(), paidBy: 'cash' }),
  'POST /admin/order/:id/cancel': someOrder({}, { reason: 'No payment arrived.' }),
  'POST /admin/order/:id/refund': billed(someOrder({ status: 'active' }, { reason: 'Paid twice.' })),
  'PUT /admin/order/:id/note': someOrder({}, { note: 'Pays late.' }),
  'GET /admin/order/:id/invoice': billed(someOrder({ status: 'active' })),
  'PUT /admin/package/:id': pack(packageOf),
  'POST /admin/package/:id/status': pack({ status: 'active' }),
  'DELETE /admin/package/:id': pack(),
};
