import { criteriaOf } from '@acheep/contract/hiring/scorecard-option';
import type { PrismaClient } from '@acheep/database/client';
import { demoAccounts, demoColleagues } from './account.ts';

const notes = [
  'Answered every question calmly, with examples from earlier work.',
  'ធ្លាប់ធ្វើការងារនេះ តែត្រូវរៀនប្រើកម្មវិធីថ្មី។',
];

/**
 * A scorecard of the interviewer, which is withheld from the demo recruiter until they give their own; and for another
 * candidate one of the recruiter and one of a colleague who has left.
 */
export async function insertScorecards(prisma: PrismaClient): Promise<void> {
  const idOf = async (email: string) =>
    (await prisma.user.findUniqueOrThrow({ where: { email }, select: { id: true } })).id;
  const [ownerId, colleagueId] = [await idOf(demoAccounts[0].email), await idOf(demoColleagues[0].email)];
  const interviews = await prisma.interview.findMany({
    where: { interviewerId: ownerId, status: 'agreed' },
    orderBy: { startsAt: 'asc' },
    take: notes.length,
    select: { applicationId: true },
  });
  for (const [turn, { applicationId }] of interviews.entries())
    for (const authorId of turn === 0 ? [colleagueId] : [null, ownerId]) {
      const own = authorId === ownerId;
      await prisma.scorecard.create({
        data: {
          applicationId,
          authorId,
          overall: own ? 3 : 4 - turn,
          note: own ? null : (notes[turn] ?? null),
          scores: {
            create: criteriaOf([]).map((criterion, position) => ({
              criterion,
              position,
              score: 4 - ((turn + position + Number(own)) % 3),
            })),
          },
        },
      });
      await prisma.applicationEvent.create({ data: { applicationId, kind: 'scored', byId: authorId } });
    }
}
