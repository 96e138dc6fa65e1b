import { accountDelete } from '@acheep/contract/accounts/privacy';
import { companyGet, ownCompanyGet, ownCompanyUpdate } from '@acheep/contract/companies/company';
import { candidateGet, candidateList } from '@acheep/contract/hiring/application';
import { jobGet, jobStatusChange, jobUpdate, ownJobGet, ownJobList } from '@acheep/contract/jobs/job';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicUploads } from '../../../module.ts';
import { modules } from '../../../modules.ts';
import { startApi } from '../../../testing/harness.ts';
import { findPublicUpload } from '../../platform/upload/upload.repository.ts';

const password = 'leaving is easier than staying';
const api = await startApi();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await api.deps.passwords.hash(password);
});

async function team() {
  const owner = await createRecruiter(api.prisma, { passwordHash });
  const companyId = owner.company?.id ?? '';
  const colleague = await createMember(api.prisma, companyId, { passwordHash });
  return { owner, colleague, companyId };
}
const end = (person: { id: string }) => api.as(person).call(accountDelete, { body: { password } });
const ownerOf = async (id: string) =>
  (await api.prisma.company.findUnique({ where: { id }, select: { ownerId: true } }))?.ownerId;

describe('colleagues', () => {
  it('see, change and close each other’s jobs, and read what came in for them', async () => {
    const { owner, colleague } = await team();
    const { originalName, path, id: uploadId } = await createUpload(api.prisma, { ownerId: owner.id });
    const { id } = await createJob(api.prisma, { ownerId: owner.id });
    await api.prisma.jobAttachment.create({ data: { jobId: id, position: 0, uploadId } });
    const application = await createApplication(api.prisma, { jobId: id });

    const me = api.as(colleague);
    expect((await me.call(ownJobList)).body.data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    const { body } = await me.call(ownJobGet, { params: { id } });
    expect(body.data.attachments).toMatchObject([{ path }]);
    const edit = {
      title: 'Senior accountant',
      categoryId: body.data.category._id,
      provinceId: body.data.province._id,
      type: 'full-time',
      experience: '2-years',
      vacancies: 2,
      description: '<p>Keeps the books.</p>',
      closingDate: body.data.closingDate,
      applyBy: ['site'],
      salaryFrom: 30_000,
      salaryTo: 50_000,
      attachments: [{ originalName, path }],
    };
    const saved = await me.call(jobUpdate, { params: { id }, body: edit });
    expect([saved.status, saved.body.data.attachments]).toMatchObject([200, [{ path }]]);
    const foreign = await createUpload(api.prisma);
    const refused = await me.call(jobUpdate, {
      params: { id },
      body: { ...edit, attachments: [{ originalName, path: foreign.path }] },
    });
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['attachments']]);
    expect((await me.call(candidateList)).body.meta.total).toBe(1);
    expect((await me.call(candidateGet, { params: { id: application.id } })).status).toBe(200);
    const closed = await me.call(jobStatusChange, { params: { id }, body: { status: 'closed' } });
    expect(closed.status).toBe(200);
  });

  it('keep the logo and the photos that another one has put there', async () => {
    const { owner, colleague, companyId } = await team();
    const logo = await createUpload(api.prisma, { ownerId: owner.id, kind: 'logo', path: 'logos/a.webp' });
    await api.prisma.company.update({ where: { id: companyId }, data: { logoPath: logo.path } });
    const body = { name: 'Angkor Foods', address: 'Siem Reap', logo: logo.path, photos: [] };
    const { status } = await api.as(colleague).call(ownCompanyUpdate, { body });
    expect(status).toBe(200);
    expect((await api.as(owner).call(ownCompanyGet)).body.data.name).toBe('Angkor Foods');
  });
});

it('a colleague who is disabled takes nothing from the company’s page', async () => {
  const { colleague, companyId } = await team();
  const logo = await createUpload(api.prisma, { ownerId: colleague.id, kind: 'logo', path: 'logos/c.webp' });
  await api.prisma.company.update({ where: { id: companyId }, data: { logoPath: logo.path } });
  const { id } = await createJob(api.prisma, { ownerId: colleague.id });
  await api.prisma.user.update({ where: { id: colleague.id }, data: { disabledAt: new Date() } });
  expect((await api.as(null).call(jobGet, { params: { id } })).status).toBe(200);
  expect((await api.as(null).call(companyGet, { params: { id: companyId } })).body.data.logo).not.toBeNull();
  expect(await findPublicUpload(api.prisma, logo.path, publicUploads(modules, new Date()))).toMatchObject({
    path: logo.path,
  });
});

describe('the end of an account', () => {
  it('of a colleague leaves the company its jobs, with their documents', async () => {
    const { owner, colleague } = await team();
    const { id } = await createJob(api.prisma, { ownerId: colleague.id });
    const upload = await createUpload(api.prisma, { ownerId: colleague.id });
    await api.prisma.jobAttachment.create({ data: { jobId: id, position: 0, uploadId: upload.id } });
    expect((await end(colleague)).status).toBe(200);
    const { body } = await api.as(null).call(jobGet, { params: { id } });
    expect(body.data.attachments).toHaveLength(1);
    expect((await api.as(owner).call(ownJobGet, { params: { id } })).status).toBe(200);
    const job = await api.prisma.job.findUniqueOrThrow({ where: { id } });
    expect(job.createdById).toBeNull();
  });

  it('of the owner gives the company to who has worked there longest and is not disabled', async () => {
    const { owner, colleague, companyId } = await team();
    const disabled = await createMember(api.prisma, companyId, { disabledAt: new Date() });
    await api.prisma.companyMember.update({
      where: { userId: disabled.id },
      data: { createdAt: new Date('2026-01-01') },
    });
    await createMember(api.prisma, companyId);
    const logo = await createUpload(api.prisma, { ownerId: owner.id, kind: 'logo', path: 'logos/b.webp' });
    await api.prisma.company.update({ where: { id: companyId }, data: { logoPath: logo.path } });
    const { id } = await createJob(api.prisma, { ownerId: owner.id });
    expect((await end(owner)).status).toBe(200);
    expect(await ownerOf(companyId)).toBe(colleague.id);
    const { status, body } = await api.as(null).call(companyGet, { params: { id: companyId } });
    expect([status, body.data.logo === null]).toEqual([200, false]);
    expect((await api.as(colleague).call(ownJobGet, { params: { id } })).status).toBe(200);
  });

  it('of the only one ends the company too', async () => {
    const owner = await createRecruiter(api.prisma, { passwordHash });
    const { id } = await createJob(api.prisma, { ownerId: owner.id });
    expect((await end(owner)).status).toBe(200);
    expect(await api.prisma.company.count({ where: { id: owner.company?.id ?? '' } })).toBe(0);
    expect(await api.prisma.job.count({ where: { id } })).toBe(0);
  });

  it('of all at once leaves no company without an owner, and nobody an error', async () => {
    const { owner, colleague, companyId } = await team();
    const third = await createMember(api.prisma, companyId, { passwordHash });
    await createJob(api.prisma, { ownerId: colleague.id });
    const answers = await Promise.all([owner, colleague, third].map(end));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ownerOf(companyId)).toBeUndefined();
  });
});
