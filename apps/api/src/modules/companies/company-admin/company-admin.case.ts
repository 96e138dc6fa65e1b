import { adminCompanyGet, adminCompanyUpdate } from '@acheep/contract/companies/company-admin';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import { type Full, fileOf, type RoundTrip } from '../../../testing/round-trip/round-trip.ts';

/** A company, which every operator may look after. */
const company =
  (body?: unknown, verifiedAt: Date | null = null): MakeCase =>
  async (prisma) => {
    const id = (await createRecruiter(prisma)).company?.id ?? '';
    await prisma.company.update({ where: { id }, data: { verifiedAt } });
    const stored = () => prisma.company.findUnique({ where: { id } });
    return { id, owner: await createUser(prisma, { role: 'admin' }), body, stored, isShared: true };
  };

const correction = { name: 'Angkor', address: 'Street 2', correctionReason: 'The licence says so' };

export const accessCases: Record<string, MakeCase> = {
  'GET /admin/company/:id': company(),
  'PUT /admin/company/:id': company(correction),
  'POST /admin/company/:id/verify': company({ checked: ['phone'] }),
  'POST /admin/company/:id/unverify': company(undefined, new Date()),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'PUT /admin/company/:id': async () => {
      const { prisma } = harness();
      const params = { id: (await createRecruiter(prisma)).company?.id ?? '' };
      const admin = await createUser(prisma, { role: 'admin' });
      const full: Full<typeof adminCompanyUpdate> = {
        industryId: (await prisma.industry.findFirstOrThrow()).id,
        provinceId: (await prisma.province.findFirstOrThrow()).id,
        name: 'Angkor Coffee',
        nameKm: 'កាហ្វេអង្គរ',
        logo: (await fileOf(harness(), admin, 'logo')).path,
        photos: [(await fileOf(harness(), admin, 'picture')).path],
        cover: (await fileOf(harness(), admin, 'picture')).path,
        benefits: ['insurance', 'meals'],
        languages: ['km', 'en'],
        about: '<p>Since 1999.</p>',
        size: '51-200',
        website: 'https://example.com/',
        address: 'Street 1',
        registrationNumber: '00012345',
        vatTin: 'K001-123456789',
      };
      const { correctionReason, ...least } = correction;
      return {
        least,
        full: [full],
        async save(body) {
          const api = harness().as(admin);
          const saved = await api.call(adminCompanyUpdate, { params, body: { ...body, correctionReason } });
          return [saved.body.data, (await api.call(adminCompanyGet, { params })).body.data];
        },
      };
    },
  };
}
