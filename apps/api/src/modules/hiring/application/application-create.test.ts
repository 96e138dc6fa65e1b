import { applicationCreate } from '@acheep/contract/hiring/application';
import { documentUpload } from '@acheep/contract/platform/upload';
import { createJob } from '@acheep/prisma/factories/job';
import { createUpload } from '@acheep/prisma/factories/upload';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pdf } from '../../../testing/document.ts';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
afterEach(() => {
  vi.useRealTimers();
});

type Person = { id: string };
const unknownId = '01900000-0000-7000-8000-000000000000';

async function bodyFor(person: Person, jobId: string) {
  const { path, originalName } = await createUpload(api.prisma, { ownerId: person.id });
  return { jobId, cv: { path, originalName }, phone: '+855 12 345 678', coverLetter: 'Please take me.' };
}

async function apply(
  jobId: string,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const person = await createUser(api.prisma);
  const body = { ...(await bodyFor(person, jobId)), ...change };
  return api.as(person).call(applicationCreate, { body, headers });
}

describe('success', () => {
  it('keeps who applied as they were, with the file that was uploaded, and tells the recruiter', async () => {
    const owner = await createRecruiter(api.prisma, { locale: 'km', name: 'ចាន់ សុភា' });
    const job = await createJob(api.prisma, { ownerId: owner.id, title: 'គណនេយ្យករ <b>{{7*7}}</b>' });
    const person = await createUser(api.prisma, { name: 'សុខ ដារ៉ា' });
    const upload = await api
      .as(person)
      .call(documentUpload, { file: { name: 'ជីវប្រវត្តិ.pdf', content: pdf() } });
    const { path, originalName } = upload.body.data.docs;
    const { status, body } = await api.as(person).call(applicationCreate, {
      body: {
        jobId: job.id,
        cv: { path, originalName },
        phone: '+855 12 345 678',
        coverLetter: 'សូមអរគុណ\nDara',
      },
    });

    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'received',
      viewedAt: null,
      phone: '+85512345678',
      coverLetter: 'សូមអរគុណ\nDara',
      cv: { originalName: 'ជីវប្រវត្តិ.pdf', mediaType: 'application/pdf', size: pdf().length },
      job: { _id: job.id, status: 'active', title: job.title },
    });
    await api.prisma.user.update({
      where: { id: person.id },
      data: { name: 'Another', email: 'other@example.com' },
    });
    const row = await api.prisma.application.findUniqueOrThrow({ where: { id: body.data._id } });
    expect(row).toMatchObject({ applicantId: person.id, name: 'សុខ ដារ៉ា', email: person.email });

    const mails = await api.mails(2);
    const to = (address: string) => mails.find((one) => one.to?.some((each) => each.address === address));
    const mail = to(owner.email);
    expect(mail?.subject).toBe('ពាក្យសុំការងារថ្មី៖ គណនេយ្យករ <b>{{7*7}}</b>');
    expect(mail?.text).toContain('សុខ ដារ៉ា');
    expect(mail?.text).toContain(`/km/manage-applied/${body.data._id}`);
    expect(mail?.html).toContain('&#60;b&#62;{{7*7}}');
    const receipt = to(person.email);
    expect(receipt?.subject).toBe('Application received: គណនេយ្យករ <b>{{7*7}}</b>');
    expect(receipt?.text).toContain(`/manage-user-applied/${body.data._id}`);
  });

  it('needs no letter, and shows the file by the name that its upload was given', async () => {
    const person = await createUser(api.prisma);
    const { coverLetter: _, ...rest } = await bodyFor(person, (await createJob(api.prisma)).id);
    const body = { ...rest, cv: { ...rest.cv, originalName: 'virus.exe' } };
    const response = await api.as(person).call(applicationCreate, { body });
    expect(response.body.data).toMatchObject({ coverLetter: null, cv: { originalName: 'cv.pdf' } });
  });
});

describe('validation', () => {
  it.each([
    ['jobId', { jobId: 'x' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: undefined }],
    ['coverLetter', { coverLetter: 'x'.repeat(5001) }],
    ['coverLetter', { coverLetter: 'a\0b' }],
    ['cv', { cv: undefined }],
    ['cv.path', { cv: { originalName: 'cv.pdf', path: 'x'.repeat(201) } }],
    ['cv.originalName', { cv: { originalName: 'a\r\nb', path: 'docs/x' } }],
    ['status', { status: 'shortlisted' }],
    ['applicantId', { applicantId: unknownId }],
  ])('names %s (%j)', async (field, change) => {
    const { status, body } = await apply((await createJob(api.prisma)).id, change);
    expect([status, Object.keys(body.data)]).toEqual([422, [field]]);
  });

  it.each(['docs/unknown', '../../etc/passwd', "'; DROP TABLE upload; --"])(
    'knows no file %j',
    async (path) => {
      const { status } = await apply((await createJob(api.prisma)).id, {
        cv: { originalName: 'cv.pdf', path },
      });
      expect(status).toBe(404);
    },
  );

  it("takes nobody else's file", async () => {
    const { path, originalName } = await createUpload(api.prisma);
    const { status, body } = await apply((await createJob(api.prisma)).id, { cv: { path, originalName } });
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect(await api.prisma.application.count({ where: { cv: { path } } })).toBe(0);
  });

  it.each([
    ['draft', 404, 'not_found'],
    ['archived', 404, 'not_found'],
    ['closed', 409, 'job.closed'],
  ] as const)('takes nothing for a job that is %s', async (status, code, error) => {
    const response = await apply((await createJob(api.prisma, { status })).id);
    expect([response.status, response.body.code]).toEqual([code, error]);
  });

  it('knows no such job', async () => {
    expect((await apply(unknownId)).status).toBe(404);
  });

  it('takes nothing for a job that takes applications in another way', async () => {
    const { status, body } = await apply((await createJob(api.prisma, { applyBy: ['email', 'phone'] })).id);
    expect([status, body.code]).toEqual([409, 'job.not_on_site']);
  });

  it('takes applications until midnight of the last day in Phnom Penh', async () => {
    const { id } = await createJob(api.prisma, { closesOn: '2027-03-01' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T16:59:59Z') });
    expect((await apply(id)).status).toBe(201);
    vi.setSystemTime(new Date('2027-03-01T17:00:00Z'));
    const { status, body } = await apply(id);
    expect([status, body.code]).toEqual([409, 'job.closed']);
  });
});

describe('once per job', () => {
  it('refuses a second one', async () => {
    const person = await createUser(api.prisma);
    const job = await createJob(api.prisma);
    await api.as(person).call(applicationCreate, { body: await bodyFor(person, job.id) });
    const { status, body } = await api
      .as(person)
      .call(applicationCreate, { body: await bodyFor(person, job.id) });
    expect([status, body.code]).toEqual([409, 'application.exists']);
  });

  const twenty = async (headers: Record<string, string>) => {
    const person = await createUser(api.prisma);
    const job = await createJob(api.prisma);
    const body = await bodyFor(person, job.id);
    const sent = Array.from({ length: 20 }, () => api.as(person).call(applicationCreate, { body, headers }));
    const answers = await Promise.all(sent);
    expect(await api.prisma.application.count({ where: { jobId: job.id } })).toBe(1);
    return answers;
  };

  it('makes one of twenty at the same time', async () => {
    const answers = await twenty({});
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it('answers twenty tries of the same one alike', async () => {
    const answers = await twenty({ 'Idempotency-Key': 'one-and-the-same' });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });
});

describe('the Idempotency-Key', () => {
  const headers = { 'Idempotency-Key': 'a-key' };

  it('gives a retry the first answer, even when the job has closed since', async () => {
    const person = await createUser(api.prisma);
    const job = await createJob(api.prisma);
    const body = await bodyFor(person, job.id);
    const first = await api.as(person).call(applicationCreate, { body, headers });
    await api.prisma.job.update({ where: { id: job.id }, data: { status: 'closed' } });
    const again = await api.as(person).call(applicationCreate, { body, headers });
    expect([again.status, again.body.data._id]).toEqual([201, first.body.data._id]);
  });

  it("is one person's own", async () => {
    const job = await createJob(api.prisma);
    const [one, other] = [await apply(job.id, {}, headers), await apply(job.id, {}, headers)];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.data._id).not.toBe(other.body.data._id);
  });

  it('is good for one job', async () => {
    const person = await createUser(api.prisma);
    for (const expected of [201, 422]) {
      const body = await bodyFor(person, (await createJob(api.prisma)).id);
      expect((await api.as(person).call(applicationCreate, { body, headers })).status).toBe(expected);
    }
  });

  it('has an end', async () => {
    const { id } = await createJob(api.prisma);
    expect((await apply(id, {}, { 'Idempotency-Key': 'x'.repeat(200) })).status).toBe(201);
    expect((await apply(id, {}, { 'Idempotency-Key': 'x'.repeat(201) })).status).toBe(400);
  });
});
