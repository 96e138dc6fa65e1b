import { alertCreate, alertList, alertUpdate } from '@acheep/contract/jobs/job-alert';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

const savedSearch =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id, userId } = await createJobAlert(prisma);
    const stored = () => prisma.jobAlert.findUnique({ where: { id } });
    return { id, owner: { id: userId }, body, stored };
  };

export const accessCases: Record<string, MakeCase> = {
  'PUT /job-alert/:id': savedSearch({ name: 'Cooks', frequency: 'weekly' }),
  'DELETE /job-alert/:id': savedSearch(),
};

export const roundTrips = (harness: () => Harness): Record<string, () => Promise<RoundTrip>> => ({
  'POST /job-alert': async () => {
    const api = harness();
    const person = await createUser(api.prisma);
    const full: Full<typeof alertCreate> = {
      name: 'Cooks',
      frequency: 'daily',
      criteria: {
        categoryId: [(await api.prisma.category.findFirstOrThrow()).id],
        industryId: [(await api.prisma.industry.findFirstOrThrow()).id],
        provinceId: [(await api.prisma.province.findFirstOrThrow()).id],
        search: 'cook ចុងភៅ',
        companyId: (await createRecruiter(api.prisma)).company?.id ?? '',
        type: ['internship', 'part-time'],
        experience: ['fresh'],
        qualification: ['vocational'],
        adLanguage: ['km'],
        remote: true,
        salary: 300,
        posted: '7d',
      },
    };
    return {
      least: { name: 'All', frequency: 'none', criteria: {} },
      full: [full],
      async save(body) {
        const saved = await api.as(person).call(alertCreate, { body });
        return [saved.body.data, (await api.as(person).call(alertList)).body.data[0]];
      },
    };
  },
  'PUT /job-alert/:id': async () => {
    const api = harness();
    const { id, userId } = await createJobAlert(api.prisma);
    const person = { id: userId };
    const full: Full<typeof alertUpdate> = { name: 'Cooks', frequency: 'weekly', paused: true };
    return {
      least: { name: 'All', frequency: 'none' },
      full: [full],
      async save(body) {
        const saved = await api.as(person).call(alertUpdate, { params: { id }, body });
        return [saved.body.data, (await api.as(person).call(alertList)).body.data[0]];
      },
    };
  },
});
