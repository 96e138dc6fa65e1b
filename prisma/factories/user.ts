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

/** A recruiter with a company. */
export function createRecruiter(
  prisma: PrismaClient,
  {
    company,
    ...overrides
  }: Partial<Omit<Prisma.UserCreateInput, 'company'>> & { company?: { name: string; nameKm?: string } } = {},
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
