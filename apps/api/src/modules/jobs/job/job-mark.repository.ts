import type { JobMarkKind } from '@acheep/contract/jobs/job-moderation-option';
import type { Transaction } from '@acheep/database/connection';
import { alike, type Print } from './job-print.ts';

export interface NewMark {
  kind: JobMarkKind;
  basis: string;
  said: string | null;
  aboutId: string | null;
}

interface Same {
  id: string;
  own: boolean;
}

export async function savePrint(tx: Transaction, jobId: string, print: Print | null) {
  if (!print) await tx.jobPrint.deleteMany({ where: { jobId } });
  else await tx.jobPrint.upsert({ where: { jobId }, create: { jobId, ...print }, update: print });
}

/**
 * Oldest earlier jobs with nearly the same text, one of another company and one of its own in the same province, among
 * those that are open, waiting, or closed by the operator. Of two alike the later one is the copy.
 */
export const findSame = (tx: Transaction, jobId: string, print: Print) => tx.$queryRaw<Same[]>`
  SELECT DISTINCT ON (own) * FROM (
    SELECT o.id, o.created_at, o.company_id = j.company_id AS own
    FROM job_print p JOIN job o ON o.id = p.job_id JOIN job j ON j.id = ${jobId}::uuid
    WHERE p.bands && ${print.bands}::int[] AND o.created_at < j.created_at
      AND (o.status IN ('active', 'pending') OR o.stopped = 'closed')
      AND (o.company_id <> j.company_id OR o.province_id IS NOT DISTINCT FROM j.province_id)
      AND (SELECT count(*) FROM unnest(p.hashes, ${print.hashes}::int[]) AS h (one, other) WHERE one = other) >= ${alike}
    LIMIT 200) AS found
  ORDER BY own, created_at, id`;

/** Oldest earlier job of the same company and province with the same title and texts, however short these are. */
export const findSameWords = (tx: Transaction, jobId: string) => tx.$queryRaw<Same[]>`
  SELECT o.id, true AS own
  FROM job j JOIN job o ON o.company_id = j.company_id AND o.created_at < j.created_at
    AND lower(o.title) = lower(j.title) AND o.province_id IS NOT DISTINCT FROM j.province_id
    AND o.description IS NOT DISTINCT FROM j.description AND o.requirements IS NOT DISTINCT FROM j.requirements
  WHERE j.id = ${jobId}::uuid AND (o.status IN ('active', 'pending') OR o.stopped = 'closed')
  ORDER BY o.created_at, o.id LIMIT 1`;

/** Marks a job that people have reported, until `clearReported`; a mark that the operator has dismissed stays so. */
export const markReported = (tx: Transaction, jobId: string, foundAt: Date) =>
  tx.jobMark.createMany({
    data: { jobId, kind: 'reported' satisfies JobMarkKind, basis: '', foundAt },
    skipDuplicates: true,
  });

export const clearReported = (tx: Transaction, jobId: string) =>
  tx.jobMark.deleteMany({ where: { jobId, kind: 'reported' satisfies JobMarkKind } });

/** Replaces the marks found in the text of a job; a mark with the same basis as before keeps its dismissal. */
export async function saveMarks(tx: Transaction, jobId: string, marks: readonly NewMark[], foundAt: Date) {
  const had = new Map((await tx.jobMark.findMany({ where: { jobId } })).map((mark) => [mark.kind, mark]));
  const kept: JobMarkKind[] = ['reported', ...marks.map(({ kind }) => kind)];
  await tx.jobMark.deleteMany({ where: { jobId, kind: { notIn: kept } } });
  for (const { kind, ...found } of marks) {
    if (had.get(kind)?.basis === found.basis) continue;
    const fields = { ...found, foundAt, fineAt: null };
    await tx.jobMark.upsert({
      where: { jobId_kind: { jobId, kind } },
      create: { jobId, kind, ...fields },
      update: fields,
    });
  }
}
