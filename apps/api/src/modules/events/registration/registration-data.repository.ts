import type { PrismaClient } from '@acheep/database/client';
import { type Condition, row } from '@acheep/database/statement';
import { eachRow, idsOf } from '../../../search/rows.repository.ts';
import { isOfColleagues } from '../gathering/gathering-own.repository.ts';

const registration = row('registration');
const isOwn = (userId: string): Condition => registration('e.user_id', '=', userId);
const isForColleagues = (userId: string): Condition =>
  registration('e.gathering_id', 'in', idsOf('gathering', isOfColleagues(userId, 'post')));

/** For the data export: the user's registrations, and those for trainings and events of their company. */
export const eachRegistration = (prisma: PrismaClient, userId: string) =>
  eachRow(
    prisma,
    'registration',
    [registration.or([isOwn(userId), isForColleagues(userId)])],
    async (page) => {
      const rows = await prisma.registration.findMany({
        ...page,
        select: {
          id: true,
          userId: true,
          name: true,
          email: true,
          phone: true,
          note: true,
          state: true,
          fee: true,
          currency: true,
          paidAt: true,
          presentAt: true,
          attendedAt: true,
          certificate: { select: { number: true } },
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
      });
      // The note is its organiser's alone.
      return rows.map(({ userId: of, note, ...row }) => ({ ...row, ...(of !== userId && { note }) }));
    },
  );
