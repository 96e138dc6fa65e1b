import { adminUserDisable, adminUserEnable, auditList } from '@acheep/contract/accounts/admin';
import { companyGet, ownCompanyGet } from '@acheep/contract/companies/company';
import {
  adminCompanyGet,
  adminCompanyList,
  adminCompanyUnverify,
  adminCompanyUpdate,
  adminCompanyVerify,
} from '@acheep/contract/companies/company-admin';
import { companyMerge } from '@acheep/contract/companies/company-merge';
import { notificationList } from '@acheep/contract/messaging/notification';
import { logoUpload } from '@acheep/contract/platform/upload';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createInvoice, createOrder } from '@acheep/prisma/factories/order';
import { createMember, createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { twoColours } from '../../../testing/picture.ts';
import { createKeptCompany } from '../../platform/import/import-write.repository.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin', name: 'Operator' });
});

type Recruiter = NonNullable<Parameters<typeof createRecruiter>[1]>;
async function recruiter(name: string, more: Recruiter & { company?: { name: string } } = {}) {
  const owner = await createRecruiter(api.prisma, { company: { name }, ...more });
  return { id: owner.id, email: owner.email, company: owner.company?.id ?? '' };
}
const change = (id: string, data: Parameters<typeof api.prisma.company.update>[0]['data']) =>
  api.prisma.company.update({ where: { id }, data });
const get = async (id: string) => (await api.as(admin).call(adminCompanyGet, { params: { id } })).body.data;
async function list(query: Record<string, unknown>) {
  const response = await api.as(admin).call(adminCompanyList, { query });
  expect(response.status).toBe(200);
  return response.body;
}
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);
const verify = (id: string, checked = ['phone']) =>
  api.as(admin).call(adminCompanyVerify, { params: { id }, body: { checked } });
const audit = async (companyId: string) =>
  (await api.as(admin).call(auditList, { query: { 'filter[companyId]': companyId } })).body.data;
const bell = async (person: { id: string }) =>
  (await api.as(person).call(notificationList)).body.data.map(({ kind }: { kind: string }) => kind);

describe('the list of companies: success', () => {
  it('is searched by both names, the registration number, and what reaches its people', async () => {
    const { company } = await recruiter('Bokor Tea', { jobs: 0, phone: '+85512999001' });
    await change(company, { nameKm: 'តែបូកគោ', registrationNumber: '00077001' });
    await createMember(api.prisma, company, { email: 'buyer@bokor-tea.example', name: 'Keo Bopha' });
    for (const search of ['bokor', 'តែបូក', '00077001', 'buyer@bokor', 'keo bopha', '012 999 001'])
      expect([search, names(await list({ search }))]).toEqual([search, ['Bokor Tea']]);
    expect(names(await list({ search: 'bokor coffee' }))).toEqual([]);
  });

  it('tells each company apart by its state, and finds those of a state', async () => {
    const verified = await recruiter('Statey Verified');
    await change(verified.company, { verifiedAt: new Date() });
    await recruiter('Statey Waiting');
    await recruiter('Statey Unconfirmed', { activatedAt: null });
    const suspended = await recruiter('Statey Suspended', { disabledAt: new Date() });
    await change(suspended.company, { verifiedAt: new Date() });
    await api.prisma.$transaction((tx) =>
      createKeptCompany(tx, { name: 'Statey Unclaimed', address: 'Kampot' }, new Date()),
    );
    const { data, meta } = await list({ search: 'statey', sort: 'name_1' });
    expect(data.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
      ['Statey Suspended', 'suspended'],
      ['Statey Unclaimed', 'unclaimed'],
      ['Statey Unconfirmed', 'unconfirmed'],
      ['Statey Verified', 'verified'],
      ['Statey Waiting', 'waiting'],
    ]);
    expect([meta.total, data[1].owner]).toEqual([5, null]);
    for (const { name, state } of data)
      expect(names(await list({ search: 'statey', 'filter[state]': state }))).toEqual([name]);
  });

  it('finds those with orders, and those that have published nothing for long', async () => {
    const old = { createdAt: new Date('2020-01-01') };
    const buys = await recruiter('Oldie Buys', { jobs: 0 });
    await createOrder(api.prisma, { ownerId: buys.id });
    const hires = await recruiter('Oldie Hires', { jobs: 0 });
    await createJob(api.prisma, { ownerId: hires.id, publishedAt: old.createdAt });
    const sleeps = await recruiter('Oldie Sleeps', { jobs: 0 });
    const past = { publishedAt: old.createdAt, closingDate: new Date('2020-02-01') };
    await createJob(api.prisma, { ownerId: sleeps.id, ...past });
    for (const { company } of [buys, hires, sleeps]) await change(company, old);
    await recruiter('Oldie New', { jobs: 0 });
    const of = async (filter: object) => names(await list({ search: 'oldie', sort: 'name_1', ...filter }));
    expect(await of({ 'filter[orders]': 'with' })).toEqual(['Oldie Buys']);
    expect(await of({ 'filter[activity]': 'dormant' })).toEqual(['Oldie Buys', 'Oldie Sleeps']);
    expect(await of({ 'filter[activity]': 'active' })).toEqual(['Oldie Hires', 'Oldie New']);
    expect(await of({ 'filter[activity]': 'dormant', 'filter[orders]': 'without' })).toEqual([
      'Oldie Sleeps',
    ]);
    const { data } = await list({ search: 'oldie', sort: 'name_1' });
    expect(
      data.map(({ openJobs, orders }: { openJobs: number; orders: number }) => [openJobs, orders]),
    ).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('the list of companies: validation', () => {
  it.each([
    ['filter[state]', 'asleep'],
    ['filter[orders]', 'with,without'],
    ['sort', 'registrationNumber_1'],
  ])('refuses %s=%s', async (name, value) => {
    expect((await api.as(admin).call(adminCompanyList, { query: { [name]: value } })).status).toBe(422);
  });
});

describe('the page of a company', () => {
  it('shows its people, owner first, and the numbers of what it has', async () => {
    const owner = await recruiter('Prey Veng Silk', { jobs: 0, email: 'hr@silk.example' });
    await change(owner.company, { website: 'https://www.silk.example/kh', registrationNumber: '000123' });
    const colleague = await createMember(api.prisma, owner.company, { disabledAt: new Date() });
    const job = await createJob(api.prisma, { ownerId: owner.id });
    await createJob(api.prisma, { ownerId: owner.id, status: 'draft' });
    await createApplication(api.prisma, { jobId: job.id });
    const paid = await createOrder(api.prisma, { ownerId: owner.id, status: 'active' });
    await createInvoice(api.prisma, paid.id);
    await createOrder(api.prisma, { ownerId: owner.id });
    const company = await get(owner.company);
    expect(company).toMatchObject({
      name: 'Prey Veng Silk',
      registrationNumber: '000123',
      state: 'waiting',
      mailDomain: 'same',
      people: [
        { _id: owner.id, isOwner: true, state: 'active' },
        { _id: colleague.id, isOwner: false, state: 'disabled' },
      ],
      counts: { jobs: 2, openJobs: 1, applications: 1, orders: 2, trainings: 0, events: 0, resumeViews: 0 },
      paid: [{ currency: 'USD', total: 55_00 }],
      actions: ['verify', 'suspend'],
    });
  });

  it.each([
    ['https://shop.example', 'me@gmail.com', 'shared'],
    ['https://shop.example', 'me@other.example', 'other'],
    ['https://hiring.shop.example', 'me@shop.example', 'same'],
    [null, 'me2@shop.example', null],
  ])('says of the website %s and %s: %s', async (website, email, said) => {
    const { company } = await recruiter('Domain Shop', { email });
    await change(company, { website });
    expect((await get(company)).mailDomain).toBe(said);
  });

  it('keeps the registration number from the public', async () => {
    const { company, id } = await recruiter('Secret Number');
    await change(company, { registrationNumber: 'RN-55512' });
    const { body } = await api.as(null).call(companyGet, { params: { id: company } });
    expect(JSON.stringify(body)).not.toContain('RN-55512');
    expect((await api.as({ id }).call(ownCompanyGet)).body.data.registrationNumber).toBe('RN-55512');
  });

  it('shows a company suspended with its owner, and back with them', async () => {
    const { id, company } = await recruiter('Kandal Bricks');
    await api.as(admin).call(adminUserDisable, { params: { id }, body: { reason: 'Fees for interviews' } });
    expect(await get(company)).toMatchObject({ state: 'suspended', actions: ['verify', 'restore'] });
    expect((await api.as(null).call(companyGet, { params: { id: company } })).status).toBe(404);
    await api.as(admin).call(adminUserEnable, { params: { id } });
    expect(await get(company)).toMatchObject({ state: 'waiting', actions: ['verify', 'suspend'] });
    expect((await audit(company)).map(({ action }: { action: string }) => action)).toEqual([
      'user.enable',
      'user.disable',
    ]);
  });
});

describe('the verification of a company', () => {
  it('is noted with what was checked, told to the owner, and taken back, once each', async () => {
    const { id, company } = await recruiter('Takeo Fish');
    const verified = await verify(company, ['registration', 'phone']);
    expect(verified.body.data).toMatchObject({ state: 'verified', actions: ['unverify', 'suspend'] });
    expect(verified.body.data.verifiedAt).not.toBeNull();
    const again = await verify(company);
    expect([again.status, again.body.code]).toEqual([409, 'company.state']);
    expect(await bell({ id })).toEqual(['company-verified']);
    const taken = await api.as(admin).call(adminCompanyUnverify, { params: { id: company } });
    expect(taken.body.data).toMatchObject({ state: 'waiting', verifiedAt: null });
    expect(await audit(company)).toMatchObject([
      { action: 'company.unverify', facts: [] },
      {
        action: 'company.verify',
        target: { _id: id },
        subject: { kind: 'company', name: 'Takeo Fish', path: `/admin/company/${company}` },
        facts: [{ name: { en: 'Checked' }, to: { en: 'Registration number, A phone call' } }],
      },
    ]);
  });

  it('needs something that was checked', async () => {
    const { company } = await recruiter('Takeo Rice');
    for (const checked of [[], ['stars']]) expect((await verify(company, checked)).status).toBe(422);
    expect((await get(company)).verifiedAt).toBeNull();
  });
});

describe('the correction of a company', () => {
  const correct = (id: string, body: Record<string, unknown>) =>
    api.as(admin).call(adminCompanyUpdate, { params: { id }, body });
  const correctionReason = 'The licence has another name.';

  it('changes what it shows, and tells the owner what and why', async () => {
    const owner = await recruiter('Angkor Siver');
    const content = await twoColours(300, 100).png().toBuffer();
    const logo = (await api.as(admin).call(logoUpload, { file: { name: 'logo.png', content } })).body.data;
    const { updatedAt } = await get(owner.company);
    const body = {
      name: 'Angkor Silver',
      address: 'Street 271, Phnom Penh',
      logo: logo.path,
      correctionReason,
      updatedAt,
    };
    const saved = await correct(owner.company, body);
    expect([saved.status, saved.body.data.name]).toEqual([200, 'Angkor Silver']);
    const shown = (await api.as(null).call(companyGet, { params: { id: owner.company } })).body.data;
    expect([shown.name, shown.logo.image]).toEqual(['Angkor Silver', `/media/${logo.path}`]);
    // Its owner may go on using a logo that the operator has put there.
    expect(await api.prisma.upload.findUnique({ where: { path: logo.path } })).toMatchObject({
      ownerId: owner.id,
    });
    const [mail] = await api.mailsTo(owner.email);
    expect(mail?.text).toContain("Changed: company's name, logo.");
    expect(mail?.text).toContain(correctionReason);
    expect(await bell(owner)).toEqual(['company-corrected']);
    expect(await audit(owner.company)).toMatchObject([
      {
        action: 'company.correct',
        facts: [
          { name: { en: 'Logo' }, to: { en: 'changed' } },
          { name: { en: "Company's name" }, from: { en: 'Angkor Siver' }, to: { en: 'Angkor Silver' } },
          { name: { en: 'Reason' }, to: { en: correctionReason } },
        ],
      },
    ]);
    const late = await correct(owner.company, body);
    expect([late.status, late.body.code]).toEqual([409, 'record.changed']);
  });

  it('needs a reason, and images of the operator or the company', async () => {
    const { company } = await recruiter('Kep Salt');
    const least = { name: 'Kep Salt', address: 'Kep' };
    expect(Object.keys((await correct(company, least)).body.data)).toEqual(['correctionReason']);
    const foreign = await correct(company, { ...least, correctionReason, photos: ['images/foreign_l.webp'] });
    expect(Object.keys(foreign.body.data)).toEqual(['photos']);
  });

  it('of an unclaimed company tells nobody', async () => {
    const { id } = await api.prisma.$transaction((tx) =>
      createKeptCompany(tx, { name: 'Nobody’s Mill', address: 'Kampot' }, new Date()),
    );
    const { status } = await correct(id, { name: 'Nobody’s Rice Mill', address: 'Kampot', correctionReason });
    expect(status).toBe(200);
    expect(
      await api.prisma.notification.count({
        where: { kind: 'company-corrected', params: { path: ['company'], equals: 'Nobody’s Rice Mill' } },
      }),
    ).toBe(0);
  });
});

it('the audit log of a company goes on with those that were merged into it', async () => {
  const [gone, stays] = [await recruiter('Merged Mill'), await recruiter('Staying Mill')];
  await verify(gone.company);
  const body = { into: stays.company };
  await api.as(admin).call(companyMerge, { params: { id: gone.company }, body });
  expect(await audit(stays.company)).toMatchObject([
    { action: 'company.merge', subject: { name: 'Staying Mill' } },
    { action: 'company.verify', subject: { name: 'Merged Mill', path: `/admin/company/${gone.company}` } },
  ]);
  // Its page is that of the company that stays.
  expect((await get(gone.company))._id).toBe(stays.company);
});
