import type { Answer } from '@acheep/contract/hiring/answer';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Answers of an application, in the order given. */
export const answersInOrder = {
  select: {
    questionId: true,
    kind: true,
    asked: true,
    unit: true,
    chosen: true,
    number: true,
    text: true,
    fits: true,
  },
  orderBy: { position: 'asc' },
} satisfies Prisma.Application$answersArgs;
export type AnswerRow = Prisma.ApplicationAnswerGetPayload<typeof answersInOrder>;

/** Answers without the company's judgement, for the applicant. */
export const sentInOrder = {
  ...answersInOrder,
  select: { ...answersInOrder.select, fits: false },
} satisfies Prisma.Application$answersArgs;
export type SentRow = Prisma.ApplicationAnswerGetPayload<typeof sentInOrder>;

/** The first `most` questions that these applications answer, in the order of the applications. */
export async function listAsked(
  prisma: PrismaClient,
  applicationIds: readonly string[],
  most: number,
): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ asked: string }[]>`
    SELECT a.asked FROM unnest(${applicationIds}::uuid[]) WITH ORDINALITY AS o (id, place)
    JOIN application_answer a ON a.application_id = o.id
    GROUP BY a.asked ORDER BY min(o.place * 1000 + a.position) LIMIT ${most}`;
  return rows.map(({ asked }) => asked);
}

/** Judged answers only, for lists. */
export const judgedInOrder = {
  where: { fits: { not: null } },
  select: { asked: true, fits: true },
  orderBy: { position: 'asc' },
} satisfies Prisma.Application$answersArgs;

/** The only definition of a match. An unanswered judged question is no match; of several options one is enough. */
const fits = Prisma.sql`
  CASE
    WHEN cardinality(q.wanted) > 0 THEN a.chosen && q.wanted
    WHEN q.wanted_minimum IS NOT NULL OR q.wanted_maximum IS NOT NULL THEN
      COALESCE(a.number BETWEEN COALESCE(q.wanted_minimum, '-Infinity') AND COALESCE(q.wanted_maximum, 'Infinity'), false)
  END`;

/** Judges the answers to questions whose wanted answers have changed. */
export const judgeAnswersTo = (tx: Transaction, questionIds: readonly string[]) => tx.$executeRaw`
  UPDATE application_answer a SET fits = ${fits} FROM job_question q
  WHERE q.id = a.question_id AND q.id = ANY(${questionIds}::uuid[])`;

interface Asked {
  id: string;
  kind: string;
  text: string;
  unit: string | null;
}

/** Saves the answers of an application with the current wording of the questions, and judges them. */
export async function createAnswers(
  tx: Transaction,
  applicationId: string,
  questions: readonly Asked[],
  answers: readonly Answer[],
) {
  const asked = questions.flatMap(({ id, kind, text, unit }) => {
    const given = answers.find(({ questionId }) => questionId === id);
    return given ? [{ questionId: id, kind, asked: text, unit, given }] : [];
  });
  if (asked.length === 0) return;
  await tx.applicationAnswer.createMany({
    data: asked.map(({ given: { chosen, number, text }, ...question }, position) => ({
      ...question,
      applicationId,
      position,
      chosen,
      number,
      text,
    })),
  });
  await tx.$executeRaw`
    UPDATE application_answer a SET fits = ${fits} FROM job_question q
    WHERE q.id = a.question_id AND a.application_id = ${applicationId}::uuid`;
}
