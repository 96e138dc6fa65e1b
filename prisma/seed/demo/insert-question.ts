import { suggestedQuestion, suggestionNames } from '@acheep/contract/hiring/question-suggestion';
import { languageOf } from '@acheep/contract/kernel/locale';
import type { JobQuestion, Prisma, PrismaClient } from '@acheep/database/client';
import type { Employer } from './insert-company.ts';

/** Some of the suggested questions, different ones for each job. */
function questionsOf(title: string, turn: number) {
  const names = suggestionNames.filter((_, place) => (place + turn) % 3 !== 0);
  return names.map((name) => {
    const question = suggestedQuestion(name, languageOf(title));
    // Wanted: the earliest times to start, and the highest levels of skill.
    const matching = name === 'notice' ? question.options.slice(0, 3) : question.options.slice(-2);
    return { ...question, matching };
  });
}

/** Every second open job of the demo has some questions, and wants certain years, options and yes answers of the first. */
export async function insertQuestions(prisma: PrismaClient, employers: readonly Employer[]): Promise<void> {
  const open = await prisma.job.findMany({
    where: { status: 'active', companyId: { in: employers.map(({ companyId }) => companyId) } },
    orderBy: { postCode: 'asc' },
    select: { id: true, title: true },
  });
  const data = open.flatMap(({ id: jobId, title }, turn) =>
    turn % 2 === 1
      ? []
      : questionsOf(title, turn / 2).map(
          (
            { options, matching, wantedAnswer, ...question },
            position,
          ): Prisma.JobQuestionCreateManyInput => ({
            ...question,
            jobId,
            position,
            required: position < 3,
            options: options.map(({ name }) => name),
            wanted: wantedAnswer ? [wantedAnswer] : matching.map(({ name }) => name),
            wantedMinimum: question.maximum ? 2 : null,
          }),
        ),
  );
  await prisma.jobQuestion.createMany({ data });
}

/** Answer of one applicant: occasionally one that does not match, and sometimes none where it is optional. */
function answerTo({ kind, options, required, wanted, wantedMinimum, maximum }: JobQuestion, luck: number) {
  if (!required && luck % 4 === 0) return { fits: wanted.length > 0 ? false : null };
  if (kind === 'number') {
    const number = maximum ? luck % 7 : 300 + (luck % 6) * 50;
    return { number, fits: wantedMinimum === null ? null : number >= wantedMinimum };
  }
  const choice = kind === 'yes-no' ? (luck % 5 === 0 ? 'no' : 'yes') : options[luck % options.length];
  const chosen = choice ? [choice] : [];
  return { chosen, fits: wanted.length > 0 ? chosen.some((one) => wanted.includes(one)) : null };
}

/** Answers of the applicants for such a job. */
export async function insertAnswers(prisma: PrismaClient): Promise<void> {
  const applied = await prisma.application.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, job: { select: { questions: { orderBy: { position: 'asc' } } } } },
  });
  const data = applied.flatMap(({ id: applicationId, job: { questions } }, turn) =>
    questions.map((question, position) => ({
      applicationId,
      position,
      questionId: question.id,
      kind: question.kind,
      asked: question.text,
      unit: question.unit,
      ...answerTo(question, turn * 5 + position * 3),
    })),
  );
  await prisma.applicationAnswer.createMany({ data });
}
