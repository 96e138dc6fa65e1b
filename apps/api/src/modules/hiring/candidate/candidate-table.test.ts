import { candidateTable } from '@acheep/contract/hiring/candidate';
import { standardStages } from '@acheep/contract/hiring/stage-option';
import { paths } from '@acheep/contract/paths';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();

async function received(overrides: Parameters<typeof createApplication>[1] = {}) {
  const recruiter = await createRecruiter(api.prisma);
  const job = await createJob(api.prisma, { ownerId: recruiter.id, title: 'គណនេយ្យករ' });
  const application = await createApplication(api.prisma, { jobId: job.id, ...overrides });
  return { recruiter, job, application };
}

const page = (id: string) => `http://localhost:3000/km${paths.manageAppliedDetail(id)}`;

it('says whether the answers fit, where the interview stands, and where to open the candidate', async () => {
  const { recruiter, application } = await received();
  const { id: applicationId } = application;
  const answer = { applicationId, kind: 'number' as const, unit: 'years', number: 1 };
  await api.prisma.applicationAnswer.createMany({
    data: [
      { ...answer, position: 0, asked: 'How long?', fits: true },
      { ...answer, position: 1, asked: 'How long as a cook?', number: 2, fits: false },
    ],
  });
  const startsAt = new Date('2099-11-22T02:30:00Z');
  await createInterview(api.prisma, { applicationId, status: 'agreed', startsAt, endsAt: startsAt });
  const { body } = await api.as(recruiter).call(candidateTable, { locale: 'en' });
  const [head, row] = body.data.text.split('\r\n');
  expect(head).toMatch(/Interview,Interview time,Screening answers,Link,Questions and answers$/);
  expect(row).toContain(',Time agreed,2099-11-22 09:30,Doesn’t meet all requirements,http');
  expect(row).toContain('"How long? 1 year\nHow long as a cook? 2 years"');
});

it('has the whole list, whatever page is asked for, with Khmer intact and formulas defused', async () => {
  const {
    recruiter,
    job,
    application: formula,
  } = await received({
    name: '=HYPERLINK("https://example.com")',
    email: '@dara',
    phone: '+6591234567',
    rating: 4,
    createdAt: new Date('2026-11-20T18:30:00Z'),
  });
  const createdAt = new Date('2026-11-19T03:00:00Z');
  const { id } = await createApplication(api.prisma, {
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
    `"'=HYPERLINK(""https://example.com"")",'@dara,'+6591234567,គណនេយ្យករ,បានទទួលពាក្យសុំ,,,4,,,2026-11-21,,,,${page(formula.id)},`,
  );
  expect(second).toBe(
    `សុខ ដារ៉ា,dara@example.com,012 345 678,គណនេយ្យករ,ជាប់សម្រាំង,សម្ភាស,,,,,2026-11-19,,,,${page(id)},`,
  );
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
