import { type AlertNews, alertNewsList } from '@acheep/contract/jobs/job-alert';
import { createApplication } from '@acheep/prisma/factories/application';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const since = hoursAgo(10).toISOString();
const ask = (person: { id: string } | null, query: Record<string, unknown> = { since }) =>
  api.as(person).call(alertNewsList, { query });
const newsFor = async (person: { id: string }): Promise<AlertNews[]> => (await ask(person)).body.data;

const job = (title: string, hours: number, more: Parameters<typeof createJob>[1] = {}) =>
  createJob(api.prisma, { title, announcedAt: hoursAgo(hours), ...more });
const alert = (userId: string, criteria: object, name = 'Mine') =>
  createJobAlert(api.prisma, { userId, name, criteria });

describe('GET /job-alert/news: success', () => {
  it('shows what was announced since, the work in the title first, and whatever was not posted within', async () => {
    const person = await createUser(api.prisma);
    const { id } = await alert(person.id, { search: 'thatcher', posted: '1h' });
    await job('Thatcher', 9);
    await job('Senior thatcher', 8);
    await job('Thatcher of old', 11);
    await job('Gardener', 1, { skills: [{ kind: 'hard', name: 'Thatcher' }] });
    await job('Clerk', 1, { description: '<p>Our thatcher is away.</p>' });
    expect(await newsFor(person)).toMatchObject([
      {
        _id: id,
        name: 'Mine',
        criteria: { search: 'thatcher' },
        count: 3,
        isCapped: false,
        jobs: [{ title: 'Senior thatcher' }, { title: 'Thatcher' }, { title: 'Gardener' }],
      },
    ]);
  });

  it('shows three of a search, and each job once', async () => {
    const person = await createUser(api.prisma);
    await alert(person.id, { search: 'wheelwright night' }, 'Older');
    await alert(person.id, { search: 'wheelwright' }, 'Newer');
    for (const [at, title] of ['by day', 'by night', 'abroad', 'at sea'].entries())
      await job(`Wheelwright ${title}`, at + 1);
    const [newer, older] = await newsFor(person);
    expect([newer?.name, newer?.count, newer?.jobs.length]).toEqual(['Newer', 4, 3]);
    expect([older?.name, older?.count, older?.jobs]).toEqual(['Older', 1, []]);
  });

  it('leaves out what the person has applied for, companies they ignore, and followed companies', async () => {
    const person = await createUser(api.prisma);
    const { company } = await createRecruiter(api.prisma);
    await alert(person.id, { companyId: company?.id });
    await alert(person.id, { search: 'chandler' });
    const sent = await job('Chandler at first', 2);
    await createApplication(api.prisma, { applicantId: person.id, jobId: sent.id });
    const ignored = await job('Chandler next door', 2);
    await createIgnoredCompany(api.prisma, { userId: person.id, companyId: ignored.companyId });
    await job('Chandler', 2);
    expect(await newsFor(person)).toMatchObject([{ count: 1, jobs: [{ title: 'Chandler' }] }]);
  });

  it('is nothing without a saved search, and of one that refers to what is gone', async () => {
    const person = await createUser(api.prisma);
    expect(await newsFor(person)).toEqual([]);
    await alert(person.id, { search: 'fuller' });
    await alert(person.id, { categoryId: ['01900000-0000-7000-8000-000000000000'] });
    expect(await newsFor(person)).toMatchObject([{ count: 0, jobs: [] }]);
  });
});

describe('GET /job-alert/news: validation', () => {
  it.each([{}, { since: 'yesterday' }, { since: '1999-01-01T00:00:00Z' }])('refuses %j', async (query) => {
    const { status, body } = await ask(await createUser(api.prisma), query);
    expect([status, Object.keys(body.data)]).toEqual([422, ['since']]);
  });
});

describe('GET /job-alert/news: authentication and authorisation', () => {
  it('is for job seekers', async () => {
    expect((await ask(null)).status).toBe(401);
    expect((await ask(await createRecruiter(api.prisma))).status).toBe(403);
  });
});
