import type { Answer } from '@acheep/contract/hiring/answer';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, read, typed } from '@acheep/database/statement';
import { sql } from 'kysely';

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
  const given = sql<{
    id: string;
    place: number;
  }>`unnest(${typed(applicationIds, 'uuid[]')}) WITH ORDINALITY`;
  const rows = await read(
    prisma,
    build
      .selectFrom(given.as<'o'>(sql`o (id, place)`))
      .innerJoin('application_answer as a', 'a.application_id', 'o.id')
      .groupBy('a.asked')
      .select('a.asked')
      .orderBy(sql`min(o.place * 1000 + a.position)`)
      .limit(most),
  );
  return rows.map(({ asked }) => asked);
}

/** Judged answers only, for lists. */
export const judgedInOrder = {
  where: { fits: { not: null } },
  select: { asked: true, fits: true },
  orderBy: { position: 'asc' },
} satisfies Prisma.Application$answersArgs;

/** The only definition of a match. An unanswered judged question is no match; of several options one is enough. */
const fits = sql<boolean>`
  CASE
    WHEN cardinality(q.wanted) > 0 THEN a.chosen && q.wanted
    WHEN q.wanted_minimum IS NOT NULL OR q.wanted_maximum IS NOT NULL THEN
      COALESCE(a.number BETWEEN COALESCE(q.wanted_minimum, '-Infinity') AND COALESCE(q.wanted_maximum, 'Infinity'), false)
  END`;

const judged = build
  .updateTable('application_answer as a')
  .from('job_question as q')
  .set({ fits })
  .whereRef('q.id', '=', 'a.question_id');

/** Judges the answers to questions whose wanted answers have changed. */
export const judgeAnswersTo = (tx: Transaction, questionIds: readonly string[]) =>
  read(tx, judged.where('q.id', '=', anyOf(questionIds, 'uuid[]')));

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
  const answered = questions.flatMap(({ id, kind, text, unit }) => {
    const given = answers.find(({ questionId }) => questionId === id);
    return given ? [{ questionId: id, kind, asked: text, unit, given }] : [];
  });
  if (answered.length === 0) return;
  await tx.applicationAnswer.createMany({
    data: answered.map(({ given: { chosen, number, text }, ...question }, position) => ({
      ...question,
      applicationId,
      position,
      chosen,
      number,
      text,
    })),
  });
  await read(tx, judged.where('a.application_id', '=', applicationId));
}
