import { applicationCv, candidateList } from '@acheep/contract/hiring/application';
import { candidateCreate, candidateDelete } from '@acheep/contract/hiring/candidate';
import { applicationDecide } from '@acheep/contract/hiring/decision';
import { consentAnswer } from '@acheep/contract/messaging/mail-consent';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { consentIn } from '../../../testing/consent.ts';
import { startApi } from '../../../testing/harness.ts';
import { lockColleagues } from '../../companies/company/company-leaving.repository.ts';
import { leaveCompany } from '../../companies/company/leave-company.ts';
import { notifyApplicant } from '../application/application.tasks.ts';

const api = await startApi();

async function company() {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const body = async (by: { id: string } = recruiter) => {
    const { path, originalName } = await createUpload(api.prisma, { ownerId: by.id });
    const cv = { path, originalName };
    return { jobId: job.id, name: 'សុខ ដារ៉ា', phone: '+85512345678', cv, source: 'walk-in', locale: 'km' };
  };
  const add = async (change: object = {}, by: { id: string } = recruiter) =>
    api.as(by).call(candidateCreate, { body: { ...(await body(by)), ...change } });
  return { recruiter, job, add };
}

describe('a candidate who is added by hand', () => {
  it('stands among the others, seen already, with who added them', async () => {
    const { recruiter, add } = await company();
    const { status, body } = await add({ note: 'មកដាក់ពាក្យផ្ទាល់' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'received',
      email: null,
      hasAccount: false,
      source: 'walk-in',
      history: [{ kind: 'added', to: 'received', by: recruiter.name }],
      notes: [{ text: 'មកដាក់ពាក្យផ្ទាល់', own: true }],
    });
    expect(body.data.viewedAt).not.toBeNull();
    const query = { search: '012345678 ដារ៉ា' };
    const found = await api.as(recruiter).call(candidateList, { query });
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([body.data._id]);
  });

  it('is written to in their language once they have agreed, and to no page', async () => {
    const { recruiter, add } = await company();
    const [without, given] = [await add(), await add({ email: 'Dara@Example.com' })];
    expect([without.body.data.consent, given.body.data.consent]).toEqual([null, 'waiting']);
    const [ask] = await api.mailsTo('dara@example.com');
    const body = { token: consentIn(ask), answer: 'given' } as const;
    expect((await api.as(null).call(consentAnswer, { body })).status).toBe(200);
    for (const { body: added } of [without, given]) {
      const params = { id: added.data._id };
      await api.as(recruiter).call(applicationDecide, { params, body: { status: 'shortlisted' } });
      const event = await api.prisma.applicationEvent.findFirstOrThrow({
        where: { applicationId: params.id },
        orderBy: { id: 'desc' },
      });
      await notifyApplicant(api.deps, event.id);
    }
    const [, mail] = await api.mailsTo('dara@example.com', 2);
    expect(mail?.text).toMatch(/^សួស្ដី សុខ ដារ៉ា/);
    expect(mail?.text).not.toContain('manage-user-applied');
  });

  it('keeps the CV in the company when whoever brought it leaves', async () => {
    const { recruiter, job, add } = await company();
    const colleague = await createMember(api.prisma, job.companyId);
    const { data } = (await add({}, colleague)).body;
    await api.prisma.$transaction(async (tx) => {
      await lockColleagues(tx, colleague.id);
      await leaveCompany(api.deps, tx, colleague.id);
    });
    await api.prisma.user.delete({ where: { id: colleague.id } });
    const link = await api.as(recruiter).call(applicationCv, { params: { id: data._id } });
    expect(link.status).toBe(201);
    const { cv } = await api.prisma.application.findUniqueOrThrow({
      where: { id: data._id },
      select: { cv: { select: { ownerId: true } } },
    });
    expect(cv?.ownerId).toBe(recruiter.id);
  });

  it('can be deleted by the company with all that was noted; whoever applied cannot', async () => {
    const { recruiter, job, add } = await company();
    const { data } = (await add({ note: 'Came by' })).body;
    const remove = (id: string, who: { id: string } = recruiter) =>
      api.as(who).call(candidateDelete, { params: { id } });
    expect((await remove(data._id, await createRecruiter(api.prisma))).status).toBe(404);
    const at = await Promise.all([remove(data._id), remove(data._id)]);
    expect(at.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await api.prisma.applicationNote.count({ where: { applicationId: data._id } })).toBe(0);
    const applied = await createApplication(api.prisma, { jobId: job.id });
    const refused = await remove(applied.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'application.applied']);
  });

  it.each([
    ['phone', { phone: undefined }],
    ['name', { name: ' ' }],
    ['email', { email: 'dara' }],
    ['source', { source: 'dream' }],
    ['locale', { locale: 'fr' }],
    ['cv', { cv: undefined }],
  ])('names a wrong %s (%j)', async (field, change) => {
    const { status, body } = await (await company()).add(change);
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });

  it('is for a job of the own company that is no draft', async () => {
    const { recruiter, add } = await company();
    const draft = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft' });
    for (const jobId of [draft.id, (await createJob(api.prisma)).id]) {
      const { status, body } = await add({ jobId });
      expect([status, Object.keys(body.data)]).toEqual([422, ['jobId']]);
    }
  });

  it('comes with a file of whoever adds them', async () => {
    const { path, originalName } = await createUpload(api.prisma);
    expect((await (await company()).add({ cv: { path, originalName } })).status).toBe(404);
  });
});
