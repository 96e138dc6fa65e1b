import { adminServiceCreate, adminServiceList, adminServiceUpdate } from '@acheep/contract/billing/service';
import { adminBannerCreate, adminBannerList, adminBannerUpdate } from '@acheep/contract/content/banner';
import { adminEnquiryList, adminEnquiryUpdate } from '@acheep/contract/content/enquiry';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createBanner } from '@acheep/prisma/factories/banner';
import { createEnquiry, createService } from '@acheep/prisma/factories/service';
import { createUser } from '@acheep/prisma/factories/user';
import type { Harness } from '../harness.ts';
import { type Full, fileOf, type RoundTrip, type Values } from './round-trip.ts';

const service = {
  title: 'Screening',
  titleKm: 'សម្រាំង',
  text: 'We read.',
  textKm: 'យើងអាន។',
  currency: 'USD',
  isActive: false,
};
const fullService: Full<typeof adminServiceCreate> = {
  title: 'Support',
  titleKm: 'ជំនួយ',
  text: 'We help.',
  textKm: 'យើងជួយ។',
  price: 400_000_00,
  currency: 'KHR',
  isActive: true,
  effect: 'job-boost',
  amount: 14,
};
const banner = { type: 'home', text: 'Fair', textKm: 'ពិព័រណ៍', isActive: false };

/** Records that the operator maintains for the library. */
export function libraryRoundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
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
    return { least: banner, full: [full] };
  }

  return {
    'POST /admin/service': async () => {
      const api = harness();
      const person = await admin();
      return {
        least: service,
        full: [fullService],
        async save(body) {
          const { data } = (await api.as(person).call(adminServiceCreate, { body })).body;
          return [data, ...byId((await api.as(person).call(adminServiceList)).body.data, data._id)];
        },
      };
    },
    'PUT /admin/service/:id': async () => {
      const api = harness();
      const person = await admin();
      const { id } = await createService(api.prisma);
      return {
        least: service,
        full: [fullService],
        async save(body) {
          const { data } = (await api.as(person).call(adminServiceUpdate, { params: { id }, body })).body;
          return [data, ...byId((await api.as(person).call(adminServiceList)).body.data, id)];
        },
      };
    },
    'PUT /admin/enquiry/:id': async () => {
      const api = harness();
      const person = await admin();
      const { id } = await createEnquiry(api.prisma);
      const full: Full<typeof adminEnquiryUpdate> = { status: 'done', note: 'Called her.' };
      return {
        least: { status: 'open' },
        full: [full],
        async save(body) {
          const { data } = (await api.as(person).call(adminEnquiryUpdate, { params: { id }, body })).body;
          const listed = await api.as(person).call(adminEnquiryList, { query: { limit: 100 } });
          return [data, ...byId(listed.body.data, id)];
        },
      };
    },
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
