import { accountDelete } from '@acheep/contract/accounts/privacy';
import { jobStatusChange } from '@acheep/contract/jobs/job';
import { alertCreate, alertUpdate } from '@acheep/contract/jobs/job-alert';
import { addDays } from '@acheep/contract/kernel/calendar';
import { createApplication } from '@acheep/prisma/factories/application';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { afterEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { notifyNews } from './alert-news.service.ts';
import { dueDay } from './job-alert.policy.ts';

const api = await startApi();
afterEach(async () => {
  api.setClock(null);
  await api.prisma.jobAlert.deleteMany();
});

/** Sunday and Monday, 8 a.m. in Phnom Penh. */
const sunday = '2026-11-22T01:00:00Z';
const monday = '2026-11-23T01:00:00Z';
const before = (moment: string, hours: number) => new Date(Date.parse(moment) - hours * 3_600_000);

interface Told {
  to: string;
  template: string;
  params: {
    alert: string;
    count: number;
    jobs: { title: string; id: string; text: string }[];
    token: string;
    all: string;
  };
}

/** Runs the alerts at a moment and returns the e-mails queued for these people. */
async function newsAt(moment: string, ...people: { email: string }[]): Promise<Told[]> {
  await api.prisma.$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail'`;
  api.setClock(moment);
  await notifyNews(api.deps);
  const rows = await api.prisma.$queryRaw<{ data: Told }[]>`
    SELECT data FROM pgboss.job WHERE name = 'mail' ORDER BY created_on, id`;
  const emails = people.map(({ email }) => email);
  return rows.map(({ data }) => data).filter(({ to }) => emails.length === 0 || emails.includes(to));
}
const titles = (told: Told[]) => told.flatMap(({ params }) => params.jobs.map(({ title }) => title)).sort();

const job = (title: string, more: Parameters<typeof createJob>[1] = {}) =>
  createJob(api.prisma, {
    title,
    announcedAt: before(sunday, 2),
    closesOn: addDays(monday.slice(0, 10), 20),
    ...more,
  });
const alert = (userId: string, search: string, more: Parameters<typeof createJobAlert>[1] = {}) =>
  createJobAlert(api.prisma, {
    userId,
    name: search,
    criteria: { search },
    since: before(sunday, 24),
    doneOn: new Date('2026-11-21'),
    ...more,
  });

describe('the day whose news is due', () => {
  it.each([
    ['2026-11-22T00:00:00Z', '2026-11-22', '2026-11-16'],
    ['2026-11-21T23:59:59Z', '2026-11-21', '2026-11-16'],
    ['2026-11-22T23:59:59Z', '2026-11-22', '2026-11-16'],
    ['2026-11-23T00:00:00Z', '2026-11-23', '2026-11-23'],
    ['2026-11-25T12:00:00Z', '2026-11-25', '2026-11-23'],
  ])('at %s is %s, and weekly %s', (now, daily, weekly) => {
    expect([dueDay('daily', new Date(now)), dueDay('weekly', new Date(now))]).toEqual([daily, weekly]);
  });
});

describe('the news of saved searches', () => {
  it('tells each person once a day what is new and fits, and nothing where nothing is', async () => {
    const [dara, sophea] = [await createUser(api.prisma), await createUser(api.prisma, { locale: 'km' })];
    await alert(dara.id, 'falconer');
    await alert(sophea.id, 'glazier');
    await job('Falconer');
    await job('Falconer of old', { announcedAt: before(sunday, 25) });
    const [told, ...more] = await newsAt(sunday);
    expect([told?.to, told?.params.alert, told?.params.count, more]).toEqual([dara.email, 'falconer', 1, []]);
    expect(told?.params.jobs.map(({ title }) => title)).toEqual(['Falconer']);
    expect(await newsAt(sunday)).toEqual([]);
    // Jobs announced afterwards are tomorrow's news, and nothing is sent twice.
    await job('Falconer by night', { announcedAt: before(sunday, -1) });
    expect(await newsAt('2026-11-22T12:00:00Z')).toEqual([]);
    expect(titles(await newsAt(monday, dara))).toEqual(['Falconer by night']);
  });

  it('says pay as the page does, in the reader’s language', async () => {
    const people = [await createUser(api.prisma), await createUser(api.prisma, { locale: 'km' })];
    for (const { id } of people) await alert(id, 'cooper');
    await job('Cooper', { salaryFrom: 60_000, salaryTo: 90_050 });
    await job('Cooper by day', { salaryFrom: 60_000, salaryTo: null });
    const told = await newsAt(sunday, ...people);
    const pays = Object.fromEntries(
      told.map(({ to, params }) => [to, params.jobs.map(({ text }) => text.split(' · ').at(-1)).sort()]),
    );
    expect(people.map(({ email }) => email && pays[email])).toEqual([
      ['$600 – $900.50', 'From $600'],
      ['$600 – $900.50', 'ចាប់ពី $600'],
    ]);
  });

  it('leaves out how long ago a job may have been posted, in what it tells and where it leads', async () => {
    const person = await createUser(api.prisma);
    const criteria = { search: 'farrier', posted: '24h' };
    const weekly = { frequency: 'weekly', since: before(monday, 150), doneOn: new Date('2026-11-16') };
    await alert(person.id, 'farrier', { ...weekly, criteria });
    await job('Farrier', { announcedAt: before(sunday, 60), postedAt: before(sunday, 60) });
    const [told] = await newsAt(monday, person);
    expect([told?.params.count, told?.params.all]).toEqual([1, '/job?search=farrier']);
  });

  it('tells weekly news on Mondays, or later where that was missed', async () => {
    const person = await createUser(api.prisma);
    const weekly = { frequency: 'weekly', since: before(monday, 150), doneOn: new Date('2026-11-16') };
    await alert(person.id, 'luthier', weekly);
    await job('Luthier', { announcedAt: before(sunday, 60) });
    expect(await newsAt(sunday)).toEqual([]);
    expect(titles(await newsAt('2026-11-24T05:00:00Z', person))).toEqual(['Luthier']);
    expect(await newsAt('2026-11-25T05:00:00Z')).toEqual([]);
  });

  it('tells a job once, whichever of somebody’s searches finds it', async () => {
    const person = await createUser(api.prisma);
    for (const search of ['sommelier', 'sommelier hotel']) await alert(person.id, search);
    await alert(person.id, 'sommeliers', { frequency: 'weekly', doneOn: new Date('2026-11-16') });
    await job('Sommelier');
    await job('Sommelier hotel');
    const told = await newsAt(sunday);
    expect(told.map(({ params }) => [params.alert, params.count])).toEqual([['sommelier', 2]]);
    expect(titles(told)).toEqual(['Sommelier', 'Sommelier hotel']);
    // The weekly alert is due a day later.
    expect(await newsAt(monday, person)).toEqual([]);
  });

  it('leaves out what is closed, hidden, ignored, or applied for', async () => {
    const person = await createUser(api.prisma);
    await alert(person.id, 'tanner');
    await job('Tanner seen');
    const ended = { closingDate: new Date('2026-11-21') };
    for (const status of ['draft', 'closed', 'archived'] as const) await job(`Tanner ${status}`, { status });
    const past = await job('Tanner past');
    await api.prisma.job.update({ where: { id: past.id }, data: ended });
    const disabled = await createRecruiter(api.prisma, { disabledAt: new Date() });
    await job('Tanner hidden', { ownerId: disabled.id });
    const ignored = await job('Tanner ignored');
    await createIgnoredCompany(api.prisma, { userId: person.id, companyId: ignored.companyId });
    const applied = await job('Tanner applied');
    await createApplication(api.prisma, { jobId: applied.id, applicantId: person.id });
    expect(titles(await newsAt(sunday))).toEqual(['Tanner seen']);
  });

  it('tells jobs of that title first, then those of that skill, and none that only mentions it', async () => {
    const person = await createUser(api.prisma);
    await alert(person.id, 'glassblower');
    const at = (hours: number) => ({ announcedAt: before(sunday, hours) });
    await job('Glassblower', at(5));
    await job('Artisan', { ...at(4), skills: [{ kind: 'hard', name: 'Glassblower' }] });
    await job('Marketing Manager', { ...at(3), description: 'We sell the work of every glassblower.' });
    await job('Senior Glassblower', at(6));
    const [told] = await newsAt(sunday, person);
    expect(told?.params.count).toBe(3);
    expect(told?.params.jobs.map(({ title }) => title)).toEqual([
      'Glassblower',
      'Senior Glassblower',
      'Artisan',
    ]);
  });

  it('has ten jobs in a mail at most, the latest, and says how many there are', async () => {
    const person = await createUser(api.prisma);
    const { id } = await alert(person.id, 'beekeeper');
    for (let number = 10; number < 22; number += 1)
      await job(`Beekeeper ${number}`, { announcedAt: new Date(Date.parse(sunday) - number * 60_000) });
    const [told] = await newsAt(sunday);
    expect([told?.params.count, told?.params.jobs.length]).toEqual([12, 10]);
    expect(told?.params.jobs[0]?.title).toBe('Beekeeper 10');
    expect(told?.params.all).toBe('/job?search=beekeeper');
    expect(JSON.stringify(told)).not.toContain(id);
  });

  it('is for all who search alike, and for those who are there', async () => {
    const people = [await createUser(api.prisma), await createUser(api.prisma)];
    const gone = [
      await createUser(api.prisma, { disabledAt: new Date() }),
      await createUser(api.prisma, { activatedAt: null }),
    ];
    for (const { id } of [...people, ...gone]) await alert(id, 'cartographer');
    for (const more of [{ paused: true }, { frequency: 'none' }])
      await alert((await createUser(api.prisma)).id, 'cartographer', more);
    await job('Cartographer');
    const told = await newsAt(sunday);
    expect(told.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it('is told once by several workers at the same moment', async () => {
    const person = await createUser(api.prisma);
    await alert(person.id, 'farrier');
    await job('Farrier');
    await api.prisma.$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail'`;
    api.setClock(sunday);
    await Promise.all([notifyNews(api.deps), notifyNews(api.deps), notifyNews(api.deps)]);
    const [{ count } = { count: 0n }] = await api.prisma.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pgboss.job WHERE name = 'mail'`;
    expect(count).toBe(1n);
  });

  it('pauses a search whose category or rules are gone, and says so once', async () => {
    const person = await createUser(api.prisma);
    const gone = await alert(person.id, 'x', {
      criteria: { categoryId: '01900000-0000-7000-8000-000000000000' },
    });
    await alert(person.id, 'y', { criteria: { type: ['seasonal'] } });
    const told = await newsAt(sunday);
    expect(told.map(({ template, params }) => [template, params.alert]).sort()).toEqual([
      ['job-alert-paused', 'x'],
      ['job-alert-paused', 'y'],
    ]);
    expect(await newsAt(monday)).toEqual([]);
    const body = { name: 'x', frequency: 'daily' };
    const response = await api.as(person).call(alertUpdate, { params: { id: gone.id }, body });
    expect([response.status, response.body.code]).toEqual([409, 'job_alert.gone']);
  });

  it('tells of a job that is posted again, and not of one that is refreshed', async () => {
    const person = await createUser(api.prisma);
    await alert(person.id, 'cobbler');
    const recruiter = await createRecruiter(api.prisma);
    const closed = { ownerId: recruiter.id, announcedAt: before(sunday, 900), status: 'closed' as const };
    const { id } = await job('Cobbler again', { ...closed, closesOn: '2026-11-01' });
    await job('Cobbler refreshed', { announcedAt: before(sunday, 900), refreshedAt: before(sunday, 2) });
    api.setClock(before(sunday, 3));
    const body = { status: 'active', closingDate: '2026-12-01' };
    expect((await api.as(recruiter).call(jobStatusChange, { params: { id }, body })).status).toBe(200);
    expect(titles(await newsAt(sunday, person))).toEqual(['Cobbler again']);
  });

  it('begins with what comes after it was saved, and after a pause', async () => {
    const person = await createUser(api.prisma);
    await job('Hatter early', { announcedAt: before(sunday, 5) });
    api.setClock(before(sunday, 4));
    const body = { name: 'Hatters', frequency: 'daily', criteria: { search: 'hatter' } };
    const { _id: id } = (await api.as(person).call(alertCreate, { body })).body.data;
    await job('Hatter late', { announcedAt: before(sunday, 3) });
    expect(titles(await newsAt(sunday, person))).toEqual(['Hatter late']);
    const change = (more: object) =>
      api
        .as(person)
        .call(alertUpdate, { params: { id }, body: { name: 'Hatters', frequency: 'daily', ...more } });
    api.setClock(before(monday, 20));
    await change({ paused: true });
    await job('Hatter in the pause', { announcedAt: before(monday, 19) });
    api.setClock(before(monday, 18));
    await change({ paused: false });
    await job('Hatter after it', { announcedAt: before(monday, 17) });
    expect(titles(await newsAt(monday, person))).toEqual(['Hatter after it']);
  });

  it('ends with the account, on the queue too', async () => {
    const passwordHash = await api.deps.passwords.hash('correct horse', 'test');
    const person = await createUser(api.prisma, { passwordHash });
    await alert(person.id, 'thatcher');
    await job('Thatcher');
    expect(await newsAt(sunday, person)).toHaveLength(1);
    await api.as(person).call(accountDelete, { body: { password: 'correct horse' } });
    const rows = await api.prisma.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'mail'`;
    expect(rows).toEqual([{ template: 'account-deleted' }]);
    expect(await newsAt(monday)).toEqual([]);
  });
});
