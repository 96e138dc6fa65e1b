import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { applicationCreate } from '@acheep/contract/hiring/application';
import { documentUpload, uploadUse } from '@acheep/contract/platform/upload';
import { accountBytes, uploadKinds } from '@acheep/contract/platform/upload-kind';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { bombDocx, doc, docx, exe, officePackage, pdf } from '../../../testing/document.ts';
import { startApi, startHarness } from '../../../testing/harness.ts';
import { leavesNothingIncoming } from '../../../testing/incoming-folder.ts';

const documentBytes = uploadKinds.document.bytes;
const api = await startApi();
const incoming = leavesNothingIncoming(api);

const stored = () => readdir(path.join(api.deps.config.STORAGE_DIR, 'docs')).catch(() => []);
const send = async (content: Buffer, name = 'cv.pdf', person?: { id: string }) =>
  api.as(person ?? (await createUser(api.prisma))).call(documentUpload, { file: { name, content } });

describe('an upload', () => {
  const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  it.each([
    ['cv.pdf', pdf(), 'application/pdf', 'cv.pdf'],
    ['ប្រវត្តិរូប.pdf', pdf(), 'application/pdf', 'ប្រវត្តិរូប.pdf'],
    ['cv.doc', doc(), 'application/msword', 'cv.doc'],
    ['cv', docx(), docxType, 'cv.docx'],
  ])('keeps %s', async (name, content, mediaType, originalName) => {
    const person = await createUser(api.prisma);
    const { status, body } = await send(content, name, person);
    expect(status).toBe(201);
    expect(body.data.docs).toEqual({
      originalName,
      mediaType,
      size: content.length,
      path: expect.stringMatching(/^docs\/[\w-]{43}$/),
    });
    const row = await api.prisma.upload.findUniqueOrThrow({ where: { path: body.data.docs.path } });
    expect(row).toMatchObject({ ownerId: person.id, kind: 'document', originalName, mediaType });
    const file = await api.http().get(body.data.url).buffer();
    expect([file.status, file.headers['content-length']]).toEqual([200, String(content.length)]);
  });

  it('answers what an application takes as its CV, and nothing beside it', async () => {
    const seeker = await createUser(api.prisma);
    const { id: jobId } = await createJob(api.prisma);
    const cv = (await send(pdf(), 'cv.pdf', seeker)).body.data.docs;
    const apply = (body: object) =>
      api.as(seeker).call(applicationCreate, { body: { jobId, phone: '+85512345678', ...body } as never });
    const refused = await apply({ cv: { ...cv, owner: seeker.id } });
    expect([refused.status, refused.body.data]).toEqual([422, { 'cv.owner': [expect.any(String)] }]);
    expect((await apply({ cv })).status).toBe(201);
  });

  it('takes 10 MB, and not a byte more', async () => {
    expect((await send(pdf(documentBytes))).status).toBe(201);
    const before = await stored();
    const { status, body } = await send(pdf(documentBytes + 1));
    expect([status, body.code, body.message]).toEqual([
      413,
      'file.too_large',
      'This file is larger than 10 MB. Choose a smaller one.',
    ]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['a program called PDF', exe()],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page and PDF in one', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()])],
    ['a spreadsheet', officePackage('spreadsheetml.sheet')],
    ['a ZIP bomb', bombDocx(200)],
  ])('refuses %s', async (_, content) => {
    const before = [await stored(), await api.prisma.upload.count()];
    const { status, body } = await send(content);
    expect([status, body.code, body.message]).toEqual([
      415,
      'file.type',
      'Only PDF, DOC, DOCX, JPEG, PNG, WebP files are accepted.',
    ]);
    expect([await stored(), await api.prisma.upload.count()]).toEqual(before);
  });

  it('leaves nothing when its sender goes away', async () => {
    const token = await api.tokenOf(await createUser(api.prisma));
    const before = [await stored(), await api.prisma.upload.count()];
    await api.app.listen({ port: 0 });
    const request = httpRequest({
      port: (api.app.server.address() as AddressInfo).port,
      path: '/api/v1/upload/docs',
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    request.on('error', () => {});
    request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n');
    request.write('%'.repeat(500_000));
    await expect.poll(incoming).toHaveLength(1);
    request.destroy();
    await expect.poll(incoming).toEqual([]);
    expect([await stored(), await api.prisma.upload.count()]).toEqual(before);
  });
});

describe('a wrong request', () => {
  // Wrapped: a request is a promise, and awaiting it would send it.
  async function posting() {
    const token = await api.tokenOf(await createUser(api.prisma));
    return { request: api.http().post('/api/v1/upload/docs').set('Authorization', `Bearer ${token}`) };
  }
  const missing = { file: ['The file field is required.'] };

  it('without a body', async () => {
    const { status, body } = await (await posting()).request;
    expect([status, body.data]).toEqual([422, missing]);
  });

  it.each(['other', 'File'])('with a file in the field %s', async (field) => {
    const { status, body } = await (await posting()).request.attach(field, pdf(), 'cv.pdf');
    expect([status, body.data]).toEqual([422, missing]);
  });

  it('with a text where the file should be, in Khmer', async () => {
    const { status, body } = await (await posting()).request
      .set('Accept-Language', 'km')
      .field('file', 'cv.pdf');
    expect(status).toBe(422);
    expect(body.data.file[0]).toMatch(/[\u1780-\u17ff]/);
  });

  it('with an empty file', async () => {
    const { status, body } = await send(Buffer.alloc(0));
    expect([status, body.data]).toEqual([422, missing]);
  });

  it('with two files', async () => {
    const { status } = await (await posting()).request
      .attach('file', pdf(), 'a.pdf')
      .attach('file', pdf(), 'b.pdf');
    expect(status).toBe(413);
  });

  it('of another kind of content', async () => {
    const { status, body } = await (await posting()).request.send({ file: 'cv.pdf' });
    expect([status, body.code]).toEqual([415, 'request.unsupported_type']);
  });

  const begun = '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF';
  it.each([
    ['cut short', 'multipart/form-data; boundary=x', begun],
    ['without a boundary', 'multipart/form-data', begun],
    ['with another boundary', 'multipart/form-data; boundary=y', begun],
    [
      'with a name that is no name',
      'multipart/form-data; boundary=x',
      `${begun.replace('"file"', '"__proto__"')}\r\n--x--\r\n`,
    ],
  ])('%s', async (_, type, content) => {
    const { status } = await (await posting()).request.set('Content-Type', type).send(content);
    expect(status).toBe(400);
  });
});

describe('access', () => {
  it('is for people with a session', async () => {
    const before = await stored();
    const { status, body } = await api
      .as(null)
      .call(documentUpload, { file: { name: 'cv.pdf', content: pdf() } });
    expect([status, body.code]).toEqual([401, 'session.missing']);
    expect(await stored()).toEqual(before);
  });

  it.each(['user', 'recruiter', 'trainer', 'admin'] as const)('is given to a %s', async (role) => {
    expect((await send(pdf(), 'cv.pdf', await createUser(api.prisma, { role }))).status).toBe(201);
  });
});

describe('the quota of an account', () => {
  it('is refused when it is used up', async () => {
    const person = await createUser(api.prisma);
    await createUpload(api.prisma, { ownerId: person.id, size: accountBytes });
    const { status, body } = await send(pdf(), 'cv.pdf', person);
    expect([status, body.code]).toEqual([413, 'file.quota']);
  });

  it('is told, of one’s own files alone', async () => {
    const person = await createUser(api.prisma);
    const use = async () => (await api.as(person).call(uploadUse)).body.data;
    expect(await use()).toEqual({ files: 0, bytes: 0, most: accountBytes });
    await createUpload(api.prisma, { size: 7_000 });
    await send(pdf(2_000), 'cv.pdf', person);
    await send(pdf(3_000), 'cv.pdf', person);
    expect(await use()).toEqual({ files: 2, bytes: 5_000, most: accountBytes });
  });

  it('security 37: holds for uploads at the same time, and the others leave no file', async () => {
    const person = await createUser(api.prisma);
    await createUpload(api.prisma, { ownerId: person.id, size: accountBytes - 1500 });
    const before = await stored();
    const answers = await Promise.all(Array.from({ length: 2 }, () => send(pdf(1000), 'cv.pdf', person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413]);
    expect(await stored()).toHaveLength(before.length + 1);
  });
});

describe('a storage that fails', () => {
  it('fault 11: is a 503, and no record is made', async () => {
    const broken = await startHarness({
      STORAGE: 's3',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    try {
      const owner = await createUser(broken.prisma);
      const response = await broken
        .as(owner)
        .call(documentUpload, { file: { name: 'cv.pdf', content: pdf() } });
      expect([response.status, response.body.code]).toEqual([503, 'service.unavailable']);
      expect(response.headers['retry-after']).toBeDefined();
      expect(await broken.prisma.upload.count()).toBe(0);
    } finally {
      await broken.close();
    }
  });

  it('on the disk is a 503 too', async () => {
    const place = path.join(api.deps.config.STORAGE_DIR, 'docs');
    const aside = `${place}-aside`;
    await mkdir(place, { recursive: true });
    await rename(place, aside);
    await writeFile(place, 'a file where the folder should be');
    try {
      expect((await send(pdf())).status).toBe(503);
    } finally {
      await rm(place);
      await rename(aside, place);
    }
  });
});
