import { accountDelete } from '@acheep/contract/accounts/privacy';
import { adminCompanyUnverify, adminCompanyVerify } from '@acheep/contract/companies/company-admin';
import { memberRemove } from '@acheep/contract/companies/company-member';
import {
  adminCompanyPaperFile,
  companyPaperFile,
  companyPaperRemove,
  companyPaperSend,
  verificationGet,
} from '@acheep/contract/companies/company-paper';
import { paperUpload } from '@acheep/contract/platform/upload';
import { createTrainer } from '@acheep/prisma/factories/gathering';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { photoWithPlace } from '../../../testing/picture.ts';
import { sweepUploads } from '../../platform/upload/upload.tasks.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

type Person = { id: string };
async function recruiter(more: Parameters<typeof createRecruiter>[1] = {}) {
  const { id, company } = await createRecruiter(api.prisma, more);
  return { id, company: company?.id ?? '' };
}
const upload = (person: Person | null, name = 'registration.pdf', content = pdf()) =>
  api.as(person).call(paperUpload, { file: { name, content } });
const send = (person: Person | null, file: object, kind = 'registration', headers = {}) =>
  api.as(person).call(companyPaperSend, { body: { kind, file }, headers });
const verification = async (person: Person) => (await api.as(person).call(verificationGet)).body.data;
const remove = (person: Person | null, id: string) =>
  api.as(person).call(companyPaperRemove, { params: { id } });
const linkOf = (person: Person | null, id: string) =>
  api.as(person).call(companyPaperFile, { params: { id } });
const adminLink = (id: string, person: Person | null = admin, locale: 'en' | 'km' = 'en') =>
  api.as(person).call(adminCompanyPaperFile, { params: { id }, locale });
const verify = (id: string, body: object) => api.as(admin).call(adminCompanyVerify, { params: { id }, body });
const open = async (url: string) => (await api.http().get(url)).status;

/** Uploads a file and sends it; returns the id of the document. */
async function sendPaper(person: Person, kind = 'registration', name = 'registration.pdf'): Promise<string> {
  const { originalName, path } = (await upload(person, name)).body.data.paper;
  const { status, body } = await send(person, { originalName, path }, kind);
  expect(status).toBe(201);
  return body.data.papers.at(-1)._id;
}

describe('a document of a company: success', () => {
  it('is a PDF or a picture that its company and the operator can open, and is no public file', async () => {
    const owner = await recruiter();
    expect(await verification(owner)).toEqual({ verifiedAt: null, papers: [] });
    for (const [name, content, mediaType, kind] of [
      ['registration.pdf', pdf(), 'application/pdf', 'registration'],
      ['patent.jpg', await photoWithPlace(), 'image/webp', 'patent'],
    ] as const) {
      const sent = await upload(owner, name, content);
      expect([sent.status, sent.body.data.paper]).toMatchObject([201, { mediaType }]);
      const { originalName, path } = sent.body.data.paper;
      const { status, body } = await send(owner, { originalName, path }, kind);
      expect([status, body.data.verifiedAt]).toEqual([201, null]);
      const paper = body.data.papers.at(-1);
      expect(paper).toMatchObject({ kind, originalName, mediaType, size: sent.body.data.paper.size });
      for (const link of [await linkOf(owner, paper._id), await adminLink(paper._id)]) {
        const opened = await api.http().get(link.body.data.url);
        expect([link.status, opened.status, opened.headers['content-type']]).toEqual([201, 200, mediaType]);
      }
      expect(await open(`/media/${path}`)).toBe(404);
    }
    const { papers } = await verification(owner);
    expect(papers.map(({ kind }: { kind: string }) => kind)).toEqual(['registration', 'patent']);
  });

  it('is sent, seen and removed by recruiters and trainers alike', async () => {
    const owner = await recruiter();
    const colleague = await createMember(api.prisma, owner.company);
    const id = await sendPaper(colleague);
    expect((await linkOf(owner, id)).status).toBe(201);
    const removed = await remove(owner, id);
    expect([removed.status, removed.body.data]).toEqual([200, { verifiedAt: null, papers: [] }]);
    const trainer = await createTrainer(api.prisma);
    await sendPaper(trainer, 'licence');
    expect((await verification(trainer)).papers).toMatchObject([{ kind: 'licence' }]);
  });

  it('fault 17: a repeated call sends it once', async () => {
    const owner = await recruiter();
    const { originalName, path } = (await upload(owner)).body.data.paper;
    const again = () => send(owner, { originalName, path }, 'other', { 'Idempotency-Key': 'paper' });
    const answers = [await again(), await again()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await verification(owner)).papers).toHaveLength(1);
  });

  it('stays as it was once the company is verified, until the verification is taken back', async () => {
    const owner = await recruiter();
    const id = await sendPaper(owner);
    const { originalName, path } = (await upload(owner)).body.data.paper;
    expect((await verify(owner.company, { checked: ['documents'], papers: [id] })).status).toBe(200);
    expect((await verification(owner)).verifiedAt).not.toBeNull();
    for (const refused of [await remove(owner, id), await send(owner, { originalName, path })])
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'company.papers_stay',
        'Your company is verified, so its documents stay as they are.',
      ]);
    expect((await linkOf(owner, id)).status).toBe(201);
    await api.as(admin).call(adminCompanyUnverify, { params: { id: owner.company } });
    expect((await remove(owner, id)).status).toBe(200);
  });

  it('is deleted from the storage a day after it was removed', async () => {
    const owner = await recruiter();
    const [kept, gone] = [await sendPaper(owner), await sendPaper(owner)];
    const uploadOf = async (id: string) =>
      (await api.prisma.companyPaper.findUniqueOrThrow({ where: { id }, select: { upload: true } })).upload;
    const [left, swept] = [await uploadOf(kept), await uploadOf(gone)];
    await remove(owner, gone);
    await api.prisma.upload.updateMany({
      where: { ownerId: owner.id },
      data: { createdAt: new Date('2026-01-01') },
    });
    await sweepUploads(api.deps);
    const rows = await api.prisma.upload.findMany({ where: { ownerId: owner.id }, select: { path: true } });
    expect(rows).toEqual([{ path: left.path }]);
    expect(await api.deps.storage.get(swept.path)).toBeNull();
    expect(await open((await linkOf(owner, kept)).body.data.url)).toBe(200);
  });
});

describe('a document of a company: validation', () => {
  it.each([
    ['document.docx', Buffer.from('PK not a PDF'), 'en', 'Only JPEG, PNG, PDF files are accepted.'],
    ['scan.png', Buffer.from('<html></html>'), 'km', 'ទទួលតែឯកសារ JPEG, PNG, PDF ប៉ុណ្ណោះ។'],
    ['scan.pdf', Buffer.from('%PDF but no PDF'), 'en', 'Only JPEG, PNG, PDF files are accepted.'],
  ] as const)('refuses %s that is something else', async (name, content, locale, message) => {
    const owner = await recruiter();
    const { status, body } = await api.as(owner).call(paperUpload, { file: { name, content }, locale });
    expect([status, body.code, body.message]).toEqual([415, 'file.type', message]);
  });

  it('takes 10 MB, and not a byte more', async () => {
    const owner = await recruiter();
    expect((await upload(owner, 'scan.pdf', pdf(10_000_000))).status).toBe(201);
    const { status, body } = await upload(owner, 'scan.pdf', pdf(10_000_001));
    expect([status, body.message]).toEqual([413, 'This file is larger than 10 MB. Choose a smaller one.']);
  });

  it('takes five, and five in all when two colleagues send at once', async () => {
    const owner = await recruiter();
    const colleague = await createMember(api.prisma, owner.company);
    for (let sent = 0; sent < 4; sent++) await sendPaper(owner);
    const files = [await upload(owner), await upload(colleague)].map(({ body }) => body.data.paper);
    const answers = await Promise.all(
      [owner, colleague].map((person, index) => {
        const { originalName, path } = files[index];
        return send(person, { originalName, path });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'A company can send at most 5 documents. Remove one to send another.',
    );
    expect((await verification(owner)).papers).toHaveLength(5);
  });

  it('security 17: is one’s own, of its kind, and sent once', async () => {
    const owner = await recruiter();
    const own = await createUpload(api.prisma, { ownerId: owner.id, kind: 'paper' });
    const file = { originalName: 'registration.pdf', path: own.path };
    expect((await send(owner, file)).status).toBe(201);
    const document = await createUpload(api.prisma, { ownerId: owner.id });
    const foreign = await createUpload(api.prisma, { kind: 'paper' });
    for (const path of [document.path, foreign.path, own.path, 'docs/nothing']) {
      const { status, body } = await send(owner, { ...file, path });
      expect([status, Object.keys(body.data)]).toEqual([422, ['file']]);
    }
    const { status, body } = await send(owner, file, 'passport');
    expect([status, Object.keys(body.data)]).toEqual([422, ['kind']]);
  });
});

describe('a document of a company: authentication', () => {
  it('is nothing for visitors', async () => {
    const id = await sendPaper(await recruiter());
    const file = { originalName: 'registration.pdf', path: 'docs/nothing' };
    const calls = [upload(null), send(null, file), remove(null, id), linkOf(null, id), adminLink(id, null)];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
    expect((await api.as(null).call(verificationGet)).status).toBe(401);
  });
});

describe('a document of a company: authorisation', () => {
  it('is a 404 for other companies, in words', async () => {
    const id = await sendPaper(await recruiter());
    const stranger = await recruiter();
    for (const refused of [await linkOf(stranger, id), await remove(stranger, id)])
      expect([refused.status, refused.body.message]).toEqual([
        404,
        'This document is no longer available. The company may have removed it.',
      ]);
    expect((await verification(stranger)).papers).toEqual([]);
  });

  it('is not for interviewers, readers of numbers, or job seekers', async () => {
    const owner = await recruiter();
    const id = await sendPaper(owner);
    for (const role of ['interviewer', 'reader']) {
      const colleague = await createMember(api.prisma, owner.company);
      await api.prisma.companyMember.update({ where: { userId: colleague.id }, data: { role } });
      for (const refused of [
        await api.as(colleague).call(verificationGet),
        await linkOf(colleague, id),
        await remove(colleague, id),
        await upload(colleague),
      ])
        expect([refused.status, refused.body.code]).toEqual([403, 'company.right']);
    }
    for (const role of ['user', 'recruiter', 'editor'] as const)
      expect((await adminLink(id, await createUser(api.prisma, { role }))).status).toBe(403);
    expect((await upload(await createUser(api.prisma))).status).toBe(403);
  });

  it('security 18: opens no more once it is removed, or once the reader’s role is taken away', async () => {
    const owner = await recruiter();
    const colleague = await createMember(api.prisma, owner.company);
    const [kept, gone] = [await sendPaper(owner), await sendPaper(owner)];
    const hers = (await linkOf(colleague, kept)).body.data.url;
    const operators = (await adminLink(gone)).body.data.url;
    expect([await open(hers), await open(operators)]).toEqual([200, 200]);
    await remove(owner, gone);
    await api.prisma.companyMember.update({
      where: { userId: colleague.id },
      data: { role: 'interviewer' },
    });
    expect([await open(hers), await open(operators)]).toEqual([403, 403]);
    const { status, body } = await adminLink(gone, admin, 'km');
    expect([status, body.message]).toEqual([404, 'ឯកសារនេះលែងមានហើយ។ ក្រុមហ៊ុនប្រហែលជាបានដកចេញ។']);
  });

  it('stays with the company when whoever sent it leaves, and ends with the company', async () => {
    const password = 'paper outlives who sent it';
    const passwordHash = await api.deps.passwords.hash(password);
    const owner = await recruiter({ passwordHash });
    const [removed, leaving] = [
      await createMember(api.prisma, owner.company),
      await createMember(api.prisma, owner.company, { passwordHash }),
    ];
    const papers = [await sendPaper(removed), await sendPaper(leaving)];
    const params = { id: removed.id };
    expect((await api.as(owner).call(memberRemove, { params })).status).toBe(200);
    const end = (person: Person) => api.as(person).call(accountDelete, { body: { password } });
    expect((await end(leaving)).status).toBe(200);
    for (const id of papers) {
      expect((await linkOf(removed, id)).status).not.toBe(201);
      expect(await open((await linkOf(owner, id)).body.data.url)).toBe(200);
    }
    expect((await end(owner)).status).toBe(200);
    expect(await api.prisma.companyPaper.count({ where: { id: { in: papers } } })).toBe(0);
    expect(await api.prisma.upload.count({ where: { kind: 'paper', ownerId: owner.id } })).toBe(0);
  });
});
