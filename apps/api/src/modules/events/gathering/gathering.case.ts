import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { ownEndpoints } from '@acheep/contract/events/gathering-own';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import {
  type Full,
  fileOf,
  type Person,
  type RoundTrip,
  type Values,
} from '../../../testing/round-trip/round-trip.ts';

const own =
  (kind: GatheringKind, overrides: Parameters<typeof createGathering>[1] = {}, body?: unknown): MakeCase =>
  async (prisma) => {
    // Only trainers hold trainings; recruiters may hold events.
    const owner = kind === 'training' ? await createTrainer(prisma) : await createRecruiter(prisma);
    const { id } = await createGathering(prisma, { kind, ...overrides, ownerId: owner.id });
    const stored = async () => [
      await prisma.gathering.findUnique({ where: { id }, include: { sessions: true, speakers: true } }),
      await prisma.gathering.count({ where: { createdById: owner.id } }),
    ];
    return { id, owner, body, stored };
  };

const casesOf = (kind: GatheringKind): Record<string, MakeCase> => ({
  [`GET /${kind}/own/:id`]: own(kind, { status: 'draft' }),
  [`PUT /${kind}/:id`]: own(kind, { status: 'draft' }, { title: 'Another title' }),
  [`DELETE /${kind}/:id`]: own(kind, { status: 'draft' }),
  [`POST /${kind}/:id/status`]: own(kind, {}, { status: 'closed' }),
  [`POST /${kind}/:id/copy`]: own(kind),
});

type Training = Full<(typeof ownEndpoints)['training']['create']>;

type Event = Full<(typeof ownEndpoints)['event']['create']>;

/** All fields except those of the place, which differ between the bodies: in person, or online. */
async function commonOf(api: Harness, owner: Person) {
  const first = addDays(today(), 20);
  return {
    title: 'Bookkeeping',
    categoryId: (await api.prisma.category.findFirstOrThrow()).id,
    cover: (await fileOf(api, owner, 'picture')).path,
    description: '<p>All of it.</p>',
    audience: '<p>Shopkeepers.</p>',
    languages: ['km' as const, 'en' as const],
    sessions: [
      { day: first, from: '08:00', to: '11:30' },
      { day: addDays(first, 7), from: '13:00', to: '17:00' },
    ],
    speakers: [
      {
        name: 'Chan Sophea',
        title: 'Accountant',
        biography: 'Twenty years of it.',
        photo: (await fileOf(api, owner, 'photo')).path,
      },
      { name: 'Keo Vibol' },
    ],
    currency: 'KHR' as const,
    fee: 80_000_00,
    earlyFee: 60_000_00,
    earlyUntil: addDays(first, -5),
    seats: 30,
    registerUntil: addDays(first, -1),
    certificate: true,
    contactName: 'Sokha',
    contactPhone: '+85512345678',
    contactEmail: 'sokha@example.com',
    attachments: [await fileOf(api, owner), await fileOf(api, owner)],
  };
}

async function placeOf(api: Harness) {
  const { id: provinceId } = await api.prisma.province.findFirstOrThrow();
  return { provinceId, venue: 'Hotel Cambodiana', address: 'Sisowath Quay' };
}

const online = { online: true, link: 'https://meet.example.com/books' };

async function trainingOf(api: Harness, owner: Person): Promise<Pick<RoundTrip, 'least' | 'full'>> {
  const full = { ...(await commonOf(api, owner)), level: 'advanced', outcomes: '<p>Books.</p>' };
  const there: Omit<Training, 'online' | 'link'> = { ...full, ...(await placeOf(api)), level: 'advanced' };
  return { least: { title: 'Cooking' }, full: [there, { ...full, ...online }] };
}

async function eventOf(api: Harness, owner: Person): Promise<Pick<RoundTrip, 'least' | 'full'>> {
  const companies = [await createRecruiter(api.prisma), await createRecruiter(api.prisma)];
  const full = {
    ...(await commonOf(api, owner)),
    programme: '<p>Speeches.</p>',
    companyIds: companies.map(({ company }) => company?.id ?? ''),
  };
  const there: Omit<Event, 'online' | 'link'> = { ...full, ...(await placeOf(api)), eventType: 'job-fair' };
  return { least: { title: 'Meeting' }, full: [there, { ...full, ...online, eventType: 'talk' }] };
}

function roundTripsOf(harness: () => Harness, kind: GatheringKind): Record<string, () => Promise<RoundTrip>> {
  const call = ownEndpoints[kind];
  const bodies = kind === 'training' ? trainingOf : eventOf;

  /** The saved gathering as its form reads it, and a copy of it. */
  async function shown(owner: Person, id: string): Promise<Values[]> {
    const api = harness();
    const read = async (of: string) =>
      (await api.as(owner).call(call.get, { params: { id: of } })).body.data as Values;
    const copied = await api.as(owner).call(call.copy, { params: { id } });
    return [await read(id), copied.body.data, await read(copied.body.data._id)];
  }

  return {
    [`POST /${kind}`]: async () => {
      const api = harness();
      const owner = await createTrainer(api.prisma);
      return {
        ...(await bodies(api, owner)),
        async save(body) {
          const { data } = (await api.as(owner).call(call.create, { body })).body;
          return [data, ...(await shown(owner, data._id))];
        },
      };
    },
    [`PUT /${kind}/:id`]: async () => {
      const api = harness();
      const owner = await createTrainer(api.prisma);
      const { id } = await createGathering(api.prisma, { kind, ownerId: owner.id, status: 'draft' });
      return {
        ...(await bodies(api, owner)),
        async save(body) {
          const { data } = (await api.as(owner).call(call.update, { params: { id }, body })).body;
          return [data, ...(await shown(owner, id))];
        },
      };
    },
  };
}

export const accessCases: Record<string, MakeCase> = { ...casesOf('training'), ...casesOf('event') };

export const roundTrips = (harness: () => Harness) => ({
  ...roundTripsOf(harness, 'training'),
  ...roundTripsOf(harness, 'event'),
});
