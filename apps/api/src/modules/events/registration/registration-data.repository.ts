import type { PrismaClient } from '@acheep/database/client';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { worksFor } from '../../companies/company/company.repository.ts';

/** For the data export: the user's registrations, and those for trainings and events of their company. */
export const eachRegistration = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.registration.findMany({
      where: { ...where, OR: [{ userId }, { gathering: { company: worksFor(userId, 'post') } }] },
      select: {
        id: true,
        state: true,
        fee: true,
        currency: true,
        paidAt: true,
        attendedAt: true,
        cancelledAt: true,
        createdAt: true,
        updatedAt: true,
        user: { select: { name: true } },
        messages: { select: { subject: true, text: true, createdAt: true }, orderBy: { id: 'asc' } },
        gathering: {
          select: {
            id: true,
            kind: true,
            title: true,
            startsAt: true,
            endsAt: true,
            company: { select: { name: true, nameKm: true } },
          },
        },
      },
      ...page,
    }),
  );
