import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields, searchTags } from '@acheep/search/analysis/search-fields';
import { createRecruiter } from './user.ts';

type Overrides = Partial<
  Omit<
    Prisma.GatheringUncheckedCreateInput,
    | 'sessions'
    | 'speakers'
    | 'attachments'
    | 'companies'
    | 'createdById'
    | 'companyId'
    | 'startsAt'
    | 'endsAt'
  >
> & {
  /** Author, who writes for their company. */
  ownerId?: string;
  /** Days from today on which it takes place, from 8:00 to 11:30. */
  inDays?: readonly number[];
  speakers?: readonly { name: string; title?: string; photoId?: string }[];
};

/** Trainer with a company. */
export const createTrainer = (prisma: PrismaClient, overrides: Parameters<typeof createRecruiter>[1] = {}) =>
  createRecruiter(prisma, { role: 'trainer', jobs: 0, ...overrides });

const sessionIn = (days: number, position: number) => {
  const day = addDays(today(), days);
  return { position, startsAt: momentOf(day, '08:00'), endsAt: momentOf(day, '11:30') };
};

/**
 * By default an active, free training of two mornings, in seven and in eight days, without a seat limit, by a new
 * trainer; an event with `kind`.
 */
export async function createGathering(
  prisma: PrismaClient,
  { ownerId, inDays = [7, 8], speakers = [], ...overrides }: Overrides = {},
) {
  const createdById = ownerId ?? (await createTrainer(prisma)).id;
  const company = await prisma.company.findFirstOrThrow({
    where: { members: { some: { userId: createdById } } },
  });
  const category = await prisma.category.findFirstOrThrow({
    where: overrides.categoryId ? { id: overrides.categoryId } : { slug: 'accounting' },
  });
  const province = await prisma.province.findFirstOrThrow({
    where: overrides.provinceId ? { id: overrides.provinceId } : { slug: 'phnom-penh' },
  });
  const isEvent = overrides.kind === 'event';
  const sessions = inDays.map(sessionIn);
  const gathering = {
    kind: 'training' as const,
    title: isEvent ? 'Job fair' : 'Bookkeeping for beginners',
    description: '<p>How to keep the books of a small company.</p>',
    ...(isEvent ? { eventType: 'job-fair' } : { level: 'beginner' }),
    ...overrides,
  };
  const published = overrides.status === 'draft' ? null : new Date();
  return prisma.gathering.create({
    data: {
      status: 'active',
      languages: ['km'],
      venue: 'Factory Phnom Penh',
      publishedAt: published,
      postedAt: published,
      ...gathering,
      ...searchFields({
        title: [gathering.title],
        tags: searchTags(company, category, province),
        texts: [gathering.description],
      }),
      createdById,
      companyId: company.id,
      categoryId: category.id,
      provinceId: gathering.online ? null : province.id,
      startsAt: sessions[0]?.startsAt ?? null,
      endsAt: sessions.at(-1)?.endsAt ?? null,
      sessions: { create: sessions },
      speakers: { create: speakers.map((speaker, position) => ({ ...speaker, position })) },
    },
  });
}
