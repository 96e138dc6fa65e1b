import { serviceRequestCarryOut, serviceRequestList } from '@acheep/contract/billing/service-request';
import { candidateGet } from '@acheep/contract/hiring/application';
import { applicationsDecide } from '@acheep/contract/hiring/decision';
import * as screening from '@acheep/contract/hiring/operator-screening';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createApplication, createSentResume } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createServiceRequest } from '@acheep/prisma/factories/service';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { deleteDoneBefore } from '../../content/enquiry/enquiry.repository.ts';
import { decisionMade } from '../application/decision-made.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin', name: 'Prak Sophea' });
});

type Who = { id: string } | null;
const at = (id: string) => ({ params: { id } });
const carryOut = (id: string, jobId: string) =>
  api.as(admin).call(serviceRequestCarryOut, { ...at(id), body: { effect: 'cv-screening', jobId } });
const list = (id: string, query = {}, who: Who = admin) =>
  api.as(who).call(screening.screeningApplications, { ...at(id), query });
const open = (id: string, who: Who = admin) => api.as(who).call(screening.screenedGet, at(id));
const decide = (id: string, body: object, who: Who = admin) =>
  api.as(who).call(screening.screenedDecide, { ...at(id), body } as never);
const audits = (targetId: string) =>
  api.prisma.auditEntry.findMany({ where: { targetId }, orderBy: { id: 'asc' } });

/** A company that requested a screening, with a job and an applicant. */
async function asked() {
  const owner = await createRecruiter(api.prisma, { jobs: 0, locale: 'en' });
  const job = await createJob(api.prisma, { ownerId: owner.id });
  const service = { effect: 'cv-screening', amount: null };
  const { id } = await createServiceRequest(api.prisma, { service, askedById: owner.id, jobId: job.id });
  const application = await createApplication(api.prisma, { jobId: job.id });
  return { owner, job, id, application };
}
async function screened() {
  const all = await asked();
  expect((await carryOut(all.id, all.job.id)).status).toBe(201);
  return all;
}

describe('screening: success', () => {
  it('begins when the request is carried out, for that job, and its company sees it', async () => {
    const { owner, job, id, application } = await asked();
    expect([(await list(id)).status, (await open(application.id)).status]).toEqual([404, 404]);
    await carryOut(id, job.id);
    const [own] = (await api.as(owner).call(serviceRequestList)).body.data;
    expect(own.carriedOut).toMatchObject({ effect: 'cv-screening', until: null, endedAt: null });
    const colleague = await createMember(api.prisma, owner.company?.id ?? '');
    for (const who of [owner, colleague])
      expect((await api.as(who).call(screening.ownScreeningList)).body.data).toMatchObject([
        { _id: id, job: { _id: job.id } },
      ]);
    const found = await api.as(admin).call(screening.screeningList, { query: { search: job.title } });
    expect(found.body.data).toMatchObject([
      { _id: id, company: { _id: owner.company?.id }, counts: { received: 1, shortlisted: 0 } },
    ]);
    const [mail] = await api.mailsTo(owner.email);
    expect(mail?.text).toContain(job.title);
  });

  it('shows the applications without how people are reached and what the company keeps', async () => {
    const { id, application, owner } = await screened();
    const { id: uploadId } = await createUpload(api.prisma, { ownerId: application.applicantId });
    await createSentResume(api.prisma, { applicationId: application.id, uploadId });
    const note = { applicationId: application.id, authorId: owner.id, text: 'our secret note' };
    await api.prisma.applicationNote.create({ data: note });
    const rows = (await list(id, { 'filter[status]': 'received', search: application.name })).body;
    expect(rows.data).toMatchObject([{ _id: application.id, name: application.name }]);
    expect(rows.meta).toMatchObject({ total: 1, counts: { received: 1 } });
    const detail = (await open(application.id)).body.data;
    expect(detail).toMatchObject({
      coverLetter: application.coverLetter,
      cv: { mediaType: 'application/pdf' },
      resume: { name: { en: 'Sok Dara' }, photo: null, phone: [], email: '', references: [] },
      screening: { _id: id },
    });
    const said = JSON.stringify([rows, detail]);
    for (const secret of [application.email ?? '', '+85512345678', 'dara@example.com', 'our secret note'])
      expect(said).not.toContain(secret);
    // New applications stay new for the company.
    expect(
      (await api.prisma.application.findUniqueOrThrow({ where: { id: application.id } })).viewedAt,
    ).toBeNull();
  });

  it('opens the files by signed links, and says in the audit log each time that somebody did', async () => {
    const { application, id, owner, job } = await screened();
    const file = await createUpload(api.prisma, { ownerId: application.applicantId });
    await createSentResume(api.prisma, { applicationId: application.id, uploadId: file.id });
    await open(application.id);
    const cv = await api.as(admin).call(screening.screenedCv, at(application.id));
    const attachment = await api
      .as(admin)
      .call(screening.screenedAttachment, { ...at(application.id), body: { attachmentId: file.id } });
    const entries = await audits(application.applicantId);
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual(
      Array(3).fill(['screening.open', admin.id]),
    );
    expect(entries[2]?.details).toEqual({
      job: job.title,
      company: owner.company?.name,
      file: 'diploma.pdf',
    });
    const opens = async () =>
      Promise.all([cv, attachment].map(async ({ body }) => (await api.http().get(body.data.url)).body.code));
    // The factory's files are not stored: a permitted file is missing, a forbidden one is not opened.
    expect(await opens()).toEqual(['file.missing', 'file.missing']);
    await api.as(owner).call(screening.ownScreeningEnd, at(id));
    expect(await opens()).toEqual(['file.link_expired', 'file.link_expired']);
  });

  it('decides as the company does: delayed mail, history by the centre without a name, audit', async () => {
    const { application, owner } = await screened();
    const { updatedAt } = (await open(application.id)).body.data;
    expect(
      (
        await decide(application.id, {
          status: 'rejected',
          reason: 'No licence',
          notifyReason: true,
          updatedAt,
        })
      ).status,
    ).toBe(200);
    expect((await decide(application.id, { status: 'shortlisted', updatedAt })).body.code).toBe(
      'application.is_rejected',
    );
    const detail = (await api.as(owner).call(candidateGet, at(application.id))).body.data;
    expect(detail.history[0]).toMatchObject({ kind: 'decided', to: 'rejected', by: null, byCentre: true });
    expect(JSON.stringify(detail)).not.toContain('Prak Sophea');
    const { id: eventId } = await api.prisma.applicationEvent.findFirstOrThrow({
      where: { applicationId: application.id, kind: 'decided' },
    });
    const [waits] = await api.prisma.$queryRaw<{ data: unknown; later: boolean }[]>`
      SELECT data, start_after > created_on AS later FROM pgboss.job
      WHERE name = ${decisionMade.name} AND data->>'eventId' = ${eventId}`;
    expect(waits?.later).toBe(true);
    const entry = (await audits(application.applicantId)).at(-1);
    expect(entry).toMatchObject({
      action: 'screening.decide',
      actorId: admin.id,
      details: { to: 'rejected' },
    });
    // Reverted by the operator, then decided by the company as usual.
    expect((await decide(application.id, { status: 'received' })).status).toBe(200);
    const body = { ids: [application.id], status: 'shortlisted' } as const;
    await api.as(owner).call(applicationsDecide, { body });
    const [latest] = (await api.as(owner).call(candidateGet, at(application.id))).body.data.history;
    expect(latest).toMatchObject({ to: 'shortlisted', by: owner.name, byCentre: false });
  });

  it('ends by the operator, who tells the company how things stand; once', async () => {
    const { id, application, owner, job } = await screened();
    await decide(application.id, { status: 'shortlisted' });
    for (const _ of [1, 2])
      expect((await api.as(admin).call(screening.screeningEnd, at(id))).status).toBe(200);
    expect([(await list(id)).status, (await open(application.id)).status]).toEqual([404, 404]);
    expect((await decide(application.id, { status: 'rejected' })).status).toBe(404);
    expect((await api.as(admin).call(screening.screeningGet, at(id))).status).toBe(404);
    const mails = (await api.mailsTo(owner.email, 2)).filter(({ subject }) =>
      subject?.startsWith('Screening ended'),
    );
    expect(mails.map(({ text }) => text?.includes('Short-listed: 1'))).toEqual([true]);
    const told = { userId: owner.id, kind: 'screening-ended' };
    expect((await api.prisma.notification.findMany({ where: told })).map(({ params }) => params)).toEqual([
      { title: job.title, shortlisted: '1', id: job.id },
    ]);
    expect((await audits(owner.id)).map(({ action }) => action)).toContain('screening.end');
    const [own] = (await api.as(owner).call(serviceRequestList)).body.data;
    expect(own.carriedOut.endedAt).not.toBeNull();
  });

  it('can be asked for again once it is ended, and is kept for as long as it lasts', async () => {
    const { id, job, owner } = await screened();
    const service = { effect: 'cv-screening', amount: null };
    const again = await createServiceRequest(api.prisma, { service, askedById: owner.id, jobId: job.id });
    const refused = await carryOut(again.id, job.id);
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['jobId']]);
    const kept = (enquiryId: string) => api.prisma.enquiry.count({ where: { id: enquiryId } });
    const later = new Date(addDays(today(), 1));
    await deleteDoneBefore(api.prisma, later, later);
    expect(await kept(id)).toBe(1);
    await api.as(owner).call(screening.ownScreeningEnd, at(id));
    expect((await carryOut(again.id, job.id)).status).toBe(201);
    await deleteDoneBefore(api.prisma, later, later);
    expect([await kept(id), await kept(again.id)]).toEqual([0, 1]);
  });
});

describe('screening: validation', () => {
  it('opens nothing of other jobs, of disabled companies, and of who took the application back', async () => {
    const { id, owner, application } = await screened();
    const other = await createApplication(api.prisma, {
      jobId: (await createJob(api.prisma, { ownerId: owner.id })).id,
    });
    expect((await open(other.id)).status).toBe(404);
    expect((await decide(other.id, { status: 'rejected' })).status).toBe(404);
    await api.prisma.application.update({ where: { id: application.id }, data: { status: 'withdrawn' } });
    expect((await api.as(admin).call(screening.screenedCv, at(application.id))).status).toBe(404);
    expect((await decide(application.id, { status: 'rejected' })).body.code).toBe('application.is_withdrawn');
    await api.prisma.user.update({ where: { id: owner.id }, data: { disabledAt: new Date() } });
    expect([(await list(id)).status, (await open(application.id)).status]).toEqual([404, 404]);
  });

  it('wants a job, and a decision that there is', async () => {
    const { id, application } = await asked();
    const without = await api
      .as(admin)
      .call(serviceRequestCarryOut, { ...at(id), body: { effect: 'cv-screening' } });
    expect(Object.keys(without.body.data)).toEqual(['jobId']);
    expect((await decide(application.id, { status: 'withdrawn' })).status).toBe(422);
  });
});
