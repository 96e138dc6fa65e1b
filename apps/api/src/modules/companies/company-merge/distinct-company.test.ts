import {
  companyMerge,
  distinctList,
  distinctSay,
  distinctTakeBack,
  duplicateList,
} from '@acheep/contract/companies/company-merge';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { sweepDistinct } from './duplicate.repository.ts';

const api = await startApi();
let admin: { id: string };
beforeAll(async () => {
  admin = await createUser(api.prisma, { role: 'admin', name: 'Prak Sophea' });
});

/** Companies of the same name that share nothing else. */
const alike = (name: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const email = `hr@${crypto.randomUUID()}.example`;
      return (await createRecruiter(api.prisma, { email, company: { name } })).company?.id ?? '';
    }),
  );
type Who = { id: string } | null;
const say = (id: string, others: string[], who: Who = admin) =>
  api.as(who).call(distinctSay, { params: { id }, body: { others } });
const takeBack = (id: string, who: Who = admin) => api.as(who).call(distinctTakeBack, { params: { id } });
/** Duplicate groups matching a name, each as its companies. */
const groups = async (search: string): Promise<string[][]> =>
  (await api.as(admin).call(duplicateList, { query: { search } })).body.data.map(
    ({ companies }: { companies: { _id: string }[] }) => companies.map(({ _id }) => _id).sort(),
  );
const said = async (search: string) =>
  (await api.as(admin).call(distinctList, { query: { search } })).body.data;

describe('companies that are not the same: success', () => {
  it('are no duplicates any more, whoever is named first, and again once it is taken back', async () => {
    const [one = '', other = ''] = await alike('Mekong Ferry', 2);
    expect(await groups('mekong ferry')).toEqual([[one, other].sort()]);
    expect((await say(other, [one])).status).toBe(200);
    expect((await say(one, [other])).status).toBe(200);
    expect(await groups('mekong ferry')).toEqual([]);
    const kept = await said('mekong ferry');
    expect(kept).toMatchObject([{ company: { name: 'Mekong Ferry' }, saidBy: 'Prak Sophea' }]);
    expect((await takeBack(kept[0]._id)).status).toBe(200);
    expect(await groups('mekong ferry')).toEqual([[one, other].sort()]);
    expect((await takeBack(kept[0]._id)).status).toBe(404);
    const entries = await api.prisma.auditEntry.findMany({
      where: {
        action: { in: ['company.distinct', 'company.alike'] },
        details: { path: ['companies'], string_contains: 'Mekong Ferry' },
      },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['company.distinct', admin.id],
      ['company.distinct', admin.id],
      ['company.alike', admin.id],
    ]);
  });

  it('leave a group that others stay in, which ends when all are apart', async () => {
    const [one = '', two = '', three = ''] = await alike('Takeo Silk', 3);
    await say(one, [two, three]);
    expect(await groups('takeo silk')).toEqual([[two, three].sort()]);
    await say(three, [two]);
    expect(await groups('takeo silk')).toEqual([]);
  });

  it('stay in a group where only some are apart', async () => {
    const all = await alike('Pailin Corn', 3);
    await say(all[0] ?? '', [all[1] ?? '']);
    expect(await groups('pailin corn')).toEqual([all.sort()]);
  });

  it.each([
    [
      'name',
      (id: string) =>
        api.prisma.company.update({
          where: { id },
          data: { name: 'Ratanakiri Rubber Ltd. 2', nameKm: 'Ratanakiri Rubber' },
        }),
    ],
    [
      'website',
      (id: string) =>
        api.prisma.company.update({ where: { id }, data: { website: 'https://rubber.example' } }),
    ],
    [
      'phone',
      (id: string) =>
        api.prisma.user.updateMany({ where: { company: { id } }, data: { phone: '+85512777888' } }),
    ],
    [
      'domain',
      (id: string) =>
        api.prisma.user.updateMany({ where: { company: { id } }, data: { email: `hr@${id}.example` } }),
    ],
  ])('are looked at again once the %s of one is another, and swept', async (what, change) => {
    const name = `Ratanakiri Rubber ${what === 'name' ? '' : what}`.trim();
    const [one = '', other = ''] = await alike(name, 2);
    await say(one, [other]);
    await sweepDistinct(api.prisma);
    expect([await groups(name), (await said(name)).length]).toEqual([[], 1]);
    await change(other);
    expect(await groups(name)).toEqual([[one, other].sort()]);
    await sweepDistinct(api.prisma);
    expect(await said(name)).toEqual([]);
  });

  it('end with one of them', async () => {
    const [one = '', other = ''] = await alike('Kep Crab', 2);
    await say(one, [other]);
    const [gone = '', stays = ''] = [one, other].sort().reverse();
    await api.as(admin).call(companyMerge, { params: { id: gone }, body: { into: stays } });
    expect(await said('kep crab')).toEqual([]);
    await sweepDistinct(api.prisma);
    expect(await api.prisma.distinctCompany.count({ where: { otherId: gone } })).toBe(0);
  });
});

describe('companies that are not the same: validation', () => {
  it('names others that there are', async () => {
    const [one = '', other = ''] = await alike('Kratie Fish', 2);
    const none = crypto.randomUUID();
    for (const others of [[], [one], [other, none]])
      expect(Object.keys((await say(one, others)).body.data)).toEqual(['others']);
    expect((await say(none, [one])).status).toBe(404);
    expect(await groups('kratie fish')).toEqual([[one, other].sort()]);
  });
});
