import { participantAdd, participantList } from '@acheep/contract/events/participant';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createParticipantByHand, createRegistration } from '@acheep/prisma/factories/registration';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';
import type { Harness } from '../../../testing/harness.ts';
import type { Full, RoundTrip } from '../../../testing/round-trip/round-trip.ts';

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

/** Somebody without an account on the list of the owner's training. */
const byHand =
  (body?: object, state: 'seat' | 'waiting' = 'seat'): MakeCase =>
  async (prisma) => {
    const owner = await createTrainer(prisma);
    const { id: gatheringId } = await createGathering(prisma, { ownerId: owner.id });
    const { id } = await createParticipantByHand(prisma, { gatheringId, state });
    return { id, owner, body, stored: () => prisma.registration.findUnique({ where: { id } }) };
  };

const moved: MakeCase = async (prisma) => {
  const made = await byHand()(prisma);
  const { id: gatheringId } = await createGathering(prisma, { ownerId: made.owner.id });
  return { ...made, body: { gatheringId, seat: 'free' } };
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
  'POST /gathering/:id/participant': held(() => ({ name: 'Sok Dara', phone: '+85512345678', seat: 'free' })),
  'POST /gathering/participant/:id/seat': byHand({ seat: 'free' }, 'waiting'),
  'POST /gathering/participant/:id/move': moved,
  'POST /gathering/participant/:id/cancel': byHand({ reason: 'They phoned.' }),
  'DELETE /gathering/participant/:id': byHand(),
  'GET /gathering/:id/participant/csv': held(),
  'GET /gathering/:id/participant/sheet': held(),
};

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  return {
    'POST /gathering/:id/participant': async () => {
      const api = harness();
      const trainer = await createTrainer(api.prisma);
      const { id } = await createGathering(api.prisma, { ownerId: trainer.id, seats: 1 });
      const full: Full<typeof participantAdd> = {
        name: 'Keo Pisey',
        phone: '+85587654321',
        email: 'pisey@example.com',
        note: 'Pays on Saturday',
        seat: 'waiting',
      };
      return {
        least: { name: 'Sok Dara', phone: '+85512345678', seat: 'free' },
        full: [full],
        async save(body) {
          const params = { id };
          const { data } = (await api.as(trainer).call(participantAdd, { params, body })).body;
          const rows = (await api.as(trainer).call(participantList, { params })).body.data;
          const listed = rows.find(({ _id }: { _id: string }) => _id === data._id);
          // The only seat is taken by the first.
          return [data, listed].map((row) => ({ ...row, seat: row.state === 'seat' ? 'free' : row.state }));
        },
      };
    },
  };
}
