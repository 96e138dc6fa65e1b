import { adminEnquiryList, adminEnquiryUpdate } from '@acheep/contract/content/enquiry';
import { createEnquiry } from '@acheep/prisma/factories/service';
import { createUser } from '@acheep/prisma/factories/user';
import { type MakeCase, operators } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip, Values } from '../../../testing/round-trip/round-trip.ts';

const enquiry = operators(createEnquiry, (prisma, id) =>
  prisma.enquiry.findUnique({ where: { id }, include: { answers: true } }),
);

export const accessCases: Record<string, MakeCase> = {
  'PUT /admin/enquiry/:id': enquiry({ status: 'done' }),
  'POST /admin/enquiry/:id/answer': enquiry({ text: 'Thank you.' }),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const admin = () => createUser(harness().prisma, { role: 'admin' });

  const byId = (rows: Values[], id: unknown) => rows.filter(({ _id }) => _id === id);

  return {
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
  };
}
