import { auditList } from '@acheep/contract/accounts/admin';
import { companyGet } from '@acheep/contract/companies/company';
import { companyMerge, companyMergePreview, duplicateList } from '@acheep/contract/companies/company-merge';
import { notificationList } from '@acheep/contract/messaging/notification';
import { createApplication } from '@acheep/prisma/factories/application';
import { createTrainer } from '@acheep/prisma/factories/gathering';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJob } from '@acheep/prisma/factories/job';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { createKeptCompany } from '../../platform/import/import-write.repository.ts';
import { companyPages } from '../company/company-page.repository.ts';
import { companyTables } from './company-table.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

const recruiter = async (name: string, more: Parameters<typeof createRecruiter>[1] = {}) => {
  const { id, email, company } = await createRecruiter(api.prisma, { company: { name }, ...more });
  return { id, email, company: company?.id ?? '' };
};
const kept = (name: string) =>
  api.prisma.$transaction((tx) => createKeptCompany(tx, { name, address: 'Kampot' }, new Date()));
const merge = (from: string, into: string, by: { id: string } | null = admin) =>
  api.as(by).call(companyMerge, { params: { id: from }, body: { into } });
const preview = (from: string, into: string) =>
  api.as(admin).call(companyMergePreview, { params: { id: from }, query: { into } });
type Group = { reasons: string[]; companies: { _id: string }[] };
const groups = async (search: string, reason?: 'name'): Promise<Group[]> =>
  (await api.as(admin).call(duplicateList, { query: { search, 'filter[reason]': reason } })).body.data;
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id).sort();

describe('merging of companies', () => {
  it('knows every table that refers to a company', async () => {
    const rows = await api.prisma.$queryRaw<{ name: string; column: string }[]>`
      SELECT t.relname AS name, a.attname AS column FROM pg_constraint c
      JOIN pg_class t ON t.oid = c.conrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'company'::regclass`;
    expect(new Set(rows.map(({ column }) => column))).toEqual(new Set(['company_id']));
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(companyTables).sort());
  });

  it('gives everything to the other, says how much, and tells everybody', async () => {
    const [gone, stays] = [await recruiter('Angkor Rice Mill'), await recruiter('Angkor Rice')];
    const colleague = await createMember(api.prisma, gone.company, { locale: 'km' });
    const job = await createJob(api.prisma, { ownerId: gone.id });
    await createApplication(api.prisma, { jobId: job.id });
    const [both, one] = [await createUser(api.prisma), await createUser(api.prisma)];
    for (const companyId of [gone.company, stays.company])
      await createIgnoredCompany(api.prisma, { userId: both.id, companyId });
    await createIgnoredCompany(api.prisma, { userId: one.id, companyId: gone.company });
    const day = new Date('2026-11-20');
    for (const companyId of [gone.company, stays.company])
      await api.prisma.writingDay.create({ data: { companyId, day, recipients: 3 } });
    await api.prisma.company.update({
      where: { id: gone.company },
      data: { nameKm: 'អង្ករ', website: 'https://angkor-rice.example' },
    });
    await api.prisma.company.update({
      where: { id: stays.company },
      data: { website: 'https://stays.example' },
    });

    const shown = (await preview(gone.company, stays.company)).body.data;
    const moves: { kind: string; count: number }[] = shown.moves;
    const numbers = Object.fromEntries(moves.map(({ kind, count }) => [kind, count]));
    expect(numbers).toEqual({ job: 1, application: 1, member: 2, order: 1, post: 1, ignored: 2 });
    expect([shown.takes, shown.refused]).toEqual([['nameKm'], null]);

    const answer = await merge(gone.company, stays.company);
    expect([answer.status, answer.body.data.moved]).toEqual([200, shown.moves]);
    expect(await api.prisma.company.findUnique({ where: { id: gone.company } })).toBeNull();
    const after = await api.prisma.company.findUniqueOrThrow({
      where: { id: stays.company },
      include: { members: true, orders: true, jobs: true, ignoredBy: true, writingDays: true },
    });
    expect(after).toMatchObject({
      ownerId: stays.id,
      nameKm: 'អង្ករ',
      website: 'https://stays.example',
      searchRules: 0,
    });
    expect(after.members.map(({ userId }) => userId).sort()).toEqual(
      [gone.id, colleague.id, stays.id].sort(),
    );
    expect([after.orders.length, after.ignoredBy.length]).toEqual([2, 2]);
    expect(after.jobs).toMatchObject([{ id: job.id, createdById: gone.id, searchRules: 0 }]);
    expect(after.writingDays).toMatchObject([{ recipients: 6 }]);

    for (const person of [gone, stays, colleague]) {
      const bell = (await api.as(person).call(notificationList, { query: {} })).body.data;
      expect(bell.map(({ kind }: { kind: string }) => kind)).toEqual(['company-merged']);
    }
    const [entry] = (await api.as(admin).call(auditList, { query: { 'filter[action]': 'company.merge' } }))
      .body.data;
    expect(entry.subject).toEqual({
      kind: 'company',
      title: { en: 'Company', km: 'ក្រុមហ៊ុន' },
      _id: stays.company,
      name: 'Angkor Rice',
      path: `/admin/company/${stays.company}`,
    });
    const said = entry.facts.map(({ name, to }: Record<'name' | 'to', { en: string }>) => [name.en, to.en]);
    expect(said).toEqual(
      expect.arrayContaining([
        ['From', 'Angkor Rice Mill'],
        ['Jobs', '1'],
        ['Colleagues', '2'],
      ]),
    );
  });

  it('asks nobody again whom both have asked whether they may write', async () => {
    const [gone, stays] = [await recruiter('Asked One'), await recruiter('Asked Two')];
    const addressKey = Buffer.from('a mailbox');
    await api.prisma.recipient.create({ data: { addressKey, asked: [] } });
    const ask = ({ company }: { company: string }, answer: string) =>
      api.prisma.mailConsent.create({
        data: { companyId: company, addressKey, answer, tokenHash: Buffer.from(`hash of ${company}`) },
      });
    const [before, kept] = [await ask(gone, 'given'), await ask(stays, 'not-me')];
    const job = await createJob(api.prisma, { ownerId: gone.id });
    const { id: applicationId } = await createApplication(api.prisma, { jobId: job.id });
    await api.prisma.candidateConsent.create({ data: { applicationId, consentId: before.id } });
    expect((await merge(gone.company, stays.company)).status).toBe(200);
    const linked = await api.prisma.candidateConsent.findUnique({ where: { applicationId } });
    expect(linked?.consentId).toBe(kept.id);
    expect(await api.prisma.mailConsent.count({ where: { companyId: stays.company } })).toBe(1);
  });

  it('keeps one tag of a name, and the notes of a CV that both have saved', async () => {
    const [gone, stays] = [await recruiter('Tag One'), await recruiter('Tag Two')];
    const job = await createJob(api.prisma, { ownerId: gone.id });
    const { id: applicationId } = await createApplication(api.prisma, { jobId: job.id });
    const tag = (companyId: string, name: string) =>
      api.prisma.candidateTag.create({ data: { companyId, name } });
    const [tagged, same] = [await tag(gone.company, 'Strong'), await tag(stays.company, 'strong')];
    await api.prisma.applicationTag.create({ data: { applicationId, tagId: tagged.id } });
    await tag(gone.company, 'Later');
    const { id: userId } = await createUser(api.prisma);
    const { id: resumeId } = await api.prisma.resume.create({ data: { userId } });
    const saved = (companyId: string, removedAt: Date | null) =>
      api.prisma.savedTalent.create({
        data: { companyId, resumeId, removedAt, notes: { create: { text: companyId } } },
      });
    await saved(gone.company, null);
    await saved(stays.company, new Date());
    expect((await merge(gone.company, stays.company)).status).toBe(200);
    const tags = await api.prisma.candidateTag.findMany({
      where: { companyId: stays.company },
      include: { on: true },
    });
    expect(tags.map(({ name }) => name).sort()).toEqual(['Later', 'strong']);
    expect(tags.find(({ id }) => id === same.id)?.on).toMatchObject([{ applicationId }]);
    const talents = await api.prisma.savedTalent.findMany({
      where: { companyId: stays.company },
      include: { notes: true },
    });
    expect(talents.map(({ removedAt, notes }) => [removedAt, notes.length])).toEqual([[null, 2]]);
  });

  it('leads every earlier address to the company that stays', async () => {
    const [a, b, c] = [await recruiter('Chain A'), await recruiter('Chain B'), await recruiter('Chain C')];
    await merge(a.company, b.company);
    await merge(b.company, c.company);
    for (const { company } of [a, b]) {
      const answer = await api.as(null).call(companyGet, { params: { id: company } });
      expect([answer.status, answer.body.data._id]).toEqual([200, c.company]);
      expect(await companyPages['/company/:id']?.(api.prisma, company, new Date())).toEqual({
        movedTo: c.company,
      });
    }
  });

  it('has a person own what was nobody’s, whichever stays, and keeps no offer of it', async () => {
    for (const keptGoes of [true, false]) {
      const [person, nobody] = [await recruiter('Owned'), await kept('Kept')];
      const { ownerId } = await api.prisma.company.findUniqueOrThrow({ where: { id: nobody.id } });
      const offer = {
        email: 'someone@example.com',
        tokenHash: Buffer.from(nobody.id),
        createdAt: new Date(),
      };
      await api.prisma.companyInvitation.create({
        data: { ...offer, companyId: nobody.id, expiresAt: new Date(Date.now() + 86_400_000) },
      });
      const [from, into] = keptGoes ? [nobody.id, person.company] : [person.company, nobody.id];
      expect((await merge(from, into)).status).toBe(200);
      const after = await api.prisma.company.findUniqueOrThrow({
        where: { id: into },
        include: { members: true, invitations: true },
      });
      expect([after.ownerId, after.members.map(({ userId }) => userId), after.invitations]).toEqual([
        person.id,
        [person.id],
        [],
      ]);
      expect(await api.prisma.user.findUnique({ where: { id: ownerId } })).toBeNull();
    }
    const [one, other] = [await kept('Kept one'), await kept('Kept other')];
    expect((await merge(one.id, other.id)).status).toBe(200);
    expect(await api.prisma.user.count({ where: { keeper: true, name: { startsWith: 'Kept o' } } })).toBe(1);
  });
});

describe('merging of companies: refusals', () => {
  it('is done once of two at once', async () => {
    const [gone, stays] = [await recruiter('Once A'), await recruiter('Once B')];
    const answers = await Promise.all([
      merge(gone.company, stays.company),
      merge(gone.company, stays.company),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const [one, other] = [await recruiter('Cross A'), await recruiter('Cross B')];
    const crossed = await Promise.all([merge(one.company, other.company), merge(other.company, one.company)]);
    // The second merge finds that the first has deleted one of its companies.
    expect(crossed.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await api.prisma.company.count({ where: { id: { in: [one.company, other.company] } } })).toBe(1);
  });

  it('wants two companies that are there, of accounts that stand, of one role', async () => {
    const [one, ended] = [await recruiter('Stands'), await recruiter('Ended', { disabledAt: new Date() })];
    const waiting = await recruiter('Waiting', { activatedAt: null });
    const trainer = await createTrainer(api.prisma);
    const gone = '01900000-0000-7000-8000-000000000000';
    const itself = await merge(one.company, one.company);
    expect([itself.status, Object.keys(itself.body.data)]).toEqual([422, ['into']]);
    expect((await merge(one.company, gone)).status).toBe(422);
    expect((await merge(gone, one.company)).status).toBe(404);
    for (const { company } of [ended, waiting]) {
      expect((await merge(company, one.company)).body.code).toBe('company.merge_account');
      expect((await merge(one.company, company)).body.code).toBe('company.merge_account');
      expect((await preview(company, one.company)).body.data.refused).toBe('account');
    }
    expect((await merge(trainer.company?.id ?? '', one.company)).body.code).toBe('company.merge_role');
  });
});

describe('likely duplicates', () => {
  it('are found by the name in either language, but for case, punctuation and form', async () => {
    const one = await recruiter('Kampot Pepper Co., Ltd.');
    const other = await recruiter('KAMPOT-PEPPER  (Cambodia)');
    const third = await recruiter('Something', {
      company: { name: 'Something else', nameKm: 'Kampot Pepper' },
    });
    await recruiter('Kampot Pepper Farm');
    const found = await groups('kampot pepper', 'name');
    expect(found).toHaveLength(1);
    expect([found[0]?.reasons, ids(found[0]?.companies ?? [])]).toEqual([
      ['name'],
      [one.company, other.company, third.company].sort(),
    ]);
    const khmer = [
      await recruiter('ក្រុមហ៊ុន ម្រេចកំពត'),
      await recruiter('ម្រេច\u200bកំពត'),
      await recruiter('ម្រចកពត'),
    ];
    const [same] = await groups('ម្រេច', 'name');
    expect(ids(same?.companies ?? [])).toEqual(
      khmer
        .slice(0, 2)
        .map(({ company }) => company)
        .sort(),
    );
  });

  it('are found by website, e-mail domain and phone, once where several say so, and not by a mail provider', async () => {
    const one = await recruiter('Domain One', { email: 'hr@salt-works.example', phone: '+855 12 345 678' });
    const other = await recruiter('Domain Two', { email: `x${process.pid}@gmail.com`, phone: '012345678' });
    await recruiter('Domain Three', { email: 'y@gmail.com' });
    await api.prisma.company.update({
      where: { id: other.company },
      data: { website: 'https://www.Salt-Works.example/about' },
    });
    const found = await groups('domain');
    expect(found.map(({ reasons, companies }) => [reasons, ids(companies)])).toEqual([
      [['domain', 'phone'], [one.company, other.company].sort()],
    ]);
    await merge(one.company, other.company);
    expect(await groups('domain')).toEqual([]);
  });

  it('are not found by a domain of more than ten, however many accounts each has', async () => {
    const all = [];
    for (let number = 1; number <= 11; number++)
      all.push(await recruiter(`Tower ${number}`, { email: `hr${number}@tower.example` }));
    const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
    // One of the eleven shares a name as well: what it shares alone is still found, with nobody of the domain.
    const twin = await recruiter('Tower 1');
    const shown = async () =>
      (await groups('tower')).map(({ reasons, companies }) => [reasons, ids(companies)]);
    expect(await shown()).toEqual([[['name'], [first.company, twin.company].sort()]]);
    for (let number = 1; number <= 11; number++)
      await createMember(api.prisma, second.company, { email: `staff${number}@tower.example` });
    await api.prisma.user.update({ where: { id: first.id }, data: { disabledAt: new Date() } });
    const others = all.slice(1).map(({ company }) => company);
    expect(await shown()).toEqual([[['domain'], others.sort()]]);
  });
});
