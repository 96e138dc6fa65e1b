import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import { searchFields } from '@acheep/search/analysis/search-fields';
import { unique } from './unique.ts';

/** The factory's accounts sign in through the harness, as by a provider, or are given another hash. */
const noPassword = '';

/** By default an activated job seeker. */
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

/** Order of the factory's companies: more jobs than any test needs, for a year. */
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

/** Recruiter with a company and an order for `jobs` jobs, by default plenty; 0 creates no order. */
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

/** Recruiter who is a member of another user's company, with its role there. */
export async function createMember(
  prisma: PrismaClient,
  companyId: string,
  {
    member,
    ...overrides
  }: Partial<Prisma.UserCreateInput> & { member?: { role?: string; billing?: boolean } } = {},
) {
  const user = await createUser(prisma, { role: 'recruiter', ...overrides });
  await prisma.companyMember.create({ data: { userId: user.id, companyId, ...member } });
  return user;
}
