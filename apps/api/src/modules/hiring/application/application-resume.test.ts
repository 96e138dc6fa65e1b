import { logout } from '@acheep/contract/accounts/account';
import {
  applicationCreate,
  applicationCv,
  applicationDetail,
  applicationWithdraw,
  appliedJobGet,
  appliedJobList,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import { applicationAttachment, applicationPdfLink } from '@acheep/contract/hiring/application-resume';
import { documentUpload } from '@acheep/contract/platform/upload';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';
import { withPages } from '../../../testing/read-pdf.ts';
import { sweepUploads } from '../../platform/upload/upload.tasks.ts';

const api = await startApi();
afterEach(() => api.setClock(null));

const phone = '+85512345678';
const look = { design: 'classic', language: 'both', paper: 'a4' } as const;

/** A job, its recruiter, and a seeker whose CV has an attachment. */
async function people() {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id });
  const seeker = await createUser(api.prisma, { name: 'Sok Dara' });
  const kept = await api.as(seeker).call(documentUpload, { file: { name: 'diploma.pdf', content: pdf() } });
  const upload = await api.prisma.upload.findUniqueOrThrow({ where: { path: kept.body.data.docs.path } });
  const resume = await createResume(api.prisma, {
    userId: seeker.id,
    salaryFrom: 900_00,
    salaryTo: 2000_00,
    noticePeriod: '1-month',
    attachments: { create: { position: 0, uploadId: upload.id } },
  });
  return { recruiter, job, seeker, resume, upload };
}

/** The same, after the seeker has applied with the CV. */
async function applied() {
  const made = await people();
  const body = { jobId: made.job.id, resume: true, phone };
  const answer = await api.as(made.seeker).call(applicationCreate, { body });
  const id: string = answer.body.data._id;
  const read = async () => (await api.as(made.recruiter).call(candidateGet, { params: { id } })).body.data;
  return { ...made, answer, id, params: { id }, read };
}

describe('applying with the CV of the site', () => {
  it('sends it as it is now, and what becomes of it later changes nothing', async () => {
    const { answer, seeker, resume, params, read } = await applied();
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ cv: null, hasResume: true });
    const before = applicationDetail.parse(await read());
    expect(before.resume).toMatchObject({
      name: { en: 'Sok Dara' },
      title: { en: 'Accountant' },
      references: [{ name: { en: 'Keo Vibol' } }],
      attachments: [{ originalName: 'diploma.pdf' }],
      // What its owner would take at the least is for matching alone.
      salaryFrom: null,
      salaryTo: null,
      noticePeriod: null,
    });
    await api.prisma.resume.update({ where: { id: resume.id }, data: { titleEn: 'Singer' } });
    expect((await read()).resume).toEqual(before.resume);
    await api.prisma.resume.delete({ where: { id: resume.id } });
    expect((await read()).resume).toEqual(before.resume);
    const own = (await api.as(seeker).call(appliedJobGet, { params })).body.data;
    expect(own.resume).toMatchObject({ title: { en: 'Accountant' } });
    const [listed] = (await api.as(seeker).call(appliedJobList)).body.data;
    expect([listed.hasResume, 'resume' in listed]).toEqual([true, false]);
  });

  it.each([false, true])('tells pay and notice period where the CV shows them: %s', async (showExpected) => {
    const { recruiter, job, seeker, resume } = await people();
    await api.prisma.resume.update({ where: { id: resume.id }, data: { showExpected } });
    const body = { jobId: job.id, resume: true, phone };
    const params = { id: (await api.as(seeker).call(applicationCreate, { body })).body.data._id };
    const sent = (await api.as(recruiter).call(candidateGet, { params })).body.data.resume;
    expect([sent.salaryFrom, sent.salaryTo, sent.noticePeriod]).toEqual(
      showExpected ? [900_00, 2000_00, '1-month'] : [null, null, null],
    );
    const { url } = (await api.as(recruiter).call(applicationPdfLink, { params, body: look })).body.data;
    const text = (
      await withPages((await openBytes(api, url)).body, (pages) => pages.map((page) => page.getText()))
    )
      .join('')
      .replace(/\s+/g, '');
    const said = ['$900–$2,000', 'Noticeperiod', '1ខែ'].map((one) => text.includes(one));
    expect(said).toEqual([showExpected, showExpected, showExpected]);
  });

  it('may take a file besides, or a file alone', async () => {
    const { seeker, job, recruiter } = await people();
    const { path, originalName } = await createUpload(api.prisma, { ownerId: seeker.id });
    const both = { jobId: job.id, resume: true, cv: { path, originalName }, phone };
    const { data } = (await api.as(seeker).call(applicationCreate, { body: both })).body;
    expect(data).toMatchObject({ cv: { originalName }, hasResume: true });
    const other = await createJob(api.prisma, { ownerId: recruiter.id });
    const file = { ...both, jobId: other.id, resume: false };
    const alone = (await api.as(seeker).call(applicationCreate, { body: file })).body.data;
    expect(alone).toMatchObject({ cv: { originalName }, hasResume: false });
    const got = (await api.as(recruiter).call(candidateGet, { params: { id: alone._id } })).body.data;
    expect(got.resume).toBeNull();
  });

  it.each([
    ['cv', { resume: false }],
    ['cv', {}],
    ['resume', { resume: 'yes' }],
  ])('needs one of the two: %s, %j', async (field, change) => {
    const { seeker, job } = await people();
    const body = { jobId: job.id, phone, ...change };
    const { status, body: said } = await api.as(seeker).call(applicationCreate, { body });
    expect(status).toBe(422);
    expect(Object.keys(said.data)).toContain(field);
  });

  it('is refused where there is no CV', async () => {
    const seeker = await createUser(api.prisma);
    const body = { jobId: (await createJob(api.prisma)).id, resume: true, phone };
    const { status, body: said } = await api.as(seeker).call(applicationCreate, { body });
    expect([status, Object.keys(said.data)]).toEqual([422, ['resume']]);
    expect(await api.prisma.application.count({ where: { applicantId: seeker.id } })).toBe(0);
  });
});

describe('what the company does with it', () => {
  it('finds it by its words, until the application is taken back', async () => {
    const { recruiter, seeker, id, params } = await applied();
    const found = async (search: string) =>
      (await api.as(recruiter).call(candidateList, { query: { search } })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await found('bookkeeping mekong')).toEqual([id]);
    // Referees are not searchable.
    expect(await found('Vibol')).toEqual([]);
    await api.as(seeker).call(applicationWithdraw, { params });
    expect(await found('bookkeeping')).toEqual([]);
    expect(await found('dara')).toEqual([id]);
  });

  it('opens its files, which stay when the CV drops them', async () => {
    const { recruiter, resume, upload, params } = await applied();
    await api.prisma.resumeAttachment.deleteMany({ where: { resumeId: resume.id } });
    api.setClock(new Date(Date.now() + 3 * 86_400_000));
    await sweepUploads(api.deps);
    const body = { attachmentId: upload.id };
    const { status, body: said } = await api.as(recruiter).call(applicationAttachment, { params, body });
    expect(status).toBe(201);
    expect((await api.http().get(said.data.url)).status).toBe(200);
    const another = { attachmentId: (await createUpload(api.prisma, { ownerId: recruiter.id })).id };
    expect((await api.as(recruiter).call(applicationAttachment, { params, body: another })).status).toBe(404);
    // No separate CV file was sent.
    expect((await api.as(recruiter).call(applicationCv, { params })).status).toBe(404);
  });

  it('has it on paper, as it was sent', async () => {
    const { recruiter, params } = await applied();
    const { status, body } = await api.as(recruiter).call(applicationPdfLink, { params, body: look });
    expect(status).toBe(201);
    const answer = await api.http().get(body.data.url);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('Sok%20Dara');
    expect((await api.http().get(body.data.url.replace('both', 'en'))).status).toBe(403);
  });
});

describe('security 18: what opens the sent CV', () => {
  type Made = Awaited<ReturnType<typeof applied>> & { token: string };
  const ends: [string, (made: Made) => Promise<unknown>][] = [
    ['is taken back', ({ seeker, params }) => api.as(seeker).call(applicationWithdraw, { params })],
    ['is deleted', ({ id }) => api.prisma.application.delete({ where: { id } })],
    [
      'is of a disabled recruiter',
      ({ recruiter: { id } }) =>
        api.prisma.$transaction([
          api.prisma.user.update({ where: { id }, data: { disabledAt: new Date() } }),
          api.prisma.session.deleteMany({ where: { userId: id } }),
        ]),
    ],
    ['was asked for by a session that ended', ({ token }) => api.withToken(token).call(logout)],
  ];

  it.each(ends)('opens nothing once the application %s', async (_, end) => {
    const made = await applied();
    const token = await api.tokenOf(made.recruiter);
    const { params, upload } = made;
    const caller = api.withToken(token);
    const links = [
      (await caller.call(applicationPdfLink, { params, body: look })).body.data.url,
      (await caller.call(applicationAttachment, { params, body: { attachmentId: upload.id } })).body.data.url,
    ];
    for (const link of links) expect((await api.http().get(link)).status).toBe(200);
    await end({ ...made, token });
    for (const link of links) {
      const { status, body } = await api.http().get(link);
      expect([status, body.code]).toEqual([403, 'file.link_expired']);
    }
  });

  it('is closed to the company once it is taken back, and still the applicant’s', async () => {
    const { recruiter, seeker, params, upload, read } = await applied();
    await api.as(seeker).call(applicationWithdraw, { params });
    expect((await read()).resume).toBeNull();
    const calls = [
      await api.as(recruiter).call(applicationPdfLink, { params, body: look }),
      await api.as(recruiter).call(applicationAttachment, { params, body: { attachmentId: upload.id } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([404, 404]);
    const own = (await api.as(seeker).call(appliedJobGet, { params })).body.data;
    expect(own.resume).not.toBeNull();
  });
});
