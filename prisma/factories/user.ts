import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields } from '@acheep/search/search-fields';
import { unique } from './unique.ts';

/** No password fits this: accounts of the factory sign in through the harness, or give a hash of their own. */
const noPassword = 'none';

/** An activated job seeker, unless told otherwise. */
export function createUser(prisma: PrismaClient, overrides: Partial<Prisma.UserCreateInput> = {}) {
  const number = unique();
  return prisma.user.create({
    data: {
      email: `person${number}-${process.pid}@example.com`,
      role: 'user',
      name: `Sok Dara ${number}`,
      passwordHash: noPassword,
      activatedAt: new Date(),
      ...overrides,
    },
  });
}

/** What a company of the factory may post: more than any test does, for a year. */
const plan = (jobs: number) => ({
  status: 'active' as const,
  title: 'Plan of the factory',
  titleKm: 'គម្រោងសាកល្បង',
  duration: 1,
  durationType: 'year' as const,
  jobs,
  cvViews: 1000,
  pinDays: 0,
  boostDays: 0,
  currency: 'USD',
  subtotal: 100_00n,
  vatRate: 0,
  vat: 0n,
  total: 100_00n,
  confirmedAt: new Date(),
  validFrom: new Date(today()),
  validTo: new Date(addDays(today(), 365)),
});

/** A recruiter with a company, which may post as many jobs as any test wants, or `jobs`; 0 has no order at all. */
export function createRecruiter(
  prisma: PrismaClient,
  {
    company,
    jobs = 10_000,
    ...overrides
  }: Partial<Omit<Prisma.UserCreateInput, 'company'>> & {
    company?: { name: string; nameKm?: string };
    jobs?: number;
  } = {},
) {
  const number = unique();
  const { name = `Mekong Trading ${number}`, nameKm } = company ?? {};
  return prisma.user.create({
    data: {
      email: `recruiter${number}-${process.pid}@example.com`,
      role: 'recruiter',
      name: `Chan Sophea ${number}`,
      passwordHash: noPassword,
      activatedAt: new Date(),
      ...overrides,
      company: {
        create: {
          name,
          nameKm,
          address: 'Street 271, Phnom Penh',
          ...(jobs > 0 && { orders: { create: plan(jobs) } }),
          ...searchFields({ title: [name, nameKm], tags: [], texts: ['Street 271, Phnom Penh'] }),
        },
      },
    },
    include: { company: true },
  });
}

/** A recruiter who works for somebody else's company. */
export async function createMember(
  prisma: PrismaClient,
  companyId: string,
  overrides: Partial<Prisma.UserCreateInput> = {},
) {
  const user = await createUser(prisma, { role: 'recruiter', ...overrides });
  await prisma.companyMember.create({ data: { userId: user.id, companyId } });
  return user;
}
