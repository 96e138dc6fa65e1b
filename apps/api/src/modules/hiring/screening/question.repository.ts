import type { QuestionDraft } from '@acheep/contract/hiring/question';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { judgeAnswersTo } from './answer.repository.ts';

export const questionsInOrder = {
  select: {
    id: true,
    kind: true,
    text: true,
    required: true,
    unit: true,
    minimum: true,
    maximum: true,
    several: true,
    options: true,
    wanted: true,
    wantedMinimum: true,
    wantedMaximum: true,
  },
  orderBy: { position: 'asc' },
} satisfies Prisma.Job$questionsArgs;
export type QuestionRow = Prisma.JobQuestionGetPayload<typeof questionsInOrder>;
type Columns = Omit<QuestionRow, 'id'>;

const columnsOf = (question: QuestionDraft): Columns => ({
  kind: question.kind,
  text: question.text,
  required: question.required,
  unit: question.unit ?? null,
  minimum: question.minimum ?? null,
  maximum: question.maximum ?? null,
  several: question.several,
  options: question.options.map(({ name }) => name),
  wanted: question.wantedAnswer
    ? [question.wantedAnswer]
    : question.options.filter(({ fits }) => fits).map(({ name }) => name),
  wantedMinimum: question.wantedMinimum ?? null,
  wantedMaximum: question.wantedMaximum ?? null,
});

/** Parts that applicants read and answer: if one changes, it is a different question. */
const readOf = ({ kind, text, unit, several, options }: Columns) =>
  JSON.stringify([kind, text, unit, several, options]);
const wantedOf = ({ wanted, wantedMinimum, wantedMaximum }: Columns) =>
  JSON.stringify([wanted, wantedMinimum, wantedMaximum]);

/**
 * Replaces the questions of a locked job. Questions whose wording is unchanged keep their id wherever they move, and
 * their answers are judged again if the wanted answers changed. Other questions are deleted; their answers stay.
 */
export async function saveQuestions(tx: Transaction, jobId: string, questions: readonly QuestionDraft[]) {
  const before = await tx.jobQuestion.findMany({ where: { jobId }, ...questionsInOrder });
  const left = [...before];
  const saved = questions.map((question, position) => {
    const columns = columnsOf(question);
    const place = left.findIndex((one) => readOf(one) === readOf(columns));
    return { columns, position, same: place < 0 ? undefined : left.splice(place, 1)[0] };
  });
  if (left.length > 0) await tx.jobQuestion.deleteMany({ where: { id: { in: left.map(({ id }) => id) } } });
  for (const { columns, position, same } of saved)
    if (same) await tx.jobQuestion.update({ where: { id: same.id }, data: { ...columns, position } });
  await tx.jobQuestion.createMany({
    data: saved.flatMap(({ columns, position, same }) => (same ? [] : [{ ...columns, position, jobId }])),
  });
  const judged = saved.flatMap(({ columns, same }) =>
    same && wantedOf(same) !== wantedOf(columns) ? [same.id] : [],
  );
  if (judged.length > 0) await judgeAnswersTo(tx, judged);
}
