import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createGathering } from './gathering.ts';
import { unique } from './unique.ts';
import { createUser } from './user.ts';

/** Seat of a new job seeker in a new training, by default. */
export async function createRegistration(
  prisma: PrismaClient,
  overrides: Partial<Prisma.RegistrationUncheckedCreateInput> & { userId?: string } = {},
) {
  const gatheringId = overrides.gatheringId ?? (await createGathering(prisma)).id;
  const userId = overrides.userId ?? (await createUser(prisma)).id;
  const data = { state: 'seat' as const, currency: 'USD', ...overrides, gatheringId, userId };
  return { ...(await prisma.registration.create({ data })), userId };
}

/** Seat of somebody without an account, whom the organiser added by hand. */
export const createParticipantByHand = (
  prisma: PrismaClient,
  data: Partial<Prisma.RegistrationUncheckedCreateInput> & { gatheringId: string },
) => prisma.registration.create({ data: { state: 'seat', currency: 'USD', name: 'Sok Dara', ...data } });

/** Certificate of a training that no longer exists. */
export async function createCertificate(
  prisma: PrismaClient,
  overrides: Partial<Prisma.CertificateUncheckedCreateInput> & { userId?: string } = {},
) {
  const userId = overrides.userId ?? (await createUser(prisma)).id;
  const made = await prisma.certificate.create({
    data: {
      number: `AC-2026-AAAA-${String(unique()).padStart(4, '2')}`,
      name: 'Sok Dara',
      kind: 'training',
      title: 'Bookkeeping for beginners',
      provider: 'Mekong Training',
      startsOn: new Date('2026-11-14'),
      endsOn: new Date('2026-11-15'),
      days: 2,
      issuedAt: new Date('2026-11-16T02:00:00Z'),
      ...overrides,
      userId,
    },
  });
  return { ...made, userId };
}
