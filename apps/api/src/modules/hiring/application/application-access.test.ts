import {
  applicationCv,
  appliedJobGet,
  appliedJobList,
  candidateGet,
  candidateList,
} from '@acheep/contract/hiring/application';
import { applicationAttachment, applicationPdfLink } from '@acheep/contract/hiring/application-resume';
import { noteCreate, noteDelete, noteUpdate, ratingUpdate } from '@acheep/contract/hiring/candidate';
import { messageList } from '@acheep/contract/hiring/candidate-message';
import { candidateInterviewList, interviewCalendar, interviewList } from '@acheep/contract/hiring/interview';
import { scorecardGet, scorecardSave } from '@acheep/contract/hiring/scorecard';
import { stageListGet } from '@acheep/contract/hiring/stage';
import { jobTeamUpdate } from '@acheep/contract/jobs/job-team';
import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import { dashboardGet } from '@acheep/contract/platform/dashboard';
import { createApplication, createSentResume } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { eachInterview } from '../interview/interview-data.repository.ts';
import { eachApplicationReceived } from './application-data.repository.ts';

const api = await startApi();

const look = { design: 'classic', language: 'both', paper: 'a4' };

/** A candidate with everything that a colleague could open, and an interview by `hostId`. */
async function candidateFor(jobId: string, hostId: string, note: string) {
  const seeker = await createUser(api.prisma);
  const { id } = await createApplication(api.prisma, {
    jobId,
    applicantId: seeker.id,
    status: 'shortlisted',
  });
  const upload = await createUpload(api.prisma, { ownerId: seeker.id });
  await createSentResume(api.prisma, { applicationId: id, uploadId: upload.id });
  const interview = await createInterview(api.prisma, {
    applicationId: id,
    interviewerId: hostId,
    status: 'agreed',
    times: [new Date(Date.now() + 60_000)],
  });
  const { id: noteId } = await api.prisma.applicationNote.create({
    data: { applicationId: id, authorId: hostId, text: note },
  });
  return { id, seeker, uploadId: upload.id, interviewId: interview.id, noteId };
}
type Candidate = Awaited<ReturnType<typeof candidateFor>>;

/** A company with a job and a candidate for whom the interviewer is named, and with others. */
async function company() {
  const owner = await createRecruiter(api.prisma);
  const companyId = owner.company?.id ?? '';
  const member = { role: 'interviewer', billing: false };
  const interviewer = await createMember(api.prisma, companyId, { member });
  const job = await createJob(api.prisma, { ownerId: owner.id });
  const theirs = await candidateFor(job.id, interviewer.id, 'of hers');
  const other = await candidateFor(job.id, owner.id, 'of another');
  // Whoever wrote a note before the role was taken away.
  await api.prisma.applicationNote.update({
    where: { id: other.noteId },
    data: { authorId: interviewer.id },
  });
  return { owner, companyId, interviewer, job, theirs, other };
}

const calls = ({ id, uploadId, interviewId, noteId }: Candidate): [Endpoint, string, object?][] => [
  [candidateGet, id],
  [candidateInterviewList, id],
  [messageList, id],
  [interviewCalendar, interviewId],
  [applicationCv, id],
  [applicationAttachment, id, { attachmentId: uploadId }],
  [applicationPdfLink, id, look],
  [ratingUpdate, id, { rating: 4 }],
  [scorecardGet, id],
  [scorecardSave, id, { overall: 'yes' }],
  [noteCreate, id, { text: 'Calm under pressure' }],
  [noteUpdate, noteId, { text: 'Calm under pressure' }],
  [noteDelete, noteId],
];

async function statusesFor(person: { id: string }, candidate: Candidate) {
  const by = api.as(person);
  const found: Record<string, number> = {};
  for (const [endpoint, id, body] of calls(candidate))
    found[`${endpoint.method} ${endpoint.path}`] = (
      await by.call(endpoint, { params: { id }, body } as never)
    ).status;
  return found;
}

describe('security 16, 22: an interviewer', () => {
  it('opens, rates and notes the candidates that they are named for, and no others', async () => {
    const { interviewer, theirs, other } = await company();
    const opened = await statusesFor(interviewer, theirs);
    expect(Object.values(opened).filter((status) => status !== 200 && status !== 201)).toEqual([]);
    expect(new Set(Object.values(await statusesFor(interviewer, other)))).toEqual(new Set([404]));
  });

  it('has lists, counts and an export of theirs alone', async () => {
    const { interviewer, job, theirs, other } = await company();
    const by = api.as(interviewer);
    const listed = (await by.call(candidateList)).body;
    expect(listed.data.map(({ _id }: { _id: string }) => _id)).toEqual([theirs.id]);
    expect([listed.meta.total, listed.meta.counts.shortlisted]).toEqual([1, 1]);
    const search = {
      search: (await api.prisma.user.findUniqueOrThrow({ where: { id: other.seeker.id } })).name,
    };
    expect((await by.call(candidateList, { query: search })).body.meta.total).toBe(0);

    const talks = (await by.call(interviewList)).body;
    expect(talks.data.map(({ _id }: { _id: string }) => _id)).toEqual([theirs.interviewId]);
    expect((await by.call(appliedJobList)).body.data).toMatchObject([
      { _id: job.id, counts: { shortlisted: 1 } },
    ]);
    expect((await by.call(appliedJobGet, { params: { id: job.id } })).body.data.counts.shortlisted).toBe(1);
    const { stages } = (await by.call(stageListGet)).body.data;
    expect(stages.reduce((sum: number, { candidates }: { candidates: number }) => sum + candidates, 0)).toBe(
      1,
    );

    const { body } = await by.call(dashboardGet);
    expect(body.data).toMatchObject({
      jobs: 0,
      closing: { total: 0 },
      orders: { total: 0 },
      days: expect.anything(),
    });
    expect(JSON.stringify(body)).not.toContain(other.id);

    const exported: string[] = [];
    for await (const { id } of eachApplicationReceived(api.prisma, interviewer.id)) exported.push(id);
    for await (const { id } of eachInterview(api.prisma, interviewer.id)) exported.push(id);
    expect(exported).toEqual([theirs.id, theirs.interviewId]);
  });

  it('sees all candidates of a job that they are named for, until they are not', async () => {
    const { owner, interviewer, job, other } = await company();
    const put = (memberIds: string[]) =>
      api.as(owner).call(jobTeamUpdate, { params: { id: job.id }, body: { memberIds } });
    const get = async () =>
      (await api.as(interviewer).call(candidateGet, { params: { id: other.id } })).status;
    expect(await get()).toBe(404);
    expect((await put([interviewer.id])).body.data).toEqual({ memberIds: [interviewer.id] });
    expect(await get()).toBe(200);
    expect((await api.as(interviewer).call(candidateList)).body.meta.total).toBe(2);
    expect((await put([])).status).toBe(200);
    expect(await get()).toBe(404);
  });

  it('opens a link no more once their name is taken off', async () => {
    const { interviewer, theirs } = await company();
    const { url } = (await api.as(interviewer).call(applicationCv, { params: { id: theirs.id } })).body.data;
    const pdf = await api.as(interviewer).call(applicationPdfLink, { params: { id: theirs.id }, body: look });
    await api.prisma.interviewColleague.deleteMany({ where: { userId: interviewer.id } });
    for (const link of [url, pdf.body.data.url])
      expect([403, 404]).toContain((await api.http().get(link)).status);
  });

  it('of another company is named for nothing here', async () => {
    const { theirs, job } = await company();
    const member = { role: 'interviewer' };
    const stranger = await createMember(api.prisma, (await createRecruiter(api.prisma)).company?.id ?? '', {
      member,
    });
    await api.prisma.jobColleague.create({ data: { jobId: job.id, userId: stranger.id } });
    expect(new Set(Object.values(await statusesFor(stranger, theirs)))).toEqual(new Set([404]));
    expect((await api.as(stranger).call(candidateList)).body.meta.total).toBe(0);
  });
});

describe('security 22: an analyst', () => {
  it('has figures of the company, and no candidate in them', async () => {
    const { companyId, theirs, other } = await company();
    const member = { role: 'reader', billing: false };
    const reader = await createMember(api.prisma, companyId, { member });
    const { body } = await api.as(reader).call(dashboardGet);
    expect(body.data).toMatchObject({ jobs: 1, counts: { shortlisted: 2 }, interviews: { total: 0 } });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${theirs.id}|${other.id}`));
  });
});

describe('a recruiter', () => {
  it('sees every candidate, named or not', async () => {
    const { companyId, theirs, other } = await company();
    const recruiter = await createMember(api.prisma, companyId);
    for (const { id } of [theirs, other])
      expect((await api.as(recruiter).call(candidateGet, { params: { id } })).status).toBe(200);
  });
});
