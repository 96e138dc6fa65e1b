import { candidateTable } from '@acheep/contract/hiring/candidate';
import { standardStages } from '@acheep/contract/hiring/stage-option';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../testing/harness.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness();
});
afterAll(() => api.close());

async function received(overrides: Parameters<typeof createApplication>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'គណនេយ្យករ' });
  await createApplication(api.prisma, { jobId: job.id, ...overrides });
  return { recruiter, job };
}

it('has the whole list, whatever page is asked for, with Khmer intact and formulas defused', async () => {
  const { recruiter, job } = await received({
    name: '=HYPERLINK("https://example.com")',
    email: '@dara',
    phone: '+6591234567',
    rating: 4,
    createdAt: new Date('2026-11-20T18:30:00Z'),
  });
  const createdAt = new Date('2026-11-19T03:00:00Z');
  await createApplication(api.prisma, {
    jobId: job.id,
    name: 'សុខ ដារ៉ា',
    email: 'dara@example.com',
    status: 'shortlisted',
    stageId: standardStages[1].id,
    createdAt,
  });
  await received();
  const query = { limit: 1, offset: 1 };
  const { status, body } = await api.as(recruiter).call(candidateTable, { query, locale: 'km' });
  expect(status).toBe(200);
  expect(body.data.name).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/);
  const [header, first, second, ...rest] = body.data.text.split('\r\n');
  expect(header).toMatch(/^\ufeffឈ្មោះ,អ៊ីមែល,ទូរស័ព្ទ/);
  expect(first).toBe(
    `"'=HYPERLINK(""https://example.com"")",'@dara,'+6591234567,គណនេយ្យករ,បានទទួល,,,4,,,2026-11-21`,
  );
  expect(second).toBe('សុខ ដារ៉ា,dara@example.com,012 345 678,គណនេយ្យករ,ជាប់សម្រាំង,សម្ភាស,,,,,2026-11-19');
  expect(rest).toEqual(['']);
  const narrowed = { 'filter[rating]': '4' };
  const some = await api.as(recruiter).call(candidateTable, { query: narrowed });
  expect(some.body.data.text.split('\r\n')).toHaveLength(3);
});

it('refuses what the list refuses', async () => {
  const { recruiter } = await received();
  const { status, body } = await api.as(recruiter).call(candidateTable, { query: { sort: 'email_1' } });
  expect([status, Object.keys(body.data)]).toEqual([422, ['sort']]);
});
