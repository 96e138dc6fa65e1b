import { auditList } from '@acheep/contract/accounts/admin';
import {
  adminCompanyGet,
  adminCompanyList,
  adminCompanyVerify,
} from '@acheep/contract/companies/company-admin';
import { companyMerge, companyMergePreview } from '@acheep/contract/companies/company-merge';
import { companyPaperRemove, verificationGet } from '@acheep/contract/companies/company-paper';
import { dashboardGet } from '@acheep/contract/platform/dashboard';
import { createCompanyPaper } from '@acheep/prisma/factories/company-paper';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin' });
});

async function recruiter(name: string, ...kinds: string[]) {
  const { id, company } = await createRecruiter(api.prisma, { company: { name } });
  const companyId = company?.id ?? '';
  const papers: string[] = [];
  for (const kind of kinds) papers.push((await createCompanyPaper(api.prisma, { companyId, kind })).id);
  return { id, companyId, papers };
}
const verify = (id: string, body: object, locale: 'en' | 'km' = 'en') =>
  api.as(admin).call(adminCompanyVerify, { params: { id }, body, locale });
const get = async (id: string) => (await api.as(admin).call(adminCompanyGet, { params: { id } })).body.data;
const verifiedBy = async (companyId: string) => {
  const query = { 'filter[companyId]': companyId, 'filter[action]': 'company.verify' };
  const { body } = await api.as(admin).call(auditList, { query });
  return body.data.map(({ facts }: { facts: object[] }) => facts);
};

describe('the verification of a company by its documents: success', () => {
  it('is noted with the kinds of what the operator saw, in both languages', async () => {
    const { id, companyId, papers } = await recruiter('Paper Mill', 'patent', 'registration', 'patent');
    expect((await get(companyId)).papers).toMatchObject(
      papers.map((_id, index) => ({ _id, kind: ['patent', 'registration', 'patent'][index] })),
    );
    const body = { checked: ['registration', 'documents'], papers: papers.toReversed() };
    const verified = await verify(companyId, body);
    expect([verified.status, verified.body.data.papers.length]).toEqual([200, 3]);
    expect(await verifiedBy(companyId)).toMatchObject([
      [
        { name: { en: 'Checked' }, to: { en: 'Registration number, Documents' } },
        {
          name: { en: 'Documents', km: 'ឯកសារ' },
          to: {
            en: 'Patent tax certificate, Certificate of registration',
            km: 'វិញ្ញាបនបត្រប៉ាតង់, វិញ្ញាបនបត្រចុះបញ្ជីពាណិជ្ជកម្ម',
          },
        },
      ],
    ]);
    expect((await api.as({ id }).call(verificationGet)).body.data.verifiedAt).not.toBeNull();
  });

  it('says nothing of documents where the company was verified by something else', async () => {
    const { companyId } = await recruiter('Phone Mill', 'other');
    expect((await verify(companyId, { checked: ['phone'], papers: [] })).status).toBe(200);
    expect(await verifiedBy(companyId)).toMatchObject([[{ name: { en: 'Checked' } }]]);
    expect((await verifiedBy(companyId))[0]).toHaveLength(1);
  });
});

describe('the verification of a company by its documents: validation', () => {
  it('is refused where the company has changed them meanwhile', async () => {
    const { id, companyId, papers } = await recruiter('Fast Mill', 'registration', 'patent');
    const [gone = ''] = papers;
    await api.as({ id }).call(companyPaperRemove, { params: { id: gone } });
    const refused = await verify(companyId, { checked: ['documents'], papers });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'company.papers_changed',
      'The company has changed its documents since you opened this page. Check them again before you verify it.',
    ]);
    await createCompanyPaper(api.prisma, { companyId });
    expect((await verify(companyId, { checked: ['documents'], papers })).status).toBe(409);
    expect((await get(companyId)).verifiedAt).toBeNull();
    // What it is not verified by may change.
    expect((await verify(companyId, { checked: ['phone'], papers })).status).toBe(200);
  });

  it('needs documents', async () => {
    const { companyId } = await recruiter('Empty Mill');
    const { status, body } = await verify(companyId, { checked: ['documents'] }, 'km');
    expect([status, body.data]).toEqual([
      422,
      { checked: ['ក្រុមហ៊ុនមិនមានឯកសារនៅទីនេះទេ។ សូមជ្រើសរើសអ្វីផ្សេងដែលអ្នកបានពិនិត្យ។'] },
    ]);
    expect((await verify(companyId, { checked: ['documents'], papers: ['x'] })).status).toBe(422);
  });
});

it('companies with documents are found in the list, and wait on the dashboard until they are verified', async () => {
  const waiting = async () => {
    const { waits } = (await api.as(admin).call(dashboardGet)).body.data;
    return waits.find(({ what }: { what: string }) => what === 'paper') ?? null;
  };
  await api.prisma.companyPaper.deleteMany();
  expect(await waiting()).toBeNull();
  const { companyId, papers } = await recruiter('Listed Mill', 'registration', 'other');
  await recruiter('Listed Bakery');
  const [first = ''] = papers;
  const createdAt = new Date(Date.now() - 5 * 86_400_000);
  await api.prisma.companyPaper.update({ where: { id: first }, data: { createdAt } });
  expect(await waiting()).toEqual({ what: 'paper', count: 1, oldestAt: createdAt.toISOString() });
  const named = async (filter: string) => {
    const query = { search: 'listed', 'filter[state]': 'waiting', 'filter[papers]': filter };
    const { data } = (await api.as(admin).call(adminCompanyList, { query })).body;
    return data.map(({ name, papers: count }: { name: string; papers: number }) => [name, count]);
  };
  expect(await named('with')).toEqual([['Listed Mill', 2]]);
  expect(await named('without')).toEqual([['Listed Bakery', 0]]);
  await verify(companyId, { checked: ['documents'], papers });
  expect(await waiting()).toBeNull();
});

it('documents of a company that is merged into another go there, and say so', async () => {
  const [gone, stays] = [
    await recruiter('Gone Mill', 'registration', 'patent'),
    await recruiter('Stays Mill'),
  ];
  const params = { id: gone.companyId };
  const into = { into: stays.companyId };
  const { moves } = (await api.as(admin).call(companyMergePreview, { params, query: into })).body.data;
  expect(moves).toContainEqual({ kind: 'paper', count: 2 });
  expect((await api.as(admin).call(companyMerge, { params, body: into })).status).toBe(200);
  const { papers } = await get(stays.companyId);
  expect(papers.map(({ _id }: { _id: string }) => _id)).toEqual(gone.papers);
});
