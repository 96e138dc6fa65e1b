import { ownCompanyGet, ownCompanyUpdate } from '@acheep/contract/companies/company';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import { type Full, fileOf, type RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const company: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const stored = () => prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } });
  return { id: (await stored()).id, owner, stored, isShared: true };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /company/:id': company,
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const reference = async () => ({
    categoryId: (await harness().prisma.category.findFirstOrThrow()).id,
    industryId: (await harness().prisma.industry.findFirstOrThrow()).id,
    provinceId: (await harness().prisma.province.findFirstOrThrow()).id,
  });

  return {
    'PUT /company/own': async () => {
      const owner = await createRecruiter(harness().prisma);
      const { categoryId: _, ...references } = await reference();
      const full: Full<typeof ownCompanyUpdate> = {
        ...references,
        name: 'Angkor Coffee',
        nameKm: 'កាហ្វេអង្គរ',
        logo: (await fileOf(harness(), owner, 'logo')).path,
        photos: [
          (await fileOf(harness(), owner, 'picture')).path,
          (await fileOf(harness(), owner, 'picture')).path,
        ],
        cover: (await fileOf(harness(), owner, 'picture')).path,
        benefits: ['insurance', 'meals'],
        languages: ['km', 'en'],
        about: '<p>Since 1999.</p>',
        size: '51-200',
        website: 'https://example.com/',
        address: 'Street 1',
        registrationNumber: '00012345',
        vatTin: 'K001-123456789',
      };
      return {
        least: { name: 'Angkor', address: 'Street 2' },
        full: [full],
        async save(body) {
          const saved = await harness().as(owner).call(ownCompanyUpdate, { body });
          return [saved.body.data, (await harness().as(owner).call(ownCompanyGet)).body.data];
        },
      };
    },
  };
}
