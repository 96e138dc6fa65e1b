import type { StageReference } from '@acheep/contract/hiring/stage-choice';
import { firstStandardStage, hired, standardStages } from '@acheep/contract/hiring/stage-option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { jobsOf } from '../../../search/listed-page.repository.ts';
import { worksFor } from '../../companies/company/company.repository.ts';
import { seenIn } from '../application/seen-application.repository.ts';

export interface StageRow {
  id: string;
  nameEn: string;
  nameKm: string;
}

const { sql, empty } = Prisma;

/** Stages of a company in their order, and when they were saved: never for the standard ones. */
export async function listStages(db: PrismaClient | Transaction, companyId: string) {
  const rows = await db.candidateStage.findMany({
    where: { companyId },
    orderBy: { position: 'asc' },
    select: { id: true, nameEn: true, nameKm: true, updatedAt: true },
  });
  const stages: readonly StageRow[] = rows.length > 0 ? rows : standardStages;
  return { stages, savedAt: rows[0]?.updatedAt ?? null };
}

/** Replaces the stages of a locked company. */
export async function saveStages(
  tx: Transaction,
  companyId: string,
  stages: readonly (Omit<StageRow, 'id'> & { id?: string | undefined })[],
  updatedAt: Date,
) {
  const data: Prisma.CandidateStageCreateManyInput[] = stages.map(({ id, nameEn, nameKm }, position) => ({
    companyId,
    ...(id && { id }),
    nameEn,
    nameKm,
    position,
    updatedAt,
  }));
  await tx.candidateStage.deleteMany({ where: { companyId } });
  await tx.candidateStage.createMany({ data });
}

export const isHired = {
  status: 'shortlisted',
  hiredAt: { not: null },
} satisfies Prisma.ApplicationWhereInput;

/** Filter for short-listed candidates in a stage, or the hired ones. */
export const inStage = (stage: StageReference): Prisma.ApplicationWhereInput => {
  if (stage === hired) return isHired;
  const isThere =
    stage === firstStandardStage ? [{ stageId: stage }, { stageId: null }] : [{ stageId: stage }];
  return { status: 'shortlisted', hiredAt: null, OR: isThere };
};

/** The same in SQL. */
export const isInStage = (stage: StageReference) =>
  stage === hired
    ? sql`e.status = 'shortlisted' AND e.hired_at IS NOT NULL`
    : sql`e.status = 'shortlisted' AND e.hired_at IS NULL
        AND coalesce(e.stage_id, ${firstStandardStage}::uuid) = ${stage}::uuid`;

const isIn = (companyId: string) => sql`a.job_id = ANY(${jobsOf(companyId)})`;
const isShortListed = sql`a.status = 'shortlisted' AND a.hired_at IS NULL`;

/** Number of candidates by stage, of those that the actor may see; the hired ones are in none. */
export async function countInStages(db: PrismaClient | Transaction, companyId: string, actor: Actor) {
  const seen = seenIn('a', actor);
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    SELECT coalesce(a.stage_id, ${firstStandardStage}::uuid)::text AS id, count(*)::int AS count
    FROM application a WHERE ${isIn(companyId)} AND ${isShortListed} ${seen ? sql`AND ${seen}` : empty} GROUP BY 1`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Moves the candidates of a deleted stage of a locked company, with an event for each. */
export async function moveStage(
  tx: Transaction,
  companyId: string,
  { from, to, byId, at }: { from: string; to: StageRow; byId: string; at: Date },
) {
  await tx.$executeRaw`
    WITH held AS (
      SELECT a.id FROM application a
      WHERE ${isIn(companyId)} AND ${isShortListed} AND coalesce(a.stage_id, ${firstStandardStage}::uuid) = ${from}::uuid
      ORDER BY a.id FOR NO KEY UPDATE),
    moved AS (
      UPDATE application a SET stage_id = ${to.id}::uuid, updated_at = ${at} FROM held WHERE a.id = held.id
      RETURNING a.id)
    INSERT INTO application_event (application_id, kind, by_id, stage_en, stage_km, created_at)
    SELECT id, 'moved', ${byId}::uuid, ${to.nameEn}, ${to.nameKm}, ${at} FROM moved`;
}

export const eachStage = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.candidateStage.findMany({
      where: { ...where, company: worksFor(userId) },
      select: { id: true, nameEn: true, nameKm: true, position: true, createdAt: true, updatedAt: true },
      ...page,
    }),
  );
