import {
  jobCopy,
  jobCreate,
  jobGet,
  jobStatusChange,
  jobUpdate,
  ownJobGet,
  ownJobPreview,
} from '@acheep/contract/jobs/job';
import { documentUpload, type UploadedFile } from '@acheep/contract/platform/upload';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { docx, pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let recruiter: { id: string };
beforeAll(async () => {
  recruiter = await createRecruiter(api.prisma);
});

async function uploaded(name: string, content: Buffer, who = recruiter): Promise<UploadedFile> {
  const { body } = await api.as(who).call(documentUpload, { file: { name, content } });
  const { originalName, path } = body.data.docs;
  return { originalName, path };
}
const created = (attachments: UploadedFile[], who = recruiter) =>
  api.as(who).call(jobCreate, { body: { title: 'Weaver', attachments } });

/** Creates an open job with these documents. */
async function openJob(attachments: UploadedFile[]): Promise<string> {
  const { id } = await createJob(api.prisma, { ownerId: recruiter.id });
  for (const [position, { path }] of attachments.entries()) {
    const upload = await api.prisma.upload.findUniqueOrThrow({ where: { path } });
    await api.prisma.jobAttachment.create({ data: { jobId: id, position, uploadId: upload.id } });
  }
  return id;
}
const shown = async (id: string) => (await api.as(null).call(jobGet, { params: { id } })).body.data;
const opened = (path: string) => api.http().get(`/media/${path}`);

describe('what a job comes with', () => {
  it('is kept in its order, once each, and can be changed', async () => {
    const [first, second] = [await uploaded('tasks.pdf', pdf()), await uploaded('form.docx', docx())];
    const { status, body } = await created([second, first, second]);
    expect(status).toBe(201);
    const facts = { mediaType: 'application/pdf', size: pdf().length };
    expect(body.data.attachments).toEqual([expect.objectContaining(second), { ...first, ...facts }]);
    const params = { id: body.data._id };
    const change = { title: 'Weaver', attachments: [first] };
    expect((await api.as(recruiter).call(jobUpdate, { params, body: change })).status).toBe(200);
    const { body: kept } = await api.as(recruiter).call(ownJobGet, { params });
    expect(kept.data.attachments).toEqual([{ ...first, ...facts }]);
    const { body: copy } = await api.as(recruiter).call(jobCopy, { params });
    expect(copy.data.attachments).toEqual(kept.data.attachments);
  });

  it('opens for everybody from the public page, under its own name', async () => {
    const file = await uploaded('ការងារ.pdf', pdf());
    const { attachments } = await shown(await openJob([file]));
    expect(attachments).toEqual([
      {
        originalName: 'ការងារ.pdf',
        mediaType: 'application/pdf',
        size: pdf().length,
        url: `/media/${file.path}`,
      },
    ]);
    const { status, headers, body } = await api.http().get(attachments[0].url).buffer();
    expect([status, body.equals(pdf())]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    });
    expect(headers['content-disposition']).toContain(`inline; filename="`);
    expect(headers['content-disposition']).toContain(encodeURIComponent('ការងារ.pdf'));
  });

  it('opens as long as the job is shown, closed jobs too', async () => {
    const file = await uploaded('tasks.pdf', pdf());
    expect((await opened(file.path)).status).toBe(404);
    const id = await openJob([file]);
    for (const [status, answer] of [
      ['active', 200],
      ['draft', 404],
      ['closed', 200],
      ['archived', 404],
    ] as const) {
      await api.prisma.job.update({ where: { id }, data: { status } });
      expect([status, (await opened(file.path)).status]).toEqual([status, answer]);
    }
  });

  it('closes with the account of its owner', async () => {
    const file = await uploaded('tasks.pdf', pdf());
    await openJob([file]);
    await api.prisma.user.update({ where: { id: recruiter.id }, data: { disabledAt: new Date() } });
    expect((await opened(file.path)).status).toBe(404);
    await api.prisma.user.update({ where: { id: recruiter.id }, data: { disabledAt: null } });
  });

  it('is one of the recruiter’s own documents', async () => {
    const foreign = await uploaded('cv.pdf', pdf(), await createRecruiter(api.prisma));
    const unknown = { originalName: 'cv.pdf', path: 'docs/not-there' };
    for (const attachment of [foreign, unknown]) {
      const { status, body } = await api
        .as(recruiter)
        .call(jobCreate, { body: { title: 'Weaver', attachments: [attachment] }, locale: 'km' });
      expect([status, Object.keys(body.data)]).toEqual([422, ['attachments']]);
      expect(body.data.attachments[0]).toContain('ឯកសារភ្ជាប់');
    }
  });

  it('is five documents at most', async () => {
    const { status, body } = await created(Array(6).fill(await uploaded('tasks.pdf', pdf())));
    expect([status, Object.keys(body.data)]).toEqual([422, ['attachments']]);
  });

  it('stays when the job is published', async () => {
    const job = await openJob([await uploaded('tasks.pdf', pdf())]);
    const change = (status: string) =>
      api.as(recruiter).call(jobStatusChange, { params: { id: job }, body: { status } });
    await change('closed');
    expect((await change('active')).status).toBe(200);
    expect((await shown(job)).attachments).toHaveLength(1);
  });

  it('opens from the preview of a draft, which is the later page, for colleagues only', async () => {
    const file = await uploaded('tasks.pdf', pdf());
    const id = await openJob([file]);
    await api.prisma.job.update({ where: { id }, data: { status: 'draft', postedAt: null } });
    const { companyId } = await api.prisma.job.findUniqueOrThrow({ where: { id } });
    const colleague = await createMember(api.prisma, companyId);
    const preview = async (who: { id: string }) =>
      (await api.as(who).call(ownJobPreview, { params: { id } })).body;
    const { attachments, postedAt, ...page } = (await preview(colleague)).data;
    const { status, body } = await api.http().get(attachments[0].url).buffer();
    expect([status, body.equals(pdf())]).toEqual([200, true]);
    expect((await opened(file.path)).status).toBe(404);
    expect((await preview(await createRecruiter(api.prisma))).code).toBe('not_found');

    await api.as(recruiter).call(jobStatusChange, { params: { id }, body: { status: 'active' } });
    const later = await shown(id);
    expect({ ...later, updatedAt: page.updatedAt }).toMatchObject({ ...page, pinned: later.pinned });
    expect(Date.parse(later.postedAt) - Date.parse(postedAt)).toBeLessThan(60_000);

    await api.prisma.companyMember.delete({ where: { userId: colleague.id } });
    await api.prisma.job.update({ where: { id }, data: { status: 'draft' } });
    expect((await api.http().get(attachments[0].url)).status).toBe(403);
  });
});
