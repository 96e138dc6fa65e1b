import { interviewFeed, interviewFeedRenew, interviewList } from '@acheep/contract/hiring/interview';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createMember, createUser } from '@acheep/prisma/factories/user';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { candidateOf } from '../../../testing/interview.ts';

const api = await startApi();

/** A company whose colleague holds interviews, and has a calendar of them. */
async function withCalendar() {
  const { recruiter, colleague, job } = await candidateOf(api);
  const add = async (name: string, overrides: Parameters<typeof createInterview>[1] = {}) => {
    const { id: applicationId } = await createApplication(api.prisma, { jobId: job.id, name });
    return createInterview(api.prisma, { applicationId, status: 'agreed', ...overrides });
  };
  const mine = { interviewerId: colleague.id };
  const renew = async () => String((await api.as(colleague).call(interviewFeedRenew)).body.data.url);
  return { recruiter, colleague, job, add, mine, renew, url: await renew() };
}

const at = (url: string, headers: Record<string, string> = {}) =>
  api.http().get(new URL(url).pathname).set(headers).buffer();

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('the calendar of interviews', () => {
  it('has the agreed ones that its owner holds, alone or with others', async () => {
    const { add, mine, recruiter, colleague, url } = await withCalendar();
    const first = await add('Sok Dara', {
      ...mine,
      format: 'video',
      address: null,
      link: 'https://meet.example/a',
    });
    const second = await add('Chan Sophea', { interviewerId: recruiter.id });
    await api.prisma.interviewColleague.create({ data: { interviewId: second.id, userId: colleague.id } });
    await add('Of another', { interviewerId: recruiter.id });
    await add('Not agreed', { ...mine, status: 'proposed' });
    await add('Called off', { ...mine, status: 'cancelled' });
    await add('Long ago', { ...mine, times: [new Date(Date.now() - 40 * 86_400_000)] });
    const answer = await at(url);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const events = eventsIn(answer.text);
    expect(events.map(({ summary }) => summary).sort()).toEqual([
      'Interview: Accountant · Chan Sophea',
      'Interview: Accountant · Sok Dara',
    ]);
    const dara = events.find(({ summary }) => summary.endsWith('Dara'));
    expect(dara?.location).toBe('https://meet.example/a');
    expect(dara?.description).toContain(`/manage-applied/${first.applicationId}`);
  });

  it('is not sent again as long as nothing has changed', async () => {
    const { add, mine, url } = await withCalendar();
    const { id } = await add('Sok Dara', mine);
    const etag = (await at(url)).headers.etag ?? '';
    expect((await at(url, { 'If-None-Match': etag })).status).toBe(304);
    await api.prisma.interview.update({ where: { id }, data: { address: 'Street 63' } });
    expect((await at(url, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('has a new address when asked, and none at the old one', async () => {
    const { colleague, url, renew } = await withCalendar();
    const get = async () => (await api.as(colleague).call(interviewFeed)).body.data.url;
    expect(await get()).toBe(url);
    const next = await renew();
    expect(await get()).toBe(next);
    expect([(await at(url)).status, (await at(next)).status]).toEqual([404, 200]);
    expect((await at('http://x/calendar/unknown/interviews.ics')).status).toBe(404);
    const rows = await api.prisma.$queryRaw`SELECT row_to_json(f)::text FROM calendar_feed f`;
    expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-2));
  });

  it('is empty for somebody who has left the company, and gone with a disabled account', async () => {
    const { add, mine, colleague, url } = await withCalendar();
    await add('Sok Dara', mine);
    const count = async () => eventsIn((await at(url)).text).length;
    expect(await count()).toBe(1);
    await api.prisma.companyMember.deleteMany({ where: { userId: colleague.id } });
    expect(await count()).toBe(0);
    await api.prisma.user.update({ where: { id: colleague.id }, data: { disabledAt: new Date() } });
    expect((await at(url)).status).toBe(404);
  });

  it('is for those who see candidates', async () => {
    const { job } = await withCalendar();
    const statusOf = async (by: { id: string } | null) => [
      (await api.as(by).call(interviewFeed)).status,
      (await api.as(by).call(interviewFeedRenew)).status,
    ];
    expect(await statusOf(null)).toEqual([401, 401]);
    expect(await statusOf(await createUser(api.prisma))).toEqual([403, 403]);
    expect(
      await statusOf(await createMember(api.prisma, job.companyId, { member: { role: 'reader' } })),
    ).toEqual([403, 403]);
  });
});

describe('the list of interviews', () => {
  it('has those of some days, and those that the caller holds', async () => {
    const { add, mine, recruiter, colleague } = await withCalendar();
    const times = (...moments: string[]) => ({ times: moments.map((moment) => new Date(moment)) });
    const sunday = await add('A', { ...mine, ...times('2090-03-05T16:59:00Z') });
    const monday = await add('B', { interviewerId: recruiter.id, ...times('2090-03-05T17:00:00Z') });
    const both = await add('C', {
      ...mine,
      status: 'proposed',
      ...times('2090-03-04T02:00:00Z', '2090-03-07T02:00:00Z'),
    });
    await add('D', { interviewerId: recruiter.id, ...times('2090-03-12T17:00:00Z') });
    const ids = async (query: object) =>
      (await api.as(colleague).call(interviewList, { query })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );
    const week = { 'filter[from]': '2090-03-06', 'filter[to]': '2090-03-12' };
    expect(await ids(week)).toEqual([both.id, monday.id]);
    expect(await ids({ ...week, 'filter[mine]': 'true' })).toEqual([both.id]);
    expect(await ids({ 'filter[mine]': 'true' })).toEqual([both.id, sunday.id]);
    const wrong = await api
      .as(colleague)
      .call(interviewList, { query: { 'filter[from]': 'x', 'filter[mine]': 'no' } });
    expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['filter[mine]', 'filter[from]']]);
  });
});
