import { logout, profileGet, profileUpdate } from '@acheep/contract/accounts/account';
import { orderGet, orderInvoice, orderList, orderSlip } from '@acheep/contract/billing/order';
import { adminOrderConfirm } from '@acheep/contract/billing/order-admin';
import { serviceRequestList } from '@acheep/contract/billing/service-request';
import { memberRemove, memberUpdate } from '@acheep/contract/companies/company-member';
import { participantSheet, participantTable } from '@acheep/contract/events/participant';
import { commentCreate } from '@acheep/contract/feed/comment';
import { ownPostGet, ownPostList } from '@acheep/contract/feed/post';
import {
  applicationCv,
  applicationWithdraw,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import { applicationAttachment, applicationPdfLink } from '@acheep/contract/hiring/application-resume';
import { candidateTable } from '@acheep/contract/hiring/candidate';
import { interviewCalendar, interviewList } from '@acheep/contract/hiring/interview';
import { ownJobGet, ownJobList } from '@acheep/contract/jobs/job';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { notificationList } from '@acheep/contract/messaging/notification';
import { pushSubscribe } from '@acheep/contract/messaging/push';
import { dashboardGet } from '@acheep/contract/platform/dashboard';
import { documentUpload, photoUpload, pictureUpload, slipUpload } from '@acheep/contract/platform/upload';
import { invitationSentList } from '@acheep/contract/talent/invitation';
import { openedResumePdf } from '@acheep/contract/talent/resume-view';
import { savedTalentList } from '@acheep/contract/talent/saved-talent';
import { createApplication, createSentResume } from '@acheep/prisma/factories/application';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createOrder } from '@acheep/prisma/factories/order';
import { createPost } from '@acheep/prisma/factories/post';
import { createResumeView } from '@acheep/prisma/factories/resume-view';
import { createSavedTalent } from '@acheep/prisma/factories/saved-talent';
import { createServiceRequest } from '@acheep/prisma/factories/service';
import { createTalentInvitation } from '@acheep/prisma/factories/talent-invitation';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { pdf } from '../../../testing/document.ts';
import { type Harness, startHarness } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';
import { startPushReceiver } from '../../../testing/push-receiver.ts';
import { pushTask } from '../../messaging/push/tell-devices.ts';

let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
let api: Harness;
let photo: Buffer;
beforeAll(async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  receiver = await startPushReceiver();
  api = await startHarness({
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_CONTACT: 'mailto:help@acheep.example',
    PUSH_SERVICES: receiver.origin,
  });
  await api.work(pushTask);
  photo = await twoColours(300, 200).jpeg().toBuffer();
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

type Person = { id: string };
const look = { design: 'classic', language: 'both', paper: 'a4' } as const;

async function document(person: Person) {
  const file = { name: 'paper.pdf', content: pdf() };
  const { path } = (await api.as(person).call(documentUpload, { file })).body.data.docs;
  return api.prisma.upload.findUniqueOrThrow({ where: { path } });
}

/** An applicant with CV, photo and an attachment, and an agreed interview. */
async function candidateFor(jobId: string) {
  const seeker = await createUser(api.prisma);
  const { path } = (await api.as(seeker).call(photoUpload, { file: { name: 'me.jpg', content: photo } })).body
    .data;
  await api.as(seeker).call(profileUpdate, { body: { name: 'Sok Dara', locale: 'km', photo: path } });
  const [cv, diploma] = [await document(seeker), await document(seeker)];
  const { id } = await createApplication(api.prisma, { jobId, applicantId: seeker.id, cvId: cv.id });
  await createSentResume(api.prisma, { applicationId: id, uploadId: diploma.id });
  const interview = await createInterview(api.prisma, { applicationId: id, status: 'agreed' });
  return { seeker, id, diplomaId: diploma.id, interviewId: interview.id };
}

/** A company in which a colleague has created one of each kind of record. */
async function company() {
  const owner = await createRecruiter(api.prisma);
  const companyId = owner.company?.id ?? '';
  const colleague = await createMember(api.prisma, companyId);
  const token = await api.tokenOf(colleague);
  const by = { ownerId: colleague.id };
  const job = await createJob(api.prisma, by);
  const { resumeId } = await createResumeView(api.prisma, { companyId });
  await createTalentInvitation(api.prisma, { companyId, resumeId, jobId: job.id });
  await createSavedTalent(api.prisma, { companyId, resumeId });
  await createServiceRequest(api.prisma, { askedById: colleague.id });
  const gathering = await createGathering(api.prisma, { ...by, kind: 'event' });
  const picture = (
    await api.withToken(token).call(pictureUpload, { file: { name: 'day.jpg', content: photo } })
  ).body.data;
  const { id: pictureId } = await api.prisma.upload.findUniqueOrThrow({ where: { path: picture.path } });
  const post = await createPost(api.prisma, { ...by, status: 'draft', pictureIds: [pictureId] });
  const order = await createOrder(api.prisma, by);
  const sent = await api.withToken(token).call(slipUpload, { file: { name: 'slip.pdf', content: pdf() } });
  const { originalName, path } = sent.body.data.slip;
  const slip = { params: { id: order.id }, body: { slip: { originalName, path } } };
  expect((await api.withToken(token).call(orderSlip, slip)).status).toBe(200);
  const admin = await createUser(api.prisma, { role: 'admin' });
  const body = { paidOn: '2026-11-20', paidBy: 'transfer' };
  const paid = await api.as(admin).call(adminOrderConfirm, { params: { id: order.id }, body });
  expect(paid.status).toBe(200);
  const candidate = await candidateFor(job.id);
  return { owner, companyId, colleague, token, job, resumeId, gathering, post, order, candidate, sent };
}
type Company = Awaited<ReturnType<typeof company>>;

/** Signed links issued to the colleague, by the file they open. */
async function linksOf({ token, candidate, resumeId, order, post, sent }: Company) {
  const ask = async (endpoint: Endpoint, id: string, body?: object) =>
    (await api.withToken(token).call(endpoint, { params: { id }, body } as never)).body.data;
  const received = await ask(candidateGet, candidate.id);
  const invoice = await ask(orderInvoice, order.id);
  const [picture] = (await ask(ownPostGet, post.id)).pictures;
  return {
    cv: (await ask(applicationCv, candidate.id)).url,
    'photo of a candidate': received.photo,
    'photo in their CV': received.resume.photo,
    'file of their CV': (
      await ask(applicationAttachment, candidate.id, { attachmentId: candidate.diplomaId })
    ).url,
    'their CV on paper': (await ask(applicationPdfLink, candidate.id, look)).url,
    'CV that was opened': (await ask(openedResumePdf, resumeId, look)).url,
    invoice: invoice.pdf,
    'payment slip': (await ask(orderGet, order.id)).slip.url,
    'payment slip as she sent it': sent.body.data.url,
    'picture of a draft': picture.image,
    'small picture of a draft': picture.small,
  } as Record<string, string>;
}

/** Endpoints of single records, as reached from mails, notifications, exports and calendars. */
const recordsOf = ({ candidate, job, order, post, gathering }: Company): [Endpoint, string][] => [
  [candidateGet, candidate.id],
  [ownJobGet, job.id],
  [orderGet, order.id],
  [orderInvoice, order.id],
  [ownPostGet, post.id],
  [interviewCalendar, candidate.interviewId],
  [participantTable, gathering.id],
  [participantSheet, gathering.id],
];
const lists = [
  candidateList,
  ownJobList,
  orderList,
  ownPostList,
  interviewList,
  invitationSentList,
  savedTalentList,
  serviceRequestList,
];

describe('security 18: whoever is taken out of a company', () => {
  it('opens nothing more of it, in the session and with the links that she has', async () => {
    const made = await company();
    const { owner, colleague, token, candidate } = made;
    const links = await linksOf(made);
    const hers = api.withToken(token);
    const opened = async () => {
      const found: Record<string, number> = {};
      for (const [name, url] of Object.entries(links)) found[name] = (await api.http().get(url)).status;
      for (const [endpoint, id] of recordsOf(made))
        found[`${endpoint.method} ${endpoint.path}`] = (
          await hers.call(endpoint, { params: { id } } as never)
        ).status;
      return found;
    };
    const listed = async () => {
      const found: Record<string, number> = {};
      for (const endpoint of lists) found[endpoint.path] = (await hers.call(endpoint)).body.meta?.total ?? 0;
      return found;
    };
    const exported = async () =>
      JSON.stringify((await hers.call(candidateTable)).body.data ?? '').includes(candidate.seeker.email);

    expect(new Set(Object.values(await opened()))).toEqual(new Set([200]));
    expect(Object.entries(await listed()).filter(([, total]) => total === 0)).toEqual([]);
    expect(await exported()).toBe(true);

    const removed = await api.as(owner).call(memberRemove, { params: { id: colleague.id } });
    expect(removed.status).toBe(200);

    expect(Object.entries(await opened()).filter(([, status]) => status !== 403 && status !== 404)).toEqual(
      [],
    );
    expect(new Set(Object.values(await listed()))).toEqual(new Set([0]));
    expect(await exported()).toBe(false);
    // The account is still hers, without any company.
    const profile = await hers.call(profileGet);
    expect([profile.status, profile.body.data.company]).toEqual([200, null]);
    expect(JSON.stringify((await hers.call(dashboardGet)).body)).not.toContain(made.job.title);
    await hers.call(logout);
  });

  it('is told nothing more of what she has put there, in her bell or on her devices: the owner is', async () => {
    const { owner, colleague, job, post, candidate } = await company();
    const device = async (person: Person, name: string) => {
      const { status } = await api.as(person).call(pushSubscribe, { body: receiver.device(name) });
      expect(status).toBe(200);
    };
    await device(colleague, 'hers');
    await device(owner, 'owners');
    const told = (name: string) => receiver.received.filter((one) => one.device === name).length;
    const bells = async (person: Person) =>
      (await api.as(person).call(notificationList)).body.meta.total as number;
    const happen = async (application: { seeker: Person; id: string }) => {
      const { status } = await api
        .as(application.seeker)
        .call(applicationWithdraw, { params: { id: application.id } });
      expect(status).toBe(200);
      const trainer = await createRecruiter(api.prisma, { role: 'trainer' });
      for (const body of [{ postId: post.id }, { postId: other.id, parentId: said.body.data._id }]) {
        const response = await api.as(trainer).call(commentCreate, { body: { ...body, text: 'When?' } });
        expect(response.status).toBe(201);
      }
    };
    await api.prisma.post.update({
      where: { id: post.id },
      data: { status: 'active', postedAt: new Date() },
    });
    const other = await createPost(api.prisma);
    const said = await api.as(colleague).call(commentCreate, { body: { postId: other.id, text: 'Good' } });
    const before = { hers: await bells(colleague), owners: await bells(owner) };
    await happen(candidate);
    expect(await bells(colleague)).toBe(before.hers + 3);
    await expect.poll(() => told('hers')).toBe(3);

    await api.as(owner).call(memberRemove, { params: { id: colleague.id } });
    await happen(await candidateFor(job.id));
    await expect.poll(() => told('owners')).toBe(2);
    expect(await bells(owner)).toBe(before.owners + 2);
    // Nothing has come since, and what named the candidate is gone.
    expect([await bells(colleague), told('hers')]).toEqual([before.hers + 2, 3]);
  });

  it('reads no names of candidates in her bell once she decides on them no more', async () => {
    const { owner, colleague, candidate } = await company();
    await api.as(candidate.seeker).call(applicationWithdraw, { params: { id: candidate.id } });
    const named = async () =>
      JSON.stringify((await api.as(colleague).call(notificationList)).body).includes(candidate.id);
    const change = (role: 'recruiter' | 'reader') =>
      api.as(owner).call(memberUpdate, { params: { id: colleague.id }, body: { role, billing: true } });
    await change('recruiter');
    expect(await named()).toBe(true);
    await change('reader');
    expect(await named()).toBe(false);
  });
});
