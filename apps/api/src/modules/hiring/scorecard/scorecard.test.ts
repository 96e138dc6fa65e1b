import { candidateGet } from '@acheep/contract/hiring/application';
import { scorecardGet, scorecardSave } from '@acheep/contract/hiring/scorecard';
import { jobCopy, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { eachApplicationReceived, eachApplicationSent } from '../application/application-data.repository.ts';

type Person = { id: string };

const api = await startApi();

async function received() {
  const recruiter = await createRecruiter(api.prisma, { name: 'Sok Dara' });
  const job = await createJob(api.prisma, { ownerId: recruiter.id, status: 'draft' });
  const application = await createApplication(api.prisma, { jobId: job.id });
  const colleague = await createMember(api.prisma, job.companyId, { name: 'Chea Vanna' });
  const params = { id: application.id };
  return {
    recruiter,
    colleague,
    application,
    params,
    read: async (by: Person) => (await api.as(by).call(scorecardGet, { params })).body.data,
    give: (by: Person, body: object) => api.as(by).call(scorecardSave, { params, body }),
    choose: (criteria: string[]) =>
      api.as(recruiter).call(jobUpdate, { params: { id: job.id }, body: { title: job.title, criteria } }),
    history: async () =>
      (await api.as(recruiter).call(candidateGet, { params })).body.data.history as {
        kind: string;
        by: string | null;
      }[],
    job,
  };
}

async function rowsOf(rows: AsyncIterable<unknown>) {
  const all: unknown[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

describe('a scorecard', () => {
  it('shows others only to who has given one, and averages with them', async () => {
    const { recruiter, colleague, read, give } = await received();
    const experience = { criterion: 'Experience', score: 'yes' };
    await give(colleague, { overall: 'strongly', scores: [experience], note: 'Asked good questions' });
    const before = await read(recruiter);
    expect(before).toEqual({
      criteria: ['Skills for the work', 'Experience', 'Communication', 'Attitude'],
      given: 1,
      own: null,
      others: null,
      summary: null,
    });
    expect(JSON.stringify(before)).not.toContain('Asked');

    const scores = [
      { criterion: 'Attitude', score: 'no' },
      { ...experience, score: 'strongly' },
    ];
    const { status, body } = await give(recruiter, { overall: 'rather-not', scores });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      given: 2,
      own: {
        author: 'Sok Dara',
        overall: 'rather-not',
        note: null,
        // In the order in which they are asked.
        scores: [scores[1], scores[0]],
      },
      others: [
        { author: 'Chea Vanna', overall: 'strongly', scores: [experience], note: 'Asked good questions' },
      ],
      summary: {
        overall: 3,
        criteria: [
          { criterion: 'Experience', average: 3.5, count: 2 },
          { criterion: 'Attitude', average: 1, count: 1 },
        ],
      },
    });
    expect((await read(colleague)).others).toMatchObject([{ author: 'Sok Dara' }]);
  });

  it('can be changed by its author, whole, and stays one; the history says once that it was given', async () => {
    const { recruiter, params, give, read, history } = await received();
    const scores = [{ criterion: 'Experience', score: 'yes' }];
    await give(recruiter, { overall: 'yes', scores, note: 'First' });
    await Promise.all([give(recruiter, { overall: 'no' }), give(recruiter, { overall: 'no' })]);
    expect(await read(recruiter)).toMatchObject({
      given: 1,
      own: { overall: 'no', scores: [], note: null },
      others: [],
    });
    expect((await history()).filter(({ kind }) => kind === 'scored')).toMatchObject([{ by: 'Sok Dara' }]);
    const event = await api.prisma.applicationEvent.findFirstOrThrow({
      where: { applicationId: params.id, kind: 'scored' },
    });
    expect([event.toldAt, event.reason]).toEqual([null, null]);
    const { body } = await api.as(recruiter).call(candidateGet, { params });
    expect(body.data.scorecards).toBe(1);
  });

  it('keeps what was given for criteria that the job no longer has', async () => {
    const { recruiter, job, give, read, choose } = await received();
    expect((await choose(['Taste', 'taste', 'ការប្រាស្រ័យទាក់ទង'])).body.data.criteria).toEqual([
      'taste',
      'Communication',
    ]);
    await give(recruiter, { overall: 'yes', scores: [{ criterion: 'taste', score: 'strongly' }] });
    await choose(['Hygiene']);
    const known = { criterion: 'taste', score: 'strongly' };
    expect(await read(recruiter)).toMatchObject({ criteria: ['Hygiene'], own: { scores: [known] } });
    const refused = await give(recruiter, { overall: 'yes', scores: [known] });
    expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['scores']]);
    const asked = { criterion: 'Hygiene', score: 'no' };
    const { body } = await give(recruiter, { overall: 'no', scores: [asked] });
    expect(body.data.own.scores).toEqual([asked, known]);
    expect(body.data.summary.criteria).toHaveLength(2);

    const copy = await api.as(recruiter).call(jobCopy, { params: { id: job.id } });
    expect(copy.body.data.criteria).toEqual(['Hygiene']);
    await choose([]);
    expect((await read(recruiter)).criteria).toHaveLength(4);
    const kept = await api.as(recruiter).call(ownJobGet, { params: { id: job.id } });
    expect(kept.body.data.criteria).toEqual([]);
  });

  it.each([
    [{}, 'overall'],
    [{ overall: '4' }, 'overall'],
    [{ overall: 'yes', scores: [{ criterion: 'Experience', score: 5 }] }, 'scores.0.score'],
    [{ overall: 'yes', scores: Array(7).fill({ criterion: 'Experience', score: 'yes' }) }, 'scores'],
    [{ overall: 'yes', note: 'x'.repeat(2_001) }, 'note'],
  ])('is not %j', async (body, field) => {
    const { recruiter, give } = await received();
    const answer = await give(recruiter, body);
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]]);
  });

  it('goes to its author with the export of their data, to nobody else, and stays without a name', async () => {
    const { recruiter, colleague, application, give, read } = await received();
    await give(recruiter, { overall: 'yes', note: 'Mine' });
    await give(colleague, { overall: 'no', note: 'Theirs' });
    const exported = async (rows: AsyncIterable<unknown>) => JSON.stringify(await rowsOf(rows));
    expect(await exported(eachApplicationReceived(api.prisma, recruiter.id))).toContain('Mine');
    expect(await exported(eachApplicationReceived(api.prisma, recruiter.id))).not.toContain('Theirs');
    const sent = await exported(eachApplicationSent(api.prisma, application.applicantId ?? ''));
    expect(sent).not.toMatch(/Mine|Theirs|scored/);
    await api.prisma.user.delete({ where: { id: colleague.id } });
    expect((await read(recruiter)).others).toMatchObject([{ author: null, note: 'Theirs' }]);
    await api.prisma.application.delete({ where: { id: application.id } });
    expect(await api.prisma.scorecard.count({ where: { applicationId: application.id } })).toBe(0);
  });
});
