import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createRegistration } from '@acheep/prisma/factories/registration';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A training for which every user may register. */
const open: MakeCase = async (prisma) => {
  const { id } = await createGathering(prisma);
  const stored = () => prisma.registration.findMany({ where: { gatheringId: id } });
  return { id, owner: await createUser(prisma), stored, isShared: true };
};

const ownSeat: MakeCase = async (prisma) => {
  const { id, userId } = await createRegistration(prisma);
  return { id, owner: { id: userId }, stored: () => prisma.registration.findUnique({ where: { id } }) };
};

/** A training of the owner's company, with a registration. */
const held =
  (bodyOf?: (ids: string[]) => object): MakeCase =>
  async (prisma) => {
    const owner = await createTrainer(prisma);
    const { id } = await createGathering(prisma, { ownerId: owner.id });
    const registration = await createRegistration(prisma, { gatheringId: id });
    const stored = () => prisma.registration.findMany({ where: { gatheringId: id } });
    return { id, owner, body: bodyOf?.([registration.id]), stored };
  };

export const accessCases: Record<string, MakeCase> = {
  'GET /registration/gathering/:id': open,
  'POST /registration/gathering/:id': open,
  'POST /registration/:id/cancel': ownSeat,
  'GET /registration/:id/calendar': ownSeat,
  'GET /gathering/:id/participant/summary': held(),
  'GET /gathering/:id/participant': held(),
  'PUT /gathering/:id/participant': held((ids) => ({ ids, isPaid: true })),
  'POST /gathering/:id/participant/email': held((ids) => ({ ids, subject: 'Hello', text: 'At eight.' })),
  'GET /gathering/:id/participant/csv': held(),
  'GET /gathering/:id/participant/sheet': held(),
};
