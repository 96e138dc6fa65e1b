import { jobCreate, jobGet, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import { adminJobClose, adminJobList, adminJobMark } from '@acheep/contract/jobs/job-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { dashboardGet } from '@acheep/contract/platform/dashboard';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
let whole: Record<string, unknown>;
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
  const { type, experience, vacancies, categoryId, provinceId } = await createJob(api.prisma);
  const closingDate = addDays(today(), 9);
  whole = {
    type,
    experience,
    vacancies,
    categoryId,
    provinceId,
    negotiable: true,
    closingDate,
    publish: true,
  };
  whole.description = '<p>Keeps the books.</p>';
});

type Person = { id: string };
const texts = {
  stock:
    '<p>We look for somebody who keeps the stock of our three shops, prepares the monthly report and checks every evening what came in. You work with a team of four people, report to the manager every Friday and help with the yearly count in March.</p>',
  keys: '<p>Guests of our hotel leave their keys with you. You greet them by name, know the city and its buses, write in the book who came and went, and call a doctor, a driver or the police when that is needed. Nights are quiet; breakfast is served from six o’clock on.</p>',
  cars: '<p>Repairs lorries and vans with diesel motors, changes tyres and brakes, reads what the computer of a motor says and orders parts from Thailand and Japan. A licence for lorries is welcome. Boots, gloves and overalls are given to everybody in the garage.</p>',
};
const text = (about: keyof typeof texts) => texts[about];
const publish = async (who: Person, change: object) =>
  (await api.as(who).call(jobCreate, { body: { title: 'Clerk', ...whole, ...change } })).body.data
    ._id as string;
const edit = (who: Person, id: string, change: object) =>
  api
    .as(who)
    .call(jobUpdate, { params: { id }, body: { title: 'Clerk', ...whole, publish: false, ...change } });
const marksOf = async (id: string) => {
  const { data } = (await api.as(admin).call(adminJobList, { query: { limit: 100 } })).body;
  const job = data.find(({ _id }: { _id: string }) => _id === id);
  return job.marks as { kind: string; said: string | null; about: { _id: string } | null; fine: boolean }[];
};
const setFine = (id: string, kind: string, fine = true) =>
  api.as(admin).call(adminJobMark, { params: { id }, body: { kind, fine } });
const marked = async (kind: string) =>
  (await api.as(admin).call(adminJobList, { query: { 'filter[mark]': kind, limit: 100 } })).body.data.map(
    ({ _id }: { _id: string }) => _id,
  ) as string[];

/** Number of jobs that the dashboard tells the operator to review. */
const waiting = async (kind: 'job' | 'mark'): Promise<number> =>
  (await api.as(admin).call(dashboardGet)).body.data.waits.find(({ what }: { what: string }) => what === kind)
    ?.count ?? 0;

describe('what is odd in a job', () => {
  it('is written down when it is published, for the operator alone', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const id = await publish(recruiter, {
      title: 'Clerk 012 345 678',
      negotiable: false,
      salaryFrom: 20_000_00,
      description: '<p>Registration fee: $10</p>',
    });
    expect(await marksOf(id)).toMatchObject([
      { kind: 'contact', said: '012 345 678', fine: false },
      { kind: 'money', said: 'Registration fee: $10' },
      { kind: 'salary', said: null },
    ]);
    for (const answer of [
      await api.as(null).call(jobGet, { params: { id } }),
      await api.as(recruiter).call(ownJobGet, { params: { id } }),
    ])
      expect([answer.status, 'marks' in answer.body.data]).toEqual([200, false]);
    expect(await marked('money')).toContain(id);
    // A corrected text loses its mark.
    await edit(recruiter, id, { description: '<p>Keeps the books.</p>' });
    expect(await marksOf(id)).toEqual([]);
    expect(await marked('money')).not.toContain(id);
  });

  it('is kept with a new text, where people have reported the job', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const id = await publish(recruiter, {});
    await api.prisma.jobMark.create({
      data: { jobId: id, kind: 'reported', basis: '', foundAt: new Date() },
    });
    await edit(recruiter, id, { description: '<p>Registration fee: $10</p>' });
    expect((await marksOf(id)).map(({ kind }) => kind).sort()).toEqual(['money', 'reported']);
  });

  it('is not written down of drafts, which nobody is shown', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const id = await publish(recruiter, { title: 'Clerk 012 345 678', publish: false });
    expect(await marksOf(id)).toEqual([]);
  });

  it('is the text of another company, and its own job twice: of two the later one', async () => {
    const [one, other] = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
    const first = await publish(one, { description: text('stock') });
    const copied = await publish(other, { description: text('stock').toUpperCase() });
    const repeated = await publish(one, { description: text('stock').replace('four', 'five') });
    expect(await marksOf(copied)).toMatchObject([{ kind: 'copied', about: { _id: first } }]);
    expect(await marksOf(repeated)).toMatchObject([
      { kind: 'copied', about: { _id: copied } },
      { kind: 'repeated', about: { _id: first } },
    ]);
    await edit(one, first, { description: text('stock') });
    expect(await marksOf(first)).toEqual([]);
  });

  it('is a short text posted twice by its company, under the same title alone', async () => {
    const [one, other] = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
    const short = { title: 'Cook', description: '<p>Cooks rice.</p>' };
    const first = await publish(one, short);
    expect(await marksOf(await publish(one, short))).toMatchObject([
      { kind: 'repeated', about: { _id: first } },
    ]);
    expect(await marksOf(await publish(one, { ...short, title: 'Baker' }))).toEqual([]);
    expect(await marksOf(await publish(other, short))).toEqual([]);
  });

  it('is no text of a job that is over, but that of one which the operator closed', async () => {
    const [one, other] = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
    const first = await publish(one, { description: text('keys') });
    await api.prisma.job.update({ where: { id: first }, data: { status: 'closed' } });
    expect(await marksOf(await publish(other, { description: text('keys') }))).toEqual([]);
    await api.prisma.job.deleteMany({ where: { company: { ownerId: other.id } } });
    await api.prisma.job.update({ where: { id: first }, data: { status: 'active' } });
    await api.as(admin).call(adminJobClose, { body: { jobs: [{ _id: first }], reason: 'money' } });
    const again = await publish(other, { description: text('keys') });
    expect(await marksOf(again)).toMatchObject([{ kind: 'copied', about: { _id: first } }]);
  });

  it('is the same text in another province of one company for nobody to look at', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const elsewhere = await api.prisma.province.findFirstOrThrow({ where: { slug: 'siem-reap' } });
    await publish(recruiter, { description: text('cars') });
    const id = await publish(recruiter, { description: text('cars'), provinceId: elsewhere.id });
    expect(await marksOf(id)).toEqual([]);
  });
});

describe('POST /admin/job/:id/mark', () => {
  it('sets a mark aside until what it was found in changes, and says who did', async () => {
    const recruiter = await createRecruiter(api.prisma);
    const before = await waiting('mark');
    const id = await publish(recruiter, { title: 'Clerk @acme_hr' });
    expect(await waiting('mark')).toBe(before + 1);
    expect(await marked('any')).toContain(id);
    expect((await setFine(id, 'contact')).body.data.marks).toMatchObject([{ kind: 'contact', fine: true }]);
    expect(await waiting('mark')).toBe(before);
    expect(await marked('any')).not.toContain(id);
    expect(await marked('contact')).not.toContain(id);
    await edit(recruiter, id, { title: 'Clerk @acme_hr', description: '<p>Other words.</p>' });
    expect(await marksOf(id)).toMatchObject([{ kind: 'contact', fine: true }]);
    await edit(recruiter, id, { title: 'Clerks @acme_hr' });
    expect(await marksOf(id)).toMatchObject([{ kind: 'contact', fine: false }]);
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { action: 'job.mark' } });
    expect(entry).toMatchObject({ actorId: admin.id, details: { mark: 'contact', fine: 'true' } });
    await setFine(id, 'contact');
    expect((await setFine(id, 'contact', false)).body.data.marks).toMatchObject([{ fine: false }]);
  });

  it('knows no mark that a job has not, and no other kind', async () => {
    const { id } = await createJob(api.prisma);
    expect((await setFine(id, 'money')).status).toBe(404);
    expect((await setFine(id, 'mood')).status).toBe(422);
    expect((await setFine(crypto.randomUUID(), 'money')).status).toBe(404);
  });
});

it('counts what waits', async () => {
  const before = await waiting('job');
  const { id } = await createJob(api.prisma);
  const data = { status: 'pending', heldFrom: 'draft', heldAt: new Date() } as const;
  await api.prisma.job.update({ where: { id }, data });
  expect(await waiting('job')).toBe(before + 1);
});
