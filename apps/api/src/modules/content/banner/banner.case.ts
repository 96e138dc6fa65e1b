import { adminBannerCreate, adminBannerList, adminBannerUpdate } from '@acheep/contract/content/banner';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createBanner } from '@acheep/prisma/factories/banner';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import { type Full, fileOf, type RoundTrip, type Values } from '../../../testing/round-trip/round-trip.ts';

const banner = operators(createBanner, (prisma, id) =>
  prisma.banner.findUnique({ where: { id }, include: { views: true, clicks: true } }),
);

const bannerOf = { type: 'side', text: 'Fair', textKm: 'ពិព័រណ៍', isActive: false };

const leastBanner = { type: 'home', text: 'Fair', textKm: 'ពិព័រណ៍', isActive: false };

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/banner/:id': banner(bannerOf),
  'DELETE /admin/banner/:id': banner(),
  'POST /banner/:id/view': banner(),
  'POST /banner/:id/click': banner(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const admin = () => createUser(harness().prisma, { role: 'admin' });

  const byId = (rows: Values[], id: unknown) => rows.filter(({ _id }) => _id === id);

  async function bannerRoundTrip(person: { id: string }): Promise<Pick<RoundTrip, 'least' | 'full'>> {
    const picture = async () => (await fileOf(harness(), person, 'picture')).path;
    const full: Full<typeof adminBannerCreate> = {
      type: 'splash-screen',
      image: await picture(),
      imageKm: await picture(),
      alt: 'A hall full of people',
      altKm: 'សាលដែលមានមនុស្សច្រើន',
      text: 'Come to the fair',
      textKm: 'សូមអញ្ជើញមកពិព័រណ៍',
      link: 'https://example.com/fair',
      startsOn: today(),
      endsOn: addDays(today(), 3),
      isActive: true,
    };
    return { least: leastBanner, full: [full] };
  }

  return {
    'POST /admin/banner': async () => {
      const api = harness();
      const person = await admin();
      return {
        ...(await bannerRoundTrip(person)),
        async save(body) {
          const { data } = (await api.as(person).call(adminBannerCreate, { body })).body;
          return [data, ...byId((await api.as(person).call(adminBannerList)).body.data, data._id)];
        },
      };
    },
    'PUT /admin/banner/:id': async () => {
      const api = harness();
      const person = await admin();
      const { id } = await createBanner(api.prisma);
      return {
        ...(await bannerRoundTrip(person)),
        async save(body) {
          const { data } = (await api.as(person).call(adminBannerUpdate, { params: { id }, body })).body;
          return [data, ...byId((await api.as(person).call(adminBannerList)).body.data, id)];
        },
      };
    },
  };
}
