import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { dataExport } from '@acheep/contract/accounts/privacy';
import { valuesOf } from '@acheep/contract/kernel/option';
import { roles } from '@acheep/contract/kernel/role';
import { documentUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';

import { createQuestion } from '@acheep/prisma/factories/question';

import { createResume } from '@acheep/prisma/factories/resume';

import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const ask = async (person: { id: string }, password?: string) =>
  api.as(person).call(dataExport, { body: password === undefined ? {} : { password } });
const linkOf = async (person: { id: string }, password?: string): Promise<string> =>
  (await ask(person, password)).body.data.url;
const download = (url: string) =>
  api
    .http()
    .get(url)
    .buffer()
    .parse((answer, done) => {
      buffer(answer as never).then(
        (bytes) => done(null, bytes),
        (error) => done(error, null),
      );
    });

/** Entries of a ZIP, read with an independent library. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return entries;
}

async function dataOf(person: { id: string }, password?: string) {
  const { body } = await download(await linkOf(person, password));
  const entries = await unzip(body as Buffer);
  const json = (name: string) => JSON.parse(entries.get(name)?.toString() ?? 'null');
  return { entries, json };
}

const running = (person: { id: string }) => api.prisma.dataExport.count({ where: { userId: person.id } });

describe('POST /users/export: success', () => {
  it('gives a job seeker the profile, what was applied for, and the files as they were', async () => {
    const seeker = await createUser(api.prisma, { name: 'សុខ តារា', phone: '+85512345678' });
    const content = pdf(300_000);
    const name = `${'ប្រវត្តិរូប'.repeat(12)}: "ល្អ".pdf`;
    const { body } = await api.as(seeker).call(documentUpload, { file: { name, content } });
    const cv = await api.prisma.upload.findUniqueOrThrow({ where: { path: body.data.docs.path } });
    const job = await createJob(api.prisma, { title: 'Baker' });
    const question = await createQuestion(api.prisma, { jobId: job.id, text: 'Do you bake?' });
    const answer = { position: 0, questionId: question.id, kind: 'yes-no', asked: question.text };
    const answers = { create: { ...answer, chosen: ['yes'], fits: false } };
    await createApplication(api.prisma, { applicantId: seeker.id, cvId: cv.id, jobId: job.id, answers });

    const { entries, json } = await dataOf(seeker);
    expect(json('profile.json')).toMatchObject({
      name: 'សុខ តារា',
      email: seeker.email,
      phone: '+85512345678',
    });
    expect(json('applications-sent.json')).toMatchObject([
      {
        coverLetter: 'I would like to work with you.',
        job: { title: 'Baker' },
        answers: [{ asked: 'Do you bake?', chosen: ['yes'] }],
      },
    ]);
    // The employer's judgement of an answer is the employer's data.
    expect(entries.get('applications-sent.json')?.toString()).not.toContain('fits');
    const owner = { id: job.createdById ?? '' };
    const { json: ofOwner } = await dataOf(owner);
    expect(ofOwner('jobs.json')).toMatchObject([{ questions: [{ text: 'Do you bake?', required: true }] }]);
    expect(ofOwner('applications-received.json')).toMatchObject([
      { answers: [{ asked: 'Do you bake?', fits: false }] },
    ]);
    expect(json('applications-received.json')).toEqual([]);
    const [upload] = json('uploads.json');
    expect(upload).toMatchObject({
      originalName: cv.originalName,
      mediaType: 'application/pdf',
      size: 300_000,
    });
    expect(entries.get(upload.file)).toEqual(content);
    expect(upload.file).toMatch(/^files\/1-[^/\\:"]{1,60}\.pdf$/);
  });

  it('gives a job seeker the CV in the JSON Resume format, in each language, with its references', async () => {
    const { userId } = await createResume(api.prisma, { titleKm: 'គណនេយ្យករ' });
    const { json } = await dataOf({ id: userId });
    expect(json('resume-en.json')).toMatchObject({
      basics: { label: 'Accountant', phone: '+85512345678' },
      work: [{ position: 'Cashier', name: 'Mekong Shop', startDate: '2021-03' }],
      references: [{ name: 'Keo Vibol' }],
      x_visibility: 'recruiters',
    });
    expect(json('resume-km.json').basics.label).toBe('គណនេយ្យករ');
  });

  it('gives a recruiter the company, more jobs than fit into memory at once, and who applied', async () => {
    const recruiter = await createRecruiter(api.prisma, { company: { name: 'Export Co' } });
    const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'The first' });
    const { id: _id, postCode: _code, ...columns } = job;
    const copies = Array.from({ length: 450 }, (_, index) => ({
      ...columns,
      searchWritten: {},
      brief: {},
      title: `Copy ${index}`,
    }));
    await api.prisma.job.createMany({ data: copies });
    const { applicantId } = await createApplication(api.prisma, { jobId: job.id });
    const applicant = await api.prisma.user.findUniqueOrThrow({ where: { id: applicantId } });

    const { entries, json } = await dataOf(recruiter);
    expect(json('company.json')).toMatchObject({ name: 'Export Co' });
    const titles = json('jobs.json').map(({ title }: { title: string }) => title);
    expect([titles.length, new Set(titles).size]).toEqual([451, 451]);
    expect(json('jobs.json')[0]).toMatchObject({ title: 'The first', salaryFrom: 30_000 });
    const [received] = json('applications-received.json');
    expect(received).toMatchObject({ name: applicant.name, job: { title: 'The first' } });
    expect(Object.keys(received)).not.toContain('coverLetter');
    expect([...entries.keys()].filter((name) => name.startsWith('files/'))).toEqual([]);
  });

  it('security 19: holds these keys and no secret', async () => {
    const password = 'correct horse battery';
    const passwordHash = await api.deps.passwords.hash(password);
    const user = await createUser(api.prisma, { passwordHash });
    const other = await createUser(api.prisma, { email: 'stranger@example.com' });
    await createApplication(api.prisma, { applicantId: other.id });
    const token = await api.tokenOf(user);
    const { entries, json } = await dataOf(user, password);
    // Optional single records that this person does not have.
    const none = ['company', 'company-papers', 'resume-en', 'resume-km', 'invitation-choice'];
    const named = api.deps.modules.flatMap(({ ownData = {} }) => Object.keys(ownData));
    const expected = [...named.filter((name) => !none.includes(name)), 'uploads'];
    expect([...entries.keys()]).toEqual(expected.map((name) => `${name}.json`));
    expect(Object.keys(json('profile.json')).sort()).toEqual(
      'activatedAt createdAt email id locale name phone photo role updatedAt'.split(' '),
    );
    expect(Object.keys(json('sessions.json')[0]).sort()).toEqual(['createdAt', 'expiresAt', 'userAgent']);
    const all = [...entries.values()].join('\n');
    const sessions = await api.prisma.session.findMany({ where: { userId: user.id } });
    for (const secret of [passwordHash, token, other.email, ...sessions.map(({ id }) => id)]) {
      expect(all).not.toContain(secret);
    }
  });

  it('is a download that no cache keeps and no page can use', async () => {
    const { headers } = await download(await linkOf(await createUser(api.prisma)));
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  it('lists a file that the storage has lost, without it', async () => {
    const user = await createUser(api.prisma);
    await createUpload(api.prisma, { ownerId: user.id });
    const { json } = await dataOf(user);
    expect(json('uploads.json')).toMatchObject([{ originalName: 'cv.pdf', file: null }]);
  });
});

describe('POST /users/export: validation', () => {
  it('is one at a time: a download that runs has to end, or be lost for a quarter of an hour', async () => {
    const user = await createUser(api.prisma);
    await linkOf(user);
    await api.prisma.dataExport.update({
      where: { userId: user.id },
      data: { startedAt: new Date(), expiresAt: new Date(Date.now() + 15 * 60_000) },
    });
    const { status, body } = await ask(user);
    expect([status, body.code]).toEqual([409, 'export.running']);
    api.setClock(new Date(Date.now() + 16 * 60_000));
    expect((await ask(user)).status).toBe(201);
    api.setClock(null);
  });

  it('security 8: the link works once, for five minutes, and until the next one is made', async () => {
    const user = await createUser(api.prisma);
    const first = await linkOf(user);
    const second = await linkOf(user);
    expect((await api.http().head(second)).status).toBe(404);
    expect((await download(first)).status).toBe(403);
    expect((await download(second)).status).toBe(200);
    expect((await download(second)).status).toBe(403);
    await expect.poll(() => running(user)).toBe(0);

    const late = await linkOf(user);
    api.setClock(new Date(Date.now() + 5 * 60_000 + 1000));
    const { status, body } = await api.http().get(late);
    api.setClock(null);
    expect([status, body.code]).toEqual([403, 'file.link_expired']);
  });

  it('gives two who use one link at once one download', async () => {
    const url = await linkOf(await createUser(api.prisma));
    const answers = await Promise.all([download(url), download(url), download(url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it.each(['', 'x', '%00', '..%2f..', 'x'.repeat(400)])(
    'answers a link that is none: "%s"',
    async (token) => {
      // Without a token it is the address at which an export is asked for.
      expect([403, 404, 405]).toContain((await api.http().get(`/api/v1/users/export/${token}`)).status);
    },
  );
});

describe('POST /users/export: authorisation', () => {
  it.each(valuesOf(roles))('gives a %s their own data', async (role) => {
    const person = await createUser(api.prisma, { role });
    const { json } = await dataOf(person);
    expect(json('profile.json')).toMatchObject({ id: person.id, role });
  });

  it('security 13: the link ends with the account, and with being disabled', async () => {
    const disabled = await createUser(api.prisma);
    const deleted = await createUser(api.prisma);
    const links = [await linkOf(disabled), await linkOf(deleted)];
    await api.prisma.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    await api.prisma.user.delete({ where: { id: deleted.id } });
    for (const link of links) expect((await download(link)).status).toBe(403);
  });
});

describe('a download that breaks off', () => {
  const read = async (url: string, use: (answer: import('node:http').IncomingMessage) => void) => {
    if (!api.app.server.listening) await api.app.listen({ port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const request = get({ port, path: url });
    const [answer] = await once(request, 'response');
    use(answer);
  };

  it('closes the file that was being read, and lets the next one begin', async () => {
    const user = await createUser(api.prisma);
    for (let files = 0; files < 4; files += 1) {
      const content = Buffer.concat([pdf(), randomBytes(9_000_000)]);
      await api.as(user).call(documentUpload, { file: { name: `cv ${files}.pdf`, content } });
    }
    const opened: { destroyed: boolean }[] = [];
    const usual = api.deps.storage.get;
    vi.spyOn(api.deps.storage, 'get').mockImplementation(async (key) => {
      const content = await usual(key);
      if (content) opened.push(content);
      return content;
    });
    await read(await linkOf(user), (answer) => answer.once('data', () => answer.destroy()));
    await expect.poll(() => running(user)).toBe(0);
    await expect.poll(() => opened.every(({ destroyed }) => destroyed)).toBe(true);
    expect(opened.length).toBeLessThan(4);
    vi.restoreAllMocks();
    expect((await ask(user)).status).toBe(201);
  });

  it('is no whole ZIP when the storage fails on the way', async () => {
    const user = await createUser(api.prisma);
    await api.as(user).call(documentUpload, { file: { name: 'cv.pdf', content: pdf() } });
    vi.spyOn(api.deps.storage, 'get').mockRejectedValue(new Error('the storage is away'));
    const ended = Promise.withResolvers<boolean>();
    await read(await linkOf(user), (answer) => {
      answer.resume().once('error', () => {});
      answer.once('close', () => ended.resolve(answer.complete));
    });
    expect(await ended.promise).toBe(false);
    vi.restoreAllMocks();
    await expect.poll(() => running(user)).toBe(0);
  });
});
