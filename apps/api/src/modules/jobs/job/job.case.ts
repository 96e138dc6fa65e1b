import { jobCopy, jobCreate, jobSchedule, jobUpdate, ownJobGet } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { expect } from 'vitest';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import {
  type Full,
  fileOf,
  type Person,
  type RoundTrip,
  type Values,
} from '../../../testing/round-trip/round-trip.ts';

const ownJob =
  (overrides: Parameters<typeof createJob>[1], body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createJob(prisma, { ...overrides, ownerId: owner.id });
    const stored = async () => [
      await prisma.job.findUnique({ where: { id }, include: { skills: true } }),
      await prisma.job.count({ where: { createdById: owner.id } }),
    ];
    return { id, owner, body, stored };
  };

const shared =
  (make: MakeCase): MakeCase =>
  async (prisma) => ({ ...(await make(prisma)), isShared: true });

export const accessCases: Record<string, MakeCase> = {
  'GET /job/:id': shared(ownJob({})),
  'GET /job/own/:id': ownJob({ status: 'draft' }),
  'GET /job/own/:id/preview': ownJob({ status: 'draft' }),
  'PUT /job/:id/schedule': ownJob({ status: 'draft', scheduledOn: new Date() }, { scheduledOn: null }),
  'PUT /job/:id': ownJob({ status: 'draft' }, { title: 'Another title' }),
  'DELETE /job/:id': ownJob({ status: 'draft' }),
  'POST /job/:id/status': ownJob({}, { status: 'closed', closingDate: addDays(today(), 5) }),
  'POST /job/:id/refresh': ownJob({}),
  'POST /job/:id/copy': ownJob({}),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  const reference = async () => ({
    categoryId: (await harness().prisma.category.findFirstOrThrow()).id,
    industryId: (await harness().prisma.industry.findFirstOrThrow()).id,
    provinceId: (await harness().prisma.province.findFirstOrThrow()).id,
  });

  async function jobOf(owner: Person): Promise<Pick<RoundTrip, 'least' | 'full'>> {
    const full: Full<typeof jobCreate> = {
      ...(await reference()),
      title: 'Cook',
      type: 'internship',
      experience: '3-years',
      qualification: 'vocational',
      gender: 'female',
      ageFrom: 21,
      ageTo: 43,
      vacancies: 7,
      currency: 'KHR',
      salaryFrom: 80_000_000,
      salaryTo: 90_000_000,
      negotiable: false,
      remote: true,
      address: 'Street 51',
      description: '<p>Cooks.</p>',
      requirements: '<p>Hands.</p>',
      benefits: '<p>Lunch.</p>',
      perks: ['housing', 'overtime'],
      skills: [
        { kind: 'hard', name: 'Amok' },
        { kind: 'soft', name: 'Patience' },
      ],
      questions: [
        { kind: 'yes-no', text: 'Do you cook?', required: true, wantedAnswer: 'yes' },
        {
          kind: 'number',
          text: 'For how long?',
          unit: 'years',
          minimum: 0,
          maximum: 50,
          wantedMinimum: 2,
          wantedMaximum: 9.5,
        },
        {
          kind: 'choice',
          text: 'What?',
          several: true,
          options: [{ name: 'Amok', fits: true }, { name: 'Bread' }],
        },
        { kind: 'text', text: 'Why?' },
      ],
      criteria: ['Sense of taste', 'Communication'],
      languages: ['zh', 'km'],
      closingDate: addDays(today(), 20),
      attachments: [await fileOf(harness(), owner), await fileOf(harness(), owner)],
      applyBy: ['email', 'phone'],
      contactName: 'Sokha',
      contactPhone: '+85512345678',
      contactEmail: 'sokha@example.com',
      scheduledOn: addDays(today(), 3),
    };
    const { salaryFrom: _, salaryTo: __, ...unpaid } = full;
    return { least: { title: 'Baker' }, full: [full, { ...unpaid, negotiable: true }] };
  }

  /** The saved job as its form reads it, and a copy of it, which has no schedule. */
  async function jobsAs(owner: Person, id: string): Promise<Values[]> {
    const read = async (of: string) =>
      (
        await harness()
          .as(owner)
          .call(ownJobGet, { params: { id: of } })
      ).body.data as Values;
    const copied = await harness().as(owner).call(jobCopy, { params: { id } });
    const saved = await read(id);
    const copies = [copied.body.data, await read(copied.body.data._id)];
    expect(copies.map(({ scheduledOn }) => scheduledOn)).toEqual([null, null]);
    return [saved, ...copies.map((copy) => ({ ...copy, scheduledOn: saved.scheduledOn }))];
  }

  return {
    'POST /job': async () => {
      const owner = await createRecruiter(harness().prisma);
      return {
        ...(await jobOf(owner)),
        async save(body) {
          const { data } = (await harness().as(owner).call(jobCreate, { body })).body;
          return [data, ...(await jobsAs(owner, data._id))];
        },
      };
    },
    'PUT /job/:id': async () => {
      const owner = await createRecruiter(harness().prisma);
      const { id } = await createJob(harness().prisma, { ownerId: owner.id, status: 'draft' });
      return {
        ...(await jobOf(owner)),
        async save(body) {
          const { data } = (await harness().as(owner).call(jobUpdate, { params: { id }, body })).body;
          return [data, ...(await jobsAs(owner, id))];
        },
      };
    },
    'PUT /job/:id/schedule': async () => {
      const owner = await createRecruiter(harness().prisma);
      const { id } = await createJob(harness().prisma, { ownerId: owner.id, status: 'draft' });
      return {
        least: { scheduledOn: null },
        full: [{ scheduledOn: addDays(today(), 3) }],
        async save(body) {
          const { data } = (await harness().as(owner).call(jobSchedule, { params: { id }, body })).body;
          // A copy has no schedule.
          return [data, (await harness().as(owner).call(ownJobGet, { params: { id } })).body.data];
        },
      };
    },
  };
}
